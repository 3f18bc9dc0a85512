-- The smallest prosody that keeps what it acknowledges: people and archive in PostgreSQL, stream management for acknowledgements.
-- No TLS, no server-to-server, no limits: nothing of that is measured. The environment names ports and folders.
data_path = ENV_BENCH_FOLDER .. "/prosody"
pidfile = ENV_BENCH_FOLDER .. "/prosody.pid"
plugin_paths = {}
interfaces = { "127.0.0.1" }
c2s_ports = { tonumber(ENV_BENCH_PORT) }
c2s_direct_tls_ports = {}
s2s_ports = {}
http_ports = {}
https_ports = {}
c2s_require_encryption = false
s2s_require_encryption = false
allow_unencrypted_plain_auth = true
-- Signing in is fastest with the password as it is; hashing it would only make the peer slower.
authentication = "internal_plain"
network_backend = "epoll"
-- As long a backlog as Node's.
network_settings = { tcp_backlog = 511 }
run_as_root = true
log = { error = "*console" }

modules_enabled = { "saslauth", "smacks", "mam" }
modules_disabled = { "s2s", "offline", "posix" }

default_archive_policy = true
-- By default the archive is swept and a query answers 50 messages; a client that comes back asks for more at once.
archive_expires_after = "never"
max_archive_query_results = 250

storage = "sql"
sql = {
  driver = "PostgreSQL", database = "himoya", username = "himoya", password = "",
  host = "127.0.0.1", port = tonumber(ENV_BENCH_DATABASE_PORT),
}

VirtualHost "bench.invalid"
