import CourseModel
import Testing

/// Conversations from recordings, each with some of the marks.
struct RecordedSample: CustomTestStringConvertible, Sendable {
  let name: String
  let conversation: Conversation

  var testDescription: String { name }

  private init(_ name: String, _ participants: [String], _ steps: [Conversation.Step]) {
    self.name = name
    conversation = Conversation(participants: participants, steps: steps)
  }

  private static func said(
    _ sender: Int, _ receiver: Int, _ text: String, _ mark: Conversation.Mark? = nil,
    isAnswer: Bool = false, on thread: String? = nil
  ) -> Conversation.Step {
    .message(
      Conversation.Message(
        sender: sender, receiver: receiver, text: text, isAnswer: isAnswer, thread: thread,
        mark: mark))
  }

  static let missing = RecordedSample(
    "missing", ["the check", "main", "flipside"],
    [
      .omission(1), said(0, 1, "showInfo()"), said(1, 2, "init()"),
      said(1, 2, "delegate = main", .missing), said(1, 1, "present(_:)"),
      said(1, 1, "dismiss()", .missing),
    ])

  static let misdirected = RecordedSample(
    "misdirected", ["the check", "picker 2", "another picker", "listener"],
    [
      .omission(10), said(0, 1, "delegate = listener"), said(0, 1, "done()"),
      said(1, 2, "init(colorNamed:startingAt:)", .surplus),
      said(
        1, 3, "colorPicker(another picker, didSetColorNamed: \"red\", to: Color(1.0, 0.0, 0.0))",
        .changed(
          expected: "colorPicker(picker 2, didSetColorNamed: \"red\", to: Color(1.0, 0.0, 0.0))")),
      said(1, 2, "close()", .misdirected(expectedSender: 1, expectedReceiver: 3)),
      said(2, 3, "close()", .misdirected(expectedSender: 1, expectedReceiver: 3)),
      said(3, 1, "isDone", .misdirected(expectedSender: 2, expectedReceiver: 0)),
      said(1, 1, "reload()", .surplus),
      said(1, 0, "true", .surplus, isAnswer: true),
    ])

  static let moved = RecordedSample(
    "moved", ["the check", "view", "listener"],
    [
      .omission(4), said(0, 1, "scrollToTop()"),
      said(1, 2, "scrollViewWillScrollToTop(_:)", .belongsHere),
      said(1, 1, "contentOffset = 0"), said(1, 2, "scrollViewWillScrollToTop(_:)", .tooLate),
      said(1, 2, "scrollViewDidScrollToTop(_:)", .tooEarly),
    ])

  static let ended = RecordedSample(
    "ended", ["the check", "poster", "picker", "store"],
    [
      said(0, 1, "open(_:)"), said(1, 2, "delegate = poster"), .end(of: 1, .missing),
      .end(of: 3, nil), .end(of: 2, .surplus), said(0, 1, "close()"), .note("Later."),
      said(0, 3, "count", .surplus),
    ])

  static let stopped = RecordedSample(
    "stopped", ["the check", "settings", "picker"],
    [
      .omission(4), said(1, 2, "delegate = settings"), said(0, 2, "delegate = nil"),
      said(0, 1, "colorPicker(_:didSetColorNamed:to:)"), .interruption(.crash),
      said(1, 1, "dismiss()", .missing),
    ])

  static let threads = RecordedSample(
    "threads", ["desk", "thermometer 1", "screen"],
    [
      said(0, 1, "read()", on: "queue 2"),
      said(1, 0, "20.5", isAnswer: true, on: "queue 2"),
      said(0, 2, "show(20.5)", .changed(expected: "show(20.5)"), on: "queue 2"),
      .interruption(.timeLimit), .interruption(.flood),
    ])

  static let hostile = RecordedSample(
    "hostile", ["the check", "设置", "pi\u{1B}[31mcker\u{202E}", "हिन्दी", "👩‍👩‍👧‍👦 <&>\"'"],
    [
      said(0, 1, "新しい（名前：色）を設定する", .missing), said(1, 2, "❤️\u{7}\n\tx", .surplus),
      said(2, 3, "a\u{9B}b", .changed(expected: "b\u{0}\u{2028}<script>")),
      said(3, 4, "हिन्दी में", .tooEarly, on: "queue\u{1B}"), .end(of: 1, nil), .end(of: 2, .missing),
      .note("</svg>\u{1B}[2J"), said(7, 0, "nobody"), .end(of: 9, nil),
      said(0, 1, "x", .misdirected(expectedSender: 8, expectedReceiver: 1)),
    ])

  static let all = [missing, misdirected, moved, ended, stopped, threads, hostile]
}
