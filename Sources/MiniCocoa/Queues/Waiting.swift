/// What waits in a queue, in order: the first is taken without moving the others.
struct Waiting {
  private var works: [Work?] = []
  private var head = 0

  var count: Int { works.count - head }
  var isEmpty: Bool { count == 0 }

  mutating func append(_ work: Work) { works.append(work) }

  mutating func popFirst() -> Work? {
    guard !isEmpty else { return nil }
    let first = works[head]
    works[head] = nil
    head += 1
    if head == works.count { (works, head) = ([], 0) }
    return first
  }

  /// Takes all out, so that they can be let go of outside of a lock.
  mutating func removeAll() -> [Work] {
    defer { (works, head) = ([], 0) }
    return works[head...].compactMap(\.self)
  }
}
