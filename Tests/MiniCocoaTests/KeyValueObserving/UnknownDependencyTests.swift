import MiniCocoa
import Testing

/// The keys contain their dependencies: "of other/watts" depends on "other.watts".
private class Meter: KVObject {
  @Dynamic var watts = 0
  @Dynamic var other: Meter?
  var plain = 0
  var nothing: Int?
  var derived: Int { watts }
  var listed: Int { 0 }

  override class var namedProperties: [String: AnyKeyPath] { ["listed": \Meter.listed] }

  override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    if key == "derived" { return ["watts"] }
    return key.hasPrefix("of ") ? [String(key.dropFirst(3).map { $0 == "/" ? "." : $0 })] : []
  }
}

private final class BigMeter: Meter {
  @Dynamic var limit = 0
}

private final class AskedMeter: Meter {
  override func value(forKey key: String) -> Any? { key == "volts" ? 1 : super.value(forKey: key) }
  override func value(forUndefinedKey key: String) -> Any? {
    key == "amperes" ? 1 : super.value(forUndefinedKey: key)
  }
}

@Suite("Observing: dependencies on what there is not")
struct UnknownDependencyTests {
  private let spy = Spy()

  private func misuses(observing key: String, of meter: Meter) -> [Misuse] {
    let misuses = Misuse.recorded { meter.addObserver(spy, forKeyPath: key) }
    meter.removeObserver(spy, forKeyPath: key)
    return misuses
  }

  @Test("a name that is no property's is a misuse")
  func misspelt() {
    let misuses = misuses(observing: "of wats", of: Meter())

    #expect(misuses.map(\.kind) == [.unknownKey])
    #expect(misuses.map(\.key) == ["wats"])
    #expect(
      misuses.map(\.description) == [
        "\"of wats\" of a Meter was observed, which depends on \"wats\", but a Meter has no property "
          + "\"wats\": check the spelling, list it in namedProperties if it is computed, and let a "
          + "subclass add what only it has."
      ])
  }

  @Test("so it is at the end of a path, once there is an object to ask")
  func alongPath() {
    let meter = Meter()

    #expect(misuses(observing: "of other/wats", of: meter) == [])
    meter.other = BigMeter()
    let misuses = misuses(observing: "of other/wats", of: meter)

    #expect(misuses.map(\.object) == ["BigMeter"])
    #expect(misuses.first?.description.contains("\"other.wats\"") == true)
  }

  @Test(
    "a property may be dynamic, listed, plain, empty, derived itself, or at the end of a path",
    arguments: ["watts", "listed", "plain", "nothing", "derived", "other", "other/watts"])
  func known(key: String) {
    let meter = Meter()
    meter.other = Meter()

    #expect(misuses(observing: "of \(key)", of: meter) == [])
  }

  @Test(
    "an object may know more names than its class has properties", arguments: ["volts", "amperes"])
  func asked(key: String) {
    #expect(misuses(observing: "of \(key)", of: AskedMeter()) == [])
    #expect(misuses(observing: "of \(key)", of: Meter()).map(\.kind) == [.unknownKey])
  }

  @Test("a class may depend on what its subclass has")
  func subclass() {
    let meter = BigMeter()
    #expect(misuses(observing: "of limit", of: meter) == [])

    meter.observed(by: spy, "of limit", []) { meter.limit = 3 }

    #expect(spy.notes.count == 1)
  }
}
