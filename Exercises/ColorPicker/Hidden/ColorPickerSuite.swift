import MiniCocoa
import Testing

import class ColorPicker.ColorPickerController
import protocol ColorPicker.ColorPickerControllerDelegate
import class ColorPicker.SettingsController

// What an expectation compares is made plain first, a Bool or a number: a failing #expect describes
// its operands, and would run the learner's own `description`.
@Suite struct ColorPickerSuite {
  // MARK: The picker speaks

  @Test func doneReportsNameAndColor() {
    let picker = mixedPicker(named: "sunset")
    let listener = Listener()
    picker.delegate = listener
    picker.done()
    guard let report = listener.reports.first else {
      Issue.record(
        """
        Done was tapped: the delegate heard nothing. It should hear \
        colorPicker(_:didSetColorNamed:to:) with the picker, "sunset" and \(text(mixed)). \
        The picker goes away soon; this is its last chance to say what was chosen.
        """)
      return
    }
    guard report.sender == identity(of: picker) else {
      Issue.record(
        """
        Done was tapped: the delegate was handed a picker, but not the one whose Done was tapped. \
        The first argument is the sender: the picker that is speaking passes itself.
        """)
      return
    }
    #expect(
      report.name == "sunset" && report.color == mixed,
      """
      Done was tapped on the picker for "sunset", its sliders at \(text(mixed)): the delegate \
      heard \(report.said). It should hear the name the picker was given and the colour the \
      sliders make at this moment.
      """)
    let (second, name, sliders) = heard { $0.done() }
    let isItsOwn = second?.name == name && second?.color == sliders
    #expect(
      isItsOwn,
      """
      Done was tapped on a second picker, with another name and other sliders: the delegate did \
      not hear that name and that colour. Each picker reports what it was given and where its own \
      sliders stand.
      """)
  }

  @Test func cancelReportsNil() {
    let picker = mixedPicker(named: "sunset")
    let listener = Listener()
    picker.delegate = listener
    picker.cancel()
    guard let report = listener.reports.first else {
      Issue.record(
        """
        Cancel was tapped: the delegate heard nothing. It should hear \
        colorPicker(_:didSetColorNamed:to:) once, with nil for both. A presenter that hears \
        nothing cannot know that the picker has finished.
        """)
      return
    }
    #expect(
      report.name == nil && report.color == nil,
      """
      Cancel was tapped: the delegate heard \(report.said). It should hear nil for the name and \
      nil for the colour: nothing was chosen, so there is nothing to take over.
      """)
    let second = heard { $0.cancel() }.report
    let isNothing = second.map { $0.name == nil && $0.color == nil } == true
    #expect(
      isNothing,
      """
      Cancel was tapped on a second picker, with another name and other sliders: the delegate did \
      not hear nil for both. Cancel means the same for every picker.
      """)
  }

  @Test func reportedOnce() {
    for button in ["Done", "Cancel"] {
      let picker = mixedPicker(named: "sunset")
      let listener = Listener()
      picker.delegate = listener
      if button == "Done" { picker.done() } else { picker.cancel() }
      let heard = listener.reports.map(\.said).joined(separator: "; then ")
      guard listener.reports.count == 1 else {
        Issue.record(
          """
          \(button) was tapped once: the delegate was told \(times(listener.reports.count))\
          \(heard.isEmpty ? "" : " (\(heard))"). It should be told exactly once: one event, one \
          message.
          """)
        return
      }
    }
  }

  @Test func quietWhileSliding() {
    let picker = ColorPickerController(colorNamed: "sunset", startingAt: .white)
    let listener = Listener()
    picker.delegate = listener
    picker.red = mixed[0]
    picker.green = mixed[1]
    picker.blue = mixed[2]
    let count = listener.reports.count
    #expect(
      count == 0,
      """
      Three sliders were moved and no button was tapped: the delegate was told \(times(count)). \
      It should hear nothing yet. A colour on the way is not a choice, and a delegate that hears \
      one will put the picker away under the user's hand.
      """)
  }

  @Test func toldWhilePresented() {
    let poster = Poster()
    let picker = mixedPicker(named: "headline")
    poster.open(picker)
    picker.done()
    guard let wasOnShow = poster.wasOnShow.first else {
      Issue.record(
        """
        A picker was presented and Done was tapped: its delegate heard nothing, neither before \
        the picker went away nor after. It should be told while the picker is still on show.
        """)
      return
    }
    #expect(
      wasOnShow,
      """
      Done was tapped: when the delegate was told, the picker had already been taken away. Report \
      first. Whoever hears the report decides when the picker goes, and may still want to look at it.
      """)
  }

  @Test func noDelegateNoTrap() {
    let picker = mixedPicker(named: "sunset")
    picker.delegate = nil
    picker.done()
    picker.cancel()
    listenBriefly(to: picker)
    picker.done()
    picker.cancel()
    let sliders: [Double] = [picker.red, picker.green, picker.blue]
    #expect(
      sliders == mixed,
      "Done and Cancel were tapped while nobody listened, and the sliders moved. They should not.")
  }

  // MARK: To anybody

  @Test func anyPresenterWorks() {
    let poster = Poster()
    let picker = mixedPicker(named: "headline")
    poster.open(picker)
    picker.done()
    guard let report = poster.reports.first else {
      Issue.record(
        """
        A presenter of another class (a poster, not SettingsController) presented a picker, and \
        Done was tapped: it heard nothing. Whoever is the delegate should be told; the picker \
        need not know of what class it is.
        """)
      return
    }
    guard report.name == "headline", report.color == mixed else {
      Issue.record(
        """
        A presenter of another class (a poster, not SettingsController) presented a picker for \
        "headline", its sliders at \(text(mixed)): it heard \(report.said). It should hear the \
        same truth that the settings would hear.
        """)
      return
    }
    let isPutAway = poster.presentedViewController == nil
    #expect(
      isPutAway,
      """
      A presenter of another class (a poster, not SettingsController) heard the report and \
      dismissed the picker: it is on show again, or still. Leave that to whoever presented it.
      """)
  }

  @Test func twoPickersDistinguished() {
    let left = mixedPicker(named: "ink")
    let right = mixedPicker(named: "ink")
    let listener = Listener()
    left.delegate = listener
    right.delegate = listener
    for (side, picker) in [("right", right), ("left", left)] {
      listener.reports = []
      picker.done()
      guard !listener.reports.isEmpty else {
        Issue.record(
          """
          Two pickers, one delegate: Done was tapped on the \(side) one, and the delegate heard \
          nothing. It should hear which of the two has finished.
          """)
        return
      }
      guard listener.reports.allSatisfy({ $0.sender == identity(of: picker) }) else {
        Issue.record(
          """
          Two pickers with the same name, one delegate: Done was tapped on the \(side) one, and \
          the delegate was handed another picker. Only the sender tells it which one has \
          finished, so a picker must pass itself.
          """)
        return
      }
    }
  }

  // MARK: Settings listens

  @Test func settingsIsTheDelegate() {
    let settings = SettingsController()
    let picker = settings.changeColor(named: "text")
    guard let delegate = picker.delegate else {
      Issue.record(
        """
        SettingsController has opened a picker, and the picker's delegate is nil: Done will reach \
        nobody. The one who creates the picker knows both ends and connects them, in \
        changeColor(named:). (If you did set a delegate: who keeps that object alive? A weak \
        reference does not.)
        """)
      return
    }
    let isSettings = identity(of: delegate) == identity(of: settings)
    #expect(
      isSettings,
      """
      SettingsController has opened a picker whose delegate is some other object. It is these \
      settings that want to know the colour, so they make themselves the delegate.
      """)
  }

  @Test func settingsTakesTheColor() {
    let settings = SettingsController()
    guard let delegate = listening(settings) else { return }
    let picker = settings.changeColor(named: "text")
    delegate.colorPicker(picker, didSetColorNamed: "text", to: color(mixed))
    let found = colors(of: settings)
    guard found["text"] == mixed else {
      Issue.record(
        """
        SettingsController was told that "text" is now \(text(mixed)): its colors["text"] is \
        \(found["text"].map(text) ?? "nil"). The delegate is where the answer arrives; keep it.
        """)
      return
    }
    #expect(
      found["background"] == [1, 1, 1],
      """
      SettingsController was told about "text" only, and colors["background"] changed, too: it is \
      \(found["background"].map(text) ?? "nil"). The name in the message says which colour is \
      meant.
      """)
    let (report, name, sliders) = heard { $0.done() }
    guard report?.name == name, report?.color == sliders else { return }
    let isTheSame = settingsHear("text", mixed) { $0.done() }
    #expect(
      isTheSame,
      """
      Done was tapped while SettingsController listened, and it did not do what it does when it is \
      told "text" and the colour of the sliders. Whoever listens should hear the same.
      """)
  }

  @Test func settingsPutsThePickerAway() {
    let settings = SettingsController()
    guard let delegate = listening(settings) else { return }
    let picker = settings.changeColor(named: "text")
    delegate.colorPicker(picker, didSetColorNamed: "text", to: color(mixed))
    let isPutAway = settings.presentedViewController == nil
    #expect(
      isPutAway,
      """
      SettingsController was told that Done was tapped, and still presents the picker. Whoever \
      presents also dismisses; the picker only reports.
      """)
  }

  @Test func settingsKeepsItsColorsOnCancel() {
    let settings = SettingsController()
    guard let delegate = listening(settings) else { return }
    let picker = settings.changeColor(named: "text")
    delegate.colorPicker(picker, didSetColorNamed: nil, to: nil)
    let found = colors(of: settings)
    guard found == ["text": [0, 0, 0], "background": [1, 1, 1]] else {
      let list = found.map { "\(shown($0.key)): \(text($0.value))" }.sorted().joined(
        separator: "; ")
      Issue.record(
        """
        SettingsController was told that Cancel was tapped (nil, nil), and its colours changed: \
        they are now \(list). They should be as before: nothing was chosen.
        """)
      return
    }
    let isPutAway = settings.presentedViewController == nil
    #expect(
      isPutAway,
      """
      SettingsController was told that Cancel was tapped (nil, nil), and still presents the \
      picker: the user taps Cancel, and nothing happens. There is no colour to take over, but the \
      picker has finished all the same.
      """)
    guard let report = heard(when: { $0.cancel() }).report, report.name == nil, report.color == nil
    else { return }
    let isTheSame = settingsHear(nil, nil) { $0.cancel() }
    #expect(
      isTheSame,
      """
      Cancel was tapped while SettingsController listened, and it did not do what it does when it \
      is told nil for both. Whoever listens should hear the same.
      """)
  }

  // MARK: Nobody stays behind

  @Test func presenterIsFreed() {
    guard posterLeftAlone().object == nil else {
      Issue.record(
        """
        A presenter was dropped while its picker was open, and it is still in memory: it keeps \
        the picker it presents, and the picker keeps its delegate, so the two hold each other for \
        ever. Which of them owns the other, and which only needs to know it?
        """)
      return
    }
    let isFreed = settingsLeftAlone().object == nil
    #expect(
      isFreed,
      """
      SettingsController was dropped while its picker was open, and it is still in memory. \
      Something that it keeps also keeps it: a circle. Which of the two should only know the other?
      """)
  }

  @Test func pickerIsFreed() {
    let settings = SettingsController()
    let isFreed = finishedPicker(of: settings).object == nil
    #expect(
      isFreed,
      """
      SettingsController opened a picker, Done was tapped, and the picker was dismissed; nobody \
      needs it any more, yet it is still in memory. Dismissing lets go of it only once; who else \
      keeps it?
      """)
  }
}

