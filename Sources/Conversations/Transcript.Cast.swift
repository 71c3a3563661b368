extension Transcript {
  /// The objects of a run: their classes, and what the check calls them.
  struct Cast: Sendable {
    /// Initializers of a superclass speak of the same object under another number.
    private var others: [Int: Int] = [:]
    /// The class of each object.
    private(set) var classes: [Int: String] = [:]
    /// What the check calls them.
    private(set) var given: [Int: String] = [:]
    /// What it calls them when it speaks to learners, if that is something else.
    private(set) var said: [Int: String] = [:]
    /// Those that other objects have made.
    private(set) var made: Set<Int> = []
    /// Those that the check has made.
    private(set) var madeByCheck: Set<Int> = []
    /// Which of its class each of those is that the check has made by itself, counted from 1: the same in
    /// all runs.
    private(set) var ordinals: [Int: Int] = [:]
    /// Those that it, or an object of its own, has made, by class and in order.
    private var supplied: [String: [Int]] = [:]
    /// Those of a class of the check's own.
    private(set) var ofCheck: Set<Int> = []

    /// What those of a class of the check's are called by what they were made with.
    private var called: [Int: String] = [:]

    init(_ recorded: [RecordedEvent]) {
      for event in recorded where event.e == "same" {
        if let number = event.id, let same = event.as { others[number] = same }
      }
      for event in recorded { note(event) }
      // A text that one shares with another is no name.
      let names = Dictionary(grouping: called.values, by: \.self)
      for (number, name) in called where given[number] == nil && names[name]?.count == 1 {
        given[number] = name
      }
    }

    /// The word that an object is made with first, as `Ear("Ann", journal)`, if it may be its name.
    private static func ownName(_ event: RecordedEvent) -> String? {
      guard let text = event.values.first, let match = text.wholeMatch(of: /"([A-Z][a-z]{1,15})"/)
      else { return nil }
      return String(match.output.1)
    }

    private mutating func note(_ event: RecordedEvent) {
      let (id, to) = (event.id.map(person), event.to.map(person))
      switch event.e {
      case "object": if let id { classes[id] = event.className }
      case "name":
        guard let id else { return }
        if event.isSaidName, said[id] == nil { said[id] = event.givenName }
        if given[id] == nil { given[id] = event.givenName }
      case "init":
        guard let to else { return }
        let from = person(event.from ?? 0)
        if from > 0 { made.insert(to) } else { madeByCheck.insert(to) }
        if classes[to] == nil { classes[to] = event.className }
        if from == 0 || ofCheck.contains(from), from != to {
          supplied[event.className, default: []].append(to)
          if from == 0, event.up == 0 { ordinals[to] = supplied[event.className]?.count }
        }
        if event.isHeardByCheck {
          ofCheck.insert(to)
          if let name = Self.ownName(event) { called[to] = name }
        }
      case "call", "set": if let to, event.isHeardByCheck { ofCheck.insert(to) }
      default: break
      }
    }

    /// The same where a check that has given up, and so has not come to name an object, calls it what it
    /// calls the one that it has made in this place in another run.
    func named(as other: Self) -> Self {
      var cast = self
      for (type, numbers) in supplied {
        for (number, its) in zip(numbers, other.supplied[type] ?? []) where given[number] == nil {
          cast.given[number] = other.given[its]
          cast.said[number] = other.said[its]
        }
      }
      return cast
    }

    /// The one number of an object that may have several.
    func person(_ number: Int) -> Int {
      var number = number
      // A program that lies may have made a circle.
      for _ in 0..<32 {
        guard let next = others[number], next != number else { break }
        number = next
      }
      return number
    }
  }
}
