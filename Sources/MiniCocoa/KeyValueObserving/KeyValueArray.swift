/// An array property of an object: who changes it through this tells observers what came and went.
///
///     let tasks = person.mutableArrayValue(forKey: "tasks", of: String.self)
///     tasks.append("rest")  // an insertion, with its index
///
/// Changing the property itself (`person.tasks.append("rest")`) is a setting of the whole.
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

  /// Where the first element stands: 0.
  public var startIndex: Int { 0 }
  /// How many elements there are now.
  public var endIndex: Int { elements.count }

  /// The element at a place; setting it is a replacement: `tasks[0] = "work"`.
  ///
  /// To read where there is none always stops, in a test as well: there is nothing to go on with.
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

  /// Adds an element at the end: `tasks.append("rest")`.
  public func append(_ element: Element) { insert(element, at: count) }

  /// Adds an element before a place: `tasks.insert("rest", at: 0)`.
  public func insert(_ element: Element, at index: Int) { insert(contentsOf: [element], at: index) }

  /// Adds elements before a place, in one change: `tasks.insert(contentsOf: more, at: 0)`.
  public func insert(contentsOf new: [Element], at index: Int) {
    change(.insertion, at: index, new.count) { elements in
      elements.insert(contentsOf: new, at: index)
      return []
    }
  }

  /// Removes an element: `tasks.remove(at: 0)`.
  public func remove(at index: Int) { removeSubrange(index..<index + 1) }

  /// Removes elements, in one change: `tasks.removeSubrange(0..<2)`.
  public func removeSubrange(_ range: Range<Int>) {
    change(.removal, at: range.lowerBound, range.count) { elements in
      let old = Array(elements[range])
      elements.removeSubrange(range)
      return old
    }
  }

  /// Removes all elements, in one change: `tasks.removeAll()`.
  public func removeAll() { removeSubrange(0..<count) }

  /// - Parameter body: Returns the elements that it took out.
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
  /// An array property, for changing it element by element.
  ///
  ///     company.mutableArrayValue(forKey: "employees", of: Person.self).append(ann)
  public final func mutableArrayValue<Element>(
    forKey key: String, of type: Element.Type = Element.self
  ) -> KeyValueArray<Element> {
    KeyValueArray(self, key)
  }
}
