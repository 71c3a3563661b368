/// A list of delegates by identity, each with a ticket; their tickets are their order.
public final class MulticastDelegate<Listener> {
  private var seats: [ObjectIdentifier: Seat<Listener>] = [:]
  private var lastTicket = 0

  /// Creates an empty list.
  public init() {}

  /// The number of listeners that are still alive.
  public var count: Int {
    sweep()
    return seats.count
  }

  /// Adds a listener at the end, unless it's on the list.
  public func add(_ listener: Listener) {
    sweep()
    guard seats[name(of: listener)] == nil else { return }
    lastTicket += 1
    seats[name(of: listener)] = Seat(ticket: lastTicket, for: listener)
  }

  /// Removes a listener from the list.
  public func remove(_ listener: Listener) {
    seats[name(of: listener)] = nil
  }

  /// Sends every listener a message, in order.
  public func tell(_ message: (Listener) -> Void) {
    _ = answers { listener in
      message(listener)
      return true
    }
  }

  /// Asks every listener: yes if all say yes, `fallback` if there is none.
  public func ask(default fallback: Bool, _ question: (Listener) -> Bool) -> Bool {
    let answers = answers(question)
    guard !answers.isEmpty else { return fallback }
    return !answers.contains(false)
  }

  /// Calls every listener that had a ticket at the beginning and still has the same one.
  private func answers(_ question: (Listener) -> Bool) -> [Bool] {
    var answers: [Bool] = []
    for seat in seats.values.sorted(by: { $0.ticket < $1.ticket }) {
      guard let listener = seat.listener,
        seats[name(of: listener)]?.ticket == seat.ticket
      else { continue }
      answers.append(question(listener))
    }
    return answers
  }

  /// Removes the seats of deallocated listeners: an identifier is good only while its object lives.
  private func sweep() {
    seats = seats.filter { $0.value.listener != nil }
  }

  private func name(of listener: Listener) -> ObjectIdentifier {
    ObjectIdentifier(listener as AnyObject)
  }
}