// MARK: - Listeners

/// One report as it arrived, in plain values.
private struct Report {
  let sender: ObjectIdentifier
  let name: String?
  let color: [Double]?

  var said: String {
    let name = name.map(shown) ?? "nil"
    let color = color.map { text($0) } ?? "nil"
    return "the name \(name) and the colour \(color)"
  }
}

/// A delegate that only listens.
private final class Listener: ColorPickerControllerDelegate {
  var reports: [Report] = []

  func colorPicker(
    _ picker: ColorPickerController, didSetColorNamed name: String?, to color: Color?
  ) {
    reports.append(
      Report(sender: identity(of: picker), name: name, color: color.map { components(of: $0) }))
  }
}

/// A presenter that no learner has heard of.
private final class Poster: ViewController, ColorPickerControllerDelegate {
  var reports: [Report] = []
  var wasOnShow: [Bool] = []

  func open(_ picker: ColorPickerController) {
    picker.delegate = self
    present(picker)
  }

  func colorPicker(
    _ picker: ColorPickerController, didSetColorNamed name: String?, to color: Color?
  ) {
    wasOnShow.append(presentedViewController != nil)
    reports.append(
      Report(sender: identity(of: picker), name: name, color: color.map { components(of: $0) }))
    dismiss()
  }
}

