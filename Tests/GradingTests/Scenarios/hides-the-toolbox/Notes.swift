public struct Color { public var red = 1.0 }
