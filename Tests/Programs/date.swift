import Foundation

let d = Date(timeIntervalSince1970: 0)
print(d.timeIntervalSince1970, d.addingTimeInterval(60).timeIntervalSince(d))
