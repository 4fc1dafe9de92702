// All intents of a domain, for handlers that serve a whole one.

/// Handles calls.
public protocol INCallsDomainHandling: INStartAudioCallIntentHandling,
  INStartVideoCallIntentHandling, INSearchCallHistoryIntentHandling
{}

/// Handles messages.
public protocol INMessagesDomainHandling: INSendMessageIntentHandling,
  INSearchForMessagesIntentHandling, INSetMessageAttributeIntentHandling
{}

/// Handles settings in a car.
public protocol INCarPlayDomainHandling: INSetAudioSourceInCarIntentHandling,
  INSetClimateSettingsInCarIntentHandling, INSetDefrosterSettingsInCarIntentHandling,
  INSetSeatSettingsInCarIntentHandling, INSetProfileInCarIntentHandling,
  INSaveProfileInCarIntentHandling
{}

/// Handles workouts.
public protocol INWorkoutsDomainHandling: INStartWorkoutIntentHandling,
  INPauseWorkoutIntentHandling, INEndWorkoutIntentHandling, INCancelWorkoutIntentHandling,
  INResumeWorkoutIntentHandling
{}

/// Handles the radio.
public protocol INRadioDomainHandling: INSetRadioStationIntentHandling {}

/// Handles payments.
public protocol INPaymentsDomainHandling: INSendPaymentIntentHandling,
  INRequestPaymentIntentHandling, INPayBillIntentHandling, INSearchForBillsIntentHandling,
  INSearchForAccountsIntentHandling, INTransferMoneyIntentHandling
{}

/// Handles photos.
public protocol INPhotosDomainHandling: INSearchForPhotosIntentHandling,
  INStartPhotoPlaybackIntentHandling
{}

/// Handles rides.
public protocol INRidesharingDomainHandling: INListRideOptionsIntentHandling,
  INRequestRideIntentHandling, INGetRideStatusIntentHandling, INCancelRideIntentHandling,
  INSendRideFeedbackIntentHandling
{}

/// Handles lists and notes.
public protocol INNotebookDomainHandling: INCreateNoteIntentHandling, INAppendToNoteIntentHandling,
  INAddTasksIntentHandling, INCreateTaskListIntentHandling, INSetTaskAttributeIntentHandling,
  INSearchForNotebookItemsIntentHandling
{}

/// Handles visual codes.
public protocol INVisualCodeDomainHandling: INGetVisualCodeIntentHandling {}

/// Handles cars.
public protocol INCarCommandsDomainHandling: INActivateCarSignalIntentHandling,
  INSetCarLockStatusIntentHandling, INGetCarLockStatusIntentHandling,
  INGetCarPowerLevelStatusIntentHandling
{}
