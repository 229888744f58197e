import SwiftUI

#Preview("Decimals") {
  @Previewable @State var price: Decimal = 1234.5
  @Previewable @State var rebate: Decimal? = 0.25
  let title = "Title"
  VStack(alignment: .leading) {
    Text(price, format: .number)
    Text(0.25 as Decimal, format: .percent)
    Text(price, format: .currency(code: "USD"))
    Text("\(price, format: .currency(code: "EUR"))")
    Group {
      LabeledContent("Words", value: price, format: .number)
      TextField("Words", value: $price, format: .number)
      TextField("Words", value: $rebate, format: .number)
      LabeledContent("Words", value: price, format: .percent)
      TextField("Words", value: $price, format: .percent)
      TextField("Words", value: $rebate, format: .percent)
      LabeledContent("Words", value: price, format: .currency(code: "USD"))
      TextField("Words", value: $price, format: .currency(code: "USD"))
      TextField("Words", value: $rebate, format: .currency(code: "USD"))
    }
    Group {
      LabeledContent(title, value: price, format: .number)
      TextField(title, value: $price, format: .number)
      TextField(title, value: $rebate, format: .number)
      LabeledContent(title, value: price, format: .percent)
      TextField(title, value: $price, format: .percent)
      TextField(title, value: $rebate, format: .percent)
      LabeledContent(title, value: price, format: .currency(code: "USD"))
      TextField(title, value: $price, format: .currency(code: "USD"))
      TextField(title, value: $rebate, format: .currency(code: "USD"))
    }
  }
  .frame(width: 320)
}
