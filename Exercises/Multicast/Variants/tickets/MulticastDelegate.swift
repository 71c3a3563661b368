/// Listeners by identity, each with a ticket; rounds are made in the order of the tickets.
public final class MulticastDelegate<Listener> {
  private var seats: [ObjectIdentifier: Seat<Listener>] = [:]
  private var lastTicket = 0

  /// Creates an empty list.
  public init() {}

  /// How many listeners are still there.
  public var count: Int {
    sweep()
    return seats.count
  }

  /// Puts a listener at the end, unless it is on the list.
  public func add(_ listener: Listener) {
    sweep()
    guard seats[name(of: listener)] == nil else { return }
    lastTicket += 1
    seats[name(of: listener)] = Seat(ticket: lastTicket, for: listener)
  }

  /// Takes a listener off the list.
  public func remove(_ listener: Listener) {
    seats[name(of: listener)] = nil
  }

  /// Tells everybody, in order.
  public func tell(_ message: (Listener) -> Void) {
    _ = answers { listener in
      message(listener)
      return true
    }
  }

  /// Asks everybody: yes if all say yes, `fallback` if nobody is there.
  public func ask(default fallback: Bool, _ question: (Listener) -> Bool) -> Bool {
    let answers = answers(question)
    guard !answers.isEmpty else { return fallback }
    return !answers.contains(false)
  }

  /// Goes round those who had a ticket at the beginning and have not given it back since.
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

  /// Names of objects are only good while they live, so the seats of the others are cleared.
  private func sweep() {
    seats = seats.filter { $0.value.listener != nil }
  }

  private func name(of listener: Listener) -> ObjectIdentifier {
    ObjectIdentifier(listener as AnyObject)
  }
}
