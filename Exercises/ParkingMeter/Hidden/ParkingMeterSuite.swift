import Checking
import MiniCocoa
import Testing

import class ParkingMeter.TicketController
import class ParkingMeter.ZonePicker
import protocol ParkingMeter.ZonePickerDelegate

@Suite struct ParkingMeterSuite {
  @Test func reportIsGone() {
    let ticket = TicketController()
    for (zone, line) in [("B", "Zone B, 1 h: 2.00"), ("C", "Zone C, 1 h: 1.20")] {
      guard let picker = openPicker(of: ticket) else { return }
      picker.select(zone)
      picker.done()
      let (summary, isClosed): (String, Bool) = (
        ticket.summary, ticket.presentedViewController == nil
      )
      guard summary == line, isClosed else {
        Issue.record(
          """
          The user tapped "Change zone", \(zone) and Done. The ticket \
          \(summary == line ? "has the zone" : "still shows its old zone"), and the picker is \
          \(isClosed ? "closed" : "still open"). The ticket should be "\(line)", and the picker \
          closed. Play it, and look at what follows from Done.
          """)
        return
      }
    }
  }

  @Test func picksStartAtTheTicket() {
    let ticket = TicketController()
    guard let first = openPicker(of: ticket) else { return }
    first.select("C")
    first.cancel()
    for zone in ["B", "A"] {
      guard let picker = openPicker(of: ticket) else { return }
      let (start, summary): (String, String) = (picker.zone, ticket.summary)
      guard summary.hasPrefix("Zone \(start),") else {
        Issue.record(
          """
          The user opened the picker, selected C and tapped Cancel. Then the user opened it again, \
          picked B, and opened it a third time. One of the pickers didn't start at the zone on the \
          ticket. Each one did before your change, because each one was new.
          """)
        return
      }
      picker.select(zone)
      picker.done()
      // Another check judges whether the ticket takes it.
      let now: String = ticket.summary
      guard now.hasPrefix("Zone \(zone),") else { return }
    }
  }

  @Test func cancelKeepsTheZone() {
    let ticket = TicketController()
    ticket.addHour()
    guard let picker = openPicker(of: ticket) else { return }
    picker.select("C")
    let selected: String = ticket.summary
    picker.cancel()
    let (summary, isClosed): (String, Bool) = (
      ticket.summary, ticket.presentedViewController == nil
    )
    let isRight = selected == summary && summary == "Zone A, 2 h: 6.00" && isClosed
    #expect(
      isRight,
      """
      A ticket was for two hours in zone A. The user opened the picker, selected C and tapped \
      Cancel. The ticket isn't "Zone A, 2 h: 6.00" all the way, or the picker is still open. \
      Cancel should close the picker and change nothing.
      """)
  }

  @Test func anyDelegateIsTold() {
    let listener = Listener()
    let picker = ZonePicker(startingAt: "B")
    picker.delegate = listener
    picker.select("C")
    let early = listener.said
    picker.done()
    picker.cancel()
    let said = listener.said
    // Without a delegate, the buttons do nothing.
    let alone = ZonePicker(startingAt: "A")
    alone.done()
    alone.cancel()
    #expect(
      early.isEmpty && said == ["picked C", "cancelled"],
      """
      The season-ticket screen was the delegate of a zone picker. The user selected C, tapped Done, \
      and later Cancel. The delegate should get the two messages of the protocol, once each, and \
      nothing earlier. Other screens use the picker, so it has to know none of them.
      """)
  }

  @Test func ticketIsFreed() {
    let scene = ticketLeftAlone()
    let isFreed = scene.isFreed("the ticket")
    #expect(
      isFreed,
      """
      A ticket was dropped while its picker was open, and it is still in memory. \
      \(scene.keepers(of: "the ticket")) It was deallocated before your change.
      """)
  }

  @Test func pickerIsFreed() {
    let ticket = TicketController()
    let scene = pick(on: ticket)
    let isFreed = scene.isFreed("the picker")
    #expect(
      isFreed,
      """
      A picker was closed, and it is still in memory. \(scene.keepers(of: "the picker")) It was \
      deallocated before your change.
      """)
    withExtendedLifetime(ticket) {}
  }
}

private func openPicker(of ticket: TicketController) -> ZonePicker? {
  ticket.changeZone()
  let picker = ticket.presentedViewController as? ZonePicker
  if picker == nil { Issue.record("`changeZone()` should present a `ZonePicker`.") }
  return picker
}

// They end before a check looks: their local variables keep nothing alive.
private func ticketLeftAlone() -> Scene {
  let ticket = TicketController()
  guard let picker = openPicker(of: ticket) else { return Scene(["the ticket": ticket]) }
  return Scene(["the ticket": ticket, "the picker": picker])
}

private func pick(on ticket: TicketController) -> Scene {
  guard let picker = openPicker(of: ticket) else { return Scene(["the picker": ticket]) }
  picker.select("B")
  picker.done()
  return Scene(["the picker": picker, "the ticket": ticket])
}

/// The season-ticket screen.
private final class Listener: ZonePickerDelegate {
  private(set) var said: [String] = []

  func zonePicker(_ picker: ZonePicker, didPick zone: String) {
    said.append("picked \(["A", "B", "C"].first { $0 == zone } ?? "something else")")
  }

  func zonePickerDidCancel(_ picker: ZonePicker) {
    said.append("cancelled")
  }
}
