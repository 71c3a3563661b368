/// How one platform lays out a class: what it tells by names, and by files that it adds.
protocol ExportLayout: Sendable {
  /// How many people there have to be so that the layout is believed without anybody saying so.
  static var fewestPeople: Int { get }

  /// Nil if what each export of the platform has is not there.
  init?(of level: ClassLevel)

  /// Whose the item is; nil if its name is none that the platform gives.
  func label(of item: ClassLevel.Item) -> ExportLabel?
}
