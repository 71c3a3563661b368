@propertyWrapper struct Wrapping: Equatable {
  private let limit: Int
  private var value = 0

  init(_ limit: Int) { self.limit = limit }

  var wrappedValue: Int {
    get { value }
    set { value = (newValue % limit + limit) % limit }
  }
}

struct Pointer { var angle: Int }

struct Clock: Equatable, CustomStringConvertible {
  typealias Hand = Pointer

  @Wrapping(24 * 60) var minutes: Int

  init(hours: Int, minutes: Int = 0) { self.minutes = hours * 60 + minutes }

  var hour: Hand { Hand(angle: minutes / 2 % 360) }
  var description: String {
    func padded(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    return padded(minutes / 60) + ":" + padded(minutes % 60)
  }
}
