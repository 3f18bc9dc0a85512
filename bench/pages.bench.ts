// npm run bench -- pages [quick | chat]: what every page that can be found weighs, how many the server answers and what it keeps for
// it, and how they come up on a slow phone; from the real server in a temporary folder. Budgets are those of the
// specification. `quick` leaves out the slow phone and Lighthouse; `chat` measures the way to a first message alone.
import { mkdtempSync, rmSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { chat } from '../web/app/i18n/uz/chat.ts'
import { device } from '../web/app/i18n/uz/device.ts'
import { lighthouseScores, measureChat, measureFirstMessage, measureLoading, openPhone, type Phone } from './phone.ts'
import { machine, startServer, usage } from './processes.ts'

const FORMS = ['/auth/register', '/auth/confirm', '/auth/login', '/auth/forgotten', '/profile', '/welcome']
const LANGUAGES = ['uz', 'ru', 'en']
const SITE = join(import.meta.dirname, '../build/site/server/index.js')

const CONNECTIONS = 32
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

/** The bytes as they travel. */
function fetchBytes(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)))
    }).on('error', reject)
  })
}

const kb = (bytes: number): string => `${(bytes / 1024).toFixed(2)} KB`
const compressed = (text: string): number => brotliCompressSync(text).length

type Weight = { page: number; script: number; sent: number; island: number }

/** A page with its inlined styles, its inlined script, and what an account screen fetches at once, all brotli. */
async function weigh(origin: string, path: string): Promise<Weight> {
  const raw = await fetchBytes(origin + path)
  const html = brotliDecompressSync(raw).toString()
  const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  const files = [...html.matchAll(/(?:modulepreload" href|module" src)="([^"]+)"/g)].map((hit) => hit[1]!)
  const islands = await Promise.all(files.map(async (file) => (await fetchBytes(origin + file)).length))
  return {
    page: compressed(html.replace(script, '')),
    script: compressed(script),
    sent: raw.length,
    island: islands.reduce((sum, bytes) => sum + bytes, 0),
  }
}

/** Every page that can be found, as the map of the site has it. */
async function listed(origin: string): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...map.matchAll(/<loc>https?:\/\/[^/]*([^<]*)<\/loc>/g)].map((hit) => hit[1]!)
}

/** A name that an editor gave stands for all of its kind: `/learn/x` for every course. */
const kindOf = (path: string): string =>
  path
    .split('/')
    .slice(2)
    .map((step, place) => (place === 0 || (place === 1 && /^(?:for|about|in)$/.test(step)) ? step : '*'))
    .join('/')

async function printWeights(origin: string): Promise<void> {
  const pages = await listed(origin)
  const forms = FORMS.flatMap((path) => LANGUAGES.map((lang) => `/${lang}${path}`))
  console.log(
    `\nBytes, brotli, the heaviest of each kind among ${pages.length} pages that can be found   budget: HTML with CSS <= 8 KB, script <= 3 KB, app screen <= 105 KB`,
  )
  const heaviest = new Map<string, Weight & { path: string }>()
  for (const path of [...pages, ...forms]) {
    const weight = await weigh(origin, path)
    const kind = kindOf(path)
    if (weight.page > (heaviest.get(kind)?.page ?? 0)) heaviest.set(kind, { ...weight, path })
  }
  for (const [kind, { path, page, script, sent, island }] of heaviest) {
    const more = island > 0 ? `  + island ${kb(island)}` : ''
    console.log(`  ${(kind || '/').padEnd(20)} HTML+CSS ${kb(page)}  script ${kb(script)}  sent as ${kb(sent)}${more}  ${path}`)
  }
}

/** `count` requests for `url` in turn, over all connections. */
async function askFor(url: string, count: number): Promise<void> {
  let left = count
  const one = async (): Promise<void> => {
    while (left-- > 0) await fetchBytes(url)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, one))
}

/** Kept pages answered per second of the server's processor time. */
async function cachedRate(url: string, pid: number, requests = 40_000): Promise<number> {
  await askFor(url, 4_000)
  const before = usage(pid).own_cpu
  await askFor(url, requests)
  return requests / (usage(pid).own_cpu - before)
}

/** The server's own memory after every ten thousand requests for kept pages of all kinds, addresses nobody has among them. */
async function memoryUnderWay(origin: string, pid: number): Promise<number[]> {
  const paths = await listed(origin)
  for (const path of paths) await fetchBytes(origin + path)
  const seen: number[] = []
  for (let turn = 0; turn <= 10; turn++) {
    seen.push(usage(pid).own_memory_mb)
    if (turn === 10) break
    for (let part = 0; part < 10; part++) {
      const path = part === 9 ? `/uz/news/none-${turn}` : paths[(turn * 10 + part) % paths.length]!
      await askFor(origin + path, 1_000)
    }
  }
  return seen
}

/** Pages rendered from the start per second of processor time, in this process. */
async function uncachedRate(origin: string, renders = 1_500): Promise<number> {
  const { createSite } = (await import(SITE)) as { createSite: (options: object) => { render(path: string): Promise<unknown> } }
  const numbers = [
    { number: '112', label: 'Yagona favqulodda xizmat' },
    { number: '102', label: 'Ichki ishlar' },
  ]
  const answers = new Map<string, unknown>()
  const read = async (path: string, lang: string): Promise<unknown> => {
    const key = `${lang} ${path}`
    if (!answers.has(key)) {
      const answer = await fetch(origin + path, { headers: { 'accept-language': lang } })
      answers.set(key, answer.ok ? await answer.json() : null)
    }
    return answers.get(key)
  }
  const site = createSite({ public_url: 'http://localhost', islands: {}, emergencyNumbers: async () => numbers, read })
  for (let turn = 0; turn < 300; turn++) await site.render(`/${LANGUAGES[turn % 3]}`)
  const before = process.cpuUsage()
  for (let turn = 0; turn < renders; turn++) await site.render(`/${LANGUAGES[turn % 3]}`)
  const { user, system } = process.cpuUsage(before)
  return renders / ((user + system) / 1e6)
}

