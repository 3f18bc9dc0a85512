import type { LessonProgress, ProgressPage } from '@himoya/contract/content/learning'
import type { KeptLesson } from '../../../browser/visit/kept-things.ts'
import type { OwnCalls } from '../../../session/own-calls.ts'

type Own = KeptLesson & Partial<Pick<LessonProgress, 'feedback'>>

/** What the visitor has begun and done of a course, by the lesson's id: from the account, or from this browser. */
export async function readOwnProgress({ api, kept, isSignedIn }: OwnCalls, course: string): Promise<Map<string, Own>> {
  if (!isSignedIn()) return new Map(Object.entries(kept.lessons()))
  const { results } = await api.get<ProgressPage>(`course/progress/?course=${course}&page_size=100`)
  return new Map(results.map((progress) => [progress.lesson_id, progress]))
}

/** Without `position` the old one stays. */
export async function writeOwnProgress(
  { api, kept, isSignedIn }: OwnCalls,
  lesson_id: string,
  { state, position }: Pick<KeptLesson, 'state'> & { position?: number },
): Promise<void> {
  if (isSignedIn()) await api.post(`course/lesson/${lesson_id}/progress/`, { state, ...(position !== undefined && { position }) })
  else kept.keepLesson(lesson_id, { state, position: position ?? kept.lessons()[lesson_id]?.position ?? 0 })
}
