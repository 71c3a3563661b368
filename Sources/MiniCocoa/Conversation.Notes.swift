extension Conversation {
  /// The recorded messages. Speakers get their names only when someone reads the messages, because
  /// only then is it known whether several objects of one class take part.
  struct Notes {
    private typealias Line = (sender: Int, receiver: Int, text: String, context: Context)

    private var lines: [Line] = []
    private var speakers: [Speaker] = []
    /// The index of each live speaker in `speakers`.
    private var places: [ObjectIdentifier?: Int] = [:]

    mutating func add(
      from sender: Speaker, to receiver: Speaker, _ text: String, _ context: Context
    ) {
      lines.append((place(of: sender), place(of: receiver), text, context))
    }

    var messages: [Message] {
      var numbers: [String: Int] = [:]
      let numbered = speakers.map { speaker in
        numbers[speaker.type, default: 0] += 1
        return (type: speaker.type, number: numbers[speaker.type] ?? 1)
      }
      let names = numbered.map { numbers[$0.type] == 1 ? $0.type : "\($0.type) \($0.number)" }
      return lines.map { line in
        Message(
          sender: names[line.sender], receiver: names[line.receiver], text: line.text,
          context: line.context)
      }
    }

    private mutating func place(of speaker: Speaker) -> Int {
      let id = speaker.identity?.id
      if let place = places[id], speakers[place].isSame(as: speaker) { return place }
      places[id] = speakers.count
      speakers.append(speaker)
      return speakers.count - 1
    }
  }

  /// An object that takes part, or an anonymous participant.
  struct Speaker {
    let identity: Identity?
    let type: String

    init(_ object: AnyObject?) {
      identity = object.map(Identity.init)
      type = object.map(Misuse.name) ?? "somebody"
    }

    /// Whether both are the same object; a new object may reuse a deallocated object's address.
    func isSame(as other: Speaker) -> Bool {
      guard let identity, let otherIdentity = other.identity else { return true }
      return identity.isAlive(as: otherIdentity)
    }
  }
}
