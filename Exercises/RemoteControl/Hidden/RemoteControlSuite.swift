import Checking
import MiniCocoa
import Testing

import class RemoteControl.Player
import class RemoteControl.Remote

@Suite struct RemoteControlSuite {
  @Test func reportIsGone() {
    let home = Home()
    for (index, player) in [home.kitchen, home.bath, home.kitchen].enumerated() {
      home.remote.hand(to: player)
      let before = home.playing
      home.remote.playButton.tap()
      let toggled = zip(before, home.playing).map { $0 != $1 }
      let (isHeard, others) = (toggled[index % 2], toggled[1 - index % 2])
      guard isHeard, !others else {
        Issue.record(
          """
          The remote was handed to \(["the kitchen", "the bath", "the kitchen again"][index]), and \
          Play was tapped. \(isHeard ? "The other player" : "Not this player, but the other one") \
          \(others ? "reacted" : "didn't react"). Only the player that has the remote should react. \
          Play it: which objects does the button know?
          """)
        return
      }
    }
  }

  @Test func louderToo() {
    let home = Home()
    home.remote.hand(to: home.kitchen)
    home.remote.hand(to: home.bath)
    let before: (Int, Int) = (home.kitchen.volume, home.bath.volume)
    home.remote.louderButton.tap()
    let steps = (home.kitchen.volume - before.0, home.bath.volume - before.1)
    #expect(
      steps == (0, 1),
      """
      The remote was handed from the kitchen to the bath, and Louder was tapped. The kitchen became \
      louder \(times(steps.0)), and the bath \(times(steps.1)). It should be the bath only, once.
      """)
  }

  @Test func pressesAreCounted() {
    let home = Home()
    home.remote.playButton.tap()
    home.remote.hand(to: home.kitchen)
    home.remote.hand(to: home.bath)
    home.remote.playButton.tap()
    home.remote.louderButton.tap()
    let presses: Int = home.remote.battery.presses
    #expect(
      presses == 3,
      """
      A button was pressed three times, before and after the remote was handed on. The battery's \
      gauge counted \(times(presses)). It should count each press once: a button can have targets \
      that have nothing to do with the report.
      """)
  }

  @Test func oldPlayerStillWorks() {
    let home = Home()
    home.remote.hand(to: home.kitchen)
    home.remote.playButton.tap()
    home.remote.hand(to: home.bath)
    let isStillOn: Bool = home.kitchen.isPlaying
    home.kitchen.togglePlay()
    let isOff: Bool = !home.kitchen.isPlaying
    home.kitchen.louder()
    let volume: Int = home.kitchen.volume
    #expect(
      isStillOn && isOff && volume == 4,
      """
      The kitchen was playing when the remote was handed to the bath. Then somebody used the kitchen \
      player's own buttons. It should go on playing until then, and its buttons should work. They \
      did before your change.
      """)
  }

  @Test func handedTwice() {
    let home = Home()
    for _ in 1...2 { home.remote.hand(to: home.kitchen) }
    let before: Int = home.kitchen.volume
    home.remote.louderButton.tap()
    let steps: Int = home.kitchen.volume - before
    home.remote.playButton.tap()
    let isPlaying: Bool = home.kitchen.isPlaying
    #expect(
      steps == 1 && isPlaying,
      """
      The remote was handed to the kitchen twice in a row. Louder made it louder \(times(steps)), and \
      Play \(isPlaying ? "worked" : "did nothing"). Both should work once.
      """)
  }

  @Test func playerIsFreed() {
    let ending = remoteThatGoes()
    let isRemoteFreed = ending.isFreed("the remote")
    guard isRemoteFreed else {
      Issue.record(
        """
        A remote was thrown away, and it's still in memory. \(ending.keepers(of: "the remote"))
        """)
      return
    }
    let remote = Remote()
    let scene = playerThatGoes(remote)
    let isFreed = scene.isFreed("the player")
    let room: String? = remote.room
    #expect(
      isFreed && room == nil,
      """
      A player had the remote, and was thrown away. It's still in memory, or the remote still names \
      its room. \(scene.keepers(of: "the player")) A control keeps no target, and the remote keeps \
      no player.
      """)
  }
}

private final class Home {
  let kitchen = Player(in: "Kitchen")
  let bath = Player(in: "Bath")
  let remote = Remote()

  var playing: [Bool] { [kitchen.isPlaying, bath.isPlaying] }
}

// They end before the check looks: their local variables keep nothing alive.
private func remoteThatGoes() -> Scene {
  let home = Home()
  home.remote.hand(to: home.kitchen)
  home.remote.hand(to: home.bath)
  return Scene(["the remote": home.remote, "the bath": home.bath])
}

private func playerThatGoes(_ remote: Remote) -> Scene {
  let (first, second) = (Player(in: "Kitchen"), Player(in: "Bath"))
  remote.hand(to: first)
  remote.hand(to: second)
  return Scene(["the player": second, "the remote": remote])
}
