import { showToast } from '../shell/toast.ts'
import type { TouchedPart } from '../shell/island-events.ts'
import { loadCode } from './late-code.ts'

/**
 * Parts of a content page that need code only once somebody touches them: `data-touch` names the files, the module's
 * `touch` gets the part and what was pressed in it. Before that the page has fetched nothing for them.
 */
export function watchTouches(): void {
  document.addEventListener('click', (event) => {
    const pressed = event.target as Element
    const part = pressed.closest<HTMLElement>('[data-touch]')
    if (!part) return
    event.preventDefault()
    loadCode<TouchedPart>(part.dataset['touch']!).then(
      ({ touch }) => touch(part, pressed),
      () => showToast({ title: document.getElementById('toasts')!.dataset['failed']!, status: 'error' }),
    )
  })
}
