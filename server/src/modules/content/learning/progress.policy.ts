import type { LessonVoices } from '@himoya/contract/content/learning'
import { LESSON_FEEDBACK } from '@himoya/contract/content/learning-lists'
import type { z } from 'zod'
import type { VoiceCounts } from './progress.store.ts'

/** A number under ten could tell on somebody (product.md 5). */
const SMALLEST_SHOWN = 10

const shown = (count: number): number | null => (count < SMALLEST_SHOWN ? null : count)

/** What editors may see of what people said. */
export const shownVoices = ({ lesson_id, title, people, ...tags }: VoiceCounts): z.infer<typeof LessonVoices> => ({
  lesson_id,
  title,
  people: shown(people),
  tags: Object.fromEntries(LESSON_FEEDBACK.map((tag) => [tag, shown(tags[tag])])) as Record<
    (typeof LESSON_FEEDBACK)[number],
    number | null
  >,
})
