import { LANGUAGES } from '@himoya/contract/languages'
import { PlaceVoices, PlaceWordsPage } from '@himoya/contract/content/place-answers'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type Answer, ok, refused } from '../../../../../kit/test/given-answers.ts'
import { axeFindings } from '../../../../../kit/test/looks.ts'
import { id, LONG, ME } from '../../../../test/samples.ts'
import { show } from '../../../../test/show.tsx'
import { VoicesPage } from './voices-page.tsx'
import { VOICES_PER_PAGE, WORDS_PER_PAGE } from './use-place-voices.ts'

const LIST = `GET staff/place/voices/?page=1&page_size=${VOICES_PER_PAGE}`
const WORDS = `GET staff/place/${id(1)}/words/?page=1&page_size=${WORDS_PER_PAGE}`
const LOOKED = `POST staff/place/${id(1)}/looked/`

const voicesOf = (changes: Partial<PlaceVoices> = {}): PlaceVoices =>
  PlaceVoices.parse({
    place_id: id(1),
    slug: 'inson-markazi',
    title: 'Inson markazi',
    region: 'UZ-SA',
    answers: 20,
    of: { yes: null, little: null, no: 15, not_gone: null },
    words: 2,
    day: '2026-11-28',
    looked_at: null,
    waits: true,
    ...changes,
  })
const listed = (...results: PlaceVoices[]): Answer => ok({ count: results.length, next: null, previous: null, results })
const as = (role: 'supervisor' | 'editor' | 'counsellor') => ({ 'GET staff/auth/me/': ok({ ...ME, role }) })

describe('what people said of places', () => {
  it.each(LANGUAGES)('says how many at least, and of fewer than ten nothing (%s)', async (lang) => {
    const { text } = await show(<VoicesPage />, { lang, answers: { ...as('supervisor'), [LIST]: listed(voicesOf()) } })
    await expect.element(page.getByText(text('place_voices.waits'))).toBeVisible()
    const few = text('place_voices.few')
    const numbers = ['yes', 'little', 'no', 'not_gone'] as const
    const said = numbers.map((answer) => {
      const count = answer === 'no' ? text('place_voices.at_least', { count: 15 }) : few
      return `${text(`place_voices.${answer}`)}: ${count}`
    })
    await expect.element(page.getByText(said.join(' · '))).toBeVisible()
    expect(await axeFindings()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  it('a look is into what the row shows', async () => {
    const { text, asked, answers } = await show(<VoicesPage />, {
      answers: { ...as('supervisor'), [LIST]: listed(voicesOf()), [LOOKED]: { status: 204, body: null } },
    })
    const look = page.getByRole('button', { name: `${text('place_voices.look')}: Inson markazi` })
    await expect.element(look).toBeVisible()
    answers[LIST] = listed(voicesOf({ waits: false, looked_at: '2026-11-28T06:00:00.000Z' }))
    await look.click()
    await expect.element(page.getByText(text('place_voices.look_done'))).toBeVisible()
    expect(asked.find(({ call }) => call === LOOKED)?.body).toEqual({ no: 15, day: '2026-11-28' })
    await expect.element(page.getByText(text('place_voices.waits'))).not.toBeInTheDocument()
  })

  it('words are opened by a press, and long ones break', async () => {
    const words = PlaceWordsPage.parse({
      count: 2,
      next: null,
      previous: null,
      results: [
        { answer: 'no', words: LONG.person.repeat(9).slice(0, 300) },
        { answer: 'little', words: LONG.text },
      ],
    })
    const { text, asked } = await show(<VoicesPage />, {
      width: 320,
      answers: { ...as('supervisor'), [LIST]: listed(voicesOf()), [WORDS]: ok(words) },
    })
    const press = page.getByRole('button', { name: text('place_voices.words', { count: 2 }) })
    await expect.element(press).toBeVisible()
    expect(asked.map(({ call }) => call)).not.toContain(WORDS)
    await press.click()
    await expect.element(page.getByText(new RegExp(LONG.text))).toBeVisible()
    expect(await axeFindings()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })

  it('an editor sees counts and no words, and a counsellor no such page', async () => {
    const { text, leave } = await show(<VoicesPage />, {
      answers: { ...as('editor'), [LIST]: listed(voicesOf({ words: null })) },
    })
    await expect.element(page.getByText('Inson markazi')).toBeVisible()
    expect(page.getByRole('button').elements()).toHaveLength(1)
    leave()
    await show(<VoicesPage />, { answers: { ...as('counsellor'), [LIST]: refused(403, 'forbidden') } })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(page.getByText(text('place_voices.title'))).not.toBeInTheDocument()
  })

  it('nothing said and a list that did not come are said', async () => {
    const { text, leave } = await show(<VoicesPage />, { answers: { ...as('supervisor'), [LIST]: listed() } })
    await expect.element(page.getByText(text('place_voices.empty'))).toBeVisible()
    leave()
    await show(<VoicesPage />, { answers: { ...as('supervisor'), [LIST]: refused(500, 'internal') } })
    await expect.element(page.getByText(text('place_voices.failed'))).toBeVisible()
  })
})
