not Swift at all
