import Terminal
import Workspaces

extension Workspace.Left {
  /// The exercise whose stub it is of.
  var exercise: String? {
    let names = path.split(separator: "/")
    guard names.count > 3, names[0] == "Exercises", names[2] == "Sources" else { return nil }
    return String(names[1])
  }

  /// What is said of it.
  var line: Line { Line("  left as it is: \(path) (\(reason.words))") }
}

extension Workspace.Left.Reason {
  fileprivate var words: String {
    switch self {
    case .changed: "you have changed it, and so has the course"
    case .deleted: "you have deleted it; the course has a new one"
    case .taken: "it is new in the course, but you have a file of that name"
    case .unknown: "it differs from the course's; an older switchboard did not note what it gave"
    case .withdrawn: "the course does not have it any more, but you have changed it"
    }
  }
}
