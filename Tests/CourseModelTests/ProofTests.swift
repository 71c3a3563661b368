import Testing

@testable import CourseModel

/// A window (1) and its delegate (2), both created by a program (0), which calls them `window` and
/// `page`.
private let participants = [
  #"{"e":"check","id":"main.swift"}"#,
  #"{"e":"object","id":1,"type":"Window"}"#, #"{"e":"name","id":1,"name":"window"}"#,
  #"{"e":"object","id":2,"type":"Page"}"#, #"{"e":"name","id":2,"name":"page"}"#,
]

private let events = [
  event(1, 0, 1, "delegate", ##""#2""##, kind: "set"),
  event(2, 0, 1, "close(after:)", #""7""#),
  event(3, 1, 2, "windowShouldClose(_:)", ##""#1""##, up: 2),
  #"{"e":"answer","of":3,"args":["true"]}"#,
  event(4, 1, 2, "windowDidClose(_:)", ##""#1""##, up: 2),
]

private func event(
  _ number: Int, _ from: Int, _ to: Int, _ say: String, _ arguments: String, up: Int = 0,
  kind: String = "call"
) -> String {
  #"{"e":"\#(kind)","n":\#(number),"up":\#(up),"from":\#(from),"to":\#(to),"say":"\#(say)","#
    + #""args":[\#(arguments)],"shown":true,"at":"Program/main.swift:3"}"#
}

/// Returns a drawing with lines such as `0 -> 1 : text` or `1 --> 0 : text`, for the user, the
/// window and its owner.
private func drawn(_ lines: String..., names: [String] = ["user", "window", "owner"])
  -> Conversation
{
  Conversation(
    participants: names,
    steps: lines.map { line in
      let parts = line.split(separator: " ", maxSplits: 4).map(String.init)
      return .message(
        .init(
          sender: Int(parts[0]) ?? 0, receiver: Int(parts[2]) ?? 0, text: parts[4],
          isAnswer: parts[1] == "-->"))
    })
}

private func findings(
  _ drawing: Conversation, leavingOut omitted: Set<String> = [], beside variants: [[String]] = []
) -> [ConversationProof.Finding] {
  let transcript = { (lines: [String]) in
    Transcript(lines: participants + lines, ending: nil, isWhole: true)
  }
  return ConversationProof(
    of: drawing, in: transcript(events), beside: variants.map(transcript), leavingOut: omitted
  ).findings
}

@Suite("The proof of a conversation that is drawn")
struct ProofTests {
  @Test("finds nothing where all was said so, whatever the objects are called")
  func good() {
    #expect(
      findings(
        drawn(
          "0 -> 1 : delegate = owner", "0 -> 1 : close(after: 7)",
          "1 -> 2 : windowShouldClose(_:)", "2 --> 1 : yes", "1 -> 2 : windowDidClose(window)"))
        == [])
  }

  @Test("is about the part that is drawn")
  func part() {
    #expect(findings(drawn("1 -> 2 : windowDidClose(_:)")) == [])
    #expect(findings(drawn("0 -> 1 : close", "1 -> 2 : windowShouldClose(…)")) == [])
  }

  @Test(
    "names the first line that was not said then",
    arguments: [
      (["1 -> 2 : windowDidClose(_:)", "1 -> 2 : windowShouldClose(_:)"], 1),
      (["1 -> 2 : windowWillClose(_:)"], 0), (["2 -> 1 : windowDidClose(_:)"], 0),
      (["0 -> 1 : close(after: 8)"], 0), (["0 -> 1 : close(in: 7)"], 0), (["0 -> 1 : close()"], 0),
      (["1 -> 2 : windowShouldClose(_:)", "2 --> 1 : no"], 1),
      (["2 --> 1 : yes"], 0), (["1 -> 2 : windowDidClose(owner)"], 0),
      (["0 -> 1 : delegate = window"], 0), (["0 -> 1 : close(… by: 7)"], 0),
      (["1 -> 2 : windowShouldClose(sender)", "1 -> 2 : windowDidClose(owner)"], 1),
    ])
  func notSaid(lines: [String], line: Int) throws {
    let drawing = drawn(lines[0])
    let all = Conversation(
      participants: drawing.participants,
      steps: lines.flatMap { drawn($0).steps })

    #expect(findings(all) == [.notSaid(line: try #require(text(of: lines[line])))])
  }

  private func text(of line: String) -> String? {
    let names = ["user", "window", "owner"]
    let parts = line.split(separator: " ", maxSplits: 4).map(String.init)
    guard let sender = Int(parts[0]), let receiver = Int(parts[2]) else { return nil }
    return "\(names[sender]) \(parts[1]) \(names[receiver]) : \(parts[4])"
  }

  @Test("names what those who are drawn say meanwhile, unless it is left out on purpose")
  func notDrawn() {
    let short = drawn("0 -> 1 : close(after:)", "1 -> 2 : windowDidClose(_:)")

    #expect(findings(short) == [.notDrawn(line: "window -> page : windowShouldClose(_:)")])
    #expect(findings(short, leavingOut: ["windowShouldClose"]) == [])
  }

  @Test("leaves free what another right answer does otherwise")
  func free() {
    let other = Array(events[..<2]) + [event(4, 1, 2, "windowDidClose(_:)", ##""#1""##, up: 2)]

    #expect(
      findings(
        drawn("0 -> 1 : close(after:)", "1 -> 2 : windowDidClose(_:)"), beside: [other]) == [])
  }

  @Test("passes over what is of no interest, and knows by any name who only comes along")
  func comesAlong() {
    let lines = [
      event(5, 1, 2, "observe(_:of:context:)", ##""[]", "a Change", "#3""##),
      event(6, 1, 2, "observe(_:of:context:)", ##""[]", "a Change", "#4""##),
      event(7, 1, 2, "observe(_:of:context:)", ##""[]", "a Change", "#3""##),
    ]
    let contexts = [3, 4].map { #"{"e":"object","id":\#($0),"type":"KVOContext"}"# }
    let run = Transcript(lines: participants + contexts + lines, ending: nil, isWhole: true)
    let findings = { (names: [String]) in
      let drawing = drawn(
        "1 -> 2 : observe(… context: \(names[0]))", "1 -> 2 : observe(… of: change …)",
        "1 -> 2 : observe(_:of:context: \(names[1]))")
      return ConversationProof(of: drawing, in: run).findings
    }

    #expect(findings(["mine", "mine"]) == [])
    #expect(findings(["a context", "mine"]) == [])
    #expect(findings(["mine", "theirs"]).count == 1)
    #expect(findings(["a window", "mine"]).count == 1)
    #expect(findings(["nil", "mine"]).count == 1)
  }

  @Test(
    "lets whoever runs a closure say what its owner says in it, and draws the closure if one likes")
  func closures() {
    let lines = [
      event(5, 0, 1, "run(_:)", #""…""#), #"{"e":"heard","up":5,"from":1,"to":2}"#,
      #"{"e":"call","n":6,"up":0,"from":2,"to":3,"say":"log(_:)","args":["7"],"shown":false,"#
        + #""at":"Program/main.swift:3","in":1}"#,
    ]
    let book = #"{"e":"object","id":3,"type":"Book"}"#
    let run = Transcript(lines: participants + [book] + lines, ending: nil, isWhole: true)
    let findings = { (lines: [String]) in
      let names = ["user", "window", "owner", "book"]
      let steps = lines.flatMap { drawn($0, names: names).steps }
      return ConversationProof(of: Conversation(participants: names, steps: steps), in: run)
        .findings
    }

    #expect(findings(["0 -> 1 : run", "1 -> 2 : the closure", "2 -> 3 : log(7)"]) == [])
    #expect(findings(["0 -> 1 : run", "1 -> 3 : log(7)"]) == [])
    #expect(findings(["0 -> 1 : run", "1 -> 2 : the task"]) == [])
    #expect(findings(["0 -> 1 : run", "2 -> 1 : the closure"]).count == 1)
    #expect(findings(["0 -> 1 : run", "0 -> 3 : log(7)"]).count == 1)
  }

  @Test("takes no two of those who are drawn for one object, and a name for no other object")
  func names() {
    let lines = ["1 -> 2 : windowShouldClose(_:)", "3 -> 2 : windowDidClose(_:)"]
    let two = drawn(lines[0], lines[1], names: ["user", "window", "owner", "other window"])

    #expect(findings(two) == [.notSaid(line: "other window -> owner : windowDidClose(_:)")])
    #expect(
      findings(drawn("1 -> 2 : windowDidClose(_:)", names: ["user", "page", "window"]))
        == [.notSaid(line: "page -> window : windowDidClose(_:)")])
  }
}
