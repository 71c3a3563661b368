import CourseModel
import Messages
import Terminal

/// Draws the screen of a running demo, or describes it for people who listen.
struct PlayDrawing {
  let profile: TerminalProfile
  /// The part that Enter presses; nil without keys.
  var focus: PlayedView.Touchable?
  /// The parts that a click can touch; empty without a mouse.
  var touchables: [PlayedView.Touchable] = []

  /// A drawing of which nothing is selected.
  init(profile: TerminalProfile) { self.profile = profile }

  /// The rows of a screen, at most `columns` wide.
  func lines(of view: PlayedView, columns: Int) -> [Line] {
    if profile.accessible { return sentences(of: view) }
    return rows(of: view, columns: max(12, columns)).map { $0.truncated(to: columns) }
  }

  // MARK: - Blocks

  private func rows(of view: PlayedView, columns: Int) -> [Line] {
    switch view.kind {
    case .window, .panel:
      return frame(
        view.title ?? "", view.inner.flatMap { rows(of: $0, columns: columns - 4) }, columns)
    case .navigation:
      return [bar(of: view)] + view.inner.flatMap { rows(of: $0, columns: columns) }
    case .table: return table(view, columns)
    case .row:
      let gap = Span.decoration("  ")
      let parts = view.inner.map { ($0, spans(of: $0, isAlone: false)) }
      var (lines, line) = ([Line](), [Span]())
      for (part, spans) in parts {
        guard let spans else {
          if !line.isEmpty { lines.append(Line(line)) }
          lines += rows(of: part, columns: columns)
          line = []
          continue
        }
        if !line.isEmpty, Line(line + [gap] + spans).width() > columns {
          lines.append(Line(line))
          line = []
        }
        line += (line.isEmpty ? [] : [gap]) + spans
      }
      return lines + (line.isEmpty ? [] : [Line(line)])
    default: return [Line(spans(of: view, isAlone: true) ?? [])]
    }
  }

  private func frame(_ title: String, _ rows: [Line], _ columns: Int) -> [Line] {
    let isPlain = profile.drawing == .ascii
    let (level, upright) = isPlain ? ("-", "|") : ("─", "│")
    let corners = isPlain ? ["+", "+", "+", "+"] : ["┌", "┐", "└", "┘"]
    let inner = columns - 4
    let title = title.isEmpty ? "" : " \(Line(title).truncated(to: max(1, inner - 2)).text) "
    let rest = max(0, columns - 2 - Line(title).width())
    let top =
      [Span.decoration(corners[0])]
      + (title.isEmpty ? [] : [Span(title, style: Style(bold: true))])
      + [Span.decoration(String(repeating: level, count: rest) + corners[1])]
    let bottom = corners[2] + String(repeating: level, count: columns - 2) + corners[3]
    let body = rows.map { row in
      let row = row.truncated(to: inner)
      let space = String(repeating: " ", count: max(0, inner - row.width()))
      return Line([.decoration(upright + " ")] + row.spans + [.decoration(space + " " + upright)])
    }
    return [Line(top)] + body + [Line([.decoration(bottom)])]
  }

  private func bar(of view: PlayedView) -> Line {
    let back = (view.depth ?? 1) > 1 ? [Span.decoration(sign("‹ ", "< "))] : []
    let turned = view.orientation.map { $0 == "portrait" ? "" : "  (\($0))" } ?? ""
    return Line(back + [Span((view.title ?? "") + turned, style: Style(underline: true))])
  }

  private func table(_ view: PlayedView, _ columns: Int) -> [Line] {
    let count = Int(max(0, min(view.count ?? 0, 1e6)))
    guard !view.inner.isEmpty else {
      // Translators: A table without rows.
      return [Line(profile.text(of: Message("(no rows)")), style: Style(dim: true))]
    }
    let lines = view.inner.enumerated().map { index, cell in
      let isFocused = focus == PlayedView.Touchable(view: view, row: index + 1)
      let mark = cell.isOn == true ? sign("●", "*") : " "
      let pointer = isFocused ? sign("▸", ">") : " "
      let text = runs(of: cell, isFocused: isFocused)
      let detail = cell.detail.map { [Span("  " + $0, style: Style(dim: true))] } ?? []
      let spans = [.decoration(pointer + mark + " ")] + text + detail
      return Line(marked(spans, as: PlayedView.Touchable(view: view, row: index + 1)))
    }
    let more = count - view.inner.count
    return lines
      + (more > 0
        ? [
          Line(
            profile.text(of: Message(one: "… {count} more", other: "… {count} more", count: more)))
        ] : [])
  }

  // MARK: - Parts of a row

  /// The index of a span's part among those that the user can touch.
  static func place(of span: Span) -> Int? {
    guard let address = span.link?.address, address.hasPrefix("touch-") else { return nil }
    return Int(address.dropFirst("touch-".count))
  }

  /// Marks spans as those of a part that can be touched, for clicks.
  private func marked(_ spans: [Span], as part: PlayedView.Touchable) -> [Span] {
    guard let place = touchables.firstIndex(of: part) else { return spans }
    let link = LinkTarget("touch-\(place)")
    return spans.map { Span($0.text, style: $0.style, role: $0.role, link: link) }
  }

  private func spans(of view: PlayedView, isAlone: Bool) -> [Span]? {
    let spans = bareSpans(of: view, isAlone: isAlone)
    guard view.name != nil else { return spans }
    return spans.map { marked($0, as: PlayedView.Touchable(view: view)) }
  }

