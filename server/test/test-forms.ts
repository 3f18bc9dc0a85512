import type { Facts, Texts } from '@himoya/contract/content/content-types'
import type { Language } from '@himoya/contract/languages'
import { addPublishedItems, type PublishedItem } from '../src/modules/content/live/published-items.service.ts'
import { v7 } from '../src/platform/crypto/ids.ts'
import type { Platform } from '../src/platform/platform.ts'

/** What must not leave the server before a result; each is found by its own words in any answer. */
export const SECRET = { explanation: 'yashirinizoh', advice: 'yashirinmaslahat', band: 'yashirinnatija' }

type Question = Facts<'test'>['questions'][number]
const option = (key: string, right: boolean, points: number, help = false) => ({ key, right, points, help })

/** One right of two; two right of three; a row of points, the last of which shows help. Points count in a self-check only. */
const QUESTIONS: Question[] = [
  { key: 'q1', pick: 'one', options: [option('a', true, 0), option('b', false, 7)] },
  { key: 'q2', pick: 'many', options: [option('a', true, 0), option('b', true, 7), option('c', false, 7)] },
  { key: 'q3', pick: 'scale', options: [option('a', true, 0), option('b', false, 3), option('c', false, 7, true)] },
]

const textsOf = (title: string, lang: Language): Texts<'test'> => ({
  title: `${title} ${lang}`,
  summary: `Qisqacha ${lang}`,
  body: [{ type: 'paragraph', spans: [{ text: `Nima haqida ${lang}` }] }],
  questions: Object.fromEntries(
    QUESTIONS.map(({ key, options }) => [
      key,
      {
        text: `Savol ${key} ${lang}`,
        explanation: `${SECRET.explanation} ${key} ${lang}`,
        options: Object.fromEntries(options.map((one) => [one.key, `Javob ${one.key} ${lang}`])),
      },
    ]),
  ),
  bands: {
    low: { title: `${SECRET.band} past ${lang}`, advice: `${SECRET.advice} past ${lang}` },
    high: { title: `${SECRET.band} baland ${lang}`, advice: `${SECRET.advice} baland ${lang}` },
  },
})

const step = (to: 'chat' | 'numbers' | 'learn' | 'places') => ({ to, id: null })

/** A test of three questions and two bands (from 0 and from 67 percent) in Uzbek and Russian; English is not written. */
export function testItem(
  slug: string,
  facts: Partial<Facts<'test'>> = {},
  id: string = v7(),
): Extract<PublishedItem, { type: 'test' }> {
  const english = textsOf(slug, 'en')
  return {
    id,
    type: 'test',
    slug,
    facts: {
      niche: 'g',
      drawing: 'book',
      audiences: ['teen'],
      minutes: 4,
      kind: 'knowledge',
      questions: QUESTIONS,
      bands: [
        { key: 'low', from: 0, tone: 'care', steps: [step('chat'), step('numbers'), step('places')] },
        { key: 'high', from: 67, tone: 'good', steps: [step('learn'), step('chat'), step('numbers')] },
      ],
      ...facts,
    },
    texts: { uz: textsOf(slug, 'uz'), ru: textsOf(slug, 'ru'), en: { ...english, title: '' } },
  }
}

export const addTest = async (platform: Platform, item: PublishedItem): Promise<string> => {
  await addPublishedItems(platform, platform.db, [item])
  return item.id
}

/** All right but, when asked, the second question, of which one of two right ones is missing. */
export const answersOf = (second = true) => [
  { question: 'q1', options: ['a'] },
  { question: 'q2', options: second ? ['b', 'a'] : ['a'] },
  { question: 'q3', options: ['a'] },
]

type Asked = Facts<'questionnaire'>['questions'][number]

/** `who` (one, needed; `b` ends it), `which` (several), `how` (a row), `more` (free words). */
export const ASKED: Asked[] = [
  {
    key: 'who',
    asked_as: 'one',
    needed: true,
    options: [
      { key: 'a', goes_to: null },
      { key: 'b', goes_to: 'end' },
      { key: 'c', goes_to: 'how' },
    ],
  },
  { key: 'which', asked_as: 'many', needed: false, options: ['a', 'b', 'c'].map((key) => ({ key, goes_to: null })) },
  { key: 'how', asked_as: 'scale', needed: true, options: ['a', 'b', 'c'].map((key) => ({ key, goes_to: null })) },
  { key: 'more', asked_as: 'text', needed: false, options: [] },
]

export function questionnaireItem(
  slug: string,
  facts: Partial<Facts<'questionnaire'>> = {},
  id: string = v7(),
): Extract<PublishedItem, { type: 'questionnaire' }> {
  const textsIn = (lang: Language): Texts<'questionnaire'> => ({
    title: `${slug} ${lang}`,
    summary: `Nima uchun ${lang}`,
    thanks: `Rahmat ${lang}`,
    questions: Object.fromEntries(
      (facts.questions ?? ASKED).map(({ key, options }) => [
        key,
        {
          text: `Savol ${key} ${lang}`,
          options: Object.fromEntries(options.map((one) => [one.key, `=Javob ${one.key}, ${lang}`])),
        },
      ]),
    ),
  })
  return {
    id,
    type: 'questionnaire',
    slug,
    facts: { moment: 'link', audience: null, once: 'once', anonymous: true, questions: ASKED, ...facts },
    texts: { uz: textsIn('uz'), ru: textsIn('ru'), en: textsIn('en') },
  }
}
