import type { FollowUpKind } from '@himoya/contract/reports/follow-up-lists'
import type { Text } from '../../../i18n/use-text.ts'

/** What was promised. The sentence of an appointment is ours: to be there. */
export const wordsOf = ({ kind, words }: { kind?: FollowUpKind | undefined; words: string | null }, text: Text): string =>
  kind === 'appointment' ? text('promise.appointment') : (words ?? '')
