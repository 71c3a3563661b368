/// The objects of a running demo, by the recorder's numbers. Each has one name as long as it lives.
struct PlayPeople: Sendable {
  private struct Person {
    var type = ""
    /// The name that the demo gives it.
    var given: String?
    /// The program's own name for a context.
    var label: String?
    var name: String?
  }

  /// The name of the user, who sends all messages from outside of objects.
  private static let user = "you"
  /// The most objects, and names of deallocated ones, whose closures may still run.
  private static let (limit, formerLimit) = (2_000, 200)
  /// The classes of the learner and of the exercise's given modules.
  private let ownClasses: Set<String>
  private var people: [Int: Person] = [:]
  /// The numbers that initializers of superclasses gave to objects.
  private var aliases: [Int: Int] = [:]
  private var taken: Set<String> = [user]
  private var dead: Set<Int> = []
  private var former: [(number: Int, name: String)] = []

  init(ownClasses: Set<String>) { self.ownClasses = ownClasses }

  // MARK: - Coming and going

  /// Takes note of the objects in these events, and names the new ones.
  mutating func meet(_ events: [RecordedEvent]) {
    var new: Set<Int> = []
    for event in events {
      guard let number = event.id ?? event.to else { continue }
      switch event.e {
      case "object" where people[number] != nil || people.count < Self.limit:
        people[number, default: Person()].type = event.className
        people[number]?.label = event.name.map { _ in event.givenName }
        new.insert(number)
      case "init" where people[number] == nil && people.count < Self.limit:
        people[number] = Person(type: event.className)
        new.insert(number)
      case "name" where people[number] != nil && people[number]?.given == nil:
        people[number]?.given = event.givenName
        forgetName(of: number)
        new.insert(number)
      case "same":
        guard let other = event.as, other != number, aliases.count < Self.limit else { continue }
        for (alias, target) in aliases where target == number { aliases[alias] = other }
        aliases[number] = other
        let given = people[other]?.given ?? people[number]?.given
        people[other]?.given = given
        forgetName(of: number)
        people[number] = nil
      case "free", "gone": dead.insert(number)
      default: break
      }
    }
    let sorted = new.sorted()
    for number in sorted where people[number]?.given != nil { giveName(to: number) }
    for number in sorted { giveName(to: number) }
  }

  private mutating func forgetName(of number: Int) {
    if let name = people[number]?.name { taken.remove(name) }
    people[number]?.name = nil
  }

  private mutating func giveName(to number: Int) {
    guard let person = people[number], person.name == nil else { return }
    let base = person.given ?? person.label ?? ParticipantNames.words(person.type)
    var (name, count) = (base, 1)
    while !taken.insert(name).inserted {
      count += 1
      name = "\(base) \(count)"
    }
    people[number]?.name = name
  }

  /// Forgets the objects that were deallocated, whose names are free again.
  mutating func bury() {
    guard !dead.isEmpty else { return }
    for number in dead.sorted() {
      if let name = people[number]?.name { former.append((number, name)) }
      forgetName(of: number)
      people[number] = nil
    }
    former = former.suffix(Self.formerLimit)
    aliases = aliases.filter { !dead.contains($0.value) }
    dead = []
  }

  // MARK: - Identities

  func name(_ number: Int) -> String {
    let number = aliases[number] ?? number
    if number == 0 { return Self.user }
    return people[number]?.name ?? former.last { $0.number == number }?.name
      ?? ParticipantNames.words("")
  }

  /// Whether the learner, a given module or the demo has declared or named the object.
  func isShown(_ number: Int) -> Bool {
    isOwn(number) || person(number)?.given != nil && !isDemos(number)
  }

  func isOwn(_ number: Int) -> Bool {
    guard let type = person(number)?.type else { return false }
    return ownClasses.contains(String(type.prefix { $0 != "<" }))
  }

  /// Whether it is part of the program around the objects.
  func isDemos(_ number: Int) -> Bool {
    guard let type = person(number)?.type, !isOwn(number) else { return false }
    return type.hasPrefix("Demo") || isAction(number)
  }

  /// Whether it is one of MiniCocoa's actions, which perform a method for another object.
  func isAction(_ number: Int) -> Bool { person(number)?.type == "Action" && !isOwn(number) }

  func isCocoas(_ number: Int) -> Bool { number > 0 && !isOwn(number) }

  private func person(_ number: Int) -> Person? { people[aliases[number] ?? number] }

  /// The names of the objects to show.
  var alive: [String] { people.keys.filter(isShown).sorted().map(name) }

  /// The owners of an object, from a line of the recorder's.
  func retainPath(_ line: String) -> RetainPath? {
    guard let read = RetainPath(recorded: line) else { return nil }
    let name = { (text: String) in
      guard text.hasPrefix("#"), let number = Int(text.dropFirst()) else {
        return ParticipantNames.words(text)
      }
      return self.name(number)
    }
    return read.renamed(name(read.object), owners: name)
  }
}
