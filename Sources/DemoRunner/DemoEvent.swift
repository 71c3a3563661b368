internal import ConversationRecorder
import MiniCocoa

/// The reason why an event is impossible.
struct EventError: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

/// One event of the user, as it is written: `tap "Done"`, `slide red 0.8`.
///
/// It happens in MiniCocoa's own way; nothing is called around it.
struct DemoEvent {
  private let text: String
  private let verb: String
  private let words: [String]

  init(_ text: String) throws(EventError) {
    let words = try Self.words(of: text)
    guard let verb = words.first else { throw EventError("An event begins with a verb.") }
    self.text = text
    self.verb = verb
    self.words = Array(words.dropFirst())
  }

  /// The words, of which some may be in quotation marks.
  private static func words(of text: String) throws(EventError) -> [String] {
    var (words, word, isQuoted, isOpen) = ([String](), "", false, false)
    for character in text {
      switch character {
      case "\"":
        isQuoted.toggle()
        isOpen = true
      case " " where !isQuoted:
        if isOpen { words.append(word) }
        (word, isOpen) = ("", false)
      default:
        word.append(character)
        isOpen = true
      }
    }
    guard !isQuoted else { throw EventError("A quotation mark is missing in: \(text)") }
    return isOpen ? words + [word] : words
  }

  // MARK: - Performing

  func perform(on screen: ScreenReader) throws(EventError) {
    switch verb {
    case "tap": try tap(on: screen)
    case "slide":
      let value = try number(words.last, "slide red 0.8")
      guard case .slider(let slider) = try find(words.dropLast(), on: screen) else { throw unfit() }
      noteLoss(of: slider, for: .valueChanged)
      slider.slide(to: value)
    case "flip":
      guard case .toggle(let toggle) = try find(words[...], on: screen) else { throw unfit() }
      noteLoss(of: toggle, for: .valueChanged)
      toggle.flip()
    case "type":
      guard case .field(let field) = try find(words.dropLast(), on: screen) else { throw unfit() }
      guard field.isFirstResponder || field.becomeFirstResponder() else {
        throw EventError("The field does not let you edit it.")
      }
      field.type(words.last ?? "")
    case "erase":
      guard case .field(let field) = try find(words[...], on: screen) else { throw unfit() }
      guard field.isFirstResponder || field.becomeFirstResponder() else {
        throw EventError("The field does not let you edit it.")
      }
      field.text = String(field.text.dropLast())
      field.sendActions(for: .editingChanged, event: Event("type"))
    case "focus":
      guard case .field(let field) = try find(words[...], on: screen) else { throw unfit() }
      field.becomeFirstResponder()
    case "leave": screen.window.firstResponder?.resignFirstResponder()
    case "select":
      let row = try number(words.last, "select contacts 2")
      let named = words.dropLast()
      try select(
        Int(exactly: row) ?? 0, in: named.isEmpty ? table(on: screen) : find(named, on: screen))
    case "top":
      guard case .scroll(let view) = try find(words[...], on: screen) else { throw unfit() }
      noteLoss(view, view.delegate, "delegate")
      view.scrollToTop()
    case "scroll":
      let offset = try number(words.last, "scroll page 300")
      guard case .scroll(let view) = try find(words.dropLast(), on: screen) else { throw unfit() }
      view.contentOffset = offset
    case "back": try goBack(on: screen)
    case "turn":
      guard let orientation = words.first.flatMap(InterfaceOrientation.init) else {
        throw EventError(
          "Turn it to portrait, portraitUpsideDown, landscapeLeft or landscapeRight.")
      }
      guard
        let navigation = screen.controllers.last(where: { $0 is NavigationController })
          as? NavigationController
      else { throw EventError("There is no navigation controller to turn.") }
      noteLoss(navigation, navigation.delegate, "delegate")
      navigation.rotate(to: orientation)
    case "wait":
      let seconds = try number(words.last, "wait 2")
      guard (0...1e6).contains(seconds) else {
        throw EventError("Time passes by 0 to 1000000 seconds, as in: wait 2")
      }
      Demo.clock.advance(by: .seconds(seconds))
    case "background": Application.shared.moveToBackground()
    case "foreground": Application.shared.moveToForeground()
    default:
      throw EventError(
        "“\(verb)” is no event: they are tap, slide, flip, type, erase, focus, leave, select, "
          + "scroll, top, back, turn, wait, background and foreground.")
    }
  }

