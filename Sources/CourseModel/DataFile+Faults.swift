import Foundation

extension DataFile {
  /// The maximum number of faults to report at once.
  private static let maxFaults = 20

  /// Collects all faults in this JSON, not only the first.
  ///
  /// A decoder stops at the first fault. So this repairs the fault in a copy with a dummy value and
  /// decodes the copy, until no fault is left.
  func all<T: Decodable>(faultsOf type: T.Type, from first: any Error) -> CourseError {
    var faults = [located(first)]
    guard var copy = try? JSONSerialization.jsonObject(with: Data(text.utf8)) else {
      return faults[0]
    }
    var error = first
    var mended: [String] = []
    for _ in 0..<(4 * Self.maxFaults) where faults.count < Self.maxFaults {
      guard let mending = Mending(of: error) else { break }
      copy = mending.applied(to: copy)
      mended.append(mending.place)
      guard let next = Self.error(decoding: type, from: copy) else { break }
      // Missing keys in a dummy value are not faults of the file.
      let place = (Mending(of: next)?.place ?? "") + "/"
      if !mended.contains(where: { place.hasPrefix($0 + "/") }) { faults.append(located(next)) }
      error = next
    }
    return faults.count == 1 ? faults[0] : .several(faults)
  }

  private static func error<T: Decodable>(decoding type: T.Type, from copy: Any) -> (any Error)? {
    do {
      let data = try JSONSerialization.data(withJSONObject: copy, options: .fragmentsAllowed)
      _ = try JSONDecoder().decode(type, from: data)
      return nil
    } catch {
      return error
    }
  }
}

/// A dummy value for a JSON document that lets the decoder continue after one error.
private struct Mending {
  private let path: [any CodingKey]
  private let value: Any

  /// Nil for an error without a single place.
  init?(of error: any Error) {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context): (path, value) = (context.codingPath + [key], "")
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      guard let value = Self.value(of: type) else { return nil }
      (path, self.value) = (context.codingPath, value)
    default: return nil
    }
    if path.isEmpty { return nil }
  }

  /// The path of the dummy value.
  var place: String {
    path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: "/")
  }

  func applied(to whole: Any) -> Any { Self.put(value, into: whole, at: path[...]) }

  private static func put(_ value: Any, into whole: Any, at path: ArraySlice<any CodingKey>) -> Any
  {
    guard let key = path.first else { return value }
    if let index = key.intValue, var list = whole as? [Any], list.indices.contains(index) {
      list[index] = put(value, into: list[index], at: path.dropFirst())
      return list
    }
    guard var object = whole as? [String: Any] else { return whole }
    object[key.stringValue] = put(
      value, into: object[key.stringValue] ?? [String: Any](), at: path.dropFirst())
    return object
  }

  private static func value(of type: any Any.Type) -> Any? {
    switch type {
    case is String.Type: ""
    case is Bool.Type: false
    case is Int.Type, is Double.Type: 0
    case is [String: Any].Type: [String: Any]()
    case is any Collection.Type: [Any]()
    default: nil
    }
  }
}
