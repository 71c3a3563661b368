/// How one platform lays out a class: what it tells by names, and by files that it adds.
protocol ExportLayout: Sendable {
  /// How many people there have to be so that the layout is believed without anybody saying so.
  static var fewestPeople: Int { get }

  /// Nil if what each export of the platform has is not there.
  init?(of level: ClassLevel)

  /// Whose the item is; nil if its name is none that the platform gives.
  func label(of item: ClassLevel.Item) -> ExportLabel?

  /// What a file that is called as the platform's says of names that the platform does not give: nobody
  /// knows who has written it.
  func doubt(about level: ClassLevel) -> ExportDoubt?
}

extension ExportLayout {
  func doubt(about level: ClassLevel) -> ExportDoubt? { nil }
}

/// A file that is called as a platform's, beside folders or files that are not.
package struct ExportDoubt: Equatable, Sendable {
  let platform: Platform
  let file: String
  /// The names of which it speaks, and that are there.
  let names: [String]
}