  private func tap(on screen: ScreenReader) throws(EventError) {
    switch try find(words[...], on: screen) {
    case .button(let button):
      noteLoss(of: button, for: .touchUpInside)
      button.tap()
    case .toggle(let toggle):
      noteLoss(of: toggle, for: .valueChanged)
      toggle.flip()
    case .field(let field): field.becomeFirstResponder()
    default: throw unfit()
    }
  }

  private func select(_ row: Int, in part: Touchable.Part) throws(EventError) {
    switch part {
    case .table(let table):
      guard (1...max(1, table.numberOfRows)).contains(row), table.numberOfRows > 0 else {
        throw EventError("There is no row \(row): it has \(table.numberOfRows).")
      }
      noteLoss(table, table.delegate, "delegate")
      table.tapRow(at: row - 1)
    case .list(let list):
      guard (1...max(1, list.numberOfRows)).contains(row), list.numberOfRows > 0 else {
        throw EventError("There is no row \(row): it has \(list.numberOfRows).")
      }
      noteLoss(list, list.delegate, "delegate")
      list.selectRow(at: row - 1)
    default: throw unfit()
    }
  }

  private func goBack(on screen: ScreenReader) throws(EventError) {
    let presented = screen.controllers.last { $0.presentingViewController != nil }
    if let presented { return presented.dismiss() }
    let navigation = screen.controllers.compactMap { $0 as? NavigationController }.last
    guard let navigation, navigation.pop() != nil else {
      throw EventError("There is nothing to go back to.")
    }
  }

  // MARK: - Finding

  private func find(
    _ words: ArraySlice<String>, on screen: ScreenReader
  ) throws(EventError) -> Touchable.Part {
    let name = words.joined(separator: " ")
    let found =
      screen.touchables.filter { $0.name == name }
      + screen.touchables.filter { $0.name.lowercased() == name.lowercased() }
    if let part = found.last(where: { !$0.isCovered }) { return part.part }
    if !found.isEmpty {
      throw EventError("“\(name)” is behind what is in front: close that first.")
    }
    let names = screen.touchables.filter { !$0.isCovered }.map { "“\($0.name)”" }
    throw EventError(
      "There is no “\(name)” on the screen."
        + (names.isEmpty ? "" : " There is: \(names.prefix(12).joined(separator: ", "))."))
  }

  private func table(on screen: ScreenReader) throws(EventError) -> Touchable.Part {
    for touchable in screen.touchables where !touchable.isCovered {
      switch touchable.part {
      case .table, .list: return touchable.part
      default: break
      }
    }
    throw EventError("There is no table on the screen.")
  }

  private func number(_ word: String?, _ example: String) throws(EventError) -> Double {
    guard let number = word.flatMap(Double.init), number.isFinite else {
      throw EventError("A number is missing, as in: \(example)")
    }
    return number
  }

  private func unfit() -> EventError {
    EventError("“\(words.first ?? "")” is not something to \(verb).")
  }

  // MARK: - Messages without a receiver

  private func noteLoss(_ sender: AnyObject, _ receiver: AnyObject?, _ property: String) {
    if receiver == nil { _Turn.lost(sender, property, "", "nil") }
  }

  private func noteLoss(of control: Control, for events: Control.Events) {
    guard control.isEnabled else { return _Turn.lost(control, "", "", "disabled") }
    if control.allControlEvents.isDisjoint(with: events) {
      return _Turn.lost(control, "", "", "no target")
    }
    // Asking who would perform it is not the user's doing.
    DemoChannel.write("furnishing")
    let first = (Application.shared.keyWindow ?? control.window)?.firstResponder
    let lost = control.actions(forTarget: nil, for: events).filter { action in
      [first, control].allSatisfy {
        $0?.target(forAction: action, withSender: control) == nil
      }
    }
    DemoChannel.write("begun", [("event", .text(text))])
    for action in lost { _Turn.lost(control, "", action.name, "no responder") }
  }
}
