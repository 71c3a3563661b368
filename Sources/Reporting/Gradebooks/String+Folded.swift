import Foundation

extension String {
  /// A form for comparing names: ignores case and Unicode composition.
  var folded: String { precomposedStringWithCanonicalMapping.lowercased() }
}
