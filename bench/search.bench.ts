// npm run bench -- search [--to 100000]: what a search costs beside so many contents, each in three languages. The calls are
// real, over HTTP; the contents are invented words, put in as samples are, so that the database indexes them as it does any.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addPublishedItems } from '../server/src/modules/content/live/published-items.service.ts'
import type { Platform } from '../server/src/platform/platform.ts'
import { readArguments } from './chat/arguments.ts'
import { beforeTheServer, postmasterOf } from './chat/himoya.ts'
import { query } from './chat/query.ts'
import { time } from './growth/calls.ts'
import { machine, startServer } from './processes.ts'
import { madeNews, TARGET } from './search/made-texts.ts'

const BATCH = 250
/** Limits that are raised: one screen asks as fast as it can. */
const LIMITS = 'api=1000000/1,search=1000000/1'
/** What is asked, in which language, and whether the one that is looked for has to come first. */
const ASKED = [
  ['as written', 'uz', 'o‘qituvchi', true],
  ['another apostrophe', 'uz', "o'qituvchi", true],
  ['without one', 'uz', 'oqituvchi', true],
  ['Cyrillic', 'uz', 'ўқитувчи', true],
  ['mistyped', 'uz', 'oqtuvchi', true],
  ['with endings', 'uz', 'o‘qituvchilarga', true],
  ['Russian, another form', 'ru', 'учителями', true],
  ['mistyped in English', 'en', 'teachre', true],
  ['a word of every text', 'uz', 'bola', false],
  ['a common and a rare word', 'uz', 'bola maktabda', true],
  ['in no text of any language', 'uz', 'wwwwwwww', false],
] as const

const to = readArguments(0).number('to', 100_000)

async function fill(platform: Platform): Promise<void> {
  await addPublishedItems(platform, platform.db, [TARGET])
  for (let from = 0; from < to; from += BATCH)
    await addPublishedItems(platform, platform.db, madeNews(from, Math.min(BATCH, to - from)))
}

const folder = mkdtempSync(join(tmpdir(), 'himoya-search-'))
const rows: Record<string, { 'p50 ms': string; 'p95 ms': string; found: number; first: string }> = {}
let words = 0
try {
  console.log(`putting in ${to.toLocaleString('en')} contents in three languages`)
  await beforeTheServer(folder, fill)
  const env = { DATA_DIR: folder, PORT: '0', DEMO_SEED: '0', LIMITS, LOG_LEVEL: 'error', DATABASE_URL: '' }
  const server = await startServer(env, /localhost:(\d+)/)
  const origin = `http://127.0.0.1:${server.answer}`
  try {
    const { url } = postmasterOf(folder)
    await query(url, 'vacuum analyze')
    words = (await query<{ count: number }>(url, 'select count(*)::int as count from search_word'))[0]!.count
    for (const [name, lang, said, expected] of ASKED) {
      const path = `/api/v1/search/?q=${encodeURIComponent(said)}`
      const answer = await fetch(origin + path, { headers: { 'accept-language': lang } })
      const { count, results } = (await answer.json()) as { count: number; results: { path: string }[] }
      const first = results[0]?.path ?? '-'
      if (expected && first !== 'news/target') throw new Error(`${name}: ${first} came first`)
      const { p50, p95 } = await time(origin, [{ name, path, token: '', lang }])
      rows[name] = { 'p50 ms': p50.toFixed(1), 'p95 ms': p95.toFixed(1), found: count, first }
    }
  } finally {
    await server.stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(`\n${machine()}; LIMITS=${LIMITS}\n${(to * 3).toLocaleString('en')} texts, ${words.toLocaleString('en')} words.\n`)
console.table(rows)
