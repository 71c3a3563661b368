import CourseModel
import Foundation

/// A submission that compiled: a shared library and the interface it offers.
struct Product: Sendable {
  /// The module's name, which is the exercise's.
  let module: String
  /// Holds `MODULE.swiftmodule`, `MODULE.swiftinterface` and `libMODULE.so`.
  let folder: URL
  let interface: Interface
  /// What its sources declare.
  let outline: SourceOutline?
  /// Of a package's module, what stands for all that its tests may be compiled to; nil of others, whose
  /// interface does.
  var skeleton: String? = nil
  /// Of a package's module, what it declares that tests might mean by mistake; nil if it was not read.
  var shadowing: Shadowing? = nil
  /// Of a package's module, the types of what it declares.
  var declared: DeclarationTypes? = nil
  /// What it has to find in its process, as the compiler tells the linker: `-lswiftRegexBuilder`.
  /// However an import is written, its library is among them.
  let libraries: [String]
  /// Whether it calls what stands for parts of Foundation.
  var needsSafeFoundation = false
  /// Whether it may carry something from one check to the next.
  let keepsState: Bool
  /// What it uses that ordinary answers do without.
  var uncommon: [UncommonPart] = []
  /// Names of the files it was built from.
  let names: SourceNames
  /// Warnings.
  let diagnostics: [Diagnostic]
  /// How long it was judged after it had been compiled.
  let admissionSeconds: Double

  var library: String { folder.appending(path: "lib\(module).so").path }
}

/// What compiling a submission came to.
enum Build: Sendable {
  case compiled(Product)
  /// The student's fault: it does not compile, or does what is not allowed here; `message` says what
  /// the diagnostics do not.
  case refused(ReportStatus, [Diagnostic], message: String?)
  /// The student's fault if this compiler compiles anything at all, which the solution shows;
  /// `output` is the end of what the compiler said.
  case brokeDown([Diagnostic], message: String?, output: String)
}
