import Foundation
import OSLog
import SwiftUI

// What an app asks of the system: nothing is kept, no file is there, and the network is off.

private let log = Logger(subsystem: "tank", category: "fill")

struct Keeping: View {
  @State private var lines: [String] = []

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(lines, id: \.self) { Text($0) }
    }
    .onAppear {
      let kept = UserDefaults.standard
      kept.register(defaults: ["most": 80, "unit": "l"])
      lines.append("\(kept.integer(forKey: "most")) \(kept.string(forKey: "unit") ?? "-")")
      kept.set(72.5, forKey: "level")
      kept.setValue("12", forKey: "text")
      kept.set(true, forKey: "on")
      kept.set(["a", "b"], forKey: "names")
      kept.set(["x": 1], forKey: "parts")
      kept.set(URL(string: "tank://1"), forKey: "place")
      kept.set(Data("abc".utf8), forKey: "bytes")
      lines.append(
        "\(UserDefaults().double(forKey: "level")) \(kept.float(forKey: "text")) "
          + "\(kept.bool(forKey: "on")) \(kept.integer(forKey: "level")) "
          + "\(kept.string(forKey: "level") ?? "-")")
      lines.append(
        "\(kept.stringArray(forKey: "names") ?? []) \(kept.array(forKey: "names")?.count ?? 0) "
          + "\(kept.dictionary(forKey: "parts")?.count ?? 0) "
          + "\(kept.url(forKey: "place")?.absoluteString ?? "-") "
          + "\(kept.data(forKey: "bytes")?.count ?? 0)")
      kept.removeObject(forKey: "level")
      kept.set(nil, forKey: "on")
      let group = UserDefaults(suiteName: "group.tank")
      lines.append(
        "\(kept.object(forKey: "level") == nil) \(kept.value(forKey: "on") == nil) "
          + "\(kept.synchronize()) \(group?.double(forKey: "text") ?? -1)")
      if let level = kept.object(forKey: "text") as? String { lines.append(level) }
    }
  }
}

struct Files: View {
  @State private var lines: [String] = []

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(lines, id: \.self) { Text($0) }
    }
    .onAppear {
      let files = FileManager.default
      let kinds: [FileManager.SearchPathDirectory] = [
        .documentDirectory, .cachesDirectory, .applicationSupportDirectory, .libraryDirectory,
      ]
      let masks: [FileManager.SearchPathDomainMask] = [
        .userDomainMask, .localDomainMask, .allDomainsMask,
      ]
      let folder = files.urls(for: kinds[0], in: masks[0])[0]
      let file = folder.appendingPathComponent("tank.json")
      lines.append("\(file.lastPathComponent) \(file.pathExtension)")
      lines.append("\(URL.documentsDirectory.appending(path: "x").path)")
      lines.append("\(URL(fileURLWithPath: "/a/b").lastPathComponent)")
      lines.append("\(files.fileExists(atPath: file.path)) \(files.contents(atPath: "x") == nil)")
      lines.append("\(files.containerURL(forSecurityApplicationGroupIdentifier: "x") == nil)")
      do {
        let data = try Data(contentsOf: file)
        lines.append("\(data.count)")
      } catch let error as CocoaError {
        lines.append(error.localizedDescription)
      } catch {}
      if (try? Data().write(to: file)) == nil { lines.append("not written") }
      if (try? files.removeItem(at: file)) == nil { lines.append("not removed") }
      let bytes = "level".data(using: .utf8) ?? Data()
      lines.append("\(bytes.isEmpty) \(String(data: bytes, encoding: .utf8) ?? "-")")
      let bundle = Bundle.main
      lines.append(
        "\(bundle.infoDictionary?["CFBundleShortVersionString"] as? String ?? "-") "
          + "\(bundle.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "-")"
      )
      lines.append(
        "\(bundle.bundleIdentifier ?? "-") \(bundle.path(forResource: "x", ofType: "y") == nil) "
          + "\(bundle.url(forResource: "x", withExtension: nil) == nil) "
          + bundle.localizedString(forKey: "Tank", value: nil, table: nil))
      let process = ProcessInfo.processInfo
      let states: [ProcessInfo.ThermalState] = [.nominal, .fair, .serious, .critical]
      lines.append(
        "\(process.environment["XCODE_RUNNING_FOR_PREVIEWS"] ?? "0") "
          + "\(process.isLowPowerModeEnabled) \(process.thermalState == states[0])")
    }
  }
}

struct Pages: View {
  @State private var lines: [String] = []

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(lines, id: \.self) { Text($0) }
    }
    .task { await load() }
  }

  private func load() async {
    var parts = URLComponents(string: "https://tank.example") ?? URLComponents()
    if URLComponents().host == nil { parts.scheme = "http" }
    parts.host = "level." + (parts.host ?? "")
    parts.path += "/now"
    parts.queryItems = (parts.queryItems ?? []) + [URLQueryItem(name: "unit", value: "l")]
    guard let url = parts.url else { return }
    lines.append("\(url.scheme ?? "-") \(url.host ?? "-") \(url.path) \(parts.scheme ?? "")")
    var request = URLRequest(url: url)
    request.httpMethod = request.httpMethod == "GET" ? "POST" : "-"
    request.setValue("text/plain", forHTTPHeaderField: "Accept")
    request.addValue("de", forHTTPHeaderField: "Accept-Language")
    request.httpBody = request.httpBody ?? Data()
    request.timeoutInterval = request.timeoutInterval / 2
    request.url = request.url ?? url
    do {
      let (data, answer) = try await URLSession.shared.data(from: url)
      guard let http = answer as? HTTPURLResponse, http.statusCode == 200, answer.url == url else {
        throw URLError(.badServerResponse)
      }
      lines.append("\(data.count)")
    } catch let error as URLError where error.code == .notConnectedToInternet {
      log.error("no page: \(error.localizedDescription, privacy: .public)")
      lines.append(error.localizedDescription)
    } catch {
      lines.append("\(error)")
    }
    let sessions = [URLSession(configuration: .default), URLSession(configuration: .ephemeral)]
    if (try? await sessions[0].data(for: request)) == nil { lines.append("no data") }
    let task = sessions[1].dataTask(with: request) {
      (data: Data?, answer: URLResponse?, error: (any Error)?) in
      if data == nil, answer == nil, let error { lines.append(error.localizedDescription + " ") }
    }
    task.resume()
    URLSession.shared.dataTask(with: url) { _, _, _ in }.cancel()
    let codes: [URLError.Code] = [
      .badServerResponse, .badURL, .timedOut, .cancelled, .unknown, .cannotFindHost,
      .cannotConnectToHost, .networkConnectionLost, .unsupportedURL, .cannotParseResponse,
      .cannotDecodeContentData, .userAuthenticationRequired, .resourceUnavailable,
    ]
    lines.append("\(URLError(codes[2]).localizedDescription) \(codes.count)")
    write()
  }

  private func write() {
    let level = 0.5
    let readers: [OSLogPrivacy] = [.public, .private, .auto, .sensitive]
    let message: OSLogMessage = "\(readers.count)"
    log.log(message)
    Logger().log("level \(level, privacy: .private)")
    log.debug("a")
    log.info("level \(level, privacy: .auto) \(level, privacy: .sensitive)")
    log.notice("b")
    log.warning("c")
    log.critical("d")
    log.fault("e")
    log.trace("f")
    os_log("g")
    NSLog("level %f", level)
  }
}

#Preview("Keeping") { Keeping() }
#Preview("Files") { Files() }
#Preview("Pages") { Pages() }
