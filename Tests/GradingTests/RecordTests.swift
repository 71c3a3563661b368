import Foundation
import TestSupport
import Testing

@testable import Grading

/// Records as Swift Testing and the runner write them.
enum RecordText {
  static func started(_ test: String, of module: String = "M") -> String {
    event("testStarted", test, module)
  }
  static func ended(_ test: String, of module: String = "M") -> String {
    event("testEnded", test, module)
  }
  static let runStarted = #"{"version":0,"kind":"event","payload":{"kind":"runStarted"}}"#
  static let runEnded = #"{"version":0,"kind":"event","payload":{"kind":"runEnded"}}"#
  static let finished = runner("finished", "")

  static func runner(_ kind: String, _ reason: String) -> String {
    #"{"kind":"runner","payload":{"kind":"\#(kind)","reason":"\#(reason)"}}"#
  }

  static func found(_ test: String) -> String {
    #"{"kind":"test","payload":{"kind":"function","id":"M.Suite\/\#(test)()\/File.swift:6:4"}}"#
  }

  static func issue(
    _ test: String, comment: String? = nil, isKnown: Bool = false, of module: String = "M",
    saying text: String = "expect(hidden)"
  ) -> String {
    let details = comment.map { #",{"symbol":"details","text":"\#($0)"}"# } ?? ""
    let messages = #"[{"symbol":"fail","text":"\#(text)"}\#(details)]"#
    return event(
      "issueRecorded", test, module,
      more: #","issue":{"isKnown":\#(isKnown)},"messages":\#(messages)"#)
  }

  static func event(
    _ kind: String, _ test: String, _ module: String = "M", more: String = ""
  ) -> String {
    let id = #""testID":"\#(module).Suite\/\#(test)()\/File.swift:6:4""#
    return #"{"version":0,"kind":"event","payload":{"kind":"\#(kind)",\#(id)\#(more)}}"#
  }
}

@Suite("A record")
struct RecordTests {
  private static let done = Record.TestName(
    module: "M", function: "done", path: "Suite/done()", place: "File.swift:6:4")

  private static let texts: [(String, Record)] = [
    (RecordText.found("done"), .testFound(done)),
    (RecordText.runStarted, .runStarted),
    (RecordText.started("done"), .testStarted(done)),
    (RecordText.ended("done"), .testEnded(done)),
    (RecordText.runner("judged", ""), .judged),
    (RecordText.runner("leftUnjudged", ""), .leftUnjudged),
    (RecordText.runEnded, .runEnded),
    (RecordText.issue("done", comment: "Say it."), .issue(test: done, message: "Say it.")),
    (RecordText.issue("done"), .issue(test: done, message: nil)),
    (
      RecordText.issue("done", isKnown: true), .issue(test: done, message: nil, isExpected: true)
    ),
    (RecordText.event("testSkipped", "done"), .testGivenUp(done, isSkipped: true)),
    (RecordText.event("testCancelled", "done"), .testGivenUp(done)),
    (RecordText.event("testCaseCancelled", "done"), .testGivenUp(done)),
    (#"{"kind":"event","payload":{"kind":"issueRecorded"}}"#, .issue(test: nil, message: nil)),
    (RecordText.runner("loading", "libX.so"), .loading("libX.so")),
    (RecordText.runner("loadFailed", "no"), .loadFailed("no")),
    (RecordText.finished, .finished),
    (RecordText.runner("fromTheFuture", ""), .other),
    (#"{"kind":"event","payload":{"kind":"testStarted","testID":"M.Suite"}}"#, .other),
    (#"{"kind":"event","payload":{"kind":"testStarted"}}"#, .other),
    (#"{"kind":"event","payload":{"kind":"fromTheFuture","testID":"M.S/x()/F:1:1"}}"#, .other),
    (#"{"kind":"event"}"#, .other),
    (#"{"kind":"fromTheFuture","payload":[1,2]}"#, .other),
    (#"{"kind":"event","payload":{"kind":"fromTheFuture","testID":[1],"messages":7}}"#, .other),
    (
      #"{"kind":"event","payload":{"kind":"testEnded","testID":"M.S/x(a:b:)/F.swift:1:1"}}"#,
      .testEnded(
        Record.TestName(module: "M", function: "x", path: "S/x(a:b:)", place: "F.swift:1:1"))
    ),
  ]

  @Test("is read from its text", arguments: texts)
  func read(_ text: String, _ record: Record) {
    #expect(Record(Data(text.utf8)) == record)
  }

  @Test(
    "is none of anything else",
    arguments: [
      "", "{", "{}", "[]", "null", "#crash 04", "done", #"{"kind":7}"#, "{\u{0}}",
      #"{"kind":"event","payload":{"kind":"issueRecorded","messages":[{"text":1}]}}"#,
      #"{"kind":"event","payload":{"kind":"testEnded","testID":7}}"#,
      #"{"kind":"event","payload":7}"#,
      #"{"kind":"runner","payload":{"kind":"finished","reason":1}}"#,
      #"{"kind":"test","payload":{"id":1}}"#,
    ])
  func garbage(_ text: String) {
    #expect(Record(Data(text.utf8)) == nil)
  }

  @Test("never shows a learner the expectation itself")
  func quotesNothing() throws {
    let record = try #require(Record(Data(RecordText.issue("done", comment: "Say it.").utf8)))
    #expect(record == .issue(test: Self.done, message: "Say it."))
    #expect(!"\(record)".contains("hidden"))
  }
}
