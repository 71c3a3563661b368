/// How often, in words: `not at all`, `once`, `twice`, `3 times`.
public func times(_ count: Int) -> String {
  switch count {
  case 0: "not at all"
  case 1: "once"
  case 2: "twice"
  default: "\(count) times"
  }
}
