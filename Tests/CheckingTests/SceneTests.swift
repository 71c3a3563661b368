import Testing

@testable import Checking

private protocol Listening: AnyObject {}

private class Speaker {
  var listener: (any Listening)?
  weak var known: (any Listening)?
  unowned(unsafe) var unsafely: AnyObject?
}

private final class Owner: Listening {
  var speaker: Speaker?
  var list: [Speaker] = []
  var table: [Int: [Speaker]] = [:]
  var choice: Choice?
  var box = Box()
  var weakBoxes: [WeakBox] = []
  var action: (() -> Void)?
  lazy var late = Speaker()
  unowned var boss: Speaker?
}

private final class SubSpeaker<Value>: Speaker {
  var value: Value
  init(_ value: Value) { self.value = value }
}

private enum Choice { case one(Speaker), none }
private struct Box { var number = 0; var speaker: Speaker? }
private struct WeakBox { weak var speaker: Speaker? }

/// Returns a false mirror.
private final class Liar: CustomReflectable, Listening {
  var speaker: Speaker?
  var customMirror: Mirror { Mirror(self, children: ["nothing": 0]) }
}

@Suite("A scene")
struct SceneTests {
  @Test("says that an object was deallocated, and names no keepers then")
  func gone() {
    func left() -> Scene { Scene(["the owner": Owner()]) }
    let scene = left()
    #expect(scene.isFreed("the owner"))
    #expect(scene.keepers(of: "the owner") == "")
    #expect(!scene.isFreed("nobody"))
  }

  @Test("finds a circle")
  func circle() {
    let owner = Owner()
    let speaker = Speaker()
    owner.speaker = speaker
    speaker.listener = owner
    let scene = Scene(["the owner": owner, "the speaker": speaker])
    #expect(!scene.isFreed("the owner"))
    #expect(
      scene.keepers(of: "the owner")
        == "The owner keeps the speaker in its property `speaker`, and the speaker keeps the owner "
        + "in its property `listener`: a retain cycle, which keeps itself alive.")
    speaker.listener = nil
  }

  @Test("tells a chain by its parts")
  func chain() throws {
    let (owner, speaker) = (Owner(), Speaker())
    let scene = Scene(["the owner": owner, "a speaker": speaker])
    owner.speaker = speaker
    let path = try #require(scene.chain(to: "a speaker"))
    #expect(path == ("path", ["owner"], ["speaker"]))

    speaker.listener = owner
    let circle = try #require(Scene(["the owner": owner]).chain(to: "the owner"))
    #expect(circle == ("circle", ["owner", "Speaker"], ["speaker", "listener"]))

    speaker.listener = nil
    #expect(try #require(scene.chain(to: "the owner")) == ("nothing", [], []))
    owner.action = {}
    #expect(try #require(scene.chain(to: "the owner")) == ("closure", ["owner"], ["action"]))
    #expect(scene.chain(to: "nobody") == nil)
    withExtendedLifetime((owner, speaker)) {}
  }

  @Test("tells no chain of a deallocated object")
  func chainOfNobody() {
    func left() -> Scene { Scene(["the owner": Owner()]) }
    #expect(left().chain(to: "the owner") == nil)
  }

  /// A property of `Owner`, and a closure that puts a speaker into it.
  private static let properties: [(String, @Sendable (Owner, Speaker) -> Void)] = [
    ("speaker", { $0.speaker = $1 }), ("list", { $0.list = [Speaker(), $1] }),
    ("table", { $0.table[7] = [$1] }), ("choice", { $0.choice = .one($1) }),
    ("box", { $0.box.speaker = $1 }), ("late", { $0.late = $1 }),
  ]

  @Test("finds what leads to an object", arguments: 0..<6)
  func property(_ index: Int) {
    let (name, keep) = Self.properties[index]
    let owner = Owner()
    let speaker = SubSpeaker("text")
    keep(owner, speaker)
    let scene = Scene(["the owner": owner, "the speaker": speaker])
    #expect(
      scene.keepers(of: "the speaker") == "The owner keeps the speaker in its property `\(name)`.")
  }

  @Test("looks through what a class says of itself")
  func liar() {
    let liar = Liar()
    let speaker = Speaker()
    liar.speaker = speaker
    let scene = Scene(["the liar": liar, "the speaker": speaker])
    #expect(
      scene.keepers(of: "the speaker") == "The liar keeps the speaker in its property `speaker`.")
  }

  @Test("passes over what only knows an object")
  func weakReferences() {
    let owner = Owner()
    let speaker = Speaker()
    speaker.known = owner
    speaker.unsafely = owner
    owner.weakBoxes = [WeakBox(speaker: speaker)]
    owner.boss = speaker
    let scene = Scene(["the owner": owner, "the speaker": speaker])
    for name in ["the owner", "the speaker"] {
      #expect(
        scene.keepers(of: name)
          == "No stored property of these objects leads to it: look for a closure that captures "
          + "it, or a static or global variable.")
    }
    withExtendedLifetime((owner, speaker)) {}
  }

  @Test("does not look into the library's own objects, such as a stream that somebody reads")
  func libraryObjects() async {
    final class Sender {
      var readers: [AsyncStream<Int>.Continuation] = []
    }
    let sender = Sender()
    let (stream, reader) = AsyncStream.makeStream(of: Int.self)
    sender.readers = [reader]
    let reading = Task { for await _ in stream {} }
    for _ in 0..<50 { await Task.yield() }
    let scene = Scene(["the sender": sender])

    #expect(scene.keepers(of: "the sender").hasPrefix("No stored property"))
    reading.cancel()
  }

  @Test("points at a closure when nothing else leads there")
  func closure() {
    let owner = Owner()
    owner.action = { [owner] in _ = owner }
    let scene = Scene(["the owner": owner])
    #expect(
      scene.keepers(of: "the owner")
        == "No stored property leads to it, but the owner has a closure in `action`: what does it "
        + "capture?")
    owner.action = nil
  }

  @Test("names the objects on the way by their classes")
  func unnamed() {
    let owner = Owner()
    let speaker = Speaker()
    let between = Owner()
    owner.speaker = Speaker()
    owner.speaker?.listener = between
    between.list = [speaker]
    let scene = Scene(["the owner": owner, "the speaker": speaker])
    #expect(
      scene.keepers(of: "the speaker")
        == "The owner keeps an object of class `Speaker` in its property `speaker`, and an object "
        + "of class `Speaker` keeps an object of class `Owner` in its property `listener`, and an "
        + "object of class `Owner` keeps the speaker in its property `list`.")
  }
}
