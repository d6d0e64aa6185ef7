import Foundation

/// A socket on this machine's loopback address, serving one connection after the other.
///
/// It is as much of a server as an example needs: one request a connection, five seconds for it to
/// arrive, and 8 KiB at most.
package struct Listener: ~Copyable {
  /// Why there is no socket: the call that failed, in the system's own words.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String

    init(_ call: String) {
      description = "\(call): \(unsafe String(cString: strerror(errno)))"
    }
  }

  /// The port that is listened to.
  package let port: UInt16
  private let socket: Int32

  /// Listens to a port; to a free one where none is given.
  package init(port: UInt16 = 0) throws(Failure) {
    socket = Self.makeSocket()
    guard socket >= 0 else { throw Failure("socket") }
    var yes: Int32 = 1
    // Proof: here and below the pointer is to a local value that outlives the call, with its size.
    _ = unsafe setsockopt(
      socket,
      SOL_SOCKET,
      SO_REUSEADDR,
      &yes,
      socklen_t(MemoryLayout<Int32>.size)
    )
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = socket
    let isBound = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe bind(socket, pointer, size) == 0 && listen(socket, 16) == 0
          && getsockname(socket, pointer, &size) == 0
      }
    }
    guard isBound else {
      let failure = Failure("bind")
      close(socket)
      throw failure
    }
    self.port = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(socket) }

  /// Serves connections, one after the other.
  ///
  /// - Parameters:
  ///   - limit: How many; nil for as many as come.
  ///   - answer: What a head of a request is answered with.
  package func serve(_ limit: Int? = nil, answer: (String) -> [UInt8]) {
    var served = 0
    while served < limit ?? .max {
      let connection = accept(socket, nil, nil)
      guard connection >= 0 else {
        if errno == EINTR || errno == ECONNABORTED { continue }
        return
      }
      served += 1
      if let head = Self.head(from: connection) { Self.send(answer(head), to: connection) }
      close(connection)
    }
  }

  /// The head of a request; nil where none arrives whole and in time.
  private static func head(from connection: Int32) -> String? {
    let deadline = ContinuousClock.now + .seconds(5)
    var patience = timeval(tv_sec: 5, tv_usec: 0)
    _ = unsafe setsockopt(
      connection,
      SOL_SOCKET,
      SO_RCVTIMEO,
      &patience,
      socklen_t(MemoryLayout<timeval>.size)
    )
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1_024)
    while bytes.count <= 8_192, ContinuousClock.now < deadline {
      let count = unsafe recv(connection, &chunk, chunk.count, 0)
      guard count > 0 else { return nil }
      bytes += chunk.prefix(count)
      if let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) {
        let head = bytes[..<end.lowerBound]
        // What is not ASCII is no head, and is answered as one that cannot be read.
        return head.allSatisfy { $0 < 0x80 } ? String(decoding: head, as: UTF8.self) : ""
      }
    }
    return ""
  }

  private static func send(_ bytes: [UInt8], to connection: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe Foundation.send(connection, bytes.baseAddress, bytes.count, noSignal)
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}

// What differs between systems: how a stream is asked for, and how a reader that left is no signal.
#if canImport(Darwin)
extension Listener {
  private static var noSignal: Int32 { 0 }

  private static func makeSocket() -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    return Foundation.socket(AF_INET, SOCK_STREAM, 0)
  }
}
#else
extension Listener {
  private static var noSignal: Int32 { Int32(MSG_NOSIGNAL) }

  private static func makeSocket() -> Int32 {
    Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  }
}
#endif
