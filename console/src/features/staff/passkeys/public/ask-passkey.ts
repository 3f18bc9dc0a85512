import type { StepUpPurpose } from '@himoya/contract/staff/member-lists'
import type { PasskeyAnswer, PasskeyCreation, PasskeyRequest } from '@himoya/contract/staff/passkeys'
import type { Api } from '@himoya/kit/session/api-client'
import { browserSupportsWebAuthn, startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'

export const passkeysWork = browserSupportsWebAuthn

/** Has a passkey sign what the server asks by `offer`; null when the person put the browser's own dialog away. */
export async function askPasskey(api: Api, offer: string): Promise<PasskeyAnswer | null> {
  const optionsJSON = await api.post<PasskeyRequest>(offer)
  return unlessPutAway(() => startAuthentication({ optionsJSON }) as Promise<PasskeyAnswer>)
}

/** Makes one on this device or key; null when the person put the dialog away. */
export async function makePasskey(api: Api) {
  const optionsJSON = await api.post<PasskeyCreation>('staff/auth/passkey/offer/', undefined, {
    step_up_for: 'new_factor' satisfies StepUpPurpose,
  })
  return unlessPutAway(() => startRegistration({ optionsJSON }))
}

/** Browsers say the same of a refusal and of a time that ran out (WebAuthn, 14.5.1): nothing is wrong then. */
async function unlessPutAway<T>(ceremony: () => Promise<T>): Promise<T | null> {
  try {
    return await ceremony()
  } catch (failure) {
    const cause = failure instanceof WebAuthnError ? failure.cause : failure
    const name = cause instanceof Error ? cause.name : ''
    if (name === 'NotAllowedError' || name === 'AbortError') return null
    throw failure
  }
}
