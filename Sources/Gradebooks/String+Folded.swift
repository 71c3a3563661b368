import Foundation

extension String {
  /// The same for texts that people take for the same: however it is composed, in capitals or not.
  var folded: String { precomposedStringWithCanonicalMapping.lowercased() }
}
