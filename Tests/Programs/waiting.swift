import Dispatch
import Foundation

// Work that is started and waited for.

struct Stop: Error {}

let answer = Task { 42 }
print(await answer.value)
let urgent = Task(priority: .high) { "urgent" }
print(await urgent.value, urgent.isCancelled)
let free = Task.detached(priority: .background) { () -> Int in
  await Task.yield()
  return 7
}
print(await free.value, Task.isCancelled)
let slow = Task {
  try? await Task.sleep(nanoseconds: 1_000)
  try? await Task.sleep(for: .milliseconds(1))
  return "slept"
}
print(await slow.value)
let ended = Task { () -> String in
  do {
    try await Task.sleep(for: .seconds(60))
    try Task.checkCancellation()
    return "done"
  } catch is CancellationError {
    return "cancelled"
  } catch {
    return "other"
  }
}
ended.cancel()
print(ended.isCancelled)
print(CancellationError() is Error)
print(DispatchQueue.global().sync { 3 })
let priorities: [TaskPriority] = [.high, .medium, .low, .userInitiated, .utility, .background]
print(priorities.count)
print(
  DispatchTime.now() + 1 > DispatchTime.now(), DispatchTime.now() + .seconds(2) > DispatchTime.now()
)
print(
  DispatchTime.now() + .milliseconds(2) > DispatchTime.now(),
  DispatchTime.now() + .microseconds(200_000) > DispatchTime.now(),
  DispatchTime.now() + .nanoseconds(200_000_000) > DispatchTime.now())
