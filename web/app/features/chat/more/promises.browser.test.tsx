import type { OwnPromise } from '@himoya/contract/reports/follow-ups'
import { LANGUAGES } from '@himoya/contract/languages'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ok } from '../../../../../kit/test/given-answers.ts'
import { show } from '../../../../test/show.tsx'
import { messagesIn } from '../../../i18n/messages.ts'
import css from '../chat.css?inline'
import { Promises } from './promises.tsx'

const HOUR_MS = 3_600_000
const promise = (more: Partial<OwnPromise>): OwnPromise => ({
  id: '1',
  kind: 'promise',
  words: 'Yozib, ahvolingizni so‘rayman.',
  lang: 'uz',
  by: 'Nilufar',
  due_at: new Date(Date.now() + HOUR_MS).toISOString(),
  late: false,
  now: false,
  declined: false,
  reminder: false,
  outcome: null,
  ...more,
})
const LOOK = { texts: messagesIn, css }
const { chat_more: t } = messagesIn('uz')
const shownWords = () => document.querySelector('main')!.textContent
const none = { chat_id: '7', active: true, onAnother: async () => {} }

it('says what was promised, by whom and until when, and that it was kept', async () => {
  await show(<Promises {...none} promises={[promise({}), promise({ id: '2', outcome: 'kept' })]} />, LOOK)
  await expect.element(page.getByText('Nilufar:').first()).toBeVisible()
  expect(shownWords()).toMatch(/Muddati: .*\d\d:\d\d gacha/)
  await expect.element(page.getByText(t.promise_kept)).toBeVisible()
  expect(shownWords()).not.toContain(t.promise_ways)
})

it.each([
  ['is broken', promise({ outcome: 'broken' }), t.promise_broken],
  ['has its time behind it, though nobody said so', promise({ late: true }), t.promise_late],
])('one that %s leads on by one tap each, and goes away by a press', async (_, lost, said) => {
  let moved = 0
  const onAnother = async () => void (moved += 1)
  const answers = { 'POST chat/7/another-counsellor/': ok([]) }
  await show(<Promises {...none} onAnother={onAnother} promises={[lost, promise({ id: '2' })]} />, { ...LOOK, answers })
  await expect.element(page.getByText(said)).toBeVisible()
  await expect.element(page.getByRole('link', { name: t.not_helped_supervisor })).toHaveAttribute('href', '/uz/complaint')
  const another = page.getByRole('button', { name: t.not_helped_another })
  await another.click()
  await expect.poll(() => moved).toBe(1)
  // Asked once more it asks once more: nothing stays busy.
  await another.click()
  await expect.poll(() => moved).toBe(2)
  await page.getByRole('button', { name: t.promise_hide }).click()
  await expect.poll(shownWords).not.toContain(said)
  expect(shownWords()).toContain('gacha')
})

it('offers nobody else where nobody has the chat', async () => {
  await show(<Promises {...none} active={false} promises={[promise({ id: '3', outcome: 'broken' })]} />, LOOK)
  await expect.element(page.getByRole('link', { name: t.not_helped_places })).toBeVisible()
  expect(shownWords()).not.toContain(t.not_helped_another)
})

it.each(LANGUAGES)('stays inside the narrowest phone with the longest words (%s)', async (lang) => {
  const words = 'Va’daqilinganengsozningozi'.repeat(10)
  await show(<Promises {...none} promises={[promise({ words })]} />, { ...LOOK, lang, width: 320 })
  await expect.poll(shownWords).toContain(words)
  const part = document.querySelector('main [role=region]')!
  expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
})
