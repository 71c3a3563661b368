import Testing

/// Each TODO's checks stand in an extension, in a file of its own.
@Suite struct BulletinsSuite {}
