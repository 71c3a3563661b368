/// A person to call.
public final class Person {
  /// The person's name.
  public let name: String
  /// The number of the room.
  public let room: Int

  /// A person in a room.
  public init(_ name: String, room: Int) {
    self.name = name
    self.room = room
  }
}

/// People who work together, under one name.
public final class Department {
  /// The department's name.
  public let name: String
  /// The people who work there.
  public let people: [Person]

  /// A department of these people.
  public init(_ name: String, people: [Person]) {
    self.name = name
    self.people = people
  }
}
