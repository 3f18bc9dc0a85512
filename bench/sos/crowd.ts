// Everybody else: so many clients that ask again as soon as they are answered. Run by bench/sos.bench.ts as a program of its own.
import { Agent, request } from 'node:http'
import { randomUUID } from 'node:crypto'

type CallKind = { name: string; method: 'GET' | 'POST'; path: string; body?: () => unknown }
export type Tally = { seconds: number; answered: number; refused: number; failed: number; by_status: Record<string, number> }

/** What people do on an evening when too many come: they read, look things up, sign in, report, ask who is there. */
const CALL_KINDS: readonly CallKind[] = [
  { name: 'page', method: 'GET', path: '/uz' },
  { name: 'page', method: 'GET', path: '/ru/numbers' },
  { name: 'news', method: 'GET', path: '/api/v1/news/' },
  { name: 'places', method: 'GET', path: '/api/v1/place/' },
  { name: 'search', method: 'GET', path: '/api/v1/search/?q=maktab' },
  { name: 'availability', method: 'GET', path: '/api/v1/chat/availability/' },
  {
    name: 'sign in',
    method: 'POST',
    path: '/api/v1/auth/token/',
    body: () => ({ nickname: `nobody${randomUUID().slice(0, 8)}`, password: 'himoya-demo-2026' }),
  },
  {
    name: 'report',
    method: 'POST',
    path: '/api/v1/victim/',
    body: () => ({
      reporter_role: 'teacher',
      type_ids: ['neglect'],
      urgency: 'ongoing',
      region_code: 'UZ-SA',
      description: 'Bir bola darsga och keladi, kiyimi yupqa, uyida hech kim yo‘q.',
      accept_terms: true,
    }),
  },
]

const [origin = '', clients = '1'] = process.argv.slice(2)
const { hostname, port } = new URL(origin)
const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
const tally: Tally = { seconds: 0, answered: 0, refused: 0, failed: 0, by_status: {} }
const began = performance.now()

function ask({ method, path, body }: CallKind): Promise<number> {
  const sent = body === undefined ? '' : JSON.stringify(body())
  return new Promise((resolve) => {
    const call = request({ agent, hostname, port, method, path, headers: headersOf(sent) }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
    call.on('error', () => resolve(0))
    call.end(sent)
  })
}

const headersOf = (body: string): Record<string, string | number> => ({
  'accept-encoding': 'br',
  'accept-language': 'uz',
  ...(body === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
})

async function visit(first: number): Promise<never> {
  for (let turn = first; ; turn += 1) {
    const status = await ask(CALL_KINDS[turn % CALL_KINDS.length]!)
    tally.by_status[status] = (tally.by_status[status] ?? 0) + 1
    if (status === 0) tally.failed += 1
    else if (status === 503) tally.refused += 1
    else tally.answered += 1
  }
}

process.on('SIGTERM', () => {
  tally.seconds = (performance.now() - began) / 1_000
  process.stdout.write(`${JSON.stringify(tally)}\n`, () => process.exit(0))
})
process.stdout.write('ready\n')
await Promise.all(Array.from({ length: Number(clients) }, (_, place) => visit(place)))
