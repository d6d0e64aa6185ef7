import Foundation

/// One connection to a port of this machine.
struct Client: ~Copyable {
  struct Failure: Error {}

  private let socket: Int32

  init(port: UInt16) throws {
    #if canImport(Darwin)
    socket = Foundation.socket(AF_INET, SOCK_STREAM, 0)
    #else
    socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard socket >= 0 else { throw Failure() }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let socket = socket
    // Proof: the pointer is to a local value that outlives the call, with its size.
    let isConnected = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe connect(socket, pointer, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { throw Failure() }
  }

  deinit { close(socket) }

  /// Writes a text; a request is small enough for the socket's own buffer.
  func write(_ text: String) throws {
    let bytes = Array(text.utf8)
    guard unsafe send(socket, bytes, bytes.count, 0) == bytes.count else { throw Failure() }
  }

  /// Reads to the end of the connection.
  func read() throws -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1_024)
    while true {
      let count = unsafe recv(socket, &chunk, chunk.count, 0)
      guard count > 0 else { break }
      bytes += chunk.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
