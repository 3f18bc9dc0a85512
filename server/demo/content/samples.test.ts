import { existsSync, readdirSync } from 'node:fs'
import { CONTENT, Slug } from '@himoya/contract/content/content-types'
import { LANGUAGES, type Language } from '@himoya/contract/languages'
import { REGION_CODES } from '@himoya/contract/people'
import type { RichText, Span } from '@himoya/contract/content/rich-text'
import { NEXT_STEP_COUNT, TEST_SIZES } from '@himoya/contract/content/test-lists'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listLive } from '../../src/modules/content/live/live.service.ts'
import { completenessOf, contradictions, missingFields } from '../../src/modules/content/editing/working.policy.ts'
import { scoreOf } from '../../src/modules/content/tests/score.policy.ts'
import { startTestApp, type TestApp } from '../../test/harness.ts'
import { idOf } from './ids.ts'
import { SAMPLE_MEDIA } from './media.ts'
import { SAMPLES } from './samples.ts'
import { seedSamples } from './seed-samples.ts'

const LESSON_WORDS = { least: 150, most: 350 }
/** A guard; what is aimed at is 15 (safety.md 11). */
const MOST_WORDS = 20
/** Shows spellings that search takes, wrong ones among them. */
const ON_SPELLING = 'qidiruv-har-qanday-yozuvni-tushunadi'

const ofType = <T extends (typeof SAMPLES)[number]['type']>(type: T) =>
  SAMPLES.filter((item): item is Extract<(typeof SAMPLES)[number], { type: T }> => item.type === type)
const lessons = ofType('lesson')
const courses = ofType('course')
const tests = ofType('test')

type AnyTexts = {
  title: string
  summary?: string
  body?: RichText
  transcript?: string
  address?: string
  button?: string
  thanks?: string
  questions?: Record<string, { text: string; explanation?: string; options: Record<string, string> }>
  bands?: Record<string, { title: string; advice: string }>
}
const textsOf = (item: (typeof SAMPLES)[number], lang: Language): AnyTexts => item.texts[lang]

const spansIn = (body: RichText): Span[] =>
  body.flatMap((block) => ('spans' in block ? block.spans : block.type === 'list' ? block.items.flat() : []))
const joined = (spans: readonly Span[]) => spans.map(({ text }) => text).join('')

/** Everything a reader of one language sees, one text a line of it. */
function shownTexts({ title, summary, body, transcript, address, button, thanks, questions, bands }: AnyTexts): string[] {
  const lines = (body ?? []).flatMap((block) => {
    if (block.type === 'heading') return [block.text]
    if (block.type === 'list') return block.items.map(joined)
    if ('spans' in block) return [joined(block.spans)]
    return 'caption' in block && block.caption !== undefined ? [block.caption] : []
  })
  const asked = Object.values(questions ?? {}).flatMap((one) => [one.text, one.explanation, ...Object.values(one.options)])
  const results = Object.values(bands ?? {}).flatMap((band) => [band.title, band.advice])
  return [title, summary, ...lines, transcript, address, button, thanks, ...asked, ...results].filter(
    (one) => one !== undefined && one !== '',
  ) as string[]
}

const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
const sentencesOf = (text: string) => text.split(/(?<=[.!?…»”])\s+|:\s/)

const everyText = SAMPLES.flatMap((item) =>
  LANGUAGES.flatMap((lang) => shownTexts(textsOf(item, lang)).map((text) => ({ slug: item.slug, lang, text }))),
)
const whereIt = (holds: (one: (typeof everyText)[number]) => boolean) =>
  everyText.filter(holds).map(({ slug, lang, text }) => `${slug} ${lang}: ${text}`)

