// Apple's own framework is what `import Intents` means here: nothing is added to it.
