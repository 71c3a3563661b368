import Messages

extension Workspace.Left {
  /// The exercise whose stub contains the file.
  var exercise: String? {
    let names = path.split(separator: "/")
    guard names.count > 3, names[0] == "Exercises", names[2] == "Sources" else { return nil }
    return String(names[1])
  }

  /// A message about the file.
  var message: Message { Message("left as it is: \(path, "path") (\(reason.message, "reason"))") }
}

extension Workspace.Left.Reason {
  /// Why a file was left as it is.
  fileprivate var message: Message {
    switch self {
    case .changed: Message("you have changed it, and so has the course")
    case .deleted: Message("you have deleted it; the course has a new one")
    case .taken: Message("it is new in the course, but you have a file of that name")
    case .unknown:
      Message("it differs from the course's; an older switchboard did not record the original")
    case .withdrawn: Message("the course no longer has it, but you have changed it")
    }
  }
}
