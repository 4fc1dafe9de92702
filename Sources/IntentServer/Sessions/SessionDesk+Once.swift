#if Server
  import IntentConversation
  import IntentRuntime

  extension SessionDesk {
    /// What was answered when the session began, or how it stands by now.
    func again(_ known: StoredSession, _ opening: Opening) async throws -> SessionView {
      let (stored, app) = try await load(known.id, user: opening.user)
      let reply = try await reply(to: opening.key ?? "", opening.digest, stored, app)
      return if let reply { reply } else { try await state(of: stored.id, user: opening.user) }
    }

    /// What was answered to a key; none where it is new.
    func reply(
      to key: String,
      _ digest: String,
      _ stored: StoredSession,
      _ app: ServedApp
    ) async throws -> SessionView? {
      func check(_ known: String?) throws {
        guard known == digest else {
          throw Problem(
            .keyReused, "this Idempotency-Key came with another body; give each request its own")
        }
      }
      if stored.session.attributes[IntentSession.Attribute.key] == key {
        try check(stored.session.attributes[IntentSession.Attribute.digest])
        return try await state(of: stored.id, user: stored.session.owner ?? "")
      }
      guard let kept = stored.session.keptReplies.last(where: { $0.key == key }) else { return nil }
      try check(kept.digest)
      var session = IntentSession(id: stored.id, request: kept.request, language: kept.language)
      session.attributes = stored.session.attributes
      session.doubt = nil
      session.attributes[IntentSession.Attribute.modality] = kept.modality.rawValue
      let step = SessionStep(session: session, turn: kept.turn)
      let view =
        if let remark = kept.remark {
          SessionView(step: step, app: app.name, modality: kept.modality, reply: remark)
        } else {
          await view(of: step, app)
        }
      return view.with(revision: kept.revision)
    }

    /// Answers what takes no step: it is kept where it came with a key, and so is the text that is asked about.
    func remarked(
      _ reply: ConversationReply,
      doubting doubt: KeptDoubt?,
      mayCorrect: Bool,
      to answer: Answer,
      _ stored: StoredSession,
      _ app: ServedApp
    ) async throws -> SessionView {
      var noted = stored
      if mayCorrect { noted.session.requireConfirmation() }
      let isAbout = SessionStep(session: stored.session, turn: stored.turn).doubt != nil
      // A text that is to be asked about later is kept until then.
      if doubt != nil || isAbout { noted.session.doubt = doubt }
      // Whoever has seen the question before answers another one.
      if mayCorrect || noted.session.doubt != stored.session.doubt {
        // What was answered to the key before had the revision of then.
        try noted.session.note(key: nil, digest: "", after: stored.turn)
        noted.session.revision += 1
      }
      if let key = answer.key {
        try noted.session.keep(
          KeptReply(
            of: noted.session, turn: stored.turn, key: key, digest: answer.digest, remark: reply))
      }
      if noted.session != stored.session {
        do {
          try await store.replace(noted, expecting: stored.session.revision)
        } catch IntentError.sessionChanged {
          return try await lost(stored.id, app, answer)
        }
      }
      return SessionView(
        step: SessionStep(session: noted.session, turn: noted.turn), app: app.name,
        modality: stored.session.modality, reply: reply)
    }

    /// Somebody else took the step: a repeated request gets its reply, any other the state of things.
    func lost(_ id: String, _ app: ServedApp, _ answer: Answer) async throws -> SessionView {
      let (stored, _) = try await load(id, user: answer.user)
      if let key = answer.key, let reply = try await reply(to: key, answer.digest, stored, app) {
        return reply
      }
      throw try await changed(id, app, answer.revision)
    }

    func changed(_ id: String, _ app: ServedApp, _ revision: Int) async throws -> Problem {
      let present = await view(of: try await self.present(id, app), app)
      let found = present.step.session.revision
      let isBusy = present.step.session.phase == .handling
      return Problem(
        isBusy ? .sessionBusy : .sessionChanged,
        (isBusy
          ? "the app is at work on the session; "
          : "the session has the revision \(found), not \(revision); ")
          + "nothing was run: show the present turn, and answer that",
        ["present": present.json])
    }
  }
#endif
