import { WebAuthnError } from '@simplewebauthn/browser'
import type { Text } from '../../../../i18n/use-text.ts'
import { explain } from '../../../../ui/words/explain.ts'

/** What a person can do about it. */
export function explainPasskey(failure: unknown, text: Text): string {
  if (!(failure instanceof WebAuthnError)) return explain(failure, text)
  if (failure.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return text('passkeys.known')
  if (failure.code === 'ERROR_INVALID_DOMAIN' || failure.code === 'ERROR_INVALID_RP_ID') return text('passkeys.other_address')
  return text('passkeys.not_made')
}
