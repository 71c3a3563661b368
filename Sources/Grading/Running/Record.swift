import Foundation

/// A record of a running suite. Its tag proves that the runner wrote it, but not that the test
/// library told the runner the truth.
enum Record: Equatable {
  /// The suite has this test, whether or not it should run.
  case testFound(TestName, title: String? = nil)
  case runStarted
  case testStarted(TestName)
  /// An expectation failed. If it `isExpected`, it is known to the author, or only a warning. The
  /// expectation's text quotes the suite, so it is only for learners who may read that.
  case issue(
    test: TestName?, message: String?, expectation: String? = nil, isExpected: Bool = false)
  /// A test was skipped or cancelled by its own code.
  case testGivenUp(TestName?, isSkipped: Bool = false)
  case testEnded(TestName)
  case runEnded
  /// The runner is about to load this library.
  case loading(String)
  /// A library could not be loaded, or the run not be started.
  case loadFailed(String)
  /// The suite has judged something since the last event.
  case judged
  /// Since the last event, the suite has left a check without judging.
  case leftUnjudged
  /// The last record of the runner.
  case finished
  /// Any other valid record: suites, test cases, attached values.
  case other

  /// Parses the text of a line. Returns nil if it is not a record, or if a kind that we read has
  /// the wrong parts. Kinds that the test library may add in the future become `other`.
  init?(_ text: Data) {
    guard let envelope = try? JSONDecoder().decode(Envelope.self, from: text) else {
      guard let head = try? JSONDecoder().decode(Head.self, from: text), !head.isRead else {
        return nil
      }
      self = .other
      return
    }
    guard let payload = envelope.payload else {
      self = .other
      return
    }
    switch envelope.kind {
    case "runner": self = Self.ofRunner(payload)
    case "event": self = Self.event(payload)
    case "test":
      self =
        payload.id.flatMap(TestName.init).map { .testFound($0, title: payload.displayName) }
        ?? .other
    default: self = .other
    }
  }

  private static func ofRunner(_ payload: Envelope.Payload) -> Record {
    switch payload.kind {
    case "loading": .loading(payload.reason ?? "")
    case "loadFailed": .loadFailed(payload.reason ?? "")
    case "judged": .judged
    case "leftUnjudged": .leftUnjudged
    case "finished": .finished
    default: .other
    }
  }

  private static func event(_ payload: Envelope.Payload) -> Record {
    let test = payload.testID.flatMap(TestName.init)
    switch (payload.kind, test) {
    case ("runStarted", _): return .runStarted
    case ("runEnded", _): return .runEnded
    case ("testStarted", let test?): return .testStarted(test)
    case ("testEnded", let test?): return .testEnded(test)
    case ("issueRecorded", _):
      // The expectation's text quotes the suite; only its comment is for learners.
      func texts(_ symbol: String) -> [String] {
        (payload.messages ?? []).filter { $0.symbol == symbol }.map(\.text)
      }
      let comments = texts("details")
      let text = texts("fail").first.map {
        ExpectationText($0, difference: texts("difference").first)
      }
      // Next to a comment, an expression without values adds nothing.
      let said = comments.isEmpty || text?.hasValue == true ? text?.sentence : nil
      return .issue(
        test: test, message: comments.isEmpty ? nil : comments.joined(separator: "\n"),
        expectation: said, isExpected: payload.issue?.isExpected ?? false)
    case ("testSkipped", _): return .testGivenUp(test, isSkipped: true)
    case ("testCancelled", _), ("testCaseCancelled", _): return .testGivenUp(test)
    default: return .other
    }
  }

  /// The parts of every record, whatever its kind.
  private struct Head: Decodable {
    let kind: String
    let event: String?

    init(from decoder: any Decoder) throws {
      let record = try decoder.container(keyedBy: Key.self)
      kind = try record.decode(String.self, forKey: .kind)
      let payload = try? record.nestedContainer(keyedBy: Key.self, forKey: .payload)
      event = try? payload?.decode(String.self, forKey: .kind)
    }

    private enum Key: String, CodingKey {
      case kind, payload
    }

    /// Whether we read records of this kind.
    var isRead: Bool {
      switch kind {
      case "runner", "test": true
      case "event": event.map(Record.eventKinds.contains) ?? true
      default: false
      }
    }
  }

  private static let eventKinds: Set<String> = [
    "runStarted", "runEnded", "testStarted", "testEnded", "issueRecorded", "testSkipped",
    "testCancelled", "testCaseCancelled",
  ]

  /// The parts that we read of Swift Testing's event stream, version 0, and of the runner's own
  /// records.
  private struct Envelope: Decodable {
    struct Payload: Decodable {
      struct Message: Decodable {
        let symbol: String
        let text: String
      }
      /// A failed expectation. In version 0, warnings are included, under a name that may change.
      struct Issue: Decodable {
        let isKnown: Bool?
        let _severity: String?

        var isExpected: Bool { isKnown == true || _severity == "warning" }
      }
      let kind: String?
      let id: String?
      let testID: String?
      let messages: [Message]?
      let reason: String?
      let displayName: String?
      let issue: Issue?
    }
    let kind: String
    let payload: Payload?
  }
}
