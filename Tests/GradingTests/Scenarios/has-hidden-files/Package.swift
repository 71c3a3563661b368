not Swift
