/// The layout of one platform's exports: names, and files that the platform adds.
protocol ExportLayout: Sendable {
  /// The number of people from which we recognise the layout without the platform's name.
  static var fewestPeople: Int { get }

  /// Returns nil if something is missing that every export of the platform has.
  init?(of level: ClassLevel)

  /// The label of an item; nil if the platform gives no such names.
  func label(of item: ClassLevel.Item) -> ExportLabel?

  /// A doubt about a file with the platform's name that assigns owners to names that the platform
  /// does not give. We cannot know who wrote it.
  func doubt(about level: ClassLevel) -> ExportDoubt?
}

extension ExportLayout {
  func doubt(about level: ClassLevel) -> ExportDoubt? { nil }
}

/// A file with a platform's name beside folders or files that the platform did not name.
package struct ExportDoubt: Equatable, Sendable {
  let platform: Platform
  let file: String
  /// The existing names that the file mentions.
  let names: [String]
}
