// The only file that calls the C library: what differs between platforms, and every pointer.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The calls that the rest needs, under names that the C library does not use.
enum Platform {
  /// At once: threads that were given up may still be at work, on what handlers at the exit would take away.
  static func endProcess(_ code: Int32) -> Never {
    _exit(code)
  }

  static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The width of the terminal, `nil` if it is none or does not know.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  static func openToRead(_ path: String) throws(SystemError) -> Int32 {
    while true {
      let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
      if descriptor >= 0 { return descriptor }
      if errno != EINTR { throw lastError() }
    }
  }

  /// Makes the file, or empties it.
  static func openToWrite(_ path: String) throws(SystemError) -> Int32 {
    while true {
      let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return descriptor }
      if errno != EINTR { throw lastError() }
    }
  }

  static func closeFile(_ descriptor: Int32) {
    _ = close(descriptor)
  }

  /// Up to `count` bytes, none at the end.
  static func readBytes(_ descriptor: Int32, count: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = 0
      while true {
        let got = unsafe read(descriptor, buffer.baseAddress, count)
        if got >= 0 {
          initialized = got
          return
        }
        if errno != EINTR {
          failure = lastError()
          return
        }
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// True for a symbolic link, wherever it leads.
  static func isLink(_ path: String) -> Bool {
    var facts = stat()
    return unsafe lstat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFLNK
  }

  /// False for folders, pipes, devices and what is not there; links count as what they lead to.
  static func isRegularFile(_ path: String) -> Bool {
    var facts = stat()
    return unsafe stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
  }

  /// The names in a folder, in no order; `nil` for what is no folder or cannot be read.
  static func names(inFolder path: String) -> [String]? {
    guard let folder = unsafe opendir(path) else { return nil }
    defer { _ = unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 1) { unsafe String(cString: $0) }
      }
      names.append(name)
    }
    return names
  }

  /// All of the bytes.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var failure: SystemError?
    unsafe bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
        let count = unsafe write(descriptor, rest.baseAddress, rest.count)
        if count >= 0 {
          written += count
        } else if errno != EINTR {
          failure = lastError()
          return
        }
      }
    }
    if let failure { throw failure }
  }

  /// A reader that goes away ends the process without a word, whatever it was started with; so does Ctrl-C.
  static func setSignalActions() {
    _ = signal(SIGPIPE, SIG_DFL)
    _ = signal(SIGINT) { _ in _exit(ExitCode.interrupted.rawValue) }
  }

  // MARK: Threads

  /// How many threads can run at once.
  static var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// As much as any system gives the main thread, and more: nested input that it reads must not overflow in another thread.
  /// Only what is used takes memory.
  private static let stackSize = 64 << 20

  /// Runs `body` on a thread of its own; where the system has none left, at once.
  static func startThread(_ body: @escaping @Sendable () -> Void) {
    #if canImport(Glibc) || canImport(Android)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, stackSize)
    unsafe pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let context = unsafe Unmanaged.passRetained(ThreadBody(run: body)).toOpaque()
    let code = unsafe pthread_create(
      &thread, &attributes,
      { context in
        unsafe Platform.takeBody(context)?.run()
        return nil
      }, context)
    if code != 0 { unsafe takeBody(context)?.run() }
  }

  /// Some systems give a thread a pointer that may be none, others do not say so.
  private static func takeBody(_ context: UnsafeMutableRawPointer?) -> ThreadBody? {
    unsafe context.map { unsafe Unmanaged<ThreadBody>.fromOpaque($0).takeRetainedValue() }
  }

  private static func lastError() -> SystemError {
    let code = errno
    let message = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    return SystemError(message: message, isBrokenPipe: code == EPIPE)
  }
}

/// What a thread does, as the C library can carry it.
private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(run: @escaping @Sendable () -> Void) { self.run = run }
}
