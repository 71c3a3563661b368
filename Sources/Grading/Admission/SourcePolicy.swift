import CourseModel
import Glibc

/// What the sources of a submission may say.
struct SourcePolicy: Codable, Sendable {
  /// The modules of Swift's library, and of Foundation, whose parts the object policy tells apart.
  static let library =
    foundation + [
      "Swift", "Observation", "RegexBuilder", "Synchronization", "_Concurrency",
      "_StringProcessing",
    ]
  /// The modules of which Foundation consists.
  static let foundation = [
    "Foundation", "FoundationEssentials", "FoundationInternationalization",
  ]
  /// Modules that a suite or Swift itself says by name.
  private static let reserved = library + ["Testing", "Builtin"]

  /// Attributes that reach around the language; so does each whose name begins with `_`.
  ///
  /// Source: swift/include/swift/AST/DeclAttr.def of 6.3.
  static let attributes: Set<String> = [
    "abi", "attached", "c", "cdecl", "exclusivity", "expose", "export", "extern", "freestanding",
    "implementation", "section", "used",
  ]

  /// The module that the submission is.
  let module: String
  /// Modules that the exercise is about.
  let imports: [String]
  let admission: Admission
  /// The folder of the toolchain's modules.
  let modules: String

  init(for exercise: Exercise, toolchain: Toolchain) {
    module = exercise.name
    imports = exercise.imports
    admission = exercise.admission
    modules = toolchain.libraries
  }

  /// What a learner is told that they may import.
  var importable: [String] {
    (imports + admission.imports.sorted() + Self.library.filter { !$0.hasPrefix("_") })
      .filter { !["Swift", "FoundationEssentials", "FoundationInternationalization"].contains($0) }
  }

  func mayImport(_ module: String) -> Bool {
    imports.contains(module) || admission.imports.contains(module) || Self.library.contains(module)
  }

  func isModule(_ name: String) -> Bool {
    name == module || imports.contains(name) || Self.reserved.contains(name)
  }

  /// Whether the toolchain has this module: a branch of `#if` may import what another system has.
  func isInstalled(_ module: String) -> Bool {
    access("\(modules)/\(module).swiftmodule", F_OK) == 0
  }
}
