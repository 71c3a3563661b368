/// Members in order of entry, indexed by each of their keys.
struct Register<Key: Hashable, Member> {
  private var rolls: [Key: Roll<Member>] = [:]
  /// The keys of each member, by ticket.
  private var keys: [Int: [Key]] = [:]
  private var nextTicket = 0

  var count: Int { keys.count }
  var isEmpty: Bool { keys.isEmpty }

  func isEmpty(under key: Key) -> Bool { rolls[key] == nil }

  func members(under key: Key) -> [Member] { rolls[key]?.members ?? [] }

  func first(under key: Key) -> Member? { rolls[key]?.first }

  /// The members with their tickets, in order of entry.
  func entries(under key: Key) -> [(ticket: Int, member: Member)] { rolls[key]?.entries ?? [] }

  /// The members with any of several keys, in order of entry; each may have at most one of them.
  func members(underAnyOf keys: [Key]) -> [Member] {
    let found = keys.map(entries(under:)).filter { !$0.isEmpty }
    guard found.count > 1 else { return found.first?.map(\.member) ?? [] }
    return found.flatMap(\.self).sorted { $0.ticket < $1.ticket }.map(\.member)
  }

  /// - Returns: The ticket that removes the member.
  mutating func enter(_ member: Member, under keys: [Key]) -> Int {
    let ticket = nextTicket
    nextTicket += 1
    self.keys[ticket] = keys
    for key in keys { rolls[key, default: Roll()].enter(member, with: ticket) }
    return ticket
  }

  /// Removes a member. Returns whether it was still there; a ticket works once.
  @discardableResult
  mutating func leave(_ ticket: Int) -> Bool {
    guard let keys = keys.removeValue(forKey: ticket) else { return false }
    for key in keys {
      rolls[key]?.leave(ticket)
      if rolls[key]?.isEmpty == true { rolls[key] = nil }
    }
    return true
  }
}
