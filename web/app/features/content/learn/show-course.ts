import type { OwnCalls } from '../../../session/own-calls.ts'
import { readOwnProgress } from './own-progress.ts'

/** On a course's page: a tick at each lesson that is done, how many these are, and where to go on. */
export async function showCourse(own: OwnCalls, part: HTMLElement): Promise<void> {
  const { course, goOn, again } = part.dataset
  const progress = await readOwnProgress(own, course ?? '')
  const rows = [...document.querySelectorAll<HTMLElement>('[data-lesson-row]')]
  const isDone = (row: HTMLElement): boolean => progress.get(row.dataset['lessonRow']!)?.state === 'done'
  const done = rows.filter(isDone)
  for (const row of done) row.querySelector('[data-done-tag]')?.removeAttribute('hidden')
  if (!rows.some((row) => progress.has(row.dataset['lessonRow']!))) return
  const next = rows.find((row) => !isDone(row)) ?? rows[0]
  const start = part.querySelector<HTMLAnchorElement>('[data-start]')
  if (start && next) {
    start.href = next.querySelector('a')!.href
    start.textContent = (done.length === rows.length ? again : goOn) ?? ''
  }
  part.querySelector('[data-done-count]')!.textContent = String(done.length)
  part.querySelector('progress')!.value = done.length
  part.querySelector('[data-progress]')!.removeAttribute('hidden')
}
