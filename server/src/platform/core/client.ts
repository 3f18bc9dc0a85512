import type { Language } from '@himoya/contract/languages'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import { deviceLabel } from './device-label.ts'
import { askedLanguage } from './language.ts'
import { isOwnCall } from './own-call.ts'

/** What is read of a request. */
type Caller = { ip: string; headers: IncomingHttpHeaders; raw: Pick<IncomingMessage, 'socket'> }

/** What a service may know of the caller beyond who they are. */
export type Client = {
  /** For limits only, never stored in the clear. An IPv6 subscriber has a whole /64, so that counts as one: `2001:db8:0:1/64`. */
  address: string
  /** The device in words; the user agent itself goes no further. */
  device: string
  lang: Language
  /** The solved puzzle of `x-proof`, if any. */
  proof: string | undefined
  /** A page that is being made asks, not its reader. */
  is_own_call: boolean
}

export function clientOf(request: Caller): Client {
  const proof = request.headers['x-proof']
  return {
    address: clientAddress(request),
    device: deviceLabel(request.headers['user-agent']),
    lang: askedLanguage(request.headers['accept-language']),
    proof: typeof proof === 'string' ? proof : undefined,
    is_own_call: isOwnCall(request),
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
  return `${groupsUpTo(whole.slice(0, 4), SUBSCRIBER)}/${SUBSCRIBER}`
}

/** What one subscriber has at least (RFC 6177). */
const SUBSCRIBER = 64
/**
 * Whole /48s are given away by tunnel brokers and hosters, a /32 is a provider. Each may use so many times what one subscriber may:
 * whoever walks through their own addresses comes to an end, and neighbours of one who does are not shut out.
 */
const WIDER = [
  { bits: 56, times: 4 },
  { bits: 48, times: 16 },
  { bits: 32, times: 256 },
] as const

export type Counted = { key: string; times: number; bits: number | null }

/**
 * Under which keys a use of `key` is counted, the narrowest first, and how many times the limit each of them has. A key is what
 * `clientAddress` says, alone or before a space and what else is limited; any other key is counted as it is.
 */
export function countedAs(key: string): readonly Counted[] {
  const itself = { key, times: 1, bits: null }
  const [, groups, rest = ''] = /^([\da-f]+(?::[\da-f]+){3})\/64( .*)?$/.exec(key) ?? []
  if (groups === undefined) return [itself]
  return [
    itself,
    ...WIDER.map(({ bits, times }) => ({ key: `${groupsUpTo(groups.split(':'), bits)}/${bits}${rest}`, times, bits })),
  ]
}

/** The /48 of an address, which one site has; null: it is no IPv6 address. For what many hold at the same moment. */
export const siteOf = (address: string): string | null => countedAs(address).find(({ bits }) => bits === 48)?.key ?? null

/** In one spelling, without the bits behind. */
function groupsUpTo(groups: readonly string[], bits: number): string {
  const kept = groups.slice(0, Math.ceil(bits / 16)).map((group) => Number.parseInt(group, 16))
  if (bits % 16 > 0) kept.push(kept.pop()! & (0xff_ff << (16 - (bits % 16))))
  return kept.map((group) => group.toString(16)).join(':')
}
