/// Somebody who can be called.
public final class Person {
  /// What the person is called.
  public let name: String
  /// The number on the door.
  public let room: Int

  /// Somebody in a room.
  public init(_ name: String, room: Int) {
    self.name = name
    self.room = room
  }
}

/// People who work together, and have one name.
public final class Department {
  /// What all of them together are called.
  public let name: String
  /// Those that work there.
  public let people: [Person]

  /// A department of these people.
  public init(_ name: String, people: [Person]) {
    self.name = name
    self.people = people
  }
}
