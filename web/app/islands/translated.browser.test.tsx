import type { User } from '@himoya/contract/accounts/auth'
import { Place } from '@himoya/contract/content/places'
import { formatSeconds } from '@himoya/kit/dates'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { PENDING } from '../../../kit/test/given-answers.ts'
import { translatePage } from '../../../kit/test/translated.ts'
import { readInTurn } from '../../test/read-in-turn.tsx'
import { show } from '../../test/show.tsx'
import type { PendingEvidence } from '../browser/report/evidence-sender.ts'
import { Resend } from '../features/accounts/account/resend.tsx'
import { LeaveStep } from '../features/accounts/onboarding/leave-step.tsx'
import { PlaceCard } from '../features/content/places/place-card.tsx'
import { DeleteSection } from '../features/accounts/profile/delete-section.tsx'
import { AskedQuestion } from '../features/content/questionnaires/asked-question.tsx'
import { FileRows } from '../features/reports/report/files/file-rows.tsx'
import { ReceiptPart } from '../features/reports/report/flow/receipt-part.tsx'
import { InboxMessages } from '../features/reports/report/inbox/inbox-messages.tsx'
import { messagesIn } from '../i18n/messages.ts'
import { VoicePlayer } from '../ui/voice/voice-player.tsx'

const texts = messagesIn('uz')
const LOOK = { texts: messagesIn, css: '' }
const main = (): string => document.querySelector('main')!.textContent

/** Presses a button of a page that the browser has translated, and waits until `after` can be read and `before` no more. */
async function press(name: string, before: string, after: string): Promise<void> {
  await expect.poll(main).toContain(before)
  translatePage({ numbers: true })
  await page.getByText(`«${name}»`, { exact: true }).click()
  await expect.poll(main).toContain(after)
  expect(main()).not.toContain(`«${before}»`)
}

it('what the exit does is told step by step, also on a page that the browser translates', async () => {
  const { leave_before, leave_after, leave_try, leave_again } = texts.onboarding
  await show(<LeaveStep />, LOOK)
  await press(leave_try, leave_before, leave_after)
  expect(main()).toContain(leave_again)
})

it('so is that a number was copied, and that an account is being deleted', async () => {
  const { copy, copied } = texts.report_steps.sent
  const stage = await show(
    <ReceiptPart receipt={'1'.repeat(20)} in_words={undefined} mark="2026-000123" onKept={() => {}} />,
    LOOK,
  )
  await press(copy, copy, copied)
  stage.leave()

  const { profile } = texts.account
  const user = { nameless: true } as User
  await show(<DeleteSection user={user} onDeleted={() => {}} />, { ...LOOK, answers: { 'DELETE auth/': PENDING } })
  await page.getByRole('button', { name: profile.delete }).click()
  await press(profile.delete_yes, profile.delete_yes, profile.deleting)
})

it('so is where one is in a sound', async () => {
  await show(<VoicePlayer url={silence(90)} duration={90} />, LOOK)
  await expect.poll(main).toContain(formatSeconds(90))
  translatePage({ numbers: true })
  await page.getByRole('slider').fill('610')
  await expect.poll(main).toBe(formatSeconds(61))
})

it('so is how long another code is waited for', async () => {
  const of = { purpose: 'reset', phone: '+998901234567' } as const
  const waiting = (seconds: number) => <Resend of={of} resend_at={Date.now() + seconds * 1_000} onResent={() => {}} />
  const read = await readInTurn([waiting(3_000), waiting(60)], LOOK)
  expect(read).not.toMatch(/\b(?:50|49):\d\d/)
})

const FILE: PendingEvidence = {
  id: 'a',
  kind: 'image',
  name: 'a.jpg',
  size: 4_000_000,
  blob: null,
  problem: null,
  key: null,
  outcome: null,
  state: 'sending',
  share: 0.25,
}
const rowOf = (now: Partial<PendingEvidence>): ReactNode => {
  const files = [{ ...FILE, ...now }]
  const held = {
    files,
    keys: [],
    is_busy: false,
    has_voice: false,
    sent: () => [],
    add() {},
    retry() {},
    remove() {},
    letGo() {},
  }
  return <FileRows files={held} />
}

