import CourseModel
import Foundation
import Messages

/// A submission that compiled: a shared library and its interface.
struct Product: Sendable {
  /// The module's name, which is the exercise's.
  let module: String
  /// The folder with `MODULE.swiftmodule`, `MODULE.swiftinterface` and `libMODULE.so`.
  let folder: URL
  let interface: Interface
  /// The declarations in its sources.
  let outline: SourceOutline?
  /// For a package's module, a fingerprint of everything that compiling its tests may depend on.
  /// Nil for other modules, where the interface has that role.
  var skeleton: String? = nil
  /// For a package's module, declarations that its tests might use by mistake; nil if it was not
  /// read.
  var shadowing: Shadowing? = nil
  /// For a package's module, the types of its declarations.
  var declared: DeclarationTypes? = nil
  /// The libraries it needs at run time, as linker flags from the compiler (`-lswiftRegexBuilder`).
  /// Contains the library of every import, however the import is written.
  let libraries: [String]
  /// Whether it calls the replacements for parts of Foundation.
  var needsSafeFoundation = false
  /// Whether it may carry state from one check to the next.
  let keepsState: Bool
  /// Uncommon declarations that it uses.
  var uncommon: [UncommonPart] = []
  /// The names of the files it was built from.
  let names: SourceNames
  /// The compiler's warnings.
  let diagnostics: [Diagnostic]
  /// The time that admission took after compiling, in seconds.
  let admissionSeconds: Double

  var library: String { folder.appending(path: "lib\(module).so").path }
}

/// The result of compiling a submission.
enum Build: Sendable {
  case compiled(Product)
  /// The student's fault: it does not compile, or does something that is not allowed here.
  /// `message` adds what the diagnostics do not contain.
  case refused(ReportStatus, [Diagnostic], message: Message?)
  /// The student's fault if this compiler compiles anything at all, which the solution shows.
  /// `output` is the end of the compiler's output.
  case brokeDown([Diagnostic], message: Message?, output: String)
}
