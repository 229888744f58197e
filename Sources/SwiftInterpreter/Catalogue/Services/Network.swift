import Foundation
import GaugeUI

extension Catalogue {
  /// The network, as an app finds it that is offline: what is asked for is never there, and the app's own `catch` says so.
  @RowBuilder static var network: [Row] {
    Rows.type("class URLSession", "Asks pages for data; it is offline.") {
      Row("static var shared: URLSession", "The usual one.") { Value.void }
      Row("init(configuration: URLSessionConfiguration)", "One like any.") { (_: Value) in
        Value.void
      }
      for (label, type) in [("from url", "URL"), ("for request", "URLRequest")] {
        Row(
          "func data(\(label): \(type)) async throws -> (Data, URLResponse)",
          "Throws that there is no connection."
        ) { (_: Value, _: Value) -> Value in throw URLError.offline.thrown }
      }
      for type in ["URL", "URLRequest"] {
        Row(
          "func dataTask(with request: \(type), completionHandler: (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask",
          "Work that finds no connection."
        ) { (_: Value, _: Value, handler: FunctionValue) in handler }
      }
    }
    Rows.type("class URLSessionDataTask", "A page being asked for.") {
      Row("func resume()", "Asks, and hears that there is no connection.") {
        (handler: FunctionValue) in
        _ = Task.started(
          FunctionValue { _ in
            try handler.call([.none, .none, .some(URLError.offline.scriptValue)])
          })
        return Value.void
      }
      Row("func cancel()", "Asks no more.") { (_: Value) in Value.void }
    }
    Rows.names("class URLSessionConfiguration", "How pages are asked.", ["default", "ephemeral"])
    Rows.type("class URLResponse", "What a page answers; none does here.") {
      Row("var url: URL?", "Whose answer it is.") { (_: Value) in URL?.none }
    }
    Rows.type("class HTTPURLResponse: URLResponse", "What a page answers; none does here.") {
      Row("var statusCode: Int", "Whether it went well.") { (_: Value) in 0 }
    }
    Rows.type("struct URLError: Error, Equatable", "That a page did not answer.") {
      Row("init(_ code: URLError.Code)", "Why it did not.") { (code: String) in
        URLError(code: code)
      }
      Row("var code: URLError.Code", "Why it did not.") { (error: URLError) in error.code }
    }
    Rows.names(
      "struct URLError.Code: Hashable", "Why a page did not answer.",
      [
        "notConnectedToInternet", "badServerResponse", "badURL", "timedOut", "cancelled", "unknown",
        "cannotFindHost", "cannotConnectToHost", "networkConnectionLost", "unsupportedURL",
        "cannotParseResponse", "cannotDecodeContentData", "userAuthenticationRequired",
        "resourceUnavailable",
      ])
    request
  }

  @RowBuilder private static var request: [Row] {
    Rows.type("struct URLRequest: Hashable", "What a page is asked.") {
      Row("init(url: URL)", "Asks for a page.") { (url: URL) in PageRequest(url: url) }
      Row.field("httpMethod", "String?", "How it is asked.", \PageRequest.httpMethod)
      Row.field("httpBody", "Data?", "What it is told.", \PageRequest.httpBody)
      Row.field("url", "URL?", "Which page.", \PageRequest.url)
      Row.field(
        "timeoutInterval", "Double", "How long to wait, in seconds.", \PageRequest.timeoutInterval)
      for name in ["setValue", "addValue"] {
        Row.mutating(
          "mutating func \(name)(_ value: String, forHTTPHeaderField field: String)",
          "Tells something about the question."
        ) { (request: inout PageRequest, value: String, field: String) in
          request.fields[field] = value
          return Value.void
        }
      }
    }
    Rows.type("struct URLQueryItem: Hashable", "A part of a question in an address.") {
      Row("init(name: String, value: String?)", "A name and a value.") {
        (name: String, value: String?) in URLQueryItem(name: name, value: value)
      }
    }
    Rows.type("struct URLComponents: Hashable", "The parts of an address.") {
      Row("init?(string: String)", "Reads an address.") { (text: String) in
        URLComponents(string: text)
      }
      Row("init()", "An empty address.") { URLComponents() }
      Row.field("scheme", "String?", "How it is reached.", \URLComponents.scheme)
      Row.field("host", "String?", "Whose address it is.", \URLComponents.host)
      Row.field("path", "String", "Where it is there.", \URLComponents.path)
      Row.field(
        "queryItems", "[URLQueryItem]?", "The parts of its question.", \URLComponents.queryItems)
      Row("var url: URL?", "The address.") { (parts: URLComponents) in parts.url }
    }
  }
}

/// Why a page did not answer, as Foundation's `URLError`.
struct URLError: DescribedError, Equatable {
  static let offline = URLError(code: "notConnectedToInternet")
  let code: String

  /// As Foundation says it.
  var words: String {
    switch code {
    case "notConnectedToInternet": "The Internet connection appears to be offline."
    case "timedOut": "The request timed out."
    case "cancelled": "cancelled"
    case "badURL": "bad URL"
    case "unsupportedURL": "unsupported URL"
    default: "The operation couldn’t be completed."
    }
  }

  /// It as a script's `throw` throws it.
  var thrown: ThrownValue {
    ThrownValue(value: scriptValue, type: .nominal(Catalogue.shared.known("URLError"), []))
  }
}

/// What a page is asked. Foundation's own stands in a library that talks to the network, which nothing here does.
struct PageRequest: NativeValue, Hashable {
  var url: URL?
  var httpMethod: String? = "GET"
  var httpBody: Data?
  var timeoutInterval = 60.0
  var fields: [String: String] = [:]
}

extension URLQueryItem: NativeValue {}
extension URLComponents: NativeValue {}
