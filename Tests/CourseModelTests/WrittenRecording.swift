@testable import CourseModel

/// A check with a door (2) and a listener (1) that the check declares.
let recordedCast = [
  #"{"e":"check","id":"opens"}"#,
  #"{"e":"object","id":2,"type":"DoorController"}"#, #"{"e":"name","id":2,"name":"door"}"#,
  #"{"e":"object","id":1,"type":"Listener"}"#, #"{"e":"name","id":1,"name":"listener"}"#,
]

/// A recording written by hand.
func recording(_ events: String..., ending: Conversation.Interruption? = nil) -> Transcript {
  Transcript(lines: recordedCast + events, ending: ending)
}

/// Returns a message event; the check declares the methods of the listener.
func call(
  _ number: Int, _ from: Int, _ to: Int, _ say: String, _ arguments: String = "",
  up: Int = 0, kind: String = "call", thread: String? = nil
) -> String {
  let place = to == 1 ? "Program/Suite.swift:3" : "Door/Door.swift:9"
  let line = thread.map { #","thread":"\#($0)""# } ?? ""
  return #"{"e":"\#(kind)","n":\#(number),"up":\#(up),"from":\#(from),"to":\#(to),"say":"\#(say)","#
    + #""args":[\#(arguments)],"shown":true,"at":"\#(place)"\#(line)}"#
}

let opens = call(1, 0, 2, "open()")
let will = call(2, 2, 1, "doorWillOpen(_:)", ##""#2""##, up: 1)
let did = call(3, 2, 1, "doorDidOpen(_:)", ##""#2""##, up: 1)

/// The lines of a picture, `sender -> receiver : message [mark]`.
func lines(_ picture: Conversation?) -> [String]? {
  guard let picture else { return nil }
  let name = { (index: Int) in picture.participants[index] }
  return picture.steps.map { step in
    switch step {
    case .message(let message):
      "\(name(message.sender)) \(message.isAnswer ? "-->" : "->") \(name(message.receiver)) : "
        + message.text + (message.mark.map { " [\($0)]" } ?? "")
    case .note(let text): text
    case .end(let index, let mark): "\(name(index)) ends" + (mark.map { " [\($0)]" } ?? "")
    case .omission(let count): "… \(count)"
    case .rest(let count): count.map { "… +\($0)" } ?? "…"
    case .interruption(let interruption): "\(interruption)"
    }
  }
}

func picture(
  _ actual: Transcript, _ model: Transcript, variants: [Transcript] = [], own: Set<String> = [],
  hasPassed: Bool = false
) -> [String]? {
  lines(
    try? ConversationComparison(
      actual: actual, model: model, variants: variants, own: own, hasPassed: hasPassed
    ).result.get())
}
