@main struct Program {
  static func main() { print("hello") }
}
