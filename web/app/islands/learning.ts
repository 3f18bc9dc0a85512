import { showCourse } from '../features/learn/show-course.ts'
import { chosenTags, showFinished, showLesson, showTags } from '../features/learn/show-lesson.ts'
import { writeOwnProgress } from '../features/learn/own-progress.ts'
import { openOwnCalls } from '../features/saved/own-calls.ts'
import { showToast } from '../features/shell/toast.ts'

/** A visitor's own progress on the pages of a course and of a lesson. A guest's stays in the browser. */
const own = openOwnCalls()
const lessonPart = (): HTMLElement | null => document.querySelector('[data-lesson]')

/** Shows at once what was pressed, and takes it back when it could not be kept. */
export async function touch(part: HTMLElement, pressed: Element): Promise<void> {
  if (part.ariaBusy === 'true') return
  part.ariaBusy = 'true'
  try {
    if (pressed.closest('[data-finish]')) await finish(part)
    const chip = pressed.closest<HTMLElement>('[data-tag]')
    if (chip) await say(part, chip)
  } catch {
    showToast({ title: lessonPart()?.dataset['failed'] ?? '', status: 'error' })
  } finally {
    part.ariaBusy = null
  }
}

async function finish(part: HTMLElement): Promise<void> {
  showFinished(part, true)
  try {
    await writeOwnProgress(own, part.dataset['lesson']!, { state: 'done' })
  } catch (error) {
    showFinished(part, false)
    throw error
  }
}

async function say(part: HTMLElement, chip: HTMLElement): Promise<void> {
  const before = chosenTags(part)
  chip.ariaPressed = String(chip.ariaPressed !== 'true')
  const tags = chosenTags(part)
  showTags(part, tags)
  try {
    await own.api.post(`course/lesson/${part.dataset['feedback']}/feedback/`, { tags })
  } catch (error) {
    showTags(part, before)
    throw error
  }
}

export async function wake(): Promise<void> {
  const lesson = lessonPart()
  const course = document.querySelector<HTMLElement>('[data-own][data-go-on]')
  // Without an answer the page stays as everybody sees it.
  if (lesson) await showLesson(own, lesson).catch(() => null)
  else if (course) await showCourse(own, course).catch(() => null)
}
