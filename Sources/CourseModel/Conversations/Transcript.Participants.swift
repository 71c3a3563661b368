extension Transcript {
  /// The objects of a run: their classes, and the check's names for them.
  struct Participants: Sendable {
    /// Second numbers of the same object, which initializers of a superclass assign.
    private var others: [Int: Int] = [:]
    /// The class of each object.
    private(set) var classes: [Int: String] = [:]
    /// The check's names for objects.
    private(set) var given: [Int: String] = [:]
    /// The program's own names for its contexts, which only pictures show.
    private(set) var labels: [Int: String] = [:]
    /// The names in its messages to learners, where they differ.
    private(set) var said: [Int: String] = [:]
    /// The objects that other objects created.
    private(set) var made: Set<Int> = []
    /// The objects that the check created.
    private(set) var madeByCheck: Set<Int> = []
    /// The position of each object among those of its class that the check itself created, counted
    /// from 1; the same in all runs.
    private(set) var ordinals: [Int: Int] = [:]
    /// The objects that the check or its own objects created, by class and in order.
    private var supplied: [String: [Int]] = [:]
    /// The objects that the program's objects created, by both classes and in order.
    private var produced: [String: [Int]] = [:]
    /// The objects whose class the check declares.
    private(set) var ofCheck: Set<Int> = []

    /// Names of the check's own objects, taken from the arguments of their initializers.
    private var called: [Int: String] = [:]

    init(_ recorded: [RecordedEvent]) {
      for event in recorded where event.e == "same" {
        if let number = event.id, let same = event.as { others[number] = same }
      }
      for event in recorded { note(event) }
      // A text that two objects share is not a name.
      let names = Dictionary(grouping: called.values, by: \.self)
      for (number, name) in called where given[number] == nil && names[name]?.count == 1 {
        given[number] = name
      }
    }

    /// Returns the first argument of an initializer, as in `Ear("Ann", journal)`, if it may be a
    /// name.
    private static func ownName(_ event: RecordedEvent) -> String? {
      guard let text = event.values.first, let match = text.wholeMatch(of: /"([A-Z][a-z]{1,15})"/)
      else { return nil }
      return String(match.output.1)
    }

    private mutating func note(_ event: RecordedEvent) {
      let (id, to) = (event.id.map(person), event.to.map(person))
      switch event.e {
      case "object":
        guard let id else { return }
        classes[id] = event.className
        if event.name != nil { labels[id] = event.givenName }
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
        } else if from != to {
          produced["\(classes[from] ?? "") \(event.className)", default: []].append(to)
        }
        if event.isHeardByCheck {
          ofCheck.insert(to)
          if let name = Self.ownName(event) { called[to] = name }
        }
      case "call", "set": if let to, event.isHeardByCheck { ofCheck.insert(to) }
      default: break
      }
    }

    /// Returns the cast with missing names taken from another run, by class and order of creation.
    /// A check that gives up may end before it names its objects. If it was cut off, it may also not
    /// have named an object that the program was to return.
    func named(as other: Self, isCutOff: Bool) -> Self {
      var participants = self
      func name(_ mine: [String: [Int]], as theirs: [String: [Int]]) {
        for (type, numbers) in mine {
          for (number, its) in zip(numbers, theirs[type] ?? []) where given[number] == nil {
            participants.given[number] = other.given[its]
            participants.said[number] = other.said[its]
          }
        }
      }
      name(supplied, as: other.supplied)
      if isCutOff { name(produced, as: other.produced) }
      return participants
    }

    /// The position of each object among those of its class, counted from 1.
    var positions: [Int: Int] {
      var (positions, counts): ([Int: Int], [String: Int]) = ([:], [:])
      for (number, type) in classes.sorted(by: { $0.key < $1.key }) {
        counts[type, default: 0] += 1
        positions[number] = counts[type]
      }
      return positions
    }

    /// Returns the one number of an object that may have several.
    func person(_ number: Int) -> Int {
      var number = number
      // A lying program may have written a cycle.
      for _ in 0..<32 {
        guard let next = others[number], next != number else { break }
        number = next
      }
      return number
    }
  }
}
