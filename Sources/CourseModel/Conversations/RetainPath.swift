import Foundation

/// The reason why an object is still alive: the stored properties that keep it.
package struct RetainPath: Hashable, Sendable {
  /// A strong reference from an object to the next one in a chain.
  package struct Link: Hashable, Sendable {
    /// The name of the object that holds the reference.
    package let owner: String
    /// The stored property that holds it.
    package let property: String

    /// Creates a reference from the object with this name.
    package init(owner: String, property: String) {
      self.owner = owner
      self.property = property
    }
  }

  /// The outcome of the search.
  package enum Finding: Hashable, Sendable {
    /// A retain cycle: each object keeps the next, and the last keeps the first, which is the
    /// object itself. At least one link.
    case cycle([Link])
    /// Each object keeps the next, and the last keeps the object itself. At least one link.
    case path([Link])
    /// No stored property leads to the object, but this one holds a closure, whose captures can't
    /// be inspected.
    case closure(Link)
    /// No stored property leads to the object.
    case nothing
  }

  /// The name of the object that is still alive.
  package let object: String
  /// The outcome of the search for its owners.
  package let finding: Finding

  /// Creates the reason why the object with this name is still alive.
  package init(of object: String, _ finding: Finding) {
    self.object = object
    self.finding = finding
  }

  /// Returns the same reason with another name for the object, and for each owner.
  func renamed(_ object: String, owners name: @escaping (String) -> String) -> RetainPath {
    let links = { (links: [Link]) in
      links.map { Link(owner: name($0.owner), property: $0.property) }
    }
    return switch finding {
    case .cycle(let chain): RetainPath(of: object, .cycle(links(chain)))
    case .path(let chain): RetainPath(of: object, .path(links(chain)))
    case .closure(let link):
      RetainPath(of: object, .closure(Link(owner: name(link.owner), property: link.property)))
    case .nothing: RetainPath(of: object, .nothing)
    }
  }
}

extension RetainPath {
  /// A line of the recorder whose kind (`e`) is `keeps`.
  private struct Recorded: Decodable {
    let e: String
    let say: String
    let form: String
    let owners: [String]
    let properties: [String]
  }

  /// Names are cut to this many characters.
  private static let nameLimit = 60
  /// Longer chains are ignored.
  private static let linkLimit = 20

  /// Reads who keeps an object from a line of the recorder. Returns nil for other lines and for
  /// invalid ones: the recorded program can write anything.
  init?(recorded line: String) {
    // Most lines are of other kinds, so decode only if the prefix matches.
    guard line.hasPrefix("{\"e\":\"keeps\""),
      let read = try? JSONDecoder().decode(Recorded.self, from: Data(line.utf8)),
      read.e == "keeps", read.owners.count == read.properties.count,
      read.owners.count <= Self.linkLimit
    else { return nil }
    let links = zip(read.owners, read.properties).map {
      Link(owner: Self.cut($0), property: Self.cut($1))
    }
    object = Self.cut(read.say)
    switch (read.form, links.first) {
    case ("circle", _?): finding = .cycle(links)
    case ("path", _?): finding = .path(links)
    case ("closure", let link?): finding = .closure(link)
    case ("nothing", _): finding = .nothing
    default: return nil
    }
  }

  private static func cut(_ name: String) -> String {
    name.count > nameLimit ? name.prefix(nameLimit - 1) + "…" : name
  }
}