/** The first page of each kind in Uzbek: home, a list, an article, a course, a lesson, questions, a place. */
async function namedPages(origin: string): Promise<string[]> {
  const paths = (await listed(origin)).filter((path) => path.startsWith('/uz'))
  const first = (kind: string): string[] => paths.filter((path) => kindOf(path) === kind).slice(0, 1)
  return ['', 'news', 'news/*', 'learn/*', 'learn/*/*', 'faq', 'faq/*', 'places', 'places/*', 'questions/*'].flatMap(first)
}

const FIRST_WORDS = { sent: chat.sent, mine: device.mine }
/** Of so many visits the middle one is told: an odd number. */
const TURNS = 9

/** A person with an account, who has never written. */
async function newcomer(origin: string): Promise<{ access: string; refresh: string }> {
  const answer = await fetch(`${origin}/api/v1/auth/register/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      mode: 'nickname',
      nickname: `phone ${Date.now()}`,
      password: `${randomUUID()}Aa1!`,
      accept_terms: true,
    }),
  })
  if (!answer.ok) throw new Error(`No account for the phone: ${await answer.text()}`)
  return (await answer.json()) as { access: string; refresh: string }
}

async function printChat(phone: Phone, origin: string): Promise<void> {
  console.log('\nChat tap to panel   budget: 3.4 s one second after paint, 1.0 s later')
  for (const wait_ms of [1_000, 8_000]) {
    const { frame, prompt, again, script_bytes } = await measureChat(phone, `${origin}/uz`, wait_ms)
    console.log(
      `  tapped ${wait_ms / 1_000} s after paint: panel ${frame} ms, prompt ${prompt} ms, opened again ${again} ms, ${kb(script_bytes)} of script`,
    )
  }
  for (const who of ['guest', 'newcomer'] as const) await printFirstMessage(phone, origin, who)
}

async function printFirstMessage(phone: Phone, origin: string, who: 'guest' | 'newcomer'): Promise<void> {
  console.log(
    `\nFirst message of a ${who}, median of ${TURNS} (least to most)   budget: box 1.0 s; sent 3.0 s cold, 1.0 s warm; 30 KB of script by then where the words came before React, 112 where it was first`,
  )
  const turns: Awaited<ReturnType<typeof measureFirstMessage>>[] = []
  for (let turn = 0; turn < TURNS; turn++) {
    turns.push(await measureFirstMessage(phone, `${origin}/uz`, who === 'guest' ? null : await newcomer(origin), FIRST_WORDS))
  }
  for (const visit of ['cold', 'warm'] as const) {
    const of = (figure: 'box' | 'sent' | 'script_bytes') => turns.map((turn) => turn[visit][figure]).sort((a, b) => a - b)
    const spread = (figures: number[]): string => `${figures[TURNS >> 1]} ms (${figures[0]} to ${figures.at(-1)})`
    console.log(
      `  ${visit}  box ${spread(of('box'))}, sent ${spread(of('sent'))}, ${kb(of('script_bytes')[TURNS >> 1]!)} of script so far`,
    )
  }
}

async function onPhone(print: (phone: Phone) => Promise<void>): Promise<void> {
  const phone = await openPhone()
  try {
    await print(phone)
  } finally {
    await phone.close()
  }
}

async function printPhone(phone: Phone, origin: string): Promise<void> {
  const pages = await namedPages(origin)
  console.log(
    '\nSlow phone (400 kbit/s, 400 ms, processor 6x slower, 360x740, cold)   budget: FCP 1.0 s, LCP 2.8 s (a list 4 s), TBT 20 ms, CLS 0, 3 requests beside pictures that wait',
  )
  for (const path of [...pages, '/ru/for/teen', '/uz/auth/register']) {
    const { fcp, lcp, tbt, cls, requests, bytes } = await measureLoading(phone, origin + path)
    console.log(
      `  ${path.padEnd(44)} FCP ${fcp} ms  LCP ${lcp} ms  TBT ${tbt} ms  CLS ${cls}  ${requests} requests  ${kb(bytes)}`,
    )
  }
  await printChat(phone, origin)
  console.log('\nLighthouse, mobile   budget: 100 x 4')
  for (const path of pages) console.log(`  ${path.padEnd(44)} ${JSON.stringify(await lighthouseScores(phone, origin + path))}`)
}

const folder = mkdtempSync(join(tmpdir(), 'himoya-bench-'))
const env = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error', NODE_ENV: '' }
const { child, answer: origin, stop } = await startServer(env, /(http:\/\/localhost:\d+)/)
try {
  console.log(machine())
  if (process.argv[2] === 'chat') {
    await onPhone((phone) => printChat(phone, origin))
  } else {
    await printWeights(origin)
    console.log('\nRequests per second of processor time   budget: kept >= 10,000, rendered >= 400')
    const kept = await cachedRate(`${origin}/uz`, child.pid!)
    console.log(`  kept ${Math.round(kept)}  rendered ${Math.round(await uncachedRate(origin))}`)
    console.log('\nMemory of the server in MB, from the first to the last of 100,000 requests   budget: flat')
    console.log(`  ${(await memoryUnderWay(origin, child.pid!)).map((mb) => mb.toFixed(0)).join(' ')}`)
    if (process.argv[2] !== 'quick') await onPhone((phone) => printPhone(phone, origin))
  }
} finally {
  await stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit()
