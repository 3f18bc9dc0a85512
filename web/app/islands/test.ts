import { browserStorage } from '@himoya/kit/browser-storage'
import { looksSignedIn } from '../browser/visit/page-visit.ts'
import { rememberWhereFrom } from '../session/where-to.ts'
import { loadCode } from '../features/shell/boot/late-code.ts'
import { showToast } from '../ui/screen/toast.ts'

/** What app/islands/test-screen.tsx exports. */
type TestScreen = { openTest(part: HTMLElement): Promise<void> }

/** The button that begins a test (features/content/tests/test-start.tsx): it says at once that it was heard. */
export async function touch(part: HTMLElement, pressed: Element): Promise<void> {
  const link = pressed.closest('a')
  if (link) return follow(link)
  const button = part.querySelector('button')!
  if (part.ariaBusy === 'true' || !pressed.closest('button')) return
  const words = button.textContent
  part.ariaBusy = 'true'
  button.textContent = button.dataset['busy']!
  try {
    await (await loadCode<TestScreen>(part.dataset['screen']!)).openTest(part)
  } catch {
    showToast({ title: document.getElementById('toasts')!.dataset['failed']!, status: 'error' })
  } finally {
    part.ariaBusy = null
    button.textContent = words
  }
}

/** Whoever signs in first comes back to the test. */
function follow(link: HTMLAnchorElement): void {
  if (!looksSignedIn()) rememberWhereFrom({ tab_storage: browserStorage('session') })
  location.assign(link.href)
}

/** Whoever is signed in needs no way to sign in. */
export async function wake(): Promise<void> {
  const link = document.querySelector<HTMLAnchorElement>('a[data-mine]')
  if (!link || !looksSignedIn()) return
  link.href = `/${document.documentElement.lang}/tests/mine`
  link.textContent = link.dataset['mine']!
}
