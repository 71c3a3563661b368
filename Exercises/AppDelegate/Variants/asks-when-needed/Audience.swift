/// Whom one event speaks to, from its beginning to its end.
struct Audience {
  let delegate: any ApplicationDelegate
  let abilities: Abilities
}
