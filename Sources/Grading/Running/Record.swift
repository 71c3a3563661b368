import Foundation

/// What one record of a running suite says. Its tag shows that the runner wrote it; what the test
/// library told the runner is a claim all the same.
enum Record: Equatable {
  /// The suite has this test, whether or not it is to run.
  case testFound(TestName, title: String? = nil)
  case runStarted
  case testStarted(TestName)
  /// Something did not hold, even if it `isExpected`: known to the author, or only a warning. What is
  /// said of it quotes the suite, and is only for those who may read that.
  case issue(
    test: TestName?, message: String?, expectation: String? = nil, isExpected: Bool = false)
  /// It was not run, or not to its end, at its own wish.
  case testGivenUp(TestName?, isSkipped: Bool = false)
  case testEnded(TestName)
  case runEnded
  /// The runner is about to load this library.
  case loading(String)
  /// A library could not be loaded, or the run not be started.
  case loadFailed(String)
  /// Since the last event, the suite has judged something.
  case judged
  /// Since the last event, the suite has left a check before it had judged.
  case leftUnjudged
  /// The runner has nothing more to say.
  case finished
  /// Something else that is well formed: suites, cases of tests, values attached.
  case other

  /// The record of a line's text, or nil if it is none, or one whose kind is read here and whose
  /// parts are not what they have to be. What the test library may add one day is `other`.
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
      // The expectation's own text quotes the suite; only its comment is for learners.
      func texts(_ symbol: String) -> [String] {
        (payload.messages ?? []).filter { $0.symbol == symbol }.map(\.text)
      }
      let comments = texts("details")
      let text = texts("fail").first.map {
        ExpectationText($0, difference: texts("difference").first)
      }
      // Beside a comment, an expression without values says nothing more.
      let said = comments.isEmpty || text?.hasValue == true ? text?.sentence : nil
      return .issue(
        test: test, message: comments.isEmpty ? nil : comments.joined(separator: "\n"),
        expectation: said, isExpected: payload.issue?.isExpected ?? false)
    case ("testSkipped", _): return .testGivenUp(test, isSkipped: true)
    case ("testCancelled", _), ("testCaseCancelled", _): return .testGivenUp(test)
    default: return .other
    }
  }

  /// What every record has, however new its kind.
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

    /// Whether records of this kind are read here.
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

  /// Swift Testing's event stream, version 0, as far as it is read here; and the runner's own.
  private struct Envelope: Decodable {
    struct Payload: Decodable {
      struct Message: Decodable {
        let symbol: String
        let text: String
      }
      /// What did not hold. Warnings are in version 0, too, under a name that may change.
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
