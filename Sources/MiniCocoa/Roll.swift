/// Members in order of entry. Removing one by its ticket takes logarithmic time.
struct Roll<Member> {
  private var places: [(ticket: Int, member: Member?)] = []
  private var vacancies = 0
  /// The first occupied place, so that finding the first member needs no search.
  private var front = 0
  private var nextTicket = 0

  var isEmpty: Bool { count == 0 }
  var count: Int { places.count - vacancies }
  var members: [Member] { places[front...].compactMap(\.member) }
  var first: Member? { isEmpty ? nil : places[front].member }
  /// The members with their tickets, in order.
  var entries: [(ticket: Int, member: Member)] {
    places[front...].compactMap { place in place.member.map { (place.ticket, $0) } }
  }

  mutating func enter(_ member: Member) -> Int {
    let ticket = nextTicket
    enter(member, with: ticket)
    return ticket
  }

  /// - Parameter ticket: A number greater than all tickets before it.
  mutating func enter(_ member: Member, with ticket: Int) {
    nextTicket = ticket + 1
    places.append((ticket, member))
  }

  mutating func leave(_ ticket: Int) {
    guard let place = place(of: ticket), places[place].member != nil else { return }
    places[place].member = nil
    vacancies += 1
    if vacancies > 8, vacancies > places.count / 2 {
      places.removeAll { $0.member == nil }
      (vacancies, front) = (0, 0)
    }
    while front < places.count, places[front].member == nil { front += 1 }
  }

  /// Finds a ticket's place by binary search: tickets ascend, even after members have left.
  private func place(of ticket: Int) -> Int? {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].ticket < ticket { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low].ticket == ticket ? low : nil
  }
}
