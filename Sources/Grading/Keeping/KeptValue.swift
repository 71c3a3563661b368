import CourseModel
import Foundation

extension Cache {
  /// The value that some files decide: the kept one while none of them has changed, otherwise one
  /// made now.
  ///
  /// - Parameters:
  ///   - name: Tells values of one kind apart.
  ///   - files: Lists the files, and the folders in which another file would count.
  package func value<Value: Codable, Failure: Error>(
    _ kind: String, _ name: String, decidedBy files: () -> [String],
    make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let key = String(name.fingerprint.prefix(32))
    if let data = data(kind, key),
      let kept = try? JSONDecoder().decode(KeptValue<Value>.self, from: data),
      KeptValue<Value>.state(of: kept.paths) == kept.state
    {
      return kept.value
    }
    let paths = files()
    let state = KeptValue<Value>.state(of: paths)
    let value = try make()
    // A file that was added in between may be part of the value and is not among the paths.
    if files() == paths,
      let data = try? JSONEncoder().encode(KeptValue(paths: paths, state: state, value: value))
    {
      keep(data, kind, key)
    }
    return value
  }
}

/// A value, with the state of the files that decide it from before they were read.
private struct KeptValue<Value: Codable>: Codable {
  let paths: [String]
  let state: String
  let value: Value

  /// A fingerprint of these files, and of this build, which may read them in another way.
  static func state(of paths: [String]) -> String {
    FileStamps(of: ["/proc/self/exe"] + paths).digest
  }
}

extension String {
  fileprivate var fingerprint: String {
    var digest = Digest()
    digest.add(self)
    return digest.finish()
  }
}
