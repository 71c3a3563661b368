import Testing

@testable import CourseModel

@Suite("An object's keeper")
struct RetainPathTests {
  @Test("is read from the recorder's line")
  func reads() throws {
    let link = RetainPath.Link(owner: "picker", property: "delegate")
    let back = RetainPath.Link(owner: "settings", property: "picker")
    func line(_ form: String, _ owners: String, _ properties: String) -> String {
      #"{"e":"keeps","say":"picker","form":"\#(form)","owners":[\#(owners)],"properties":[\#(properties)]}"#
    }
    let both = line("circle", #""picker","settings""#, #""delegate","picker""#)

    #expect(RetainPath(recorded: both) == RetainPath(of: "picker", .cycle([link, back])))
    #expect(
      RetainPath(recorded: line("path", #""settings""#, #""picker""#))
        == RetainPath(of: "picker", .path([back])))
    #expect(
      RetainPath(recorded: line("closure", #""picker""#, #""delegate""#))
        == RetainPath(of: "picker", .closure(link)))
    #expect(RetainPath(recorded: line("nothing", "", "")) == RetainPath(of: "picker", .nothing))
  }

  @Test(
    "is not read from what makes no sense",
    arguments: [
      "", "{", #"{"e":"keeps"}"#, #"{"e":"look","say":"picker","args":["false"]}"#,
      #"{"e":"keeps","say":"p","form":"circle","owners":[],"properties":[]}"#,
      #"{"e":"keeps","say":"p","form":"path","owners":["a"],"properties":[]}"#,
      #"{"e":"keeps","say":"p","form":"love","owners":["a"],"properties":["b"]}"#,
      #"{"e":"keeps","say":"p","form":"path","owners":"#
        + String(repeating: "[", count: 10_000),
    ])
  func refuses(line: String) {
    #expect(RetainPath(recorded: line) == nil)
  }

  @Test("has names of bounded length, and chains too")
  func bounds() throws {
    let long = String(repeating: "x", count: 1000)
    let read = try #require(
      RetainPath(
        recorded:
          #"{"e":"keeps","say":"\#(long)","form":"path","owners":["a"],"properties":["b"]}"#))
    let many = [String](repeating: #""a""#, count: 21).joined(separator: ",")

    #expect(read.object.count == 60)
    #expect(
      RetainPath(
        recorded:
          #"{"e":"keeps","say":"p","form":"path","owners":[\#(many)],"properties":[\#(many)]}"#)
        == nil)
  }
}
