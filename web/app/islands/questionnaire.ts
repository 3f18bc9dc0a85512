import { loadCode } from '../features/shell/boot/late-code.ts'
import { showToast } from '../ui/screen/toast.ts'

/** What app/islands/questionnaire-screen.tsx exports. */
type QuestionnaireScreen = { openQuestionnaire(part: HTMLElement): Promise<void> }

/** The button that begins a questionnaire (features/content/questionnaires/questionnaire-start.tsx): it says at once that it was heard. */
export async function touch(part: HTMLElement): Promise<void> {
  if (part.ariaBusy === 'true') return
  const button = part.querySelector('button')!
  const words = button.textContent
  part.ariaBusy = 'true'
  button.textContent = button.dataset['busy']!
  try {
    await (await loadCode<QuestionnaireScreen>(part.dataset['screen']!)).openQuestionnaire(part)
  } catch {
    showToast({ title: document.getElementById('toasts')!.dataset['failed']!, status: 'error' })
  } finally {
    part.ariaBusy = null
    button.textContent = words
  }
}
