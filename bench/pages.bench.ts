// npm run bench -- pages [quick]: what a page weighs and how it comes up on a slow phone, from the real server in a
// temporary folder. Budgets are those of the specification. `quick` leaves out the slow phone and Lighthouse.
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { lighthouseScores, measureChat, measureLoading, openPhone } from './phone.ts'
import { machine, startServer, usage } from './processes.ts'

const PAGES = ['', '/for/child', '/for/teen', '/for/parent', '/for/teacher', '/numbers', '/about', '/privacy']
const FORMS = ['/auth/register', '/auth/confirm', '/auth/login', '/auth/forgotten', '/profile', '/welcome']
const LANGUAGES = ['uz', 'ru', 'en']
const SITE = join(import.meta.dirname, '../build/site/server/index.js')

const agent = new Agent({ keepAlive: true, maxSockets: 32 })

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

async function printWeights(origin: string): Promise<void> {
  console.log(
    '\nBytes, brotli (the heaviest of three languages)   budget: HTML with CSS <= 8 KB, script <= 3 KB, app screen <= 105 KB',
  )
  for (const path of [...PAGES, ...FORMS]) {
    const weights = await Promise.all(LANGUAGES.map((lang) => weigh(origin, `/${lang}${path}`)))
    const [most] = weights.toSorted((one, other) => other.page - one.page)
    const { page, script, sent, island } = most!
    const more = island > 0 ? `  + island ${kb(island)}` : ''
    console.log(`  ${(path || '/').padEnd(16)} HTML+CSS ${kb(page)}  script ${kb(script)}  sent as ${kb(sent)}${more}`)
  }
}

/** Kept pages answered per second of the server's processor time, over 32 connections. */
async function cachedRate(url: string, pid: number, requests = 40_000): Promise<number> {
  const ask = async (count: number): Promise<void> => {
    let left = count
    const one = async (): Promise<void> => {
      while (left-- > 0) await fetchBytes(url)
    }
    await Promise.all(Array.from({ length: 32 }, one))
  }
  await ask(4_000)
  const before = usage(pid).own_cpu
  await ask(requests)
  return requests / (usage(pid).own_cpu - before)
}

/** Pages rendered from the start per second of processor time, in this process. */
async function uncachedRate(renders = 1_500): Promise<number> {
  const { createSite } = (await import(SITE)) as { createSite: (options: object) => { render(path: string): Promise<unknown> } }
  const numbers = [
    { number: '112', label: 'Yagona favqulodda xizmat' },
    { number: '102', label: 'Ichki ishlar' },
  ]
  const site = createSite({ public_url: 'http://localhost', islands: {}, emergencyNumbers: async () => numbers })
  for (let turn = 0; turn < 300; turn++) await site.render('/uz')
  const before = process.cpuUsage()
  for (let turn = 0; turn < renders; turn++) await site.render(`/${LANGUAGES[turn % 3]}`)
  const { user, system } = process.cpuUsage(before)
  return renders / ((user + system) / 1e6)
}

async function printPhone(origin: string): Promise<void> {
  const phone = await openPhone()
  try {
    console.log(
      '\nSlow phone (400 kbit/s, 400 ms, processor 6x slower, 360x740, cold)   budget: FCP 1.0 s, LCP 2.8 s, TBT 20 ms, CLS 0, 3 requests',
    )
    for (const path of ['/uz', '/ru/for/teen', '/uz/auth/register']) {
      const { fcp, lcp, tbt, cls, requests, bytes } = await measureLoading(phone, origin + path)
      console.log(
        `  ${path.padEnd(18)} FCP ${fcp} ms  LCP ${lcp} ms  TBT ${tbt} ms  CLS ${cls}  ${requests} requests  ${kb(bytes)}`,
      )
    }
    console.log('\nChat tap to panel   budget: 3.4 s one second after paint, 1.0 s later, 75 KB of script in all')
    for (const wait_ms of [1_000, 8_000]) {
      const { frame, prompt, again, script_bytes } = await measureChat(phone, `${origin}/uz`, wait_ms)
      console.log(
        `  tapped ${wait_ms / 1_000} s after paint: panel ${frame} ms, prompt ${prompt} ms, opened again ${again} ms, ${kb(script_bytes)} of script`,
      )
    }
    console.log(`\nLighthouse, mobile, /uz   budget: 100 x 4\n  ${JSON.stringify(await lighthouseScores(phone, `${origin}/uz`))}`)
  } finally {
    await phone.close()
  }
}

const folder = mkdtempSync(join(tmpdir(), 'himoya-bench-'))
const env = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error', NODE_ENV: '' }
const { child, answer: origin, stop } = await startServer(env, /(http:\/\/localhost:\d+)/)
try {
  console.log(machine())
  await printWeights(origin)
  console.log('\nRequests per second of processor time   budget: kept >= 10,000, rendered >= 400')
  console.log(`  kept ${Math.round(await cachedRate(`${origin}/uz`, child.pid!))}  rendered ${Math.round(await uncachedRate())}`)
  if (process.argv[2] !== 'quick') await printPhone(origin)
} finally {
  await stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit()
