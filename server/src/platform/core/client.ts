import type { Language } from '@himoya/contract/languages'
import type { IncomingHttpHeaders } from 'node:http'
import { isIPv6 } from 'node:net'
import { deviceLabel } from './device-label.ts'
import { askedLanguage } from './language.ts'

/** What is read of a request. */
type Caller = { ip: string; headers: IncomingHttpHeaders }

/** What a service may know of the caller beyond who they are. */
export type Client = {
  /** For limits only, never stored in the clear. An IPv6 subscriber has a whole /64, so that counts as one. */
  address: string
  /** The device in words; the user agent itself goes no further. */
  device: string
  lang: Language
  /** The solved puzzle of `x-proof`, if any. */
  proof: string | undefined
}

export function clientOf(request: Caller): Client {
  const proof = request.headers['x-proof']
  return {
    address: clientAddress(request),
    device: deviceLabel(request.headers['user-agent']),
    lang: askedLanguage(request.headers['accept-language']),
    proof: typeof proof === 'string' ? proof : undefined,
  }
}

/** Who is counted as one wherever something is limited; `npm run check` sees that nothing else is. */
export function clientAddress({ ip }: Pick<Caller, 'ip'>): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  const whole = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ?? '').split(':').filter(Boolean)]
  return whole.slice(0, 4).join(':')
}
