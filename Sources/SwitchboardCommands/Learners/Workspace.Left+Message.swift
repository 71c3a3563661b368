import Learning
import Messages

extension Workspace.Left {
  /// The exercise whose stub contains the file.
  var exercise: String? {
    let names = path.split(separator: "/")
    guard names.count > 3, names[0] == "Exercises", names[2] == "Sources" else { return nil }
    return String(names[1])
  }

  /// A message about the file.
  var message: Message { .left(path, reason) }
}
