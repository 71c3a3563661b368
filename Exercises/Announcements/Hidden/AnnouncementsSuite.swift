import Testing

/// Each TODO's checks are in an extension, in a separate file.
@Suite struct AnnouncementsSuite {}