/// Remembers an object without keeping it.
private struct Remembered {
  weak var object: AnyObject?
}

// MARK: - Helpers

/// Where the sliders of every picker in these checks end up: red, green, blue.
private let mixed = [0.75, 0.5, 0.25]

private func mixedPicker(named name: String) -> ColorPickerController {
  let picker = ColorPickerController(colorNamed: name, startingAt: .white)
  picker.red = mixed[0]
  picker.green = mixed[1]
  picker.blue = mixed[2]
  return picker
}

/// What a listener hears first when a picker is tapped that nobody can have expected, and where the
/// sliders of that picker stand; no message shows either.
private func heard(
  when tap: (ColorPickerController) -> Void
) -> (report: Report?, name: String, sliders: [Double]) {
  let name = "colour \(Int.random(in: 1_000...9_999))"
  let picker = mixedPicker(named: name)
  let sliders = (1...3).map { _ in Double(Int.random(in: 0...64)) / 64 }
  picker.red = sliders[0]
  picker.green = sliders[1]
  picker.blue = sliders[2]
  let listener = Listener()
  picker.delegate = listener
  tap(picker)
  return (listener.reports.first, name, sliders)
}

private func color(_ components: [Double]) -> Color {
  Color(red: components[0], green: components[1], blue: components[2])
}

