import { createHash } from 'node:crypto'
import type { App } from '../core/app-type.ts'

/**
 * Personal answers are stored nowhere (`no-store`); public JSON carries an ETag, so that a second look costs a 304.
 * An answer that already says how it may be cached is left alone.
 */
export function registerCaching(app: App): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { config } = request.routeOptions
    if (config.undocumented || (reply.hasHeader('cache-control') && reply.hasHeader('etag'))) return payload
    if (config.access !== 'public' || request.method === 'POST') {
      reply.header('cache-control', 'no-store')
      return payload
    }
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
    reply.header('etag', etag).header('vary', 'accept-language')
    if (!matches(request.headers['if-none-match'], etag)) return payload
    reply.code(304).removeHeader('content-length').removeHeader('content-type')
    return ''
  })
}

/** Weak comparison (RFC 9110, 13.1.2). */
function matches(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((candidate) => candidate.trim() === '*' || candidate.trim().replace(/^W\//, '') === etag)
}
