import type { Case } from '@himoya/contract/reports/cases'
import type { TextKey } from '../../../i18n/text-key.ts'

/**
 * What stands in place of a story that nobody wrote. It may be told in a recording, which is still looked at, or which nobody can open:
 * then whoever works on the case has to ask.
 */
export function unwrittenStory({ case_files }: Pick<Case, 'case_files'>): TextKey {
  const recordings = case_files.filter(({ kind }) => kind === 'voice' || kind === 'video')
  if (recordings.length === 0) return 'case.story_none'
  if (recordings.some(({ state }) => state === 'clean')) return 'case.no_story'
  return recordings.some(({ state }) => state === 'pending' || state === 'uploading')
    ? 'case.story_checked'
    : 'case.story_unheard'
}
