#if Server
  import Foundation
  public import Hummingbird
  public import IntentConversation
  import IntentRuntime
  import IntentStores
  public import Logging
  public import ServiceLifecycle
  import SessionSeal

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
      guard !apps.isEmpty else { throw IntentServerError.noApps }
      var names: Set<String> = []
      for app in apps where !names.insert(app.name).inserted {
        throw IntentServerError.sameName(app.name)
      }
      let store = try options.store ?? Self.defaultStore(options)
      let events = EventHub(keptEvents: options.limits.keptEvents)
      self.options = options
      self.logger = logger
      desk = SessionDesk(
        apps: apps.map { app in
          ServedApp(
            Self.watched(app, events), store: store, lifetimes: options.lifetimes)
        },
        store: store, limits: options.limits, events: events, tasks: RunningTasks(),
        logger: logger)
      let seal = SessionSeal(
        keys: try options.sealKeys ?? SealKeys(sealing: SealKeys.makeKey()))
      mcp = MCPServer(
        desk: desk, state: ToolState(seal: seal),
        name: apps.map(\.name).joined(separator: ", "), version: "1")
      api = IntentAPI(desk: desk, options: options, mcp: mcp)
    }

    /// Adds the server's paths to a router, or to a group of one, in an application of your own. Add
    /// ``services`` to the application as well.
    public func addRoutes<Context: RequestContext>(to routes: some RouterMethods<Context>) {
      api.addRoutes(to: routes)
    }

    /// What has to run beside the routes: it ends steps under way before a shutdown, and forgets
    /// sessions whose time is over.
    public var services: [any Service] {
      [desk.tasks, SessionExpiry(desk: desk)]
    }

    /// Serves until the process is told to stop, and lets steps under way end.
    ///
    /// - Parameter onStart: Called with the port once it listens.
    /// - Throws: ``IntentServerError/openToOthers(host:)``, and what listening throws.
    public func run(onStart: @escaping @Sendable (Int) -> Void = { _ in }) async throws {
      try await application(onStart: onStart).runService()
    }

    /// Serves a client of the Model Context Protocol that started this process, over standard input and
    /// output, until its input ends. Nothing else may be printed meanwhile: let logs go to standard
    /// error.
    public func runOverStandardInput() async {
      let input = StandardInput(
        server: mcp, language: options.language, limit: options.limits.bodyBytes,
        output: StandardInput.writer)
      await ValueLimits.$current.withValue(desk.valueLimits) {
        await input.run(StandardInput.lines)
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
      let router = Router()
      router.add(middleware: UnknownPath())
      addRoutes(to: router)
      return Application(
        router: router,
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
        guard let session = IntentExecution.current?.session else { return }
        events.publish(.runtime(event), of: session)
      }
      return app
    }

    private static func defaultStore(
      _ options: IntentServerOptions
    ) throws -> any SessionStore {
      if let database = options.database { return try SQLiteSessionStore(path: database) }
      let folder = try FileManager.default.url(
        for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true
      ).appending(path: "IntentServer")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return try SQLiteSessionStore(path: folder.appending(path: "sessions.sqlite").path)
    }
  }
#endif
