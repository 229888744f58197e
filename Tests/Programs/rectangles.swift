import Foundation

// Points, sizes and rectangles.

var point = CGPoint(x: 3, y: 4)
point.x += 1
point.y = 10
print(point.x, point.y, CGPoint().x, CGPoint.zero == CGPoint())
var size = CGSize(width: 2, height: 3)
size.width = 20
size.height += 7
print(size.width, size.height, CGSize() == .zero)
var rect = CGRect(origin: point, size: size)
rect.origin = CGPoint(x: 1, y: 2)
rect.size.width = 30
rect.size = CGSize(width: 30, height: 40)
rect.origin.x = 5
print(rect.origin.x, rect.size.height, rect.width, rect.minX, rect.maxY, rect == CGRect.zero)
let other = CGRect(x: 10, y: 10, width: 100, height: 10)
print(
  rect.intersection(other).width, rect.union(other).width, rect.intersects(other),
  CGRect.null.intersects(other))
print(
  rect.insetBy(dx: 5, dy: 5).minX, rect.offsetBy(dx: 1, dy: 1).minY,
  rect.contains(CGPoint(x: 6, y: 6)))
let large = CGRect(x: 0, y: 0, width: 10, height: 10)
print(
  large.contains(CGRect(x: 1, y: 1, width: 2, height: 9)),
  large.contains(CGRect(x: 1, y: 1, width: 2, height: 10)))
