import { showToast } from '../../../ui/screen/toast.ts'
import type { OwnCalls } from '../../../session/own-calls.ts'
import { feedbackPart } from './feedback-part.ts'
import { showFinished } from './finished-part.ts'
import type { LearningWords } from '../../../i18n/with-code/learning-words.ts'
import { readOwnProgress, writeOwnProgress } from './own-progress.ts'
import { resumeMedia } from './resume-media.ts'

/** What the visitor knows of the lesson already; opening it is its beginning. Feedback is asked of those who are signed in. */
export async function showLesson(own: OwnCalls, part: HTMLElement, words: LearningWords): Promise<void> {
  const { lesson = '', course = '' } = part.dataset
  const progress = (await readOwnProgress(own, course)).get(lesson)
  const state = progress?.state ?? 'started'
  if (state === 'done') showFinished(part, words, true)
  // A place that could not be kept is no reason to disturb anybody who listens.
  resumeMedia(progress?.position ?? 0, (position) => {
    writeOwnProgress(own, lesson, { state: 'started', position }).catch(() => null)
  })
  if (!own.isSignedIn()) return
  const feedback = feedbackPart(words, progress?.feedback ?? [], async (tags) => {
    try {
      await own.api.post(`course/lesson/${lesson}/feedback/`, { tags })
    } catch (error) {
      showToast({ title: words.not_kept, status: 'error' })
      throw error
    }
  })
  document.querySelector('.lesson-end .talk')?.after(feedback)
  if (!progress) await writeOwnProgress(own, lesson, { state })
}
