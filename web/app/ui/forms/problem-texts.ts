import { LENGTHS } from '@himoya/contract/limits'
import { QUESTION_LENGTHS } from '@himoya/contract/questions/public-question-lists'
import { REPORT_LENGTHS } from '@himoya/contract/reports/report-lengths'
import { type ApiError, type FailureKind, failureKind } from '@himoya/kit/session/api-error'
import type { TextKey } from '../../i18n/languages.ts'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import type { problems } from '../../i18n/uz/problems.ts'
import type { FieldProblem } from './use-form.ts'

const SECRETS = new Set(['password', 'new_password', 'old_password'])
const OWN_TEXTS = new Set(['nickname', 'password', 'phone', 'code', 'recovery_code', 'avatar', 'receipt', 'picture'])

/** What to do about a field, in words; never "invalid". */
export function useProblemText(): (name: string, problem: FieldProblem) => string {
  const t = useIslandTexts('problems')
  return (name, { code, length }) => {
    const kind = SECRETS.has(name) ? 'password' : name
    const now = String(length)
    if (name === 'old_password' && code === 'wrong') return t('old_password_wrong')
    if (code === 'too_short' && kind === 'nickname') return t('nickname_short', { least: String(LENGTHS.nickname_min), now })
    if (code === 'too_short' && kind === 'password') return t('password_short', { least: String(LENGTHS.password_min), now })
    if (kind === 'receipt' && code !== 'required') return t(code === 'too_short' ? 'receipt_short' : 'receipt_format')
    if (code === 'too_short' && kind in SHORTEST) return t('text_short', { least: String(SHORTEST[kind]), now })
    if (code === 'too_long') return t('too_long', { most: String(longest(kind)), now })
    if (code === 'required') return OWN_TEXTS.has(kind) ? t(`${kind}_required` as 'phone_required') : t('required')
    if (code === 'wrong') return t('password_wrong')
    if (code === 'must_accept') return t('must_accept')
    if (code === 'taken') return t('nickname_taken')
    if (code === 'too_common') return t('password_common')
    if (code === 'same_as_login') return t('password_same')
    if (kind === 'nickname') return t(code === 'not_allowed' ? 'nickname_not_allowed' : 'nickname_format')
    if (kind === 'phone') return t('phone_format')
    if (kind === 'code') return t('code_required')
    return t('other')
  }
}

/** Of texts that have a least length of their own. */
const SHORTEST: Record<string, number> = {
  title: QUESTION_LENGTHS.title_min,
  question: QUESTION_LENGTHS.question_min,
  description: REPORT_LENGTHS.description_min,
}

function longest(kind: string): number {
  if (kind === 'title' || kind === 'question') return QUESTION_LENGTHS[kind]
  if (kind === 'description') return REPORT_LENGTHS.description
  if (kind === 'nickname') return LENGTHS.nickname
  if (kind === 'name') return LENGTHS.certificate_name
  return kind === 'password' ? LENGTHS.password : LENGTHS.name
}

const MINUTE_S = 60

/** Why a send failed as a whole: our fault is said plainly, and that nothing typed is lost. */
export function useFailureText(): (failure: ApiError) => string {
  const t = useIslandTexts('problems')
  return (failure) => {
    const { kind, status, code, retry_after, reference } = failure
    if (kind === 'FETCH_ERROR') return t('offline')
    if (kind === 'TIMEOUT_ERROR') return t('slow')
    if (code === 'wrong_credentials') return t('wrong_credentials')
    if (code === 'wrong_code') return t('wrong_code')
    if (code === 'code_expired') return t('code_expired')
    if (code === 'wrong_recovery_code') return t('wrong_recovery_code')
    if (code === 'reset_expired') return t('reset_expired')
    if (status === 429) {
      const wait = retry_after ?? MINUTE_S
      return wait < 2 * MINUTE_S
        ? t('wait_seconds', { seconds: String(wait) })
        : t('wait_minutes', { minutes: String(Math.ceil(wait / MINUTE_S)) })
    }
    if (status >= 500) return reference ? t('our_fault_reference', { reference }) : t('our_fault')
    if (kind === 'HTTP' && code !== null) return failure.message
    // An answer that is not ours, a proxy's: it brings no sentence. A screen that has none either says that it is our fault.
    return t(kind === 'PARSING_ERROR' ? 'unreadable' : (WITHOUT_SENTENCE[failureKind(failure)] ?? 'our_fault')) || t('our_fault')
  }
}

const WITHOUT_SENTENCE: Partial<Record<FailureKind, TextKey<typeof problems>>> = {
  '401': 'signed_out',
  '403': 'not_yours',
  '404': 'gone',
  '409': 'changed',
  '413': 'too_big',
  '422': 'not_taken',
}

/** Why something did not open, where nothing was typed yet. */
export function useLoadFailureText(): (failure: ApiError) => string {
  const t = useIslandTexts('problems')
  const failureText = useFailureText()
  return (failure) => {
    const kind = failureKind(failure)
    if (kind === 'FETCH_ERROR') return t('load_offline')
    if (kind === 'TIMEOUT_ERROR') return t('load_slow')
    return kind === '5xx' ? t('load_fault') : failureText(failure)
  }
}
