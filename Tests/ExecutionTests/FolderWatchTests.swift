import Foundation
import Glibc
import TestSupport
import Testing

@testable import Execution

/// Real files in real folders, and the kernel's own events.
@Suite("A watched folder")
struct FolderWatchTests {
  @Test("that cannot be says so in English and in German")
  func error() throws {
    let error = WatchingError.noDescriptor(reason: "EMFILE")
    #expect(error.description.hasPrefix("your files cannot be watched (EMFILE): raise the limit "))
    #expect(
      try Translations.catalogue("de").text(of: error.message)
        .hasPrefix("deine Dateien lassen sich nicht beobachten (EMFILE): "))
  }

  static let methods: [FolderWatch.Method] = [.automatic, .polling]

  /// A way in which the content of a file changes.
  enum Saving: String, CaseIterable, CustomTestStringConvertible {
    case inPlace = "in place"
    case byRename = "by renaming another file over it (vim, Xcode)"
    case byBackup = "by renaming it away and writing a new one (emacs, vim)"
    case keptOpen = "by a program that keeps it open"
    case added = "as a new file"
    case linked = "as a link to a file elsewhere"
    case deleted = "by deleting it"
    case movedAway = "by moving it out of the folder"
    case bySed = "by sed -i"

    var testDescription: String { rawValue }

    func save(at desk: Desk) throws {
      switch self {
      case .inPlace: desk.write("more than one")
      case .byRename:
        desk.write("two", to: ".One.swift.tmp")
        desk.move(".One.swift.tmp", to: "One.swift")
      case .byBackup:
        desk.move("One.swift", to: "One.swift~")
        desk.write("two")
        desk.delete("One.swift~")
      case .keptOpen:
        let file = open(desk.path("One.swift"), O_WRONLY | O_APPEND)
        write(file, "more", 4)
        #expect(desk.hearsOfChange())
        write(file, "more", 4)
        #expect(desk.hearsOfChange())
        close(file)
      case .added: desk.write("two", to: "Two.swift")
      case .linked:
        try Data("two".utf8).write(to: desk.outside.appending(path: "two"))
        link(desk.outside.appending(path: "two").path, desk.path("Two.swift"))
      case .deleted: desk.delete("One.swift")
      case .movedAway:
        rename(desk.path("One.swift"), desk.outside.appending(path: "One.swift").path)
      case .bySed:
        let sed = Process()
        sed.executableURL = URL(filePath: "/bin/sed")
        sed.arguments = ["-i", "s/one/two/", desk.path("One.swift")]
        try sed.run()
        sed.waitUntilExit()
      }
    }
  }

  @Test("tells of a save", arguments: Saving.allCases, methods)
  func save(_ saving: Saving, by method: FolderWatch.Method) throws {
    let desk = try Desk(by: method)
    #expect(desk.watch.isPolling == (method == .polling))
    try saving.save(at: desk)
    if saving != .keptOpen { #expect(desk.hearsOfChange()) }
    while desk.isReadable() { _ = desk.watch.events() }
    desk.write("again", to: "Again.swift")
    #expect(desk.hearsOfChange())
  }

  /// The events of a save, in order.
  static let signs: [(Saving, [SaveEvent])] = [
    (.inPlace, [.begun("One.swift"), .whole("One.swift")]),
    (.byRename, [.whole("One.swift")]),
    (.byBackup, [.gone("One.swift"), .begun("One.swift"), .whole("One.swift")]),
    (.added, [.begun("Two.swift"), .whole("Two.swift")]),
    (.linked, [.begun("Two.swift")]),
    (.deleted, [.gone("One.swift")]),
    (.movedAway, [.gone("One.swift")]),
    (.bySed, [.whole("One.swift")]),
  ]

  @Test("tells when a file is whole", arguments: signs)
  func wholeness(_ saving: Saving, signs: [SaveEvent]) throws {
    let desk = try Desk(by: .automatic)
    try saving.save(at: desk)
    let heard = desk.heard()
    // A created file is also written to: one event or two make no difference.
    #expect(heard.enumerated().filter { $0 == 0 || heard[$0 - 1] != $1 }.map(\.element) == signs)
  }

  @Test("knows what has happened until now, if it is asked", arguments: methods)
  func soFar(by method: FolderWatch.Method) throws {
    let desk = try Desk(by: method)
    #expect(desk.watch.eventsSoFar() == [])
    desk.write("half of it")
    #expect(!desk.watch.eventsSoFar().isEmpty)
    desk.write("half of it, and the rest")
    #expect(!desk.watch.eventsSoFar().isEmpty)
    #expect(desk.watch.eventsSoFar() == [])
  }

  @Test(
    "hears nothing of files that nobody wrote for others to read",
    arguments: [
      ".One.swift.swp", "One.swift~", "#One.swift#", ".#One.swift", "4913", "notes.txt",
      "flycheck_One.swift", "One_flymake.swift", ".hidden/One.swift", "One.swift.sb-1234",
    ], methods)
  func others(_ name: String, by method: FolderWatch.Method) throws {
    let desk = try Desk(by: method)
    desk.makeFolder(desk.folder.appending(path: name).deletingLastPathComponent())
    desk.write("x", to: name)
    desk.write("xx", to: name)
    desk.delete(name)
    #expect(desk.hearsOfNothing())
  }

  @Test("hears nothing when it is read, and nothing of its neighbours")
  func quiet() throws {
    let desk = try Desk(by: .automatic)
    _ = try Data(contentsOf: desk.folder.appending(path: "One.swift"))
    try Data("x".utf8).write(to: desk.outside.appending(path: "Other.swift"))
    desk.makeFolder(desk.outside.appending(path: "workspace/Exercises/Other/Sources"))
    #expect(!desk.isReadable())
    #expect(desk.watch.events() == [])
  }

  @Test("follows folders inside, as deep as they come and go", arguments: methods)
  func inside(by method: FolderWatch.Method) throws {
    let desk = try Desk(by: method)
    let deep = desk.folder.appending(path: "Helpers/Deep")
    desk.makeFolder(deep)
    #expect(desk.hearsOfNothing())
    desk.write("x", to: "Helpers/Deep/Two.swift")
    #expect(desk.hearsOfChange())
    desk.move("Helpers", to: "Others")
    #expect(desk.hearsOfChange())
    desk.write("y", to: "Others/Deep/Two.swift")
    #expect(desk.hearsOfChange())
    desk.removeFolder(desk.folder.appending(path: "Others"))
    #expect(desk.hearsOfChange())
  }

  @Test("knows a folder again that was deleted and made anew", arguments: methods)
  func recreated(by method: FolderWatch.Method) throws {
    let desk = try Desk(by: method)
    desk.removeFolder(desk.folder)
    #expect(desk.hearsOfChange())
    desk.makeFolder(desk.folder)
    #expect(desk.hearsOfNothing())
    desk.write("new")
    #expect(desk.hearsOfChange())
  }

  @Test(
    "notices that a folder above was renamed, and that it is back",
    arguments: ["workspace", "workspace/Exercises", "workspace/Exercises/FlipSide/Sources"], methods
  )
  func renamed(_ path: String, by method: FolderWatch.Method) throws {
    let desk = try Desk(by: method)
    let (place, other) = (desk.outside.appending(path: path), desk.outside.appending(path: "other"))
    rename(place.path, other.path)
    #expect(desk.hearsOfChange())
    rename(other.path, place.path)
    #expect(desk.hearsOfChange())
    desk.write("new")
    #expect(desk.hearsOfChange())
  }

  @Test("waits for a folder whose parents are missing, too", arguments: methods)
  func missing(by method: FolderWatch.Method) throws {
    let desk = try Desk(by: method, isMissing: true)
    #expect(desk.hearsOfNothing())
    desk.makeFolder(desk.outside.appending(path: "workspace/Exercises"))
    #expect(desk.hearsOfNothing())
    desk.makeFolder(desk.folder)
    desk.write("new")
    #expect(desk.hearsOfChange())
    desk.write("newer")
    #expect(desk.hearsOfChange())
  }

  @Test("watches other folders from then on, at the same descriptor", arguments: methods)
  func replaced(by method: FolderWatch.Method) throws {
    let desk = try Desk(by: method)
    let other = desk.outside.appending(path: "Other")
    desk.makeFolder(other)
    let descriptor = desk.watch.descriptor
    desk.watch.watch([other])
    #expect(desk.watch.descriptor == descriptor)
    desk.write("not seen")
    #expect(desk.hearsOfNothing())
    try Data("seen".utf8).write(to: other.appending(path: "Two.swift"))
    #expect(desk.hearsOfChange())
    desk.watch.watch([desk.folder, other])
    desk.write("seen, too")
    #expect(desk.hearsOfChange())
    try Data("seen again".utf8).write(to: other.appending(path: "Two.swift"))
    #expect(desk.hearsOfChange())
  }

  @Test("watches a folder and one inside it", arguments: methods)
  func nested(by method: FolderWatch.Method) throws {
    let desk = try Desk(by: method)
    desk.watch.watch([desk.folder, desk.folder.appending(path: "Helpers"), desk.outside])
    desk.makeFolder(desk.folder.appending(path: "Helpers"))
    desk.write("x", to: "Helpers/Two.swift")
    #expect(desk.hearsOfChange())
    desk.write("more than one")
    #expect(desk.hearsOfChange())
  }

  @Test("goes on after more events than the kernel keeps")
  func overflow() throws {
    let desk = try Desk(by: .automatic)
    let limit = try #require(
      Int(
        String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
          .trimmingCharacters(in: .newlines)))
    let file = open(desk.path("notes.txt"), O_WRONLY | O_CREAT, 0o644)
    let (one, other) = (desk.path("notes.txt"), desk.path("others.txt"))
    // Equal consecutive events are merged.
    for number in 0...limit / 2 {
      if number % 2 == 0 { rename(one, other) } else { rename(other, one) }
    }
    close(file)
    desk.write("lost among them")
    #expect(desk.hearsOfChange())
    desk.write("heard again")
    #expect(desk.hearsOfChange())
    #expect(!desk.isReadable())
  }

  @Test("polls while it gets no notices")
  func change() throws {
    let desk = try Desk(by: .automatic)
    desk.watch.method = .polling
    desk.watch.watch([desk.folder])
    #expect(desk.watch.isPolling)
    desk.write("seen all the same")
    #expect(desk.hearsOfChange())
    desk.watch.method = .automatic
    desk.watch.watch([desk.folder])
    #expect(!desk.watch.isPolling)
    desk.write("heard")
    #expect(desk.hearsOfChange())
    #expect(!desk.isReadable())
  }

  @Test("leaves its descriptors to no child, whatever they mean by then", arguments: methods)
  func descriptors(by method: FolderWatch.Method) throws {
    let desk = try Desk(by: method)
    #expect(fcntl(desk.watch.descriptor, F_GETFD) & FD_CLOEXEC != 0)
    desk.removeFolder(desk.folder)
    #expect(desk.hearsOfChange())
    #expect(fcntl(desk.watch.descriptor, F_GETFD) & FD_CLOEXEC != 0)
  }
}
