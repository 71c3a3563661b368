import Foundation

extension Keepers {
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
    case ("circle", _?): finding = .circle(links)
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
