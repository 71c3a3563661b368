import Foundation
import Testing

@testable import Grading

/// Lines as Swift Testing writes them.
enum Line {
  static func started(_ test: String) -> String { event("testStarted", test) }
  static func ended(_ test: String) -> String { event("testEnded", test) }
  static let runStarted = #"{"version":0,"kind":"event","payload":{"kind":"runStarted"}}"#
  static let runEnded = #"{"version":0,"kind":"event","payload":{"kind":"runEnded"}}"#

  static func issue(_ test: String, comment: String? = nil, isKnown: Bool = false) -> String {
    let details = comment.map { #",{"symbol":"details","text":"\#($0)"}"# } ?? ""
    let messages = #"[{"symbol":"fail","text":"expect(hidden)"}\#(details)]"#
    return event(
      "issueRecorded", test,
      more: #","issue":{"isKnown":\#(isKnown)},"messages":\#(messages)"#)
  }

  private static func event(_ kind: String, _ test: String, more: String = "") -> String {
    let id = #""testID":"M.Suite\/\#(test)()\/File.swift:6:4""#
    return #"{"version":0,"kind":"event","payload":{"kind":"\#(kind)",\#(id)\#(more)}}"#
  }
}

@Suite("A record")
struct RecordTests {
  private static let lines: [(String, Record)] = [
    (Line.runStarted, Record.runStarted),
    (Line.started("done"), .testStarted("done")),
    (Line.ended("done"), .testEnded("done")),
    (Line.runEnded, .runEnded),
    (Line.issue("done", comment: "Say it."), .issue(test: "done", message: "Say it.")),
    (Line.issue("done"), .issue(test: "done", message: nil)),
    (Line.issue("done", isKnown: true), .other),
    ("#load libX.so: undefined symbol: x", .loadFailed("libX.so: undefined symbol: x")),
    (#"{"kind":"test","payload":{"kind":"function","id":"M.S/x()"}}"#, .other),
    (#"{"kind":"event","payload":{"kind":"testStarted","testID":"M.Suite"}}"#, .other),
    (#"{"kind":"event","payload":{"kind":"testStarted"}}"#, .other),
    (#"{"kind":"event","payload":{"kind":"fromTheFuture","testID":"M.S/x()/F:1:1"}}"#, .other),
    (#"{"kind":"event"}"#, .other),
    (
      #"{"kind":"event","payload":{"kind":"testEnded","testID":"M.S/x(a:b:)/F.swift:1:1"}}"#,
      .testEnded("x")
    ),
  ]

  @Test("is read from a line", arguments: lines)
  func read(_ line: String, _ record: Record) {
    #expect(Record(line[...]) == record)
  }

  @Test(
    "is none of anything else",
    arguments: [
      "", "{", "{}", "[]", "null", "#crash 04", "done", #"{"kind":7}"#,
      #" {"kind":"event","payload":{"kind":"runEnded"}}"#, "{\u{0}}", "#loaded",
    ])
  func garbage(_ line: String) {
    #expect(Record(line[...]) == nil)
  }

  @Test("never shows a learner the expectation itself")
  func quotesNothing() throws {
    let record = try #require(Record(Line.issue("done", comment: "Say it.")[...]))
    #expect(record == .issue(test: "done", message: "Say it."))
    #expect(!"\(record)".contains("hidden"))
  }
}

@Suite("An attempt")
struct AttemptTests {
  private func attempt(_ lines: [String], cutInto size: Int? = nil) -> Attempt {
    var attempt = Attempt(limits: Attempt.Deadlines(check: 2))
    var deadline = ContinuousClock.now
    let data = Data(lines.map { $0 + "\n" }.joined().utf8)
    for start in stride(from: 0, to: data.count, by: size ?? data.count) {
      attempt.take(data[start..<min(start + (size ?? data.count), data.count)], deadline: &deadline)
    }
    return attempt
  }

  @Test("has the end of every check, wherever the records are cut", arguments: [1, 2, 7, 100, nil])
  func pieces(_ size: Int?) {
    let attempt = attempt(
      [
        Line.runStarted, Line.started("a"), Line.ended("a"), Line.started("b"),
        Line.issue("b", comment: "Übung 🎨"), Line.issue("b"), Line.ended("b"), Line.runEnded,
      ], cutInto: size)
    #expect(attempt.ended.map(\.id) == ["a", "b"])
    #expect(attempt.ended.map(\.messages) == [[], ["Übung 🎨", ""]])
    #expect(attempt.inFlight == nil)
    #expect(attempt.finished)
    #expect(attempt.otherLines == [])
  }

  @Test("knows the check that did not end")
  func inFlight() {
    let attempt = attempt([Line.started("a"), Line.ended("a"), Line.started("b")])
    #expect(attempt.inFlight == "b")
    #expect(!attempt.finished)
  }

  @Test("believes no end without a start, none twice, and none of another check")
  func forged() {
    let attempt = attempt([
      Line.ended("a"), Line.started("b"), Line.ended("a"), Line.issue("a", comment: "not b's"),
      Line.ended("b"), Line.ended("b"), Line.issue("b", comment: "too late"),
    ])
    #expect(attempt.ended.map(\.id) == ["b"])
    #expect(attempt.ended.map(\.messages) == [[]])
    #expect(attempt.inFlight == nil)
  }

  @Test("keeps lines that are no records, and is not finished by them")
  func garbage() {
    let attempt = attempt(["hello", "{\"kind\":", "", Line.started("a"), "#crash 04", "f[0x12]"])
    #expect(attempt.otherLines == ["hello", "{\"kind\":", "", "#crash 04", "f[0x12]"])
    #expect(attempt.inFlight == "a")
  }

  @Test("does not take a record whose line did not end")
  func unfinished() {
    var attempt = Attempt(limits: Attempt.Deadlines(check: 2))
    var deadline = ContinuousClock.now
    attempt.take(Data((Line.started("a") + "\n" + Line.ended("a")).utf8), deadline: &deadline)
    #expect(attempt.inFlight == "a")
    attempt.take(Data("\n".utf8), deadline: &deadline)
    #expect(attempt.inFlight == nil)
  }

  @Test("gives every check its own deadline, and what follows another")
  func deadlines() {
    var attempt = Attempt(limits: Attempt.Deadlines(start: 20, check: 1_000, end: 100))
    let before = ContinuousClock.now
    var deadline = before
    attempt.take(Data("garbage\n".utf8), deadline: &deadline)
    #expect(deadline == before)
    attempt.take(Data((Line.started("a") + "\n").utf8), deadline: &deadline)
    #expect(deadline >= before + .seconds(1_000))
    attempt.take(Data((Line.ended("a") + "\n").utf8), deadline: &deadline)
    #expect(deadline < before + .seconds(1_000))
    #expect(deadline >= before + .seconds(100))
  }

  @Test("remembers why a library did not load")
  func loadFailure() {
    #expect(attempt(["#load libX.so: no such file"]).loadFailure == "libX.so: no such file")
  }
}
