/// A view of a running demo, as DemoRunner describes it.
///
/// The demo can write anything, so nothing here is trusted: views beyond the limits are dropped,
/// and the code that draws a text cleans it.
package struct PlayedView: Decodable, Sendable, Hashable {
  package enum Kind: String, Decodable, Sendable {
    case window, panel, navigation, row, label, swatch, button, slider, field, table, cell, page,
      run
    case toggle = "switch"
  }

  package let kind: Kind
  /// The name for events; nil if the user cannot touch it.
  package let name: String?
  package let title: String?
  package let text: String?
  package let detail: String?
  /// A color as six hexadecimal digits; empty for none.
  package let color: String?
  package let orientation: String?
  package let value: Double?
  package let low: Double?
  package let high: Double?
  package let count: Double?
  package let depth: Double?
  /// Whether a switch is on, or a row is selected.
  package let isOn: Bool?
  package let isEnabled: Bool?
  /// Whether a controller in front of it takes all events.
  package let isCovered: Bool?
  package let isFirst: Bool?
  package let isBold: Bool?
  package let isItalic: Bool?
  let parts: [PlayedView]?

  package var inner: [PlayedView] { parts ?? [] }

  /// A row of a table, counted from 1, or a control, that the user can touch.
  package struct Touchable: Hashable, Sendable {
    package let view: PlayedView
    package let row: Int?

    package init(view: PlayedView, row: Int? = nil) {
      self.view = view
      self.row = row
    }
  }

  /// Everything that the user can touch now, from top to bottom.
  package var touchables: [Touchable] {
    guard isCovered != true else { return [] }
    if kind == .table {
      return inner.indices.map { Touchable(view: self, row: $0 + 1) }
    }
    let own = name != nil && isEnabled != false ? [Touchable(view: self, row: nil)] : []
    return own + inner.flatMap(\.touchables)
  }
}

extension PlayedView.Touchable {
  /// The view's name as a word of an event.
  package var word: String {
    let name = view.name ?? ""
    return name.contains(" ") || name.isEmpty ? "\"\(name)\"" : name
  }
}
