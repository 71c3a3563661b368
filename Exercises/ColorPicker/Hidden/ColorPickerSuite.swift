import Checking
import MiniCocoa
import Testing

import class ColorPicker.ColorPickerController
import protocol ColorPicker.ColorPickerControllerDelegate
import class ColorPicker.SettingsController

// Convert to a Bool or a number before #expect: a failing #expect describes its operands, and would
// run the learner's own `description`.
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
        The user tapped Done, and the delegate got no message. It should get \
        colorPicker(_:didSetColorNamed:to:) with the picker, "sunset" and \(text(mixed)). The \
        picker is dismissed soon, so this is its last chance to report the choice.
        """)
      return
    }
    guard report.name == "sunset", report.color == mixed else {
      Issue.record(
        """
        The user tapped Done on the picker for "sunset", its sliders at \(text(mixed)). The \
        delegate got \(report.said). It should get the picker's name, and the colour of the \
        sliders at this moment.
        """)
      return
    }
    let (second, name, sliders) = heard { $0.done() }
    let isItsOwn = second?.name == name && second?.color == sliders
    #expect(
      isItsOwn,
      """
      The user tapped Done on a second picker, with another name and other sliders. The delegate \
      didn't get that name and that colour. Each picker reports its own name and its own sliders.
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
        The user tapped Cancel, and the delegate got no message. It should get \
        colorPicker(_:didSetColorNamed:to:) once, with nil for both. Without a message, a \
        presenter can't know that the picker has finished.
        """)
      return
    }
    guard report.name == nil, report.color == nil else {
      Issue.record(
        """
        The user tapped Cancel, and the delegate got \(report.said). It should get nil for the \
        name and nil for the colour. The user chose nothing, so there is nothing to take over.
        """)
      return
    }
    let second = heard { $0.cancel() }.report
    let isNothing = second.map { $0.name == nil && $0.color == nil } == true
    #expect(
      isNothing,
      """
      The user tapped Cancel on a second picker, with another name and other sliders. The delegate \
      didn't get nil for both. Cancel means the same for every picker.
      """)
  }

  @Test func reportedOnce() {
    for button in ["Done", "Cancel"] {
      let picker = mixedPicker(named: "sunset")
      let listener = Listener()
      picker.delegate = listener
      if button == "Done" { picker.done() } else { picker.cancel() }
      let count = listener.reports.count
      guard count == 1 else {
        let heard = listener.reports.map(\.said).joined(separator: "; then ")
        Issue.record(
          """
          The user tapped \(button) once, and the delegate got colorPicker(_:didSetColorNamed:to:) \
          \(times(count))\(heard.isEmpty ? "" : " (\(heard))"). It should get it exactly once: one \
          event, one message.
          """)
        return
      }
    }
  }

  @Test func quietWhileSliding() {
    let picker = ColorPickerController(colorNamed: "sunset", startingAt: .white)
    let listener = Listener()
    picker.delegate = listener
    mix(picker, mixed)
    let count = listener.reports.count
    #expect(
      count == 0,
      """
      The user moved three sliders and tapped no button. The delegate got a message \
      \(times(count)). It should get none yet. A colour on the way isn't a choice, and a delegate \
      that gets one dismisses the picker under the user's hand.
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
        A picker was presented, and the user tapped Done. Its delegate got no message, neither \
        before the picker was dismissed nor after. It should get one while the picker is still \
        presented.
        """)
      return
    }
    #expect(
      wasOnShow,
      """
      The user tapped Done. When the delegate got the message, the picker had already been \
      dismissed. Report first. The presenter decides when the picker goes, and may still want to \
      look at it.
      """)
  }

  @Test func noDelegateNoTrap() {
    let picker = mixedPicker(named: "sunset")
    let listener = Listener()
    picker.delegate = listener
    picker.delegate = nil
    picker.done()
    picker.cancel()
    let count = listener.reports.count
    listenBriefly(to: picker)
    picker.done()
    picker.cancel()
    guard staysWithoutDelegate() else {
      Issue.record(
        """
        A picker was presented, its delegate was nil, and the user tapped Done and Cancel. The \
        picker dismissed itself. With nobody to notify, it does nothing at all: its presenter still \
        decides when it goes.
        """)
      return
    }
    #expect(
      count == 0,
      """
      A picker's delegate was set to nil, and then the user tapped Done and Cancel. The old \
      delegate got a message \(times(count)). Without a delegate, there is nobody to notify.
      """)
  }

  // MARK: Any delegate

  @Test func anyPresenterWorks() {
    let poster = Poster()
    let picker = mixedPicker(named: "headline")
    poster.open(picker)
    picker.done()
    guard let wasOnShow = poster.wasOnShow.first else {
      Issue.record(
        """
        A presenter of another class (a poster, not SettingsController) presented a picker, and \
        the user tapped Done. The presenter got no message. The picker should notify its delegate, \
        and doesn't have to know its class.
        """)
      return
    }
    // toldWhilePresented judges a picker that dismisses itself before it sends its message.
    let wentByItself = wasOnShow && !isOnShow(picker, over: poster)
    #expect(
      !wentByItself,
      """
      A presenter of another class (a poster, not SettingsController) got the report and left the \
      picker open, to ask "Are you sure?" first. The picker was dismissed anyway. Settings may \
      want that, others may not. The picker only reports. Its presenter decides when it goes.
      """)
  }

  @Test func presenterDismissesOnCancel() {
    let poster = Poster()
    let picker = mixedPicker(named: "headline")
    poster.open(picker)
    picker.cancel()
    // cancelReportsNil judges whether Cancel is reported.
    guard !poster.wasOnShow.isEmpty else { return }
    let isStillOnShow = isOnShow(picker, over: poster)
    #expect(
      isStillOnShow,
      """
      A presenter of another class (a poster, not SettingsController) got the message about Cancel \
      and left the picker open, to ask "Discard this colour?" first. The picker was dismissed \
      anyway. Cancel is like Done: the picker only reports, and its presenter decides when it goes.
      """)
  }

  @Test func twoPickersDistinguished() {
    for name in ["ink", unforeseenName()] {
      let first = mixedPicker(named: name)
      let second = mixedPicker(named: name)
      let listener = Listener()
      first.delegate = listener
      second.delegate = listener
      for (which, picker) in [("second", second), ("first", first)] {
        listener.reports = []
        picker.done()
        guard !listener.reports.isEmpty else {
          Issue.record(
            """
            Two pickers have one delegate. The user tapped Done on the \(which), and the delegate \
            got no message. It should learn which of the two has finished.
            """)
          return
        }
        guard listener.reports.allSatisfy({ $0.sender == identity(of: picker) }) else {
          Issue.record(
            """
            Two pickers with the same name have one delegate. The user tapped Done on the \
            \(which), and the delegate got another picker as the sender. Only the sender says \
            which one has finished, so a picker has to pass itself.
            """)
          return
        }
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
        SettingsController has presented a picker, and the picker's delegate is nil: Done will \
        reach nobody. The object that creates the picker knows both ends and connects them, in \
        changeColor(named:). (If your line sets `SettingsController()`: that is a new object, not \
        these settings, and nobody keeps it.)
        """)
      return
    }
    guard identity(of: delegate) == identity(of: settings) else {
      Issue.record(
        """
        SettingsController has presented a picker whose delegate is another object. These settings \
        want to know the colour, so they make themselves the delegate.
        """)
      return
    }
    _ = presents(settings, picker)
  }

  @Test func settingsTakesTheColor() {
    for sliders in [mixed, unforeseenSliders()] {
      let settings = SettingsController()
      guard let delegate = listening(settings) else { return }
      delegate.colorPicker(
        openPicker(of: settings, for: "text", at: sliders), didSetColorNamed: "text",
        to: color(sliders))
      let found = colors(of: settings)
      guard found["text"] == sliders else {
        Issue.record(
          """
          SettingsController got the message that "text" is now \
          \(sliders == mixed ? text(mixed) : "another colour"). Its colors["text"] is \
          \(found["text"].map { $0 == sliders ? "that" : "not that colour" } ?? "nil"). The answer \
          arrives at the delegate: colorPicker(_:didSetColorNamed:to:) puts it into the property \
          `colors`.
          """)
        return
      }
    }
    // doneReportsNameAndColor judges whether Done reports the right values.
    let (report, name, chosen) = heard { $0.done() }
    guard report?.name == name, report?.color == chosen else { return }
    let isTheSame = settingsHear("text", mixed) { $0.done() }
    #expect(
      isTheSame,
      """
      The user tapped Done while SettingsController was the delegate. It didn't do what it does \
      when the check sends it "text" and the colour of the sliders. Every delegate should get the \
      same message.
      """)
  }

  @Test func settingsTakesTheNamedColor() {
    for name in ["text", "background", unforeseenName()] {
      let settings = SettingsController()
      guard let delegate = asDelegate(settings) else { return }
      let before = colors(of: settings)
      delegate.colorPicker(
        openPicker(of: settings, for: name), didSetColorNamed: name, to: color(mixed))
      let found = colors(of: settings)
      // settingsTakesTheColor judges whether settings take over any colour.
      guard found != before else { continue }
      guard found[name] == mixed else {
        Issue.record(
          """
          SettingsController got a new colour for \(shown(name)), and `colors` doesn't have it \
          under this name. The name in the message says which colour is meant.
          """)
        return
      }
      guard found.filter({ $0.key != name }) == before.filter({ $0.key != name }) else {
        Issue.record(
          """
          SettingsController got a new colour for \(shown(name)) only, and another of its colours \
          has changed. The name in the message says which colour is meant.
          """)
        return
      }
    }
  }

  @Test func settingsPutsThePickerAway() {
    let settings = SettingsController()
    guard let delegate = listening(settings) else { return }
    let picker = openPicker(of: settings, for: "text")
    guard presents(settings, picker) else { return }
    delegate.colorPicker(picker, didSetColorNamed: "text", to: color(mixed))
    let isPutAway = settings.presentedViewController == nil
    #expect(
      isPutAway,
      """
      SettingsController got the message about Done, and still presents the picker. The object \
      that presents also dismisses; the picker only reports.
      """)
  }

  @Test func settingsKeepsItsColorsOnCancel() {
    for name in ["text", "background"] {
      let settings = SettingsController()
      guard let delegate = listening(settings) else { return }
      let before = colors(of: settings)
      // The picker's sliders have been moved: nil is no reason to go and look at them.
      delegate.colorPicker(openPicker(of: settings, for: name), didSetColorNamed: nil, to: nil)
      let found = colors(of: settings)
      guard found == before else {
        let list = found.map { "\(shown($0.key)): \(text($0.value))" }.sorted()
        Issue.record(
          """
          SettingsController presented a picker for "\(name)" and got the message about Cancel \
          (nil, nil), and its colours changed: they are now \
          \(list.isEmpty ? "gone" : list.joined(separator: "; ")). They should be as before: the \
          user chose nothing.
          """)
        return
      }
    }
    // cancelReportsNil judges whether Cancel reports the right values.
    guard let report = heard(when: { $0.cancel() }).report, report.name == nil, report.color == nil
    else { return }
    let isTheSame = settingsHear(nil, nil) { $0.cancel() }
    #expect(
      isTheSame,
      """
      The user tapped Cancel while SettingsController was the delegate. It didn't do what it does \
      when the check sends it nil for both. Every delegate should get the same message.
      """)
  }

  @Test func settingsPutsThePickerAwayOnCancel() {
    let settings = SettingsController()
    guard let delegate = listening(settings) else { return }
    let picker = openPicker(of: settings, for: "text")
    guard presents(settings, picker) else { return }
    delegate.colorPicker(picker, didSetColorNamed: nil, to: nil)
    let isPutAway = settings.presentedViewController == nil
    #expect(
      isPutAway,
      """
      SettingsController got the message about Cancel (nil, nil), and still presents the picker: \
      the user taps Cancel, and nothing happens. There is no colour to take over, but the picker \
      has finished anyway.
      """)
  }

  @Test func settingsStayOnShow() {
    for button in ["Done", "Cancel"] {
      let below = ViewController()
      let settings = SettingsController()
      // Other checks judge whether settings are a delegate.
      guard let delegate = asDelegate(settings) else { return }
      below.present(settings)
      let picker = openPicker(of: settings, for: "text")
      if button == "Done" {
        delegate.colorPicker(picker, didSetColorNamed: "text", to: color(mixed))
      } else {
        delegate.colorPicker(picker, didSetColorNamed: nil, to: nil)
      }
      let isOnShow = below.presentedViewController != nil
      #expect(
        isOnShow,
        """
        Another controller presented SettingsController. SettingsController presented a picker and \
        got the message about \(button), and now the settings have been dismissed as well. \
        dismiss() dismisses what a controller presents, and a controller that presents nothing \
        dismisses itself. So one picker needs one dismiss().
        """)
      guard isOnShow else { return }
    }
  }

  // MARK: Nobody stays behind

  @Test func presenterIsFreed() {
    let scene = posterLeftAlone()
    guard scene.isFreed("the presenter") else {
      Issue.record(
        """
        A presenter was released while its picker was open, and it is still in memory. \
        \(scene.keepers(of: "the presenter")) Which of the two owns the other, and which only \
        needs to know it?
        """)
      return
    }
    let settings = settingsLeftAlone()
    let isFreed = settings.isFreed("SettingsController")
    #expect(
      isFreed,
      """
      SettingsController was released while its picker was open, and it is still in memory. \
      \(settings.keepers(of: "SettingsController")) One of them should only know the other.
      """)
  }

  @Test func pickerIsFreed() {
    let (settings, poster) = (SettingsController(), Poster())
    // Other checks judge what settings do when the picker is cancelled.
    let ends = [
      ("SettingsController", "Done", finishedPicker(of: settings)),
      ("A poster", "Cancel", cancelledPicker(of: poster)),
    ]
    for (presenter, button, scene) in ends {
      guard scene.isFreed("the picker") else {
        Issue.record(
          """
          \(presenter) presented a picker, the user tapped \(button), and the picker was \
          dismissed. Nobody needs it any more, and it is still in memory. \
          \(scene.keepers(of: "the picker")) Dismissing it releases it only once.
          """)
        return
      }
    }
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

/// A presenter that no learner's code knows, and that leaves its picker open.
private final class Poster: ViewController, ColorPickerControllerDelegate {
  /// Whether the picker was still there, at each report.
  var wasOnShow: [Bool] = []

  func open(_ picker: ColorPickerController) {
    picker.delegate = self
    present(picker)
  }

  func colorPicker(
    _ picker: ColorPickerController, didSetColorNamed name: String?, to color: Color?
  ) {
    wasOnShow.append(presentedViewController != nil)
  }
}

// MARK: - Taps

/// The first report after a tap on a picker with an unpredictable name, and the positions of its
/// sliders; no message shows either.
private func heard(
  when tap: (ColorPickerController) -> Void
) -> (report: Report?, name: String, sliders: [Double]) {
  let (name, sliders) = (unforeseenName(), unforeseenSliders())
  let picker = mixedPicker(named: name)
  mix(picker, sliders)
  let listener = Listener()
  picker.delegate = listener
  tap(picker)
  return (listener.reports.first, name, sliders)
}

private func listenBriefly(to picker: ColorPickerController) {
  let listener = Listener()
  picker.delegate = listener
}

/// Whether settings end up alike when they listen to a tapped picker, and when they are notified by the
/// check: a picker may not know who listens. True for settings that are no delegate.
private func settingsHear(
  _ name: String?, _ sliders: [Double]?, when tap: (ColorPickerController) -> Void
) -> Bool {
  let (told, listener) = (SettingsController(), SettingsController())
  guard let toldDelegate = asDelegate(told), let delegate = asDelegate(listener) else {
    return true
  }
  toldDelegate.colorPicker(
    openPicker(of: told, for: "text"), didSetColorNamed: name, to: sliders.map { color($0) })
  let picker = openPicker(of: listener, for: "text")
  picker.delegate = delegate
  tap(picker)
  return colors(of: told) == colors(of: listener)
}

/// Whether a presented picker stays without a delegate; true if it goes with one, too, which other checks
/// judge.
private func staysWithoutDelegate() -> Bool {
  let (poster, presenter) = (Poster(), ViewController())
  let (heard, unheard) = (mixedPicker(named: "headline"), mixedPicker(named: "headline"))
  poster.open(heard)
  presenter.present(unheard)
  for picker in [heard, unheard] {
    picker.done()
    picker.cancel()
  }
  return isOnShow(unheard, over: presenter) || !isOnShow(heard, over: poster)
}

// MARK: - Ends

// These end before the check looks: their local variables keep nothing alive.

private func posterLeftAlone() -> Scene {
  let poster = Poster()
  let picker = mixedPicker(named: "headline")
  poster.open(picker)
  return Scene(["the presenter": poster, "the picker": picker])
}

private func settingsLeftAlone() -> Scene {
  let settings = SettingsController()
  let picker = settings.changeColor(named: "text")
  if let delegate = asDelegate(settings) { picker.delegate = delegate }
  return Scene(["SettingsController": settings, "the picker": picker])
}

private func cancelledPicker(of poster: Poster) -> Scene {
  let picker = mixedPicker(named: "headline")
  poster.open(picker)
  picker.cancel()
  if isOnShow(picker, over: poster) { poster.dismiss() }
  return Scene(["the presenter": poster, "the picker": picker])
}

private func finishedPicker(of settings: SettingsController) -> Scene {
  let picker = settings.changeColor(named: "text")
  if let delegate = asDelegate(settings) { picker.delegate = delegate }
  picker.done()
  // Dismissing is judged by another check.
  settings.dismiss()
  return Scene(["SettingsController": settings, "the picker": picker])
}
