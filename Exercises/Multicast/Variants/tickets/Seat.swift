/// An entry of the list, with a ticket that says when the listener came.
struct Seat<Listener> {
  let ticket: Int
  private(set) weak var occupant: AnyObject?

  init(ticket: Int, for listener: Listener) {
    self.ticket = ticket
    occupant = listener as AnyObject
  }

  var listener: Listener? {
    guard let occupant else { return nil }
    return occupant as? Listener
  }
}
