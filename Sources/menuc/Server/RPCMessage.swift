import Foundation

/// The number or string that identifies a request.
enum RPCID: Hashable, Codable {
  case number(Int)
  case string(String)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .string(let string): try container.encode(string)
    }
  }
}

/// The part of a message that identifies it. The parameters are decoded separately, according to
/// the method.
struct RPCMessage: Decodable {
  let id: RPCID?
  let method: String?
}

/// The parameters of a message.
struct RPCParameters<Parameters: Decodable>: Decodable {
  let params: Parameters
}

/// The error of a response.
struct RPCError: Error, Encodable {
  enum Code: Int, Encodable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case internalError = -32603
    case notInitialized = -32002
    case requestFailed = -32803
    case contentModified = -32801
    case requestCancelled = -32800
  }

  let code: Code
  let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}

/// Encodes messages as JSON.
enum RPCWriter {
  static func response(_ id: RPCID, _ result: some Encodable) -> [UInt8] {
    encoded(Response(id: id, result: result))
  }

  static func failure(_ id: RPCID?, _ error: RPCError) -> [UInt8] {
    encoded(Failure(id: id, error: error))
  }

  static func notification(_ method: String, _ parameters: some Encodable) -> [UInt8] {
    encoded(Notification(method: method, params: parameters))
  }

  static func request(_ id: Int, _ method: String, _ parameters: some Encodable) -> [UInt8] {
    encoded(Request(id: id, method: method, params: parameters))
  }

  private static func encoded(_ message: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(message)).map(Array.init) ?? []
  }

  private struct Response<Result: Encodable>: Encodable {
    let jsonrpc = "2.0"
    let id: RPCID
    let result: Result
  }

  private struct Failure: Encodable {
    let jsonrpc = "2.0"
    let id: RPCID?
    let error: RPCError

    private enum CodingKeys: CodingKey { case jsonrpc, id, error }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(jsonrpc, forKey: .jsonrpc)
      // The id of a request that can't be read is null.
      try container.encode(id, forKey: .id)
      try container.encode(error, forKey: .error)
    }
  }

  private struct Notification<Parameters: Encodable>: Encodable {
    let jsonrpc = "2.0"
    let method: String
    let params: Parameters
  }

  private struct Request<Parameters: Encodable>: Encodable {
    let jsonrpc = "2.0"
    let id: Int
    let method: String
    let params: Parameters
  }
}
