/// The objects that get the messages of one event, from its beginning to its end.
struct Audience {
  let delegate: any ApplicationDelegate
  let abilities: Abilities
}
