import MiniCocoa

/// A part of the screen that the user can touch.
struct Touchable {
  enum Part {
    case button(Button)
    case slider(Slider)
    case toggle(Switch)
    case field(TextField)
    case table(TableView)
    case list(ListView)
    case scroll(ScrollView)
  }

  let name: String
  let part: Part
  /// Whether a controller in front of it takes all events.
  let isCovered: Bool
}

/// The tree of views as Switchboard draws it, and what the user can touch in it.
struct ScreenReader {
  /// The most views, characters of a text, and rows of a table.
  private static let (most, letters, rows) = (400, 200, 60)

  private(set) var node = Node("window")
  private(set) var touchables: [Touchable] = []
  /// The controllers whose views are in the window, from back to front.
  private(set) var controllers: [ViewController] = []
  let window: Window
  private var count = 0
  private var numbers: [String: Int] = [:]

  init(_ window: Window, title: String) {
    self.window = window
    let views = window.subviews
    let front = views.lastIndex { $0.owner?.presentingViewController != nil } ?? 0
    let parts = views.enumerated().map { index, view in
      let content = nodes(of: view, isCovered: index < front)
      guard view.owner?.presentingViewController != nil else { return content }
      return [
        Node(
          "panel",
          [("title", .text(cut(Labels.of(view) ?? ""))), ("parts", .nodes(content))])
      ]
    }
    node = Node(
      "window", [("title", .text(cut(title))), ("parts", .nodes(parts.flatMap { $0 }))])
  }

  // MARK: - Views

  private mutating func nodes(of view: View, isCovered: Bool, depth: Int = 0) -> [Node] {
    count += 1
    guard count <= Self.most, depth < 24 else { return [] }
    if let controller = view.owner { controllers.append(controller) }
    var parts = [part(view, isCovered)].compactMap { $0 }
    let inner = view.subviews.flatMap { nodes(of: $0, isCovered: isCovered, depth: depth + 1) }
    if let navigation = view.owner as? NavigationController {
      return [
        Node(
          "navigation",
          [
            ("title", .text(cut(Labels.of(navigation.topViewController?.view ?? view) ?? ""))),
            ("depth", .number(Double(navigation.viewControllers.count))),
            ("orientation", .text(navigation.interfaceOrientation.rawValue)),
            ("parts", .nodes(inner)),
          ])
      ]
    }
    if view is Demo.Row { return [Node("row", [("parts", .nodes(inner))])] }
    if view.owner == nil, view.backgroundColor != nil, let color = view.backgroundColor {
      parts.insert(Node("swatch", [("color", .text(hex(color)))]), at: 0)
    }
    parts += inner
    return parts
  }

  private mutating func part(_ view: View, _ isCovered: Bool) -> Node? {
    switch view {
    case let label as Demo.Label: return Node("label", [("text", .text(cut(label.text())))])
    case let swatch as Demo.Swatch:
      return Node("swatch", [("color", .text(swatch.color().map(hex) ?? ""))])
    case let cell as TableViewCell: return Node("label", text(of: cell))
    case let button as Button:
      let name = add(button.title.isEmpty ? "button" : button.title, .button(button), isCovered)
      return control("button", name, button, isCovered, [("text", .text(cut(button.title)))])
    case let slider as Slider:
      let name = add("slider", .slider(slider), isCovered)
      return control(
        "slider", name, slider, isCovered,
        [
          ("value", .number(slider.value)), ("low", .number(slider.range.lowerBound)),
          ("high", .number(slider.range.upperBound)),
        ])
    case let toggle as Switch:
      let name = add("switch", .toggle(toggle), isCovered)
      return control("switch", name, toggle, isCovered, [("isOn", .flag(toggle.isOn))])
    case let field as TextField:
      let name = add("field", .field(field), isCovered)
      return control(
        "field", name, field, isCovered,
        [("text", .text(cut(field.text))), ("isFirst", .flag(field.isFirstResponder))])
    case let table as TableView:
      let name = add("table", .table(table), isCovered)
      let cells = (0..<min(table.numberOfRows, Self.rows)).map { row in
        Node(
          "cell",
          (table.cellForRow(at: row).map(text) ?? [])
            + [("isOn", .flag(table.selectedRow == row))])
      }
      return control(
        "table", name, nil, isCovered,
        [("count", .number(Double(table.numberOfRows))), ("parts", .nodes(cells))])
    case let list as ListView:
      let name = add("list", .list(list), isCovered)
      let cells = (0..<min(max(list.numberOfRows, 0), Self.rows)).map {
        Node("cell", [("text", .text("row \($0 + 1)"))])
      }
      return control(
        "table", name, nil, isCovered,
        [("count", .number(Double(list.numberOfRows))), ("parts", .nodes(cells))])
    case let scroll as ScrollView:
      let name = add("page", .scroll(scroll), isCovered)
      return control("page", name, nil, isCovered, [("value", .number(scroll.contentOffset))])
    default: return nil
    }
  }

  private func control(
    _ kind: String, _ name: String, _ control: Control?, _ isCovered: Bool,
    _ fields: [(String, DemoChannel.Value)]
  ) -> Node {
    Node(
      kind,
      [
        ("name", .text(cut(name))), ("isEnabled", .flag(control?.isEnabled ?? true)),
        ("isCovered", .flag(isCovered)),
      ] + fields)
  }

  /// Adds a part that the user can touch, and returns its unique name.
  private mutating func add(_ name: String, _ part: Touchable.Part, _ isCovered: Bool) -> String {
    let view: View =
      switch part {
      case .button(let view): view
      case .slider(let view): view
      case .toggle(let view): view
      case .field(let view): view
      case .table(let view): view
      case .list(let view): view
      case .scroll(let view): view
      }
    let name = Labels.of(view) ?? name
    let key = isCovered ? "covered \(name)" : name
    numbers[key, default: 0] += 1
    let number = numbers[key] ?? 1
    let unique = number == 1 ? name : "\(name) \(number)"
    touchables.append(Touchable(name: unique, part: part, isCovered: isCovered))
    return unique
  }

  // MARK: - Texts

  private func text(of cell: TableViewCell) -> [(String, DemoChannel.Value)] {
    let runs = cell.attributedText.runs.prefix(16).map { run in
      Node(
        "run",
        [
          ("text", .text(cut(run.text))), ("isBold", .flag(run.attributes.isBold)),
          ("isItalic", .flag(run.attributes.isItalic)),
          ("color", .text(run.attributes.color.map(hex) ?? "")),
        ])
    }
    let detail = cell.detail.map { [("detail", DemoChannel.Value.text(cut($0)))] } ?? []
    return [("text", .text(cut(cell.text))), ("parts", .nodes(Array(runs)))] + detail
  }

  private func cut(_ text: String) -> String { String(text.prefix(Self.letters)) }

  private func hex(_ color: Color) -> String {
    let parts = [color.red, color.green, color.blue].map { part in
      let digits = String(Int(part * 255 + 0.5), radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }
    return parts.joined()
  }
}