  private func bareSpans(of view: PlayedView, isAlone: Bool) -> [Span]? {
    let isFocused = focus == PlayedView.Touchable(view: view)
    let dim = Style(dim: view.isEnabled == false || view.isCovered == true, reverse: isFocused)
    let pointer = isFocused ? sign("▸", ">") : " "
    let name = view.name ?? ""
    switch view.kind {
    case .label: return runs(of: view, isFocused: false) + detail(of: view)
    case .swatch: return [swatch(view.color ?? "")]
    case .button:
      let title = view.text ?? ""
      let (open, close) = view.isEnabled == false ? ("(", ")") : ("[", "]")
      return [Span("\(open)\(pointer)\(title) \(close)", style: dim)]
    case .slider:
      let (low, high) = (view.low ?? 0, view.high ?? 1)
      let part = high > low ? ((view.value ?? low) - low) / (high - low) : 0
      let width = 11
      let place = Int((max(0, min(1, part)) * Double(width - 1)).rounded())
      let track = (0..<width).map { $0 == place ? sign("●", "o") : sign("─", "-") }.joined()
      return [
        Span(pointer + padded(name, to: isAlone ? 8 : 0) + " ", style: dim), .decoration(track),
        Span("  " + Self.text(of: view.value ?? 0)),
      ]
    case .toggle:
      let isOn = view.isOn == true
      let knob = isOn ? sign("─●", "-o") : sign("○─", "o-")
      let word = profile.text(of: isOn ? .on : .off)
      return [Span(pointer + name + " ", style: dim), .decoration(knob), Span(" " + word)]
    case .field:
      let text = view.text ?? ""
      let cursor = view.isFirst == true ? "_" : ""
      return [
        Span(pointer + padded(name, to: isAlone ? 8 : 0) + " ", style: dim),
        Span("[" + padded(text + cursor, to: 12) + "]", style: Style(underline: true)),
      ]
    case .page:
      let text = "\(name): \(Self.text(of: view.value ?? 0))"
      return [Span(pointer + text, style: dim)]
    default: return nil
    }
  }

  private func detail(of view: PlayedView) -> [Span] {
    view.detail.map { [Span("  " + $0, style: Style(dim: true))] } ?? []
  }

  private func runs(of view: PlayedView, isFocused: Bool) -> [Span] {
    let runs = view.inner.filter { $0.kind == .run }
    guard !runs.isEmpty else { return [Span(view.text ?? "", style: Style(reverse: isFocused))] }
    return runs.map { run in
      Span(
        run.text ?? "",
        style: Style(
          bold: run.isBold == true, italic: run.isItalic == true, reverse: isFocused,
          foreground: run.color.flatMap(Self.color)))
    }
  }

  private func swatch(_ color: String) -> Span {
    guard let value = Self.color(color) else { return Span("   ") }
    return profile.colorDepth == .truecolor
      ? Span(sign("███", "###"), style: Style(foreground: value)) : Span("#" + color.prefix(6))
  }

  private static func color(_ text: String) -> Color? {
    guard text.utf8.count == 6, let value = UInt32(text, radix: 16) else { return nil }
    return .hex(value)
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - Line(text).width()))
  }

  private func sign(_ sign: String, _ plain: String) -> String {
    profile.drawing == .ascii ? plain : sign
  }

  /// A number with two digits after the point, or none.
  static func text(of number: Double) -> String {
    guard number.isFinite, abs(number) < 1e9 else { return "?" }
    if number == number.rounded() { return "\(Int(number))" }
    let hundredths = Int((abs(number) * 100).rounded())
    let rest = hundredths % 100
    return "\(number < 0 ? "-" : "")\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  // MARK: - For people who listen

  private func sentences(of view: PlayedView) -> [Line] {
    let name = view.name ?? ""
    let inner = view.inner.filter { $0.kind != .run }.flatMap(sentences)
    let number = Self.text(of: view.value ?? 0)
    let own: Message? =
      switch view.kind {
      // Translators: The parts of a screen, read aloud.
      case .window: Message("Window \(view.title ?? "", "title").")
      case .panel: Message("In front of it: \(view.title ?? "", "title").")
      case .navigation:
        (view.depth ?? 1) > 1
          ? Message("Page \(view.title ?? "", "title"), with a way back.")
          : Message("Page \(view.title ?? "", "title").")
      case .label:
        .verbatim([view.text ?? "", view.detail].compactMap { $0 }.joined(separator: ", "))
      case .swatch: Message("Colour \(view.color ?? "", "color").")
      case .button:
        view.isEnabled == false
          ? Message("Button \(name, "name"), disabled.") : Message("Button \(name, "name").")
      case .slider: Message("Slider \(name, "name"): \(number, "value").")
      case .toggle:
        view.isOn == true
          ? Message("Switch \(name, "name"): on.") : Message("Switch \(name, "name"): off.")
      case .field: Message("Text field \(name, "name"): \(view.text ?? "", "text").")
      case .table:
        Message(
          one: "Table \(name, "name"), {count} row.", other: "Table {name}, {count} rows.",
          count: Int(max(0, min(view.count ?? 0, 1e6))))
      case .cell:
        view.isOn == true
          ? Message("\(view.text ?? "", "text") \(view.detail ?? "", "detail"), selected.")
          : .verbatim([view.text ?? "", view.detail].compactMap { $0 }.joined(separator: " "))
      case .page: Message("Scrolling page \(name, "name"), at \(number, "value").")
      case .row, .run: nil
      }
    return (own.map { [Line(profile.text(of: $0))] } ?? []) + inner
  }
}

extension Message {
  /// The state of a switch.
  fileprivate static let on = Message("on", context: "switch")
  fileprivate static let off = Message("off", context: "switch")
}
