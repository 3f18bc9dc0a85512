import type { KeyValues } from '@himoya/kit/browser-storage'

const KEY = 'himoya_confirm'

/**
 * The confirm-phone state of seed section 3: `phone` waits for its registration code, `forgotPhone` for its reset code.
 * `registration` is this browser's own secret of the first, without which the code opens nothing.
 * Kept over a reload, because a phone may drop the page while the SMS is read; gone once used.
 */
export type ConfirmPhone = { phone: string | null; registration: string | null; forgotPhone: string | null; resend_at: number }

const NOTHING: ConfirmPhone = { phone: null, registration: null, forgotPhone: null, resend_at: 0 }

export function readConfirmPhone(storage: KeyValues): ConfirmPhone {
  const kept = storage.get(KEY)
  return kept ? (JSON.parse(kept) as ConfirmPhone) : NOTHING
}

/** `resend_after` is in seconds from now, as the server says it. */
export function keepConfirmPhone(storage: KeyValues, state: Partial<ConfirmPhone> & { resend_after: number }): ConfirmPhone {
  const { resend_after, ...phones } = state
  const kept = { ...NOTHING, ...phones, resend_at: Date.now() + resend_after * 1_000 }
  storage.set(KEY, JSON.stringify(kept))
  return kept
}

export function forgetConfirmPhone(storage: KeyValues): void {
  storage.remove(KEY)
}
