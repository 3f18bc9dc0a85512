import { createPublicKey, randomUUID, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Push = { device: string; ttl: string; topic: string; urgency: string; subject: string; bytes: number }

export type PushService = {
  /** `http://127.0.0.1:12345`: goes into PUSH_HOSTS. */
  origin: string
  /** What a browser gives when it lets itself be woken. */
  device: () => { endpoint: string; keys: { p256dh: string; auth: string } }
  /** Everything that was taken so far. */
  pushes: Push[]
  /** Of one device. */
  pushesTo: (endpoint: string) => Push[]
  /** The next calls for a device answer this; afterwards 201 again. */
  refuse: (endpoint: string, ...statuses: number[]) => void
  /** What was wrong with the calls; empty when all is as RFC 8030 and 8292 say. */
  faults: string[]
  close: () => Promise<void>
}

/** A push service on this machine that believes nobody: it checks who calls as those of the browsers' makers do. */
export async function startPushService(): Promise<PushService> {
  const pushes: Push[] = []
  const faults: string[] = []
  const refusals = new Map<string, number[]>()
  const server = createServer((request, reply) => {
    let bytes = 0
    request.on('data', (chunk: Buffer) => void (bytes += chunk.length))
    request.on('end', () => {
      const device = request.url ?? ''
      const status = refusals.get(device)?.shift()
      if (status !== undefined) return void reply.writeHead(status).end()
      const { headers, method } = request
      const claims = claimsOf(headers.authorization ?? '')
      if (method !== 'POST') faults.push(`called by ${method}`)
      if (!claims) faults.push('the signature is not of the key that came with it')
      if (claims && claims.aud !== origin) faults.push(`signed for ${claims.aud}`)
      if (claims && !(claims.exp * 1_000 > Date.now() && claims.exp * 1_000 < Date.now() + 24 * 3_600_000)) {
        faults.push(`good until ${claims.exp}`)
      }
      if (!/^\d+$/.test(headers.ttl as string)) faults.push('no TTL')
      if (!/^[\w-]{1,32}$/.test(headers.topic as string)) faults.push('no topic')
      pushes.push({
        device,
        ttl: String(headers.ttl),
        topic: String(headers.topic),
        urgency: String(headers.urgency),
        subject: claims?.sub ?? '',
        bytes,
      })
      reply.writeHead(claims ? 201 : 403).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const pathOf = (endpoint: string): string => new URL(endpoint).pathname
  return {
    origin,
    pushes,
    faults,
    device: () => ({ endpoint: `${origin}/send/${randomUUID()}`, keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } }),
    pushesTo: (endpoint) => pushes.filter(({ device }) => device === pathOf(endpoint)),
    refuse: (endpoint, ...statuses) => void refusals.set(pathOf(endpoint), statuses),
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}

type Claims = { aud: string; exp: number; sub: string }

/** null: not signed by the key it names. */
function claimsOf(authorization: string): Claims | null {
  const [, head, body, signature, key] = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? []
  if (!head || !body || !signature || !key) return null
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65) return null
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const public_key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' })
  const good = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: public_key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return good ? (JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims) : null
}
