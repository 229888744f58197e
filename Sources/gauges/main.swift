print("gauges")
