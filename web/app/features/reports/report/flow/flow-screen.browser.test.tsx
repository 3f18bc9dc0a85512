import { LANGUAGES, type Language } from '@himoya/contract/languages'
import { REPORT_LENGTHS } from '@himoya/contract/reports/report-lengths'
import { REPORT_TYPES } from '@himoya/contract/reports/report-lists'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type GivenAnswers, later, ok, PENDING, refused } from '../../../../../../kit/test/given-answers.ts'
import { axeFindings, cutTexts } from '../../../../../../kit/test/looks.ts'
import { show } from '../../../../../test/show.tsx'
import { reportTexts } from '../../../../i18n/handed-texts.ts'
import { messagesIn } from '../../../../i18n/messages.ts'
import { lengthWords } from '../../../../i18n/with-code/length-words.ts'
import { SENT_ELSEWHERE_WORDS } from '../../../../i18n/with-code/sent-elsewhere-words.ts'
import css from './flow.css?inline'
import { FlowScreen } from './flow-screen.tsx'
import { kept_report } from './kept-report.ts'

const TYPES = REPORT_TYPES.map((type) => ({ ...type, title: `Bola: ${type.id}`, title_self: `Men: ${type.id}` }))
const LATER = { 'GET victim/type/': ok(TYPES) }
const REGIONS = [{ value: 'qoraqalpogiston', label: 'Qoraqalpog‘iston Respublikasi' }]
const SEND = 'POST victim/'
const STORY = 'Maktabdan qaytayotganimda kattalar meni kutib turishadi va pul so‘rashadi.'

const showSteps = async (answers: GivenAnswers['answers'] = {}, lang: Language = 'uz', width?: number) => {
  kept_report.forget()
  const look = { texts: reportTexts, css, lang, ...(width && { width }), answers: { ...LATER, ...answers } }
  return show(<FlowScreen regions={REGIONS} before={null} />, look)
}
const textsOf = (lang: Language = 'uz') => messagesIn(lang)
const { frame, danger, who } = textsOf().report
const next = (lang: Language = 'uz') => page.getByRole('button', { name: textsOf(lang).report.frame.next, exact: true })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
/** Every question may be left open, so the way to a step is only "on". */
const goOn = async (times: number, lang: Language = 'uz'): Promise<void> => {
  for (let step = 0; step < times; step++) {
    const before = document.querySelector('h1')?.textContent
    await next(lang).click()
    await expect.poll(() => document.querySelector('h1')?.textContent).not.toBe(before)
  }
}
const STEPS_TO_THE_STORY = 6

