import { showFinished } from '../features/content/learn/finished-part.ts'
import { LEARNING_WORDS } from '../i18n/with-code/learning-words.ts'
import css from '../features/content/learn/lesson-parts.css?inline'
import { writeOwnProgress } from '../features/content/learn/own-progress.ts'
import { showCourse } from '../features/content/learn/show-course.ts'
import { showLesson } from '../features/content/learn/show-lesson.ts'
import { openOwnCalls } from '../session/own-calls.ts'
import { showToast } from '../ui/screen/toast.ts'

/** A visitor's own progress on the pages of a course and of a lesson. A guest's stays in the browser. */
const own = openOwnCalls()
const words = LEARNING_WORDS[own.lang]

const sheet = new CSSStyleSheet()
sheet.replaceSync(css)
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]

/** "I have finished": shown at once, and taken back when it could not be kept. */
export async function touch(part: HTMLElement, pressed: Element): Promise<void> {
  if (part.ariaBusy === 'true' || !pressed.closest('[data-finish]')) return
  part.ariaBusy = 'true'
  showFinished(part, words, true)
  try {
    await writeOwnProgress(own, part.dataset['lesson']!, { state: 'done' })
  } catch {
    showFinished(part, words, false)
    showToast({ title: words.not_kept, status: 'error' })
  } finally {
    part.ariaBusy = null
  }
}

export async function wake(): Promise<void> {
  const lesson = document.querySelector<HTMLElement>('[data-lesson]')
  const course = document.querySelector<HTMLElement>('[data-go-on]')
  // Without an answer the page stays as everybody sees it.
  if (lesson) await showLesson(own, lesson, words).catch(() => null)
  else if (course) await showCourse(own, course).catch(() => null)
}
