import class AlongTheWire.Announcer
import struct AlongTheWire.Change
import class AlongTheWire.Exchange
import protocol AlongTheWire.Observer
import class AlongTheWire.Wire

/// An exchange that observes itself, through one of its properties.
final class Alone: Exchange, Observer {
  var wire: Wire?

  func observe(_ change: Change, of object: Announcer) {}
}
