/// <reference types="node" />
import { LANGUAGES } from '@himoya/contract/languages'
import { openingAt } from '@himoya/contract/content/opening-hours'
import { offeredWidths } from '@himoya/contract/content/picture-widths'
import { memoryStorage } from '@himoya/kit/browser-storage'
import { createTokenStore } from '@himoya/kit/session/token-store'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { until } from '../../kit/test/until.ts'
import { startServer } from '../../kit/test/fake-server.ts'
import { createCallKeeper } from './browser/sos/kept-call.ts'
import { createSosCaller, type SosView } from './browser/sos/sos-call.ts'
import { keepConfirmPhone, readConfirmPhone } from './features/accounts/account/confirm-phone.ts'
import { createQueryCache } from './session/query-cache.ts'
import { DAYS } from './features/content/places/opening-words.ts'
import { fallbackText, messagesIn } from './i18n/messages.ts'

// Each test bears the sentence of the given specification that it shows; docs/seed.md leads from there to here.

it('seed 3: the confirm-phone state is phone and forgotPhone', () => {
  const storage = memoryStorage()
  expect(readConfirmPhone(storage)).toMatchObject({ phone: null, forgotPhone: null })
  keepConfirmPhone(storage, { forgotPhone: '+998901234567', resend_after: 60 })
  expect(readConfirmPhone(storage)).toMatchObject({ phone: null, forgotPhone: '+998901234567' })
  keepConfirmPhone(storage, { phone: '+998901234567', resend_after: 60 })
  expect(readConfirmPhone(storage)).toMatchObject({ phone: '+998901234567', forgotPhone: null })
})

it('seed 3: the SOS state is a flag isSending', async () => {
  const call = { id: 'c1', state: 'sent', settled_at: null, cancelled_at: null, can_speak: true }
  const server = await startServer({ answer: () => ({ status: 201, json: { call, receipt: null } }) })
  const tokens = createTokenStore({ access_key: 'himoya_access', refresh_key: 'himoya_refresh', memory: true })
  const views: SosView[] = []
  const real = globalThis.fetch
  // the caller names paths only, as in a page
  globalThis.fetch = (path, init) => real(new URL(path as string, server.origin), init)
  try {
    const caller = createSosCaller({
      lang: 'uz',
      api: { renew: async () => 'refused' },
      tokens,
      keeper: createCallKeeper({
        tab: memoryStorage(),
        device: memoryStorage(),
        is_shared: () => false,
        locks: undefined,
        onWiped: () => undefined,
      }),
      onChange: (view) => views.push(view),
    })
    expect(caller.view().isSending).toBe(false)
    caller.press({ kind: 'self', can_speak: true })
    expect(caller.view().isSending).toBe(true)
    await until(() => views.at(-1) && !views.at(-1)!.isSending)
    expect(caller.view().isSending).toBe(false)
  } finally {
    globalThis.fetch = real
    await server.close()
  }
})

it('seed 8: a missing translation message is ignored silently', () => {
  expect(fallbackText('shell', 'chat_title')).toBe('Yordam xizmati')
  expect(fallbackText('shell', 'no.such.key')).toBe('')
  expect(fallbackText(undefined, 'nothing')).toBe('')
})

it('seed 9: the data cache keeps unused data 60 seconds, and focus fetches nothing again', async () => {
  vi.useFakeTimers()
  const cache = createQueryCache()
  const queryFn = vi.fn(async () => 'kept')
  const stop = cache.read({ queryKey: ['Chat'], queryFn }, () => undefined)
  await vi.advanceTimersByTimeAsync(0)
  globalThis.dispatchEvent?.(new Event('focus'))
  stop()
  await vi.advanceTimersByTimeAsync(59_999)
  expect(cache.getQueryData(['Chat'])).toBe('kept')
  await vi.advanceTimersByTimeAsync(1)
  expect(cache.getQueryData(['Chat'])).toBeUndefined()
  expect(queryFn).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

it('seed 9: pictures are offered in the device widths and in image widths from 16 to 384', () => {
  expect(offeredWidths(5_000)).toEqual([16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840, 5_000])
})

it('seed 9: breakpoints are 320, 430, 744, 992 and 1440 px', () => {
  const theme = readFileSync(join(import.meta.dirname, 'styles/theme.css'), 'utf8')
  const widths = [...theme.matchAll(/--breakpoint-\w+: (\d+)px/g)].map(([, width]) => Number(width))
  // 320 is the narrowest there is: what holds there needs no rule of its own
  expect([320, ...widths.toSorted((one, other) => one - other)]).toEqual([320, 430, 744, 992, 1440])
})

it('seed 9: weeks start on Monday in all three locales', () => {
  const first = LANGUAGES.map((lang) => messagesIn(lang).places.days[DAYS[0]])
  expect(first).toEqual(['dushanba', 'понедельник', 'Monday'])
  // 23 November 2026 is a Monday: the first hours of a week are its
  const hours = [[{ opens: '09:00', closes: '18:00' }], [], [], [], [], [], []]
  const noon = Date.parse('2026-11-23T12:00:00+05:00')
  expect(openingAt({ hours, day_and_night: false }, noon).state).toBe('open')
})
