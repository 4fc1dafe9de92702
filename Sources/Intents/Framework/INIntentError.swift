/// What goes wrong with interactions, shortcuts and requests.
public let INIntentErrorDomain = "IntentsErrorDomain"
