/// Why the user has to agree to a list of tasks.
public enum INAddTasksTargetTaskListConfirmationReason: Int, Sendable {
  /// There is no such list yet.
  case listShouldBeCreated = 1
}

/// What a handler makes of the list that tasks are added to.
open class INAddTasksTargetTaskListResolutionResult: INTaskListResolutionResult, @unchecked Sendable
{
  /// The user has to agree to a value.
  public class func confirmationRequired(
    with taskListToConfirm: INTaskList?,
    forReason reason: INAddTasksTargetTaskListConfirmationReason
  ) -> Self {
    Self(outcome: .confirmationRequired(taskListToConfirm))
  }

  /// The same result for this parameter.
  public convenience init(taskListResolutionResult: INTaskListResolutionResult) {
    self.init(outcome: taskListResolutionResult.outcome)
  }
}
