/// A demo's events for its goldens, and a known mistake whose broken wire they show.
///
/// Demos are given to learners, and a mistake's name would give the answer away.
struct DemoScene {
  let mistake: String
  let events: String

  static let all: [String: DemoScene] = [
    "AlongTheWire": DemoScene(
      mistake: "leaves-the-old-way",
      events: """
        tap "Lay a wire"
        tap "Ann lights it"
        tap "Bob on duty"
        tap "Ann darkens it"
        tap Cut
        tap "Ann on duty"
        """),
    "Announcements": DemoScene(
      mistake: "old-read-too-late",
      events: """
        tap Promote
        tap Observe
        tap Promote
        tap Rename
        tap "Stop observing"
        tap Rename
        tap "Stop observing"
        """),
    "AppDelegate": DemoScene(
      mistake: "strong-abilities",
      events: """
        tap "Be the delegate"
        tap Launch
        tap Ask
        tap Write
        tap Leave
        tap "Throw it away"
        tap Leave
        """),
    "Aquarium": DemoScene(
      mistake: "silences-the-bell",
      events: """
        tap "Add river"
        tap "Remove river"
        slide river 29
        """),
    "AuctionNight": DemoScene(
      mistake: "waits-for-the-next-bid",
      events: """
        tap "Ann bids 50"
        tap "Hang up"
        tap "Order of Cy up to 80"
        tap "Ben bids 70"
        tap "Ann bids 80"
        tap "Take down"
        tap Strike
        """),
    "Batches": DemoScene(
      mistake: "a-hop-for-each",
      events: """
        tap Connect
        slide heater 24
        tap "Cellar: 21"
        wait 1
        tap "Roof: -5"
        tap "Cellar: 22"
        tap Cancel
        wait 1
        """),
    "BikeRental": DemoScene(
      mistake: "a-list-of-names",
      events: """
        tap Bike
        tap "Kick scooter"
        tap "Cargo bike"
        """),
    "BothDoors": DemoScene(
      mistake: "nobody-is-asked",
      events: """
        select contacts 1
        select contacts 2
        select contacts 2
        type search "Cleo"
        background
        foreground
        """),
    "Bulletins": DemoScene(
      mistake: "names-do-not-matter",
      events: """
        tap Storm
        tap "Hear storms"
        tap Storm
        tap Fog
        tap "Hear all"
        tap Fog
        tap "Hear nothing"
        tap Storm
        """),
    "ChatRooms": DemoScene(
      mistake: "mutes-what-it-closes",
      events: """
        tap "Open Garden"
        tap "Message for Garden"
        tap "Close Garden"
        tap "Message for Garden"
        """),
    "ChiefExecutiveTasks": DemoScene(
      mistake: "marks-only-the-end",
      events: """
        tap "Ann leads"
        tap "Ann: plan"
        tap "Bob leads"
        tap "Ann: done"
        tap "Bob: travel"
        tap "Nobody leads"
        """),
    "ColorPicker": DemoScene(
      mistake: "delegate-never-set",
      events: """
        tap "Text colour"
        slide red 0.8
        tap Done
        """),
    "ContactList": DemoScene(
      mistake: "nobody-keeps-the-source",
      events: """
        select 2
        tap Shops
        select 1
        tap "Sort friends"
        """),
    "ContactRows": DemoScene(
      mistake: "bold-digits",
      events: """
        tap "First row"
        tap Full
        tap "First row"
        tap "Used Ann"
        tap Short
        """),
    "Controls": DemoScene(
      mistake: "the-last-one-wins",
      events: """
        tap Flip
        tap "Connect the player"
        tap "Connect the lamp"
        tap Flip
        tap "Remove the player"
        tap Flip
        tap "Send save"
        """),
    "Downloads": DemoScene(
      mistake: "nobody-listens",
      events: """
        tap Snow
        tap Receive
        tap Finish
        tap Rain
        tap Receive
        tap Cancel
        """),
    "Employees": DemoScene(
      mistake: "marks-one-property",
      events: """
        tap "Hire Ann"
        tap Observe
        tap "Hire Bob"
        tap "Bob leads"
        tap "Stop observing"
        tap "Nobody leads"
        """),
    "Exchange": DemoScene(
      mistake: "nobody-is-told",
      events: """
        select directory 1
        tap Call
        tap Answer
        tap Choose
        tap Hold
        tap End
        tap "Call the moon"
        """),
    "FinalWhistle": DemoScene(
      mistake: "waits-to-be-cancelled",
      events: """
        tap Follow
        tap "Ann for the Reds"
        tap "Next minute"
        tap "A goal that doesn't count"
        tap "Ben for the Blues"
        tap Whistle
        """),
    "FlipSide": DemoScene(
      mistake: "keeps-the-flip-side",
      events: """
        tap Info
        tap Done
        """),
    "FourNeeds": DemoScene(
      mistake: "silence-is-no",
      events: """
        tap Look
        tap "The server answers"
        tap Watch
        tap Follow
        tap Play
        tap "Three seconds"
        tap Guard
        flip bedtime
        tap Play
        tap Finish
        tap "Three seconds"
        """),
    "HeartRate": DemoScene(
      mistake: "always-on",
      events: """
        tap "Measure 90"
        tap Show
        tap "Measure 90"
        tap "Three at once"
        tap "Wait for 150"
        tap "Measure 160"
        tap Cancel
        tap "Measure 90"
        """),
    "ListView": DemoScene(
      mistake: "weak-on-the-wrong-side",
      events: """
        tap "Show both"
        tap "Chapter 3"
        tap "Stamp in row 3"
        tap "Give row 1 away"
        tap "Stamp in row 3"
        """),
    "Logbook": DemoScene(
      mistake: "forgets-to-leave",
      events: """
        tap "Hang up"
        tap Start
        tap "Hang up"
        tap "Ann rings"
        tap "A phone box"
        tap "Throw the log away"
        tap "Hang up"
        """),
    "Multicast": DemoScene(
      mistake: "strong-list",
      events: """
        tap Porter
        tap Clerk
        tap Ring
        tap "Pick up"
        tap "Porter leaves"
        tap "Pick up"
        """),
    "NightLight": DemoScene(
      mistake: "last-answer-wins",
      events: """
        tap Open
        tap Brighter
        tap Hall
        tap Attic
        tap "Attic is answered"
        tap "Hall is answered"
        tap Save
        tap Close
        tap Brighter
        """),
    "Orders": DemoScene(
      mistake: "makes-all-cells-new",
      events: """
        tap "Ship 2"
        """),
    "ParkingMeter": DemoScene(
      mistake: "knows-the-ticket",
      events: """
        tap "Change zone"
        tap B
        tap Done
        """),
    "PhotoImport": DemoScene(
      mistake: "shows-it-here-too",
      events: """
        tap "Read 2 photos"
        """),
    "Portrait": DemoScene(
      mistake: "stays-for-ever",
      events: """
        tap "On its side"
        flip picture
        tap "On its side"
        tap Upright
        flip picture
        tap "Next page"
        tap "On its side"
        back
        """),
    "Posters": DemoScene(
      mistake: "anybody-reports",
      events: """
        tap "Order the sunset"
        tap "Print an ink of it"
        tap "Order the harbour"
        tap "Print an ink of it"
        tap "Ink the harbour"
        tap "Ink the harbour"
        tap "Cancel it"
        tap "Print an ink of it"
        """),
    "ReceptionDesk": DemoScene(
      mistake: "tells-what-waited",
      events: """
        tap Attend
        slide meter 7
        flip "queue waits"
        slide meter 8
        tap Stop
        flip "queue waits"
        slide meter 9
        """),
    "Recording": DemoScene(
      mistake: "nobody-listens",
      events: """
        tap "Set up"
        tap Start
        tap Speak
        tap Stop
        flip "door open"
        tap "Set up"
        tap Start
        """),
    "RemoteControl": DemoScene(
      mistake: "switches-the-old-player-off",
      events: """
        tap "To the kitchen"
        tap Play
        tap "To the bath"
        tap Play
        """),
    "SameCompany": DemoScene(
      mistake: "tracks-once",
      events: """
        tap "Open the reception"
        tap "Promote Ann"
        tap Draw
        tap "Hire Bob"
        tap Draw
        tap "Close it"
        tap "Bob leaves"
        """),
    "ScrollToTop": DemoScene(
      mistake: "ignores-the-veto",
      events: """
        tap "Read on"
        tap "Text to top"
        flip writing
        tap "More notes"
        tap "Notes to top"
        tap "Read on"
        tap "Text to top"
        """),
    "Thermometers": DemoScene(
      mistake: "lets-it-go",
      events: """
        tap "Show the cellar"
        slide cellar 30
        tap "Hide the cellar"
        slide cellar 5
        """),
    "ThreeWaysToACell": DemoScene(
      mistake: "takes-everything-off",
      events: """
        tap Film
        tap Number
        tap Book
        select 2
        tap Late
        tap Reserve
        tap Unwrap
        """),
    "TideLog": DemoScene(
      mistake: "observes-once",
      events: """
        tap "Measure 312"
        tap Map
        back
        tap "Measure 315"
        """),
    "TwoButtons": DemoScene(
      mistake: "a-flash-that-nobody-keeps",
      events: """
        tap Take
        tap "Like 2"
        tap "Flash on/off"
        tap "For the camera"
        tap Remote
        tap "Not the camera"
        tap Remote
        """),
    "UpTheChain": DemoScene(
      mistake: "begins-at-the-window",
      events: """
        tap Type
        tap undo
        tap "Write in the field"
        tap undo
        """),
    "WhichWire": DemoScene(
      mistake: "takes-it-without-a-call",
      events: """
        tap "Cleo calls"
        tap Attend
        tap "Cleo calls"
        tap "The power fails"
        tap "The line is busy"
        tap "45 cents"
        tap "Take the inner panel"
        tap Hold
        flip "inner panel has a call"
        tap Hold
        """),
    "WhoseNotification": DemoScene(
      mistake: "passes-everything-on",
      events: """
        tap "Delta: Ann"
        tap "Omega: Bob"
        tap "Rename Delta"
        tap "Stop comparing"
        tap "Delta: Ann"
        """),
  ]
}
