#if Server
  import Foundation
  public import Hummingbird
  import HummingbirdCore
  public import IntentConversation
  import IntentRuntime
  import IntentStores
  public import Logging
  import NIOCore
  public import ServiceLifecycle
  import SessionSeal
  import UnixSignals

  /// Makes the handlers of apps reachable for other programs: over HTTP, over MCP, and as a page.
  ///
  /// ```swift
  /// var provider = HandlerProvider(.soup)
  /// try provider.register(OrderSoupHandler())
  /// let server = try IntentServer(apps: [ConversationApp("SoupOrder", provider: provider)])
  /// try await server.run()
  /// ```
  ///
  /// Each request is one step of a session that a store keeps, so that any of several servers with one
  /// store takes the next one. What the server may do, and for whom, is in ``IntentServerOptions``.
  public struct IntentServer: Sendable {
    /// How it serves.
    public let options: IntentServerOptions
    let desk: SessionDesk
    let api: IntentAPI
    let mcp: MCPServer
    private let logger: Logger

    /// A server for some apps. Where several could do something, the first one does it.
    ///
    /// - Parameter logger: Where requests and problems go, without the values of anybody.
    /// - Throws: ``IntentServerError``, and what opening the default store throws.
    public init(
      apps: [ConversationApp],
      options: IntentServerOptions = IntentServerOptions(),
      logger: Logger = Logger(label: "IntentServer")
    ) throws {
      try self.init(apps: apps, options: options, logger: logger, now: { Date() })
    }

    /// A server that goes by a time.
    init(
      apps: [ConversationApp],
      options: IntentServerOptions,
      logger: Logger = Logger(label: "IntentServer"),
      now: @escaping @Sendable () -> Date
    ) throws {
      guard !apps.isEmpty else { throw IntentServerError.noApps }
      var names: Set<String> = []
      for app in apps where !names.insert(app.name).inserted {
        throw IntentServerError.sameName(app.name)
      }
      guard (0...65_535).contains(options.port) else {
        throw IntentServerError.noSuchPort(options.port)
      }
      guard AcceptedLanguage.isTag(options.language.replacing("_", with: "-")) else {
        throw IntentServerError.noLanguage(options.language)
      }
      let database = options.store == nil ? try Self.database(options) : nil
      let store = try options.store ?? SQLiteSessionStore(path: database ?? "")
      let events = EventHub(
        keptEvents: options.limits.keptEvents, keptBytes: options.limits.keptEventBytes)
      self.options = options
      self.logger = logger
      var served = apps.map { app in
        ServedApp(
          Self.watched(app, events), store: store, lifetimes: options.lifetimes, now: now)
      }
      ServedApp.nameTools(of: &served)
      desk = SessionDesk(
        apps: served, talkingApps: served.map(\.app), store: store, limits: options.limits,
        events: events,
        tasks: RunningTasks(), logger: logger, open: OpenSessions(), now: now,
        valueLimits: SessionDesk.valueLimits(of: served))
      let keys = try options.sealKeys ?? Self.defaultKeys(database)
      mcp = MCPServer(
        desk: desk, state: ToolState(keys: keys, now: now),
        name: apps.map(\.name).joined(separator: ", "), version: "1")
      api = IntentAPI(desk: desk, options: options, mcp: mcp)
    }

    /// Adds the server's paths to a router, or to a group of one, in an application of your own. Add
    /// ``services`` to the application as well.
    ///
    /// Where the application listens is its own affair. Without tokens the paths are for this machine
    /// alone: requests from others, and those of which nobody knows where they come from, are refused.
    ///
    /// - Throws: ``IntentServerError/openRoutes`` where nobody is asked for a token, and the router's
    ///   context does not know where a request comes from: take ``IntentServerContext``.
    public func addRoutes<Context: RequestContext>(
      to routes: some RouterMethods<Context>
    ) throws {
      guard options.access.needsToken || Context.self is any RemoteAddressRequestContext.Type else {
        throw IntentServerError.openRoutes
      }
      api.addRoutes(to: routes)
    }

    /// What has to run beside the routes: it ends steps under way before a shutdown, and forgets
    /// sessions whose time is over.
    public var services: [any Service] {
      [desk.tasks, expiry]
    }

    private var expiry: SessionExpiry { SessionExpiry(desk: desk, clients: api.mcp.sessions) }

    /// Serves until the process is told to stop, and lets steps under way end.
    ///
    /// - Parameter onStart: Called with the port once it listens.
    /// - Throws: ``IntentServerError``, and what listening throws.
    public func run(onStart: @escaping @Sendable (Int) -> Void = { _ in }) async throws {
      do {
        try await application(onStart: onStart).runService()
      } catch let error as IOError {
        throw IntentServerError.cannotListen(
          host: options.host, port: options.port,
          reason: String(cString: strerror(error.errnoCode)))
      } catch is SocketAddressError {
        throw IntentServerError.cannotListen(
          host: options.host, port: options.port, reason: "there is no such address here")
      }
    }

    /// Serves a client of the Model Context Protocol that started this process, over standard input and
    /// output, until its input ends, or the process is told to stop: steps under way end first. Nothing
    /// else may be printed meanwhile: let logs go to standard error.
    public func runOverStandardInput() async {
      // A client that is gone reads nothing: the end of its input ends the server.
      signal(SIGPIPE, SIG_IGN)
      let limit = options.limits.bodyBytes
      let input = StandardInput(
        server: mcp, language: options.language, limit: limit, output: StandardInput.writer,
        lines: InputLines.standardInput(limit: limit))
      let group = ServiceGroup(
        configuration: ServiceGroupConfiguration(
          services: [
            .init(service: input, successTerminationBehavior: .gracefullyShutdownGroup),
            .init(service: expiry),
          ],
          gracefulShutdownSignals: [.sigterm, .sigint], logger: logger))
      do {
        try await ValueLimits.$current.withValue(desk.valueLimits) { try await group.run() }
      } catch {
        desk.report(error)
      }
    }

    /// The application that ``run(onStart:)`` runs, for a service group of your own.
    ///
    /// - Throws: ``IntentServerError/openToOthers(host:)``.
    public func application(
      onStart: @escaping @Sendable (Int) -> Void = { _ in }
    ) throws -> some ApplicationProtocol {
      guard options.access.needsToken || OriginPolicy.isLoopback(options.host) else {
        throw IntentServerError.openToOthers(host: options.host)
      }
      let router = Router(context: IntentServerContext.self)
      router.add(middleware: UnknownPath(logger: logger))
      try addRoutes(to: router)
      let limits = options.limits
      return Application(
        router: router,
        server: .http1(
          configuration: HTTP1Channel.Configuration(
            additionalChannelHandlers: [RequestReading(timeout: limits.bodyTimeout)],
            idleTimeout: TimeAmount(limits.idleTimeout))),
        configuration: ApplicationConfiguration(
          address: .hostname(options.host, port: options.port)),
        services: services,
        onServerRunning: { channel in onStart(channel.localAddress?.port ?? 0) },
        logger: logger)
    }

    // MARK: - Parts

    /// An app whose sessions tell what happens in them.
    private static func watched(_ app: ConversationApp, _ events: EventHub) -> ConversationApp {
      var app = app
      let observe = app.engine.observe
      app.engine.observe = { event in
        observe?(event)
        guard let execution = IntentExecution.current else { return }
        events.publish(.runtime(event), of: execution.idempotencyKey)
      }
      return app
    }

    /// The file of the default store; its folder is for whoever runs the server alone.
    private static func database(_ options: IntentServerOptions) throws -> String {
      if let database = options.database { return database }
      let folder = try FileManager.default.url(
        for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true
      ).appending(path: "IntentServer")
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      return folder.appending(path: "sessions.sqlite").path
    }

    /// The keys beside a database; without one those of the process.
    private static func defaultKeys(_ database: String?) throws -> SealKeys {
      guard let database else { return try SealKeys(sealing: SealKeys.makeKey()) }
      return try SealKeys(keptIn: URL(filePath: "\(database).key"))
    }
  }
#endif