private func components(of color: Color) -> [Double] {
  [color.red, color.green, color.blue]
}

/// In plain values: what is taken from the learner's code gets its type here, since one of theirs
/// could have an `==` that likes everything.
private func colors(of settings: SettingsController) -> [String: [Double]] {
  let colors: [String: Color] = settings.colors
  return colors.mapValues { components(of: $0) }
}

private func identity(of object: AnyObject) -> ObjectIdentifier {
  ObjectIdentifier(object)
}

private func text(_ components: [Double]) -> String {
  "red \(components[0]), green \(components[1]), blue \(components[2])"
}

/// A name, if a check gave it: any other text could carry away what the learner's code has seen.
private func shown(_ name: String) -> String {
  ["", "sunset", "headline", "ink", "text", "background"].contains(name)
    ? "\"\(name)\"" : "(none that it was given)"
}

private func times(_ count: Int) -> String {
  switch count {
  case 0: "nothing"
  case 1: "once"
  case 2: "twice"
  default: "\(count) times"
  }
}

/// The settings as a delegate; says so itself if they are none.
private func listening(
  _ settings: SettingsController
) -> (any ColorPickerControllerDelegate)? {
  let delegate = (settings as AnyObject) as? any ColorPickerControllerDelegate
  if delegate == nil {
    Issue.record(
      """
      SettingsController does not adopt ColorPickerControllerDelegate, so it cannot be told what \
      was chosen. Adopting the protocol is the promise to understand \
      colorPicker(_:didSetColorNamed:to:).
      """)
  }
  return delegate
}

private func listenBriefly(to picker: ColorPickerController) {
  let listener = Listener()
  picker.delegate = listener
}

/// Whether settings end up alike when they listen to a tapped picker, and when they are told by the
/// check: a picker may not know who listens. True for settings that are no delegate.
private func settingsHear(
  _ name: String?, _ sliders: [Double]?, when tap: (ColorPickerController) -> Void
) -> Bool {
  let (told, listener) = (SettingsController(), SettingsController())
  guard let toldDelegate = (told as AnyObject) as? any ColorPickerControllerDelegate,
    let delegate = (listener as AnyObject) as? any ColorPickerControllerDelegate
  else { return true }
  toldDelegate.colorPicker(
    mixedPicker(of: told), didSetColorNamed: name, to: sliders.map { color($0) })
  let picker = mixedPicker(of: listener)
  picker.delegate = delegate
  tap(picker)
  return colors(of: told) == colors(of: listener)
}

private func mixedPicker(of settings: SettingsController) -> ColorPickerController {
  let picker = settings.changeColor(named: "text")
  picker.delegate = nil
  picker.red = mixed[0]
  picker.green = mixed[1]
  picker.blue = mixed[2]
  return picker
}

// The functions below end before the check looks: their local variables keep nothing alive.

private func posterLeftAlone() -> Remembered {
  let poster = Poster()
  poster.open(mixedPicker(named: "headline"))
  return Remembered(object: poster)
}

private func settingsLeftAlone() -> Remembered {
  let settings = SettingsController()
  let picker = settings.changeColor(named: "text")
  if let delegate = (settings as AnyObject) as? any ColorPickerControllerDelegate {
    picker.delegate = delegate
  }
  return Remembered(object: settings)
}

private func finishedPicker(of settings: SettingsController) -> Remembered {
  let picker = settings.changeColor(named: "text")
  if let delegate = (settings as AnyObject) as? any ColorPickerControllerDelegate {
    picker.delegate = delegate
  }
  picker.done()
  // Dismissing is judged by another check.
  settings.dismiss()
  return Remembered(object: picker)
}
