import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { filesUnder, report, ROOT, type Findings } from './report.ts'
import { longestSentence, russianFaults, uzbekFaults } from './texts.ts'

const LANGUAGES = ['uz', 'ru', 'en'] as const
type Language = (typeof LANGUAGES)[number]
type Texts = Map<string, unknown>

/** A child reads these: at most 15 words a sentence (safety.md 11). */
const CHILD_FACING = /^web\/app\//
const MOST_WORDS = 15

/** `web/app/i18n/uz/chat.ts` -> `web/app/i18n/{lang}/chat.ts`, with the language; null for any other file. */
function dictionaryOf(path: string): { group: string; lang: Language } | null {
  const match = /^(.*(?:\/|[.-]))(uz|ru|en)((?:\/.*)?[.](?:ts|json))$/.exec(path)
  return match && !/[.]test[.]ts$/.test(path) ? { group: `${match[1]}{lang}${match[3]}`, lang: match[2] as Language } : null
}

/** Nested keys joined with dots; what is not an object is a leaf. */
function leaves(value: unknown, prefix = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[prefix, value]]
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, prefix ? `${prefix}.${key}` : key))
}

async function readTexts(root: string, path: string): Promise<Texts> {
  const file = join(root, path)
  if (path.endsWith('.json')) return new Map(leaves(JSON.parse(await readFile(file, 'utf8'))))
  const loaded = (await import(pathToFileURL(file).href)) as Record<string, unknown>
  return new Map(Object.values(loaded).flatMap((exported) => leaves(exported)))
}

/** `{name}` and `%{name}` as they stand in a text, in order of the alphabet. */
const placeholders = (text: unknown): string =>
  [...new Set([...(typeof text === 'string' ? text : '').matchAll(/\{\s*(\w+)\s*[,}]/g)].map((match) => match[1]!))]
    .toSorted()
    .join(' ')

function faultsOf(lang: Language, text: unknown, child_facing: boolean): string[] {
  if (typeof text !== 'string') return ['is not a text']
  if (text.trim() === '') return ['is empty']
  const faults = lang === 'uz' ? uzbekFaults(text) : lang === 'ru' ? russianFaults(text) : []
  const words = longestSentence(text)
  if (child_facing && words > MOST_WORDS) faults.push(`has a sentence of ${words} words, ${MOST_WORDS} at most`)
  return faults
}

function compare(group: string, texts: Map<Language, Texts>): string[] {
  const findings: string[] = []
  const keys = new Set([...texts.values()].flatMap((one) => [...one.keys()]))
  for (const key of keys) {
    for (const [lang, one] of texts) {
      const at = `${group} ${lang} ${key}`
      if (!one.has(key)) findings.push(`${at} is missing`)
      else findings.push(...faultsOf(lang, one.get(key), CHILD_FACING.test(group)).map((fault) => `${at} ${fault}`))
    }
    const asked = new Set([...texts.values()].map((one) => placeholders(one.get(key))))
    if (asked.size > 1 && [...texts.values()].every((one) => one.has(key))) {
      findings.push(`${group} ${key} asks for other values in other languages: ${[...asked].join(' | ')}`)
    }
  }
  return findings
}

/** Equal keys in three languages, no empty text, right letters, short sentences for children. */
export async function checkDictionaries(root: string): Promise<Findings> {
  const groups = new Map<string, Map<Language, Texts>>()
  for (const path of ['web/app', 'console/src', 'kit/src'].flatMap((folder) => filesUnder(root, folder, /[.](ts|json)$/))) {
    const found = dictionaryOf(path)
    if (!found) continue
    const texts = groups.get(found.group) ?? new Map<Language, Texts>()
    groups.set(found.group, texts.set(found.lang, await readTexts(root, path)))
  }
  const findings: string[] = []
  let count = 0
  for (const [group, texts] of groups) {
    for (const lang of LANGUAGES) if (!texts.has(lang)) findings.push(`${group} is missing in ${lang}`)
    findings.push(...compare(group, texts))
    count += texts.get('uz')?.size ?? 0
  }
  const errors = await errorTextFindings(root)
  return { findings: [...findings, ...errors], summary: `${groups.size} dictionaries, ${count} keys in three languages` }
}

/** Every error code has its sentence in three languages. */
async function errorTextFindings(root: string): Promise<string[]> {
  const codes = join(root, 'contract/src/errors.ts')
  const texts = join(root, 'server/src/platform/core/error-texts.ts')
  if (!existsSync(codes) || !existsSync(texts)) return []
  const { ERROR_CODES } = (await import(pathToFileURL(codes).href)) as { ERROR_CODES: string[] }
  const { ERROR_TEXTS } = (await import(pathToFileURL(texts).href)) as { ERROR_TEXTS: Record<string, Record<string, string>> }
  return ERROR_CODES.flatMap((code) =>
    LANGUAGES.flatMap((lang) => faultsOf(lang, ERROR_TEXTS[code]?.[lang], true).map((fault) => `error ${code} ${lang} ${fault}`)),
  )
}

if (import.meta.main) report('dictionaries', await checkDictionaries(ROOT))
