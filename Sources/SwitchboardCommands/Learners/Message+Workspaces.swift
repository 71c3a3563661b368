import Learning
import Messages

/// What 'init', 'start', 'status' and 'update' say of a workspace.
extension Message {
  /// The path is a folder's.
  static func workspace(_ path: String) -> Message {
    Message("Workspace {path}", ["path": .text(path)])
  }

  /// “start”: what this is, for somebody who has never seen it. 'l', 't', '?' and 'q' are keys.
  static let whatThisIs = Message(
    """
    A lesson shows an idea; an exercise lets you write it. You edit its files in your own editor, and \
    every save is judged in a blink. The command below opens that; in it 'l' shows the lesson, 't' \
    the task, '?' all keys, and 'q' leaves.
    """)

  static let inNoWorkspace = Message("This folder is not in a workspace yet.")

  /// The command is 'switchboard start DIR', what it makes a workspace.
  static func makesOne() -> Message {
    Message("{command}  makes one, and says what to type there.", ["command": .span])
  }

  /// Of a workspace that was whole.
  static let nothingWasMissing = Message("Nothing was missing.")

  /// Of a course that is as a workspace has it.
  static let nothingIsNew = Message("Nothing is new.")
  /// A handout knows nothing of a later one.
  static let nothingIsNewHere = Message(
    """
    Nothing is new in the handout that you have. A later one comes as a file, and is added with \
    'switchboard init FILE'.
    """)

  /// “undo” is typed so; the second command is 'switchboard' alone.
  static func newStub() -> Message {
    Message(
      "{reset}  if you want the new stub ('undo' brings yours back); else {go}",
      ["reset": .span, "go": .span])
  }
}

/// What makes no sense of 'init'. A path is as it was typed.
extension Message {
  static func noHandoutForFolder(_ path: String, _ folder: String) -> Message {
    Message(
      "{path} is no handout's file, so there can be no second folder; leave {folder} out",
      ["path": .text(path), "folder": .text(folder)])
  }

  /// “--course” is an option.
  static func handoutIsCourse(_ path: String) -> Message {
    Message(
      "{path} is a handout, which brings its course along; leave --course out",
      ["path": .text(path)])
  }
}

/// What was done to a workspace.
extension Message {
  /// Names of exercises, or paths of files; of many how many there are. 'switchboard list' is typed so.
  static func isNew(_ names: [String]) -> Message {
    guard names.count <= 6 else {
      return Message(
        one: "new: {count} exercise ('switchboard list' shows it)",
        other: "new: {count} exercises ('switchboard list' shows them)", count: names.count)
    }
    return Message("new: {names}", ["names": .text(names.joined(separator: ", "))])
  }

  /// Paths of files that were deleted.
  static func isBack(_ names: [String]) -> Message {
    Message("back again: {names}", ["names": .text(names.joined(separator: ", "))])
  }

  /// Names of exercises.
  static func newExercises(_ names: [String]) -> Message {
    Message("new exercises: {names}", ["names": .text(names.joined(separator: ", "))])
  }

  /// Paths of files, or “MiniCocoa”, that are as in the course now.
  static func changed(_ names: [String]) -> Message {
    Message("changed: {names}", ["names": .text(names.joined(separator: ", "))])
  }

  /// Paths of files that the course does not have any more.
  static func gone(_ names: [String]) -> Message {
    Message("gone: {names}", ["names": .text(names.joined(separator: ", "))])
  }

  /// Names of exercises that the course does not have any more.
  static func leftAlone(_ names: [String]) -> Message {
    Message(
      "no longer in the course, and left alone: {names}",
      ["names": .text(names.joined(separator: ", "))])
  }

  /// The path is a file's; the reason is one of the sentences below.
  static func left(_ path: String, _ reason: Workspace.Left.Reason) -> Message {
    Message(
      "left as it is: {path} ({reason})",
      ["path": .text(path), "reason": .message(reason.message)])
  }
}

extension Workspace.Left.Reason {
  /// Why a file was left as it is.
  fileprivate var message: Message {
    switch self {
    case .changed: Message("you have changed it, and so has the course")
    case .deleted: Message("you have deleted it; the course has a new one")
    case .taken: Message("it is new in the course, but you have a file of that name")
    case .unknown:
      Message("it differs from the course's; an older switchboard did not note what it gave")
    case .withdrawn: Message("the course does not have it any more, but you have changed it")
    }
  }
}