describe('a report, step by step', () => {
  it('goes on without an answer, but not without a story: it says why, keeps what is typed, and puts the focus there', async () => {
    await showSteps()
    await goOn(STEPS_TO_THE_STORY)
    await next().click()
    await expect.element(page.getByRole('alert')).toHaveFocus()
    const story = page.getByRole('textbox', { name: textsOf().report_steps.tell.story })
    await expect.element(story).toHaveAttribute('aria-invalid', 'true')
    await story.fill('x'.repeat(REPORT_LENGTHS.description_min - 1))
    await next().click()
    await expect.element(story).toHaveValue('x'.repeat(REPORT_LENGTHS.description_min - 1))
    await expect.element(story).toHaveAttribute('aria-invalid', 'true')
    await story.fill(STORY)
    await next().click()
    await expect.element(heading(textsOf().report_steps.answer.title)).toHaveFocus()
  })

  it('takes an answer back by the key that gave it, and asks in the words of whoever tells', async () => {
    await showSteps()
    await page.getByRole('radio', { name: danger.ongoing }).click()
    await expect.element(page.getByRole('radio', { name: danger.ongoing })).toBeChecked()
    await userEvent.keyboard(' ')
    await expect.element(page.getByRole('radio', { name: danger.ongoing })).not.toBeChecked()
    await goOn(1)
    await page.getByRole('radio', { name: who.friend, exact: true }).click()
    await goOn(1)
    await expect.element(heading(textsOf().report_steps.friend.what)).toHaveFocus()
    await page.getByRole('button', { name: frame.back }).click()
    await expect.element(page.getByRole('radio', { name: who.friend, exact: true })).toBeChecked()
  })

  it('lets three kinds be chosen and says so at the fourth, which stays as it was', async () => {
    await showSteps()
    await goOn(2)
    const kinds = page.getByRole('checkbox')
    for (const at of [0, 1, 2]) await kinds.nth(at).click({ force: true })
    await expect.element(page.getByRole('status')).toHaveTextContent(textsOf().report_steps.what.full)
    const last = page.getByRole('checkbox', { name: 'Bola: other' })
    await last.click({ force: true })
    await expect.element(last).not.toBeChecked()
    await expect.element(last).toHaveAttribute('aria-disabled', 'true')
  })

  it.each([
    ['somebody is on shift', ok({ state: 'busy' }), 'hint_now'],
    ['nobody is on shift', ok({ state: 'closed' }), 'hint_now_nobody'],
    ['nobody knows', refused(503, 'unavailable'), 'hint_now_unknown'],
  ] as const)('promises a signal for a danger now by what is true: %s', async (_, availability, hint) => {
    await showSteps({ 'GET chat/availability/': availability })
    await page.getByRole('radio', { name: danger.now }).click()
    await goOn(STEPS_TO_THE_STORY)
    await page.getByRole('textbox', { name: textsOf().report_steps.tell.story }).fill(STORY)
    await goOn(1)
    await expect.element(page.getByText(textsOf().report_steps.answer[hint])).toBeVisible()
  })

  it('keeps all that is pasted into a box of one line, counts it, and goes on when it is shorter', async () => {
    await showSteps()
    await goOn(4)
    const long = `Toshkent ko‘chasi${' va uning oxiri'.repeat(6)}`
    const district = page.getByRole('textbox', { name: textsOf().report_steps.place.district })
    // There before it says anything, or what it says first is read out by nobody.
    const counts = page.getByRole('status').elements()
    expect(counts.map((one) => [one.closest('.field') === district.element().closest('.field'), one.textContent])).toEqual([
      [true, ''],
    ])
    await district.fill(long)
    await expect.element(district).toHaveValue(long)
    await expect.element(page.getByText(lengthWords('uz', long.length, REPORT_LENGTHS.district))).toBeVisible()
    await next().click()
    await expect.element(page.getByRole('alert')).toHaveFocus()
    await expect.element(district).toHaveValue(long)
    await district.fill(long.slice(0, REPORT_LENGTHS.district))
    await goOn(1)
  })

  it('sends the same report again under the same key after no answer came, and keeps every word meanwhile', async () => {
    const stage = await showSteps({ [SEND]: refused(503, 'unavailable') })
    const keys: (string | null)[] = []
    const send = globalThis.fetch
    globalThis.fetch = (input, init) => {
      const key = new Headers(init?.headers).get('idempotency-key')
      if (key) keys.push(key)
      return send(input, init)
    }
    await goOn(STEPS_TO_THE_STORY)
    await page.getByRole('textbox', { name: textsOf().report_steps.tell.story }).fill(STORY)
    await goOn(2)
    const sending = page.getByRole('button', { name: textsOf().report_steps.review.send })
    await sending.click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(page.getByText(STORY)).toBeVisible()
    stage.answers[SEND] = PENDING
    await sending.click()
    await expect.element(page.getByRole('button', { name: textsOf().report_steps.review.sending })).toBeVisible()
    expect(stage.asked.filter(({ call }) => call === SEND).map(({ body }) => body)).toEqual(
      Array(2).fill(expect.objectContaining({ description: STORY, urgency: 'ongoing', accept_terms: true })),
    )
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('sends the day that was chosen as today, after midnight too, and the same report again as the same words under the same key', async () => {
    const stage = await showSteps({ [SEND]: refused(503, 'unavailable') })
    const keys: (string | null)[] = []
    const send = globalThis.fetch
    globalThis.fetch = (input, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'))
      return send(input, init)
    }
    const realDate = Date.now
    const turn = (to: string): void => void (Date.now = () => Date.parse(to))
    try {
      turn('2026-11-25T18:58:00Z')
      await goOn(5)
      await page.getByRole('radio', { name: textsOf().report_steps.place.today, exact: true }).click()
      await goOn(1)
      await page.getByRole('textbox', { name: textsOf().report_steps.tell.story }).fill(STORY)
      await goOn(2)
      const sending = page.getByRole('button', { name: textsOf().report_steps.review.send })
      await sending.click()
      await expect.element(page.getByRole('alert')).toBeVisible()
      turn('2026-11-25T19:03:00Z')
      await sending.click()
      await expect.poll(() => stage.asked.filter(({ call }) => call === SEND).length).toBe(2)
    } finally {
      Date.now = realDate
      globalThis.fetch = send
    }
    const bodies = stage.asked.filter(({ call }) => call === SEND).map(({ body }) => body as { happened_from: string })
    expect(bodies.map(({ happened_from }) => happened_from)).toEqual(['2026-11-25', '2026-11-25'])
    expect(bodies[1]).toEqual(bodies[0])
    expect(new Set(keys.filter((key) => key !== null)).size).toBe(1)
  })

  it.each([
    ['uz', 'Do‘stim o‘zini o‘ldirmoqchi, kecha menga aytdi.'],
    ['ru', 'Мой друг хочет убить себя, вчера он сказал мне об этом.'],
    ['en', 'My friend wants to kill himself, he told me yesterday.'],
  ] as const)(
    'offers a person and the numbers in %s while danger is being told, and on each step after it',
    async (lang, danger_story) => {
      const stage = await showSteps({}, lang)
      await goOn(STEPS_TO_THE_STORY, lang)
      const { help_now, report_steps } = textsOf(lang)
      const help = page.getByRole('region', { name: help_now.title })
      const story = page.getByRole('textbox', { name: report_steps.tell.story })
      await story.fill(danger_story)
      await expect.element(help.getByRole('link', { name: help_now.write })).toBeVisible()
      await expect.element(story).toHaveFocus()
      await expect.element(story).toHaveValue(danger_story)
      expect(stage.asked.filter(({ call }) => call !== 'GET victim/type/')).toEqual([])
      for (const title of [report_steps.answer.title, report_steps.review.title]) {
        await goOn(1, lang)
        await expect.element(heading(title)).toHaveFocus()
        await expect.element(help).toBeVisible()
      }
      await expect.element(page.getByText(danger_story)).toBeVisible()
    },
  )

  it('shows the number of what this tab has sent, although another one said meanwhile that it had', async () => {
    const { answer, give } = later()
    const stage = await showSteps({ [SEND]: answer })
    await goOn(STEPS_TO_THE_STORY)
    await page.getByRole('textbox', { name: textsOf().report_steps.tell.story }).fill(STORY)
    await goOn(2)
    await page.getByRole('button', { name: textsOf().report_steps.review.send }).click()
    // It is kept before it goes. Read once: a reading takes the key for itself.
    await expect.poll(() => stage.asked.filter(({ call }) => call === SEND).length).toBe(1)
    const { telling } = (await kept_report.read())!
    const other = new BroadcastChannel('himoya_report')
    other.postMessage({ sent: telling })
    await expect.element(heading(SENT_ELSEWHERE_WORDS.uz.title)).toBeVisible()
    give(ok({ ref: 'R-1', receipt: '1'.repeat(20), answer_by: '2026-11-26T08:00:00.000Z', help: false, urgent_text: null }))
    await expect.element(heading(textsOf().report_steps.sent.title)).toBeVisible()
    await expect.element(page.getByText('1111 1111 1111 1111 1111').first()).toBeVisible()
    other.close()
  })

  it('says to whose report nobody can hear that they should write, beside its number', async () => {
    const answer = { ref: 'R-1', receipt: '1'.repeat(20), answer_by: '2026-11-26T08:00:00.000Z', help: false, urgent_text: null }
    await showSteps({ [SEND]: ok({ ...answer, unheard: true }) })
    await goOn(STEPS_TO_THE_STORY)
    await page.getByRole('textbox', { name: textsOf().report_steps.tell.story }).fill(STORY)
    await goOn(2)
    await page.getByRole('button', { name: textsOf().report_steps.review.send }).click()
    await expect.element(page.getByText(textsOf().report_steps.sent.unheard)).toBeVisible()
    await expect.element(page.getByText('1111 1111 1111 1111 1111').first()).toBeVisible()
  })

  it('says that the further steps did not come, and goes on where one was when they do', async () => {
    const stage = await showSteps({ 'GET victim/type/': refused(503, 'unavailable') })
    await page.getByRole('radio', { name: danger.days }).click()
    await goOn(1)
    await next().click()
    await expect.element(page.getByRole('alert').getByText(frame.load_failed_text)).toBeVisible()
    stage.answers['GET victim/type/'] = ok(TYPES)
    await page.getByRole('button', { name: frame.again }).click()
    await expect.element(heading(textsOf().report_steps.witness.what)).toBeVisible()
  })

  it.each(LANGUAGES)('fits 320 px at every step in %s, and nothing is amiss for whoever hears it', async (lang) => {
    await showSteps({}, lang, 320)
    for (let step = 0; ; step++) {
      expect(cutTexts(), `step ${step + 1}`).toEqual([])
      expect(await axeFindings(), `step ${step + 1}`).toEqual([])
      if (step === STEPS_TO_THE_STORY)
        await page.getByRole('textbox', { name: textsOf(lang).report_steps.tell.story }).fill(STORY)
      if (step === STEPS_TO_THE_STORY + 2) break
      await goOn(1, lang)
    }
  })
})