it('so is how far a file has come, and why it did not', async () => {
  const { report_files } = texts
  expect(await readInTurn([rowOf({ share: 0.25 }), rowOf({ share: 0.75 })], LOOK)).not.toContain('25')
  const waits = await readInTurn([rowOf({ state: 'waiting' }), rowOf({ state: 'offline' })], LOOK)
  expect(waits).toContain(report_files.offline)
  expect(waits).not.toContain(report_files.waiting)
  const failed = await readInTurn(
    ['too_large', 'file_damaged'].map((problem) => rowOf({ state: 'failed', problem })),
    LOOK,
  )
  expect(failed).toContain(report_files.failed_damaged)
  expect(failed).not.toContain(report_files.failed_large)
})

it('so is what became of a message to a report', async () => {
  const unsaid = [{ cid: 'c', message: 'bugun ham', file_keys: [], failed: null }]
  const said = (waiting: boolean) => (
    <InboxMessages messages={[]} {...{ unsaid, waiting }} onRetry={() => {}} onDiscard={() => {}} />
  )
  const read = await readInTurn([said(false), said(true)], LOOK)
  expect(read).toContain(texts.chat.waits_for_network)
  expect(read).not.toContain(texts.chat.sending)
})

it('so is what a questionnaire does next', async () => {
  const answering = {
    at: 1,
    count: 2,
    depends: false,
    is_last: false,
    hindrance: null,
    failure: null,
    next() {},
    put() {},
    question: { key: 'a', text: 'Nima bo‘ldi?', asked_as: 'text', options: [], needed: true },
  }
  const asked = (text: string, busy: boolean) => (
    <AskedQuestion answering={{ ...answering, answer: { options: [], text }, busy } as never} anonymous lang={undefined} />
  )
  const { next, skip, busy } = texts.questionnaire_run
  const read = await readInTurn([asked('', false), asked('hech nima', false)], LOOK)
  expect(read).toContain(next)
  expect(read).not.toContain(skip)
  expect(await readInTurn([asked('hech nima', false), asked('hech nima', true)], LOOK)).toContain(busy)
})

const PLACE = Place.parse({
  id: '01939f00-0000-7000-8000-000000000001',
  slug: 'inson',
  lang: 'uz',
  kind: 'inson',
  region: 'UZ-TK',
  title: 'Markaz',
  summary: '',
  address: 'Toshkent',
  lat: null,
  lng: null,
  phones: [],
  phones_hidden: 0,
  hours: null,
  day_and_night: true,
  free: true,
  child_alone: true,
  accessible: false,
  website: null,
  sample: false,
  updated_at: '2026-11-01T00:00:00.000Z',
})

it('so is how far a place is, and its number in the list', async () => {
  const card = (number: number, distance: number) => (
    <IntlProvider locale="uz" timeZone="Asia/Tashkent" messages={{ places: texts.places } as never}>
      <PlaceCard place={PLACE} {...{ number, distance }} lang="uz" now={null} />
    </IntlProvider>
  )
  const read = await readInTurn([card(7, 8), card(2, 3)], LOOK)
  expect(read).toMatch(/^2«Markaz»/)
  expect(read).not.toContain('8')
})

/** A sound of so many seconds in which nothing is heard. */
function silence(seconds: number): string {
  const RATE = 8_000
  const bytes = new DataView(new ArrayBuffer(44 + seconds * RATE))
  const words = (at: number, text: string): void =>
    [...text].forEach((one, place) => bytes.setUint8(at + place, one.charCodeAt(0)))
  words(0, 'RIFF')
  bytes.setUint32(4, 36 + seconds * RATE, true)
  words(8, 'WAVEfmt ')
  bytes.setUint32(16, 16, true)
  bytes.setUint16(20, 1, true)
  bytes.setUint16(22, 1, true)
  bytes.setUint32(24, RATE, true)
  bytes.setUint32(28, RATE, true)
  bytes.setUint16(32, 1, true)
  bytes.setUint16(34, 8, true)
  words(36, 'data')
  bytes.setUint32(40, seconds * RATE, true)
  new Uint8Array(bytes.buffer, 44).fill(128)
  return URL.createObjectURL(new Blob([bytes.buffer], { type: 'audio/wav' }))
}
