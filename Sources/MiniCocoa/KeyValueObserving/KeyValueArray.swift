/// An array property whose observers learn which elements each change inserts, removes or replaces.
///
///     let tasks = person.mutableArrayValue(forKey: "tasks", of: String.self)
///     tasks.append("rest")  // an insertion, with its index
///
/// Changing the property itself (`person.tasks.append("rest")`) counts as setting the whole array.
public struct KeyValueArray<Element>: RandomAccessCollection {
  private let owner: KVObject
  private let key: String

  init(_ owner: KVObject, _ key: String) {
    self.owner = owner
    self.key = key
    if box == nil {
      Misuse.wrongType(key, of: owner, expecting: "\([Element].self)").report()
    }
  }

  private var box: DynamicBox<[Element]>? { owner.box(key) as? DynamicBox<[Element]> }

  private var elements: [Element] { box?.value ?? [] }

  /// The index of the first element: 0.
  public var startIndex: Int { 0 }
  /// The current number of elements.
  public var endIndex: Int { elements.count }

  /// The element at an index; setting it is a replacement: `tasks[0] = "work"`.
  ///
  /// Reading outside the bounds always stops the process, even in a test: there is no value.
  public subscript(index: Int) -> Element {
    get {
      let elements = elements
      guard elements.indices.contains(index) else {
        Misuse.outOfBounds(index, key, of: owner).stop()
      }
      return elements[index]
    }
    nonmutating set {
      change(.replacement, at: index, 1) { elements in
        let old = elements[index]
        elements[index] = newValue
        return [old]
      }
    }
  }

  /// Appends an element: `tasks.append("rest")`.
  public func append(_ element: Element) { insert(element, at: count) }

  /// Inserts an element before an index: `tasks.insert("rest", at: 0)`.
  public func insert(_ element: Element, at index: Int) { insert(contentsOf: [element], at: index) }

  /// Inserts elements before an index, as one change: `tasks.insert(contentsOf: more, at: 0)`.
  public func insert(contentsOf new: [Element], at index: Int) {
    change(.insertion, at: index, new.count) { elements in
      elements.insert(contentsOf: new, at: index)
      return []
    }
  }

  /// Removes an element: `tasks.remove(at: 0)`.
  public func remove(at index: Int) { removeSubrange(index..<index + 1) }

  /// Removes a range of elements, as one change: `tasks.removeSubrange(0..<2)`.
  public func removeSubrange(_ range: Range<Int>) {
    change(.removal, at: range.lowerBound, range.count) { elements in
      let old = Array(elements[range])
      elements.removeSubrange(range)
      return old
    }
  }

  /// Removes all elements, as one change: `tasks.removeAll()`.
  public func removeAll() { removeSubrange(0..<count) }

  /// - Parameter body: Changes the array and returns the elements that it removed.
  private func change(
    _ kind: KeyValueChange, at index: Int, _ number: Int, _ body: (inout [Element]) -> [Element]
  ) {
    guard let box else { return }
    let last = kind == .insertion ? index : index + number
    guard index >= 0, last <= count else {
      let missing = index < 0 ? index : Swift.max(index, count)
      return Misuse.outOfBounds(missing, key, of: owner).report()
    }
    owner.change(key, .elements(kind, Indexes(index..<index + number))) { box.update(body) }
  }
}

extension KVObject {
  /// Returns an array property that can be changed element by element.
  ///
  ///     company.mutableArrayValue(forKey: "employees", of: Person.self).append(ann)
  public final func mutableArrayValue<Element>(
    forKey key: String, of type: Element.Type = Element.self
  ) -> KeyValueArray<Element> {
    KeyValueArray(self, key)
  }
}
