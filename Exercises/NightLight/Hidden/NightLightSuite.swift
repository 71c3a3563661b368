import Checking
import MiniCocoa
import Testing

import class NightLight.Lamp
import class NightLight.LampScreen
import class NightLight.Server

@MainActor
@Suite struct NightLightSuite {
  // MARK: The loop

  @Test func levelsAreShown() async {
    let home = Home(level: Int.random(in: 10...39))
    let screen = home.screen()
    screen.open()
    await settle()
    var shown: [Int?] = [screen.level]
    let changes = [Int.random(in: 40...59), Int.random(in: 60...79), Int.random(in: 80...99)]
    let first = home.lamp.level
    for change in changes {
      home.lamp.set(change)
      await settle()
      shown.append(screen.level)
    }
    let wrong = zip([first] + changes, shown).first { $0 != $1 }
    #expect(
      wrong == nil,
      """
      A screen was opened, and its lamp's level was \(first), then \(said(changes)). At \
      \(wrong?.0 ?? 0), `level` of LampScreen was \(said(wrong?.1)). The screen should show each \
      level that comes out of the lamp's stream.
      """)
  }

  @Test func openIsFreed() async {
    guard let scene = await openedScreen(Home()) else { return leavesUnjudged() }
    await settle()
    let isFreed = scene.isFreed("the screen")
    #expect(
      isFreed,
      """
      A screen was opened and then released, while its loop was waiting for the next level. It's \
      still in memory. \(scene.keepers(of: "the screen")) A task keeps what it has captured until \
      it ends, and this loop doesn't end by itself.
      """)
  }

  // MARK: The end

  @Test func lampIsLeft() async {
    let home = Home()
    guard let scene = await openedScreen(home) else { return leavesUnjudged() }
    await settle()
    // Whether the screen is deallocated is another check's business.
    guard scene.isFreed("the screen") else { return leavesUnjudged() }
    let followers: Int = home.lamp.followers
    #expect(
      followers == 0,
      """
      A screen was opened, and then it was deallocated. The lamp's `followers` is still \
      \(followers): the loop waits for the next level, and nobody needs it any more. Its task \
      should end with the screen.
      """)
  }

  /// The scene with a screen that was opened and has shown two levels; nil if it hasn't.
  ///
  /// This ends before the check looks: its local variables keep nothing alive.
  private func openedScreen(_ home: Home) async -> Scene? {
    let screen = home.screen()
    screen.open()
    await settle()
    home.lamp.set(55)
    await settle()
    guard screen.level == 55, home.lamp.followers > 0 else { return nil }
    return Scene(["the screen": screen, "the lamp": home.lamp, "the server": home.server])
  }

  @Test func blinkingStops() async {
    let lamp = await lampAfterScreen(endsElsewhere: false)
    guard lamp.hasBlinked else { return leavesUnjudged() }
    #expect(
      !lamp.isBlinking,
      """
      A screen was created, so its lamp blinks. Then the screen was deallocated, and the lamp still \
      blinks. `stopBlinking()` is a method of the main actor; which `deinit` may call it?
      """)
  }

  @Test func endsElsewhere() async {
    // Whether the blinking stops at all is another check's business.
    let first = await lampAfterScreen(endsElsewhere: false)
    guard first.hasBlinked, !first.isBlinking else { return leavesUnjudged() }
    let lamp = await lampAfterScreen(endsElsewhere: true)
    #expect(
      !lamp.isBlinking,
      """
      The last reference to a screen was released on another thread, and its lamp still blinks. A \
      `deinit` runs on the thread that releases the object.
      """)
  }

  /// Whether a lamp blinked while it had a screen, and after its screen.
  private func lampAfterScreen(
    endsElsewhere: Bool
  ) async -> (hasBlinked: Bool, isBlinking: Bool) {
    let home = Home()
    let held = Held(home.screen())
    let hasBlinked: Bool = home.lamp.isBlinking
    if endsElsewhere { onAnotherThread { held.screen = nil } } else { held.screen = nil }
    await settle()
    return (hasBlinked, home.lamp.isBlinking)
  }

  // MARK: The question

  @Test func scenesAreShown() async {
    let home = Home()
    let screen = home.screen()
    let rooms = [("Hall", ["Calm", "Bright"]), ("Attic", ["Stars"])]
    for (room, scenes) in rooms {
      screen.choose(room)
      await settle()
      home.server.answer(room, with: scenes)
      await settle()
      let shown: [String] = screen.scenes
      guard shown == scenes else {
        Issue.record(
          """
          You chose \(room)\(room == "Hall" ? "" : " after Hall"), and the server answered \
          \(scenes.joined(separator: ", ")). `scenes` of LampScreen has \(shown.count) \
          entr\(shown.count == 1 ? "y" : "ies"), and should have exactly these.
          """)
        return
      }
      #expect(Bool(true))
    }
  }

  @Test func laterChoiceWins() async {
    let home = Home()
    let screen = home.screen()
    screen.choose("Hall")
    await settle()
    screen.choose("Attic")
    await settle()
    home.server.answer("Attic", with: ["Stars"])
    await settle()
    guard screen.scenes == ["Stars"] else { return leavesUnjudged() }
    home.server.answer("Hall", with: ["Calm", "Bright"])
    await settle()
    let scenes: [String] = screen.scenes
    #expect(
      scenes == ["Stars"],
      """
      You chose Hall, and then Attic. The server answered Attic first, and Hall later. `scenes` of \
      LampScreen isn't Attic's any more. An answer that comes too late should change nothing.
      """)
  }

  @Test func answersLetGo() async {
    guard let scene = await answeredScreen() else { return leavesUnjudged() }
    await settle()
    let isFreed = scene.isFreed("the screen")
    #expect(
      isFreed,
      """
      A screen asked for a room's scenes and got the answer. Then it was released, and it's still \
      in memory. \(scene.keepers(of: "the screen")) A task may keep its screen until it ends, and \
      no longer.
      """)
  }

  // This ends before the check looks: its local variables keep nothing alive.
  private func answeredScreen() async -> Scene? {
    let home = Home()
    let screen = home.screen()
    screen.level = 20
    screen.choose("Hall")
    screen.save()
    await settle()
    home.server.answer("Hall", with: ["Calm"])
    await settle()
    guard screen.scenes == ["Calm"] else { return nil }
    return Scene(["the screen": screen, "the lamp": home.lamp, "the server": home.server])
  }

  // MARK: The save

  @Test func saveArrives() async {
    let home = Home(level: 30)
    await saveAndClose(home)
    await settle()
    let saved: [Int] = home.server.saved
    #expect(
      saved == [30],
      """
      A screen showed 30, somebody called `save()` and closed the screen at once. The server's \
      `saved` is \(said(saved)), and should be 30. Saving may take longer than its screen exists.
      """)
  }

  // This ends before the check looks: its local variables keep nothing alive.
  private func saveAndClose(_ home: Home) async {
    let screen = home.screen()
    screen.level = 30
    screen.save()
  }

  @Test func levelOfThatMoment() async {
    let home = Home()
    let screen = home.screen()
    screen.level = 20
    screen.save()
    screen.level = 90
    await settle()
    let saved: [Int] = home.server.saved
    guard !saved.isEmpty else { return leavesUnjudged() }
    #expect(
      saved == [20],
      """
      A screen showed 20, somebody called `save()`, and then the level changed to 90, in the same \
      turn. The server's `saved` is \(said(saved)), and should be 20: the level at the call.
      """)
  }

  @Test func everySaveArrives() async {
    let home = Home()
    let screen = home.screen()
    for level in [20, 60] {
      screen.level = level
      screen.save()
    }
    await settle()
    let saved: [Int] = home.server.saved
    guard let last = saved.last, last == 60 else { return leavesUnjudged() }
    // Another check judges the level of each save.
    #expect(
      saved.count == 2,
      """
      `save()` was called at level 20, and again at level 60. The server's `saved` is \
      \(said(saved)): \(saved.count) of 2 saves. Every call is a wish of the user.
      """)
  }

  @Test func nothingToSave() async {
    let home = Home()
    let screen = home.screen()
    screen.save()
    await settle()
    let before: [Int] = home.server.saved
    screen.level = 10
    screen.save()
    await settle()
    let after: [Int] = home.server.saved
    guard after.last == 10 else { return leavesUnjudged() }
    #expect(
      before.isEmpty,
      """
      `save()` was called before a level had come: `level` was nil. The server's `saved` is \
      \(said(before)). There was nothing to save.
      """)
  }

  @Test func onlyWhatIsAsked() async {
    let home = Home()
    let screen = home.screen()
    screen.level = 20
    screen.choose("Hall")
    await settle()
    let followers: Int = home.lamp.followers
    let savedBefore: Int = home.server.saved.count
    screen.save()
    await settle()
    let followersLater: Int = home.lamp.followers
    screen.open()
    await settle()
    let saved: Int = home.server.saved.count
    guard home.lamp.followers > 0, saved > 0 else { return leavesUnjudged() }
    #expect(
      followers == 0 && followersLater == 0 && savedBefore == 0 && saved == 1,
      """
      A screen was created, and `choose(_:)`, `save()` and `open()` were called, in this order. \
      Before `open()`, the lamp's `followers` was \(max(followers, followersLater)) (it should be \
      0), and the server saved \(savedBefore) levels before `save()` and \(saved) in all (it \
      should be 0 and 1). Each method starts one task, and `init` starts none.
      """)
  }
}
