import Foundation

protocol Shapely { var sides: Int { get } }
struct Tri: Shapely { let sides = 3 }
struct Sq: Shapely { var sides: Int { 4 } }
func count(_ s: some Shapely) -> Int { s.sides }
func total(_ all: [any Shapely]) -> Int { all.map { $0.sides }.reduce(0, +) }
func gen<T: Shapely>(_ a: T, _ b: T) -> Int where T: Shapely { a.sides + b.sides }
print(count(Tri()), total([Tri(), Sq()]), gen(Sq(), Sq()))
