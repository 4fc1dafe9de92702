// The handler uses nothing of its app.
