import Foundation

/// One line of the channel from a running suite: a claim, not a fact.
enum Record: Equatable {
  case runStarted
  /// A check's test began; the id is its function's name.
  case testStarted(String)
  case issue(test: String, message: String?)
  case testEnded(String)
  case runEnded
  /// A library could not be loaded.
  case loadFailed(String)
  /// Something else that is well formed: suites, skipped tests, values attached.
  case other

  /// The record of a line, or nil if the line is none.
  init?(_ line: Substring) {
    if line.hasPrefix("#load ") {
      self = .loadFailed(String(line.dropFirst("#load ".count)))
      return
    }
    guard line.hasPrefix("{"),
      let record = try? JSONDecoder().decode(Envelope.self, from: Data(line.utf8))
    else { return nil }
    self = Self.record(record)
  }

  private static func record(_ record: Envelope) -> Record {
    guard record.kind == "event", let payload = record.payload else { return .other }
    let test = payload.testID.flatMap(functionName)
    switch (payload.kind, test) {
    case ("runStarted", _): return .runStarted
    case ("runEnded", _): return .runEnded
    case ("testStarted", let test?): return .testStarted(test)
    case ("testEnded", let test?): return .testEnded(test)
    case ("issueRecorded", let test?):
      guard payload.issue?.isKnown != true else { return .other }
      // The expectation's own text quotes the suite; only its comment is for learners.
      let comments = (payload.messages ?? []).filter { $0.symbol == "details" }.map(\.text)
      return .issue(test: test, message: comments.isEmpty ? nil : comments.joined(separator: "\n"))
    default: return .other
    }
  }

  /// `done` of `Module.Suite/done()/File.swift:6:4`; nil for a suite's id.
  private static func functionName(of id: String) -> String? {
    id.split(separator: "/").dropFirst().first { $0.hasSuffix(")") }
      .flatMap { $0.firstIndex(of: "(").map($0.prefix(upTo:)) }
      .map(String.init)
  }

  /// Swift Testing's event stream, version 0, as far as it is read here.
  private struct Envelope: Decodable {
    struct Payload: Decodable {
      struct Message: Decodable {
        let symbol: String
        let text: String
      }
      struct Issue: Decodable {
        let isKnown: Bool
      }
      let kind: String?
      let testID: String?
      let messages: [Message]?
      let issue: Issue?
    }
    let kind: String
    let payload: Payload?
  }
}
