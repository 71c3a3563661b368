@_silgen_name("No space left on device") public func one() {}
@_silgen_name("No space left on device") public func two(_ number: Int) {}
