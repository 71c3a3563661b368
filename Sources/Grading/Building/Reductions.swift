import CourseModel
import Foundation

/// The interfaces that suites are compiled against: submissions', reduced to what the exercise
/// promises.
///
/// Kept by the text of both interfaces, so that the way from save to verdict reads only a file.
struct Reductions: Sendable {
  let exercise: Exercise
  let cache: Cache
  let reader: SourceReader
  /// The makers of the solution's interface: the toolchain, the flags, MiniCocoa.
  let identity: String
  /// Builds the exercise's solution, unless it is cached.
  let solution: @Sendable () throws(GradingError) -> Interface

  private static let kind = "interfaces"

  /// The rest of this interface beside the solution's, under the solution's header.
  func reducedInterface(of interface: Interface) throws(GradingError) -> SourceReader.Reduced {
    let reference = try reference()
    var digest = Digest()
    digest.add(OwnProgram.identity)
    digest.add(exercise.name)
    digest.add(reference.text)
    digest.add(interface.text)
    for module in exercise.givenModules { digest.add(module) }
    let key = digest.finish()
    if let known = kept(SourceReader.ReducedInterface.self, key) { return .left(known) }
    let reduced = try reader.reduce(
      interface, to: reference, module: exercise.name, beside: exercise.givenModules)
    guard case .left(var reducedInterface) = reduced else { return reduced }
    reducedInterface.text = reference.header(with: reducedInterface.flags) + reducedInterface.text
    keep(reducedInterface, key)
    return .left(reducedInterface)
  }

  /// The interface of the exercise's solution.
  func reference() throws(GradingError) -> Interface {
    var digest = Digest()
    digest.add(identity)
    digest.add(exercise.name)
    digest.add(try ofCourse(exercise.reference))
    let key = digest.finish()
    if let text = kept(String.self, key) { return Interface(parsing: text) }
    let interface = try solution()
    keep(interface.header + interface.text, key)
    return interface
  }

  private func kept<Value: Decodable>(_ type: Value.Type, _ key: String) -> Value? {
    cache.data(Self.kind, key).flatMap { try? JSONDecoder().decode(type, from: $0) }
  }

  private func keep(_ value: some Encodable, _ key: String) {
    if let data = try? JSONEncoder().encode(value) { cache.keep(data, Self.kind, key) }
  }
}