describe('the sample content', () => {
  it('is as much as a fresh demo promises', () => {
    expect(ofType('course_category').length).toBeGreaterThanOrEqual(6)
    expect(courses.length).toBeGreaterThanOrEqual(10)
    for (const course of courses) expect(lessons.filter(({ facts }) => facts.course === course.id)).toHaveLength(4)
    expect(new Set(courses.flatMap(({ facts }) => facts.audiences))).toEqual(new Set(['child', 'teen', 'parent', 'teacher']))
    expect(new Set(lessons.map(({ facts }) => facts.kind))).toEqual(new Set(['text', 'story', 'audio', 'video']))
    expect(ofType('resource').length).toBeGreaterThanOrEqual(12)
    expect(ofType('faq').length).toBeGreaterThanOrEqual(30)
    expect(ofType('news').length).toBeGreaterThanOrEqual(15)
    expect(ofType('question').length).toBeGreaterThanOrEqual(25)
    expect(ofType('banner')).toHaveLength(7)
    expect(tests.filter(({ facts }) => facts.kind === 'knowledge').length).toBeGreaterThanOrEqual(5)
    expect(tests.filter(({ facts }) => facts.kind === 'self_check').length).toBeGreaterThanOrEqual(3)
    expect(new Set(tests.flatMap(({ facts }) => facts.audiences))).toEqual(new Set(['child', 'teen', 'parent', 'teacher']))
    expect(ofType('questionnaire').map(({ facts }) => facts.moment)).toEqual(['welcome', 'after_chat', 'link'])
    for (const code of REGION_CODES) expect(ofType('place').filter(({ facts }) => facts.region === code)).toHaveLength(2)
    expect(new Set(ofType('place').map(({ facts }) => facts.kind)).size).toBeGreaterThanOrEqual(8)
  })

  it('is what an editor could save: every fact and text fits its schema', () => {
    for (const { type, slug, facts, texts } of SAMPLES) {
      expect(Slug.parse(slug)).toBe(slug)
      expect(CONTENT[type].facts.parse(facts), slug).toEqual(facts)
      for (const lang of LANGUAGES) expect(CONTENT[type].texts.parse(texts[lang]), `${slug} ${lang}`).toEqual(texts[lang])
    }
  })

  it('says the same in all three languages, block by block', () => {
    for (const item of SAMPLES) {
      const [uz, ru, en] = LANGUAGES.map((lang) => textsOf(item, lang)) as [AnyTexts, AnyTexts, AnyTexts]
      for (const other of [ru, en]) {
        for (const field of ['title', 'summary', 'transcript', 'address', 'button', 'thanks'] as const)
          expect(!other[field], `${item.slug} ${field}`).toBe(!uz[field])
        const shape = ({ body }: AnyTexts) =>
          body?.map((block) => (block.type === 'list' ? `list ${block.items.length}` : block.type))
        expect(shape(other), item.slug).toEqual(shape(uz))
      }
      expect(uz.title, item.slug).not.toBe('')
    }
  })

  it('gives each lesson a length to read, headings, a list, one key sentence and a way to a person', () => {
    for (const lesson of lessons) {
      for (const lang of LANGUAGES) {
        const { body } = lesson.texts[lang]
        const words = countWords(shownTexts({ title: '', body }).join(' '))
        expect(words, `${lesson.slug} ${lang}`).toBeGreaterThanOrEqual(LESSON_WORDS.least)
        expect(words, `${lesson.slug} ${lang}`).toBeLessThanOrEqual(LESSON_WORDS.most)
        const kinds = body.map((block) => (block.type === 'callout' ? block.tone : block.type))
        expect(kinds, lesson.slug).toEqual(expect.arrayContaining(['heading', 'list', 'help']))
        expect(
          kinds.filter((kind) => kind === 'key'),
          lesson.slug,
        ).toHaveLength(1)
      }
    }
  })

  it('speaks to children and teenagers in short sentences', () => {
    const theirs = new Set(
      courses.filter(({ facts }) => facts.audiences.some((one) => one === 'child' || one === 'teen')).map(({ id }) => id),
    )
    const slugs = new Set(lessons.filter(({ facts }) => theirs.has(facts.course)).map(({ slug }) => slug))
    expect(slugs.size).toBeGreaterThanOrEqual(24)
    expect(whereIt(({ slug, text }) => slugs.has(slug) && sentencesOf(text).some((one) => countWords(one) > MOST_WORDS))).toEqual(
      [],
    )
  })

  it('asks children and teenagers in sentences of at most fifteen words', () => {
    const theirs = new Set(tests.filter(({ facts }) => facts.audiences.some((one) => one === 'child' || one === 'teen')))
    const slugs = new Set([...theirs].map(({ slug }) => slug))
    expect(slugs.size).toBe(5)
    expect(whereIt(({ slug, text }) => slugs.has(slug) && sentencesOf(text).some((one) => countWords(one) > 15))).toEqual([])
  })

  it('writes Uzbek with its own letters: ‘ in o‘ and g‘ only, ’ for the tutuq only, no Cyrillic', () => {
    const uzbek = ({ slug, lang }: { slug: string; lang: Language }) => lang === 'uz' && slug !== ON_SPELLING
    expect(whereIt((one) => uzbek(one) && /['`ʻʼ´]/.test(one.text))).toEqual([])
    expect(whereIt((one) => uzbek(one) && /(?<![oOgG])‘/.test(one.text))).toEqual([])
    expect(whereIt((one) => uzbek(one) && /(?<![a-zA-Z])’|[oOgG]’|’(?![a-z])/.test(one.text))).toEqual([])
    expect(whereIt((one) => uzbek(one) && /[а-яё]/i.test(one.text))).toEqual([])
  })

  it('leaves no language half translated: Russian is Cyrillic, English is not', () => {
    expect(whereIt(({ slug, lang, text }) => lang === 'en' && slug !== ON_SPELLING && /[а-яё]/i.test(text))).toEqual([])
    expect(whereIt(({ slug, lang, text }) => lang === 'ru' && slug !== ON_SPELLING && !/[а-яё\d]/i.test(text))).toEqual([])
  })

  it('is marked as sample, item by item, and sends nobody to an invented number or door', () => {
    expect(SAMPLES.filter(({ sample }) => sample !== true)).toEqual([])
    for (const { slug, facts, texts } of ofType('place')) {
      expect(texts.uz.title, slug).toContain('(namuna)')
      expect(facts.phones.filter(({ verified_at }) => verified_at !== null)).toEqual([])
      for (const { number } of facts.phones) expect(['112', '102', '1146'], slug).toContain(number)
      if (facts.kind === 'shelter') expect([facts.lat, facts.lng], slug).toEqual([null, null])
    }
  })
})

describe('the sample tests', () => {
  const known = new Map(SAMPLES.map(({ id, type }) => [id, type]))

  it('have questions, options and bands as an editor has to write them, each with three next steps that exist', () => {
    for (const { slug, facts, texts } of tests) {
      expect(facts.questions.length, slug).toBeGreaterThanOrEqual(7)
      for (const { key, options } of facts.questions) {
        expect(options.length, `${slug} ${key}`).toBeGreaterThanOrEqual(TEST_SIZES.options_min)
        for (const lang of LANGUAGES) expect(texts[lang].questions[key]?.explanation, `${slug} ${key} ${lang}`).not.toBe('')
      }
      expect(facts.bands.map(({ tone }) => tone).toSorted(), slug).toEqual(['care', 'good', 'mixed'])
      expect(facts.bands[0]?.from, slug).toBe(0)
      expect(facts.bands.map(({ from }) => from).toSorted((one, other) => one - other)).toEqual(
        facts.bands.map(({ from }) => from),
      )
      for (const lang of LANGUAGES) expect(Object.keys(texts[lang].bands), slug).toEqual(facts.bands.map(({ key }) => key))
      for (const { steps } of facts.bands) {
        expect(new Set(steps.map(({ to, id }) => `${to} ${id}`)).size, slug).toBe(NEXT_STEP_COUNT)
        for (const { to, id } of steps) expect(id === null ? to : known.get(id), slug).toBe(to)
      }
    }
  })

  it('stand before a certificate where a course says so, with right answers to know', () => {
    const asked = courses.flatMap(({ facts }) => facts.certificate_test ?? [])
    expect(asked.length).toBeGreaterThan(0)
    for (const id of asked) {
      const test = tests.find((one) => one.id === id)
      expect(test?.facts).toMatchObject({ kind: 'knowledge', audiences: ['teacher'] })
      expect(test?.facts.questions).toHaveLength(8)
    }
  })

  it('lack nothing that an editor would have to write before publishing', () => {
    for (const { slug, type, facts, texts } of [...tests, ...ofType('questionnaire')]) {
      expect(missingFields(type, { facts, texts }), slug).toEqual({})
      expect(contradictions(type, facts), slug).toEqual({})
      expect(completenessOf(type, { facts, texts }), slug).toEqual({ uz: 100, ru: 100, en: 100 })
    }
  })

  it('end with the best band for whoever knows everything, and the first for whoever says “I don’t know” throughout', () => {
    for (const { slug, facts } of tests.filter((one) => one.facts.kind === 'knowledge')) {
      const answers = (wants: boolean) =>
        facts.questions.map(({ key, options }) => ({
          question: key,
          options: wants
            ? options.filter(({ right }) => right).map((one) => one.key)
            : [options.findLast(({ right }) => !right)!.key],
        }))
      expect(scoreOf(facts, answers(true)), slug).toMatchObject({ score: facts.questions.length, band: facts.bands.at(-1)!.key })
      expect(scoreOf(facts, answers(false)), slug).toMatchObject({ score: 0, band: facts.bands[0]!.key })
    }
  })

  it('have something right in each question of knowledge, and nothing right in a self-check', () => {
    for (const { slug, facts } of tests)
      for (const { key, pick, options } of facts.questions) {
        const right = options.filter((one) => one.right).length
        if (facts.kind === 'self_check') expect(right, `${slug} ${key}`).toBe(0)
        else if (pick === 'many') expect(right, `${slug} ${key}`).toBeGreaterThanOrEqual(1)
        else expect(right, `${slug} ${key}`).toBe(1)
      }
  })

  it('never call it calm where an answer showed help, whatever else was answered, and never a diagnosis', () => {
    const checks = tests.filter(({ facts }) => facts.kind === 'self_check')
    for (const { slug, facts, texts } of checks) {
      const calmest = facts.questions.map(({ key, options }) => ({
        question: key,
        options: [options.toSorted((one, other) => one.points - other.points)[0]!.key],
      }))
      const risky = facts.questions.flatMap(({ key, options }) =>
        options.filter(({ help }) => help).map((one) => ({ question: key, options: [one.key] })),
      )
      expect(scoreOf(facts, calmest).band, slug).toBe(facts.bands[0]!.key)
      expect(risky.length, slug).toBeGreaterThanOrEqual(3)
      for (const one of risky) {
        const answers = calmest.map((other) => (other.question === one.question ? one : other))
        expect(scoreOf(facts, answers).band, `${slug} ${one.question} ${one.options.join()}`).not.toBe(facts.bands[0]!.key)
      }
      for (const band of Object.values(texts.en.bands)) expect(band.advice, slug).toMatch(/not a diagnosis/)
      for (const band of Object.values(texts.ru.bands)) expect(band.advice, slug).toMatch(/не диагноз/)
      for (const band of Object.values(texts.uz.bands)) expect(band.advice, slug).toMatch(/tashxis emas/)
    }
  })
})

describe('the sample questionnaires', () => {
  it('lead forward only, and past no question that nobody could reach', () => {
    for (const { slug, facts } of ofType('questionnaire')) {
      const places = new Map(facts.questions.map(({ key }, place) => [key, place]))
      const reached = new Set([0])
      for (const [place, { options, needed }] of facts.questions.entries()) {
        if (!reached.has(place)) continue
        for (const { goes_to } of options) {
          if (goes_to === 'end') continue
          const next = goes_to === null ? place + 1 : places.get(goes_to)
          expect(next, `${slug} ${goes_to}`).toBeGreaterThan(place)
          reached.add(next!)
        }
        if (!needed || options.length === 0) reached.add(place + 1)
      }
      for (const place of places.values()) expect(reached.has(place), `${slug} ${place + 1}`).toBe(true)
    }
  })
})

describe('what the samples refer to', () => {
  const ids = new Set(SAMPLES.map(({ id }) => id))
  const mediaIds = new Set(SAMPLE_MEDIA.map(({ name }) => idOf('media', name)))

  it('has an id and an address of its own', () => {
    expect(ids.size).toBe(SAMPLES.length)
    expect(new Set(SAMPLES.map(({ type, slug }) => `${type}/${slug}`)).size).toBe(SAMPLES.length)
    expect(mediaIds.size).toBe(SAMPLE_MEDIA.length)
  })

  it('is there: categories, courses, lessons, places, pictures, sound and video', () => {
    for (const { slug, facts } of SAMPLES) {
      const named = facts as Record<string, unknown>
      for (const field of ['category', 'course', 'lesson', 'place', 'certificate_test'])
        if (typeof named[field] === 'string') expect(ids.has(named[field]), `${slug} ${field}`).toBe(true)
      for (const field of ['cover', 'media'])
        if (typeof named[field] === 'string') expect(mediaIds.has(named[field]), `${slug} ${field}`).toBe(true)
    }
    for (const item of SAMPLES)
      for (const block of textsOf(item, 'uz').body ?? [])
        if ('media_id' in block) expect(mediaIds.has(block.media_id), item.slug).toBe(true)
  })

  it('is drawn or filed here, and nothing lies here unused', () => {
    const drawn = readdirSync(new URL('../pictures/', import.meta.url)).map((file) => file.replace(/\.svg$/, ''))
    const filed = readdirSync(new URL('../files/', import.meta.url))
    const named = (images: boolean) => SAMPLE_MEDIA.filter(({ kind }) => (kind === 'image') === images).map(({ name }) => name)
    expect(drawn.toSorted()).toEqual(named(true).toSorted())
    expect(filed.toSorted()).toEqual(named(false).toSorted())
    for (const lang of LANGUAGES)
      expect(existsSync(new URL(`../files/uch-qadam-film/${lang}.vtt`, import.meta.url)), lang).toBe(true)
  })

  it('opens: every link leads to a page or a sample that exists', () => {
    const pages = [
      'learn',
      'questions',
      'questions/ask',
      'places',
      'resources',
      'saved',
      'numbers',
      'complaint',
      'privacy',
      'welcome',
    ]
    const known = new Set([
      ...pages.map((path) => `/${path}`),
      ...courses.map(({ slug }) => `/learn/${slug}`),
      ...lessons.map(({ slug, facts }) => `/learn/${courses.find(({ id }) => id === facts.course)?.slug}/${slug}`),
      ...ofType('faq_category').map(({ slug }) => `/faq/${slug}`),
      'tel:112',
    ])
    const links = SAMPLES.flatMap((item) =>
      LANGUAGES.flatMap((lang) => spansIn(textsOf(item, lang).body ?? []).flatMap(({ href }) => href ?? [])),
    )
    const banners = ofType('banner').flatMap(({ facts }) => facts.href ?? [])
    expect([...links, ...banners].filter((href) => !known.has(href))).toEqual([])
    expect(links.length).toBeGreaterThan(50)
  })
})

describe('a first start with the demo', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp({ samples: true })
  })
  afterAll(() => test.close())

  it('shows everything to the public, in every language', async () => {
    const { db } = test.platform
    for (const type of Object.keys(CONTENT) as (keyof typeof CONTENT)[])
      for (const lang of LANGUAGES) {
        const { count, results } = await listLive(db, type, lang)
        // About, privacy, terms and complaint come with every installation, not with the samples.
        expect(count, `${type} ${lang}`).toBe(type === 'page' ? 4 : ofType(type).length)
        expect(new Set(results.map((one) => one.lang)), `${type} ${lang}`).toEqual(new Set([lang]))
      }
  })

  it('is not repeated by a second one, and leaves what an editor took away where it is', async () => {
    const { db } = test.platform
    const [first] = SAMPLES
    await db.deleteFrom('content_item').where('id', '=', first!.id).execute()
    await seedSamples(test.platform)
    const left = await db.selectFrom('content_item').select('id').where('sample', '=', true).execute()
    expect(left).toHaveLength(SAMPLES.length - 1)
  })
})
