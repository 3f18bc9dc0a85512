import type { LESSON_FEEDBACK } from '@himoya/contract/learning-lists'
import type { OwnCalls } from '../saved/own-calls.ts'
import { readOwnProgress, writeOwnProgress } from './own-progress.ts'
import { resumeMedia } from './resume-media.ts'

type Tag = (typeof LESSON_FEEDBACK)[number]

/** The end of a lesson's page before and after it was marked as done. */
export function showFinished(part: HTMLElement, done: boolean): void {
  part.querySelector('[data-done]')?.toggleAttribute('hidden', !done)
  part.querySelector('[data-finish]')?.toggleAttribute('hidden', done)
}

/** What the visitor knows of the lesson already; opening it is its beginning. Feedback is offered to those who are signed in. */
export async function showLesson(own: OwnCalls, part: HTMLElement): Promise<void> {
  const { lesson = '', course = '' } = part.dataset
  const progress = (await readOwnProgress(own, course)).get(lesson)
  const player = document.querySelector<HTMLMediaElement>('main audio, main video')
  const state = progress?.state ?? 'started'
  if (state === 'done') showFinished(part, true)
  if (player) {
    // A place that could not be kept is no reason to disturb anybody who listens.
    resumeMedia(player, progress?.position ?? 0, (position) => {
      writeOwnProgress(own, lesson, { state: 'started', position }).catch(() => null)
    })
  }
  if (!own.isSignedIn()) return
  const feedback = document.querySelector<HTMLElement>('[data-feedback]')
  if (feedback) {
    showTags(feedback, progress?.feedback ?? [])
    feedback.hidden = false
  }
  if (!progress) await writeOwnProgress(own, lesson, { state })
}

const chips = (part: HTMLElement): HTMLElement[] => [...part.querySelectorAll<HTMLElement>('[data-tag]')]

export const chosenTags = (part: HTMLElement): Tag[] =>
  chips(part)
    .filter((chip) => chip.ariaPressed === 'true')
    .map((chip) => chip.dataset['tag'] as Tag)

/** Whoever found it hard to read is told where a person is. */
export function showTags(part: HTMLElement, tags: readonly Tag[]): void {
  for (const chip of chips(part)) chip.ariaPressed = String(tags.some((tag) => tag === chip.dataset['tag']))
  part.querySelector('[data-hard]')?.toggleAttribute('hidden', !tags.includes('hard'))
}
