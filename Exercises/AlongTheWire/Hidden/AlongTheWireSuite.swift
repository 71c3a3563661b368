import Testing

import class AlongTheWire.Announcer
import class AlongTheWire.Exchange
import class AlongTheWire.Operator

/// Each later TODO's checks are in an extension, in a separate file.
@Suite struct AlongTheWireSuite {}

// MARK: - TODO 1

extension AlongTheWireSuite {
  @Test func readsAlong() {
    let place = Place()
    let ways = [("name", "North"), ("onDuty.name", "Ann"), (toTheLamp, "dark")]
    for (path, expected) in ways {
      let found = text(place.exchange.value(along: path))
      guard found == expected else {
        Issue.record(
          """
          Ann is on duty at "North", at a desk with a dark lamp. `value(along: "\(path)")` of the \
          exchange returns \(found == nil ? "nil" : "something else"), and should return \
          "\(expected)". Ask for each key at the object to which the key before it led.
          """)
        return
      }
    }
    let (secret, key) = (Int.random(in: 1_000...9_999), "key\(Int.random(in: 10...99))")
    let end = Model([key: secret])
    let start = Model(["a": Model(["b": Model(["c": end])])])
    let isFound = start.value(along: "a.b.c.\(key)") as? Int == secret
    #expect(
      isFound,
      "A path of four keys, with names that only the check knows, didn't lead to its value.")
    let isObject = start.value(along: "a.b.c") as? Model === end
    #expect(isObject, "A path that ends at an object didn't lead to that object.")
  }

  @Test func pathMayEndBefore() {
    let exchange = Exchange(name: "North")
    let values: [Any?] = [
      exchange.value(along: toTheLamp), exchange.value(along: "name.length"),
      exchange.value(along: "door.lamp"), exchange.value(along: "onDuty.name"),
    ]
    let isNil = values.allSatisfy { $0 == nil }
    #expect(
      isNil,
      """
      Nobody is on duty at an exchange. `"\(toTheLamp)"`, `"onDuty.name"`, `"name.length"` and \
      `"door.lamp"` lead to nothing, but for one of them `value(along:)` returned a value. If a \
      link has no object, the keys after it have no value.
      """)
  }
}
