/// Members in order of entry, each of which leaves by its ticket in logarithmic time.
struct Roll<Member: Sendable>: Sendable {
  private var places: [(ticket: Int, member: Member?)] = []
  private var vacancies = 0
  private var nextTicket = 0

  var members: [Member] { places.compactMap(\.member) }
  var isEmpty: Bool { places.count == vacancies }

  mutating func enter(_ member: Member) -> Int {
    defer { nextTicket += 1 }
    places.append((nextTicket, member))
    return nextTicket
  }

  mutating func leave(_ ticket: Int) {
    guard let place = place(of: ticket), places[place].member != nil else { return }
    places[place].member = nil
    vacancies += 1
    guard vacancies > 8, vacancies > places.count / 2 else { return }
    places.removeAll { $0.member == nil }
    vacancies = 0
  }

  /// Tickets ascend, whoever has left.
  private func place(of ticket: Int) -> Int? {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].ticket < ticket { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low].ticket == ticket ? low : nil
  }
}
