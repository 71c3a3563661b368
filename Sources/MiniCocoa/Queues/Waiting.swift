/// The waiting work of a queue, in order. Removing the first item does not move the others.
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

  /// Removes and returns all work, so that the caller can release it outside a lock.
  mutating func removeAll() -> [Work] {
    defer { (works, head) = ([], 0) }
    return works[head...].compactMap(\.self)
  }
}
