import { ERROR_CODES } from '@himoya/contract/errors'
import { pino } from 'pino'

/**
 * The only fields a log line may have (safety.md 30). There is no free text: what a person typed, who they
 * are and what they asked for cannot get in, because there is no field for it.
 */
export type LogFields = {
  /** The route's pattern, never the URL. */
  route?: string
  method?: string
  status?: number
  ms?: number
  /** Ties a 5xx answer to its line. */
  reference?: string
  /** An error's class, code and place in our code; never its message. */
  error?: string
  code?: string
  at?: string
  job?: string
  attempt?: number
  provider?: string
  count?: number
  port?: number
  signal?: string
}

export type Log = {
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
}

export type LogLevel = 'info' | 'warn' | 'error' | 'silent'

const NAME = /^[\w./:*-]{1,120}$/
/** The shape of each text: names in code, patterns and places; nothing a person would write. */
const TEXT_FIELDS = {
  route: NAME,
  method: /^[A-Z]{3,10}$/,
  reference: /^[0-9a-f]{12}$/,
  error: /^\w{1,60}$/,
  // SQLSTATE, errno and the like; our own codes are known by name.
  code: new RegExp(`^(?:[A-Z][A-Z0-9_]{1,60}|[0-9A-Z]{5}|${ERROR_CODES.join('|')})$`),
  at: /^(?:platform|modules|demo)\/[a-z0-9/.-]{1,100}\.ts:\d{1,5}$|^[a-z]{1,20}\.ts:\d{1,5}$/,
  job: NAME,
  provider: NAME,
  signal: NAME,
} as const
const NUMBER_FIELDS = ['status', 'ms', 'attempt', 'count', 'port'] as const
/** More digits in a row than any name of ours has: a phone, a receipt, a code. */
const DIGITS = /\d{6}/
/** Events are written in the code, as words. */
const EVENT = /^\p{L}[\p{L}\d ,:’-]{1,80}$/u

/** One JSON line per event to `write` (standard output by default). */
export function createLog(level: LogLevel, write: (line: string) => void = (line) => void process.stdout.write(line)): Log {
  const lines = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      messageKey: 'event',
    },
    { write },
  )
  return {
    info: (event, fields) => lines.info(allowed(fields), named(event)),
    warn: (event, fields) => lines.warn(allowed(fields), named(event)),
    error: (event, fields) => lines.error(allowed(fields), named(event)),
  }
}

const named = (event: string): string => (EVENT.test(event) && !DIGITS.test(event) ? event : 'withheld')

/** The second lock behind the types: only known fields, and only values that look like names and numbers. */
function allowed(fields: LogFields = {}): LogFields {
  const kept: LogFields = {}
  for (const [name, shape] of Object.entries(TEXT_FIELDS) as [keyof typeof TEXT_FIELDS, RegExp][]) {
    const value = fields[name]
    if (value === undefined) continue
    const fits = shape.test(value) && (name === 'reference' || !DIGITS.test(value))
    kept[name] = fits ? value : 'withheld'
  }
  for (const name of NUMBER_FIELDS) {
    const value = fields[name]
    if (typeof value === 'number' && Number.isFinite(value)) kept[name] = value
  }
  return kept
}

/** What may be told of a thrown value: its class, its code and the place in our code, never its message. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error }
  const { code } = error as { code?: unknown }
  const place = placeOf(error)
  return {
    error: error.constructor.name,
    ...(typeof code === 'string' ? { code } : {}),
    ...(place === undefined ? {} : { at: place }),
  }
}

/** `modules/chat/chat.service.ts:41`: the first frame of our own. The message, which stands above, is cut off first. */
function placeOf({ stack = '', message }: Error): string | undefined {
  const message_at = stack.indexOf(message)
  const frames = message_at === -1 ? stack : stack.slice(message_at + message.length)
  const place = /^\s+at .*\/server\/((?:src|demo)\/[\w./-]+\.ts:\d+):\d+\)?$/m.exec(frames)?.[1]
  return place?.replace(/^src\//, '')
}
