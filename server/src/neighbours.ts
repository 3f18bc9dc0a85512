import { readFileSync } from 'node:fs'
import type { ClamdPlace } from './platform/files/virus-scan.ts'
import type { Settings } from './settings.ts'

/** PEM: what the server shows to the proxy before it, where that one stands on another machine. */
export type NodeTls = { cert: string; key: string }

export const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/

/**
 * PostgreSQL's addresses need no host (`postgres://user@/base?host=/socket/folder`), which other URLs may not do without. `strict`:
 * another machine is reached by TLS alone.
 */
export function databaseUrl(settings: Settings, name: string, strict: boolean): string | null {
  const value = settings.text(name)
  if (value === null) return null
  if (!/^postgres(ql)?:\/\//.test(value)) {
    settings.problem(name, 'must be an address that begins with postgres:// or postgresql://')
  }
  // The driver knows one host. Which of two is the primary is for something that watches both.
  const [, authority = '', query = ''] = /^\w+:\/\/(?:[^@/]*@)?([^/?]*)[^?]*\??(.*)$/.exec(value) ?? []
  if (authority.includes(','))
    settings.problem(name, 'names several hosts: name one that always leads to the primary (docs/operate/scale-out.md)')
  const asked = new URLSearchParams(query)
  const host = asked.get('host') ?? authority.replace(/:\d*$/, '')
  const is_here = host === '' || host.startsWith('/') || LOOPBACK.test(host)
  if (strict && !is_here && asked.get('sslmode') !== 'verify-full')
    settings.problem(name, 'leads to another machine: add sslmode=verify-full, or keep to a socket or this machine')
  return value
}

export function ownerUrl(settings: Settings, strict: boolean): string | null {
  const value = databaseUrl(settings, 'DATABASE_OWNER_URL', strict)
  if (value !== null && settings.text('DATABASE_URL') === null)
    settings.problem('DATABASE_OWNER_URL', 'is for a PostgreSQL of your own: set DATABASE_URL too')
  return value
}

/** Nodes that share a bus share the database and its keys too; the embedded one belongs to a single node. */
export function valkeyUrl(settings: Settings, strict: boolean): string | null {
  const value = settings.text('VALKEY_URL')
  if (value === null) return null
  const { protocol, hostname } = URL.canParse(value) ? new URL(value) : { protocol: '', hostname: '' }
  if (!['redis:', 'rediss:'].includes(protocol))
    settings.problem('VALKEY_URL', 'must be an address that begins with redis:// or rediss://')
  if (strict && protocol === 'redis:' && !LOOPBACK.test(hostname))
    settings.problem('VALKEY_URL', 'must begin with rediss:// (redis:// is for this machine alone)')
  if (settings.text('DATABASE_URL') === null)
    settings.problem('VALKEY_URL', 'is for several nodes, and they need one database: set DATABASE_URL too')
  if (settings.text('MASTER_KEY') === null)
    settings.problem('VALKEY_URL', 'is for several nodes, and they need the same key: set MASTER_KEY too')
  return value
}

export function clamdPlace(settings: Settings, strict: boolean): ClamdPlace | null {
  const value = settings.text('CLAMD_URL')
  if (value === null) return null
  const [, scheme, named = '', port] = /^(tcp|tls):\/\/([\w.-]+|\[[\da-f:]+\]):(\d{1,5})\/?$/i.exec(value) ?? []
  const host = named.replace(/^\[|\]$/g, '')
  if (scheme === undefined) settings.problem('CLAMD_URL', 'must look like tcp://127.0.0.1:3310 or tls://host:3311')
  else if (strict && scheme === 'tcp' && !LOOPBACK.test(host))
    settings.problem('CLAMD_URL', 'must begin with tls:// (tcp:// is for this machine alone)')
  return { host, port: Number(port), tls: scheme === 'tls' }
}

/** `TLS_CERT` and `TLS_KEY` name files, read at the start. null: the proxy stands on this machine, or in front of a demo. */
export function nodeTls(settings: Settings): NodeTls | null {
  const [cert, key] = ['TLS_CERT', 'TLS_KEY'].map((name) => fileOf(settings, name))
  if (!cert !== !key) settings.problem(cert ? 'TLS_KEY' : 'TLS_CERT', 'is missing: both are set, or none')
  return cert && key ? { cert, key } : null
}

function fileOf(settings: Settings, name: string): string | null {
  const path = settings.text(name)
  if (path === null) return null
  try {
    return readFileSync(path, 'utf8')
  } catch {
    settings.problem(name, 'names a file that cannot be read')
    return ''
  }
}
