import type { SosIsland } from '../shell/island-events.ts'
import { loadCode } from './late-code.ts'

/**
 * The code of SOS comes with the first touch of anything on the page, so that it is there when the network is not, and hears
 * every touch from then on. Only who opens the chat gets that first. The sheet itself, with its numbers, stands in the page.
 */
export function watchSos(): void {
  const hear = (event: Event): void => {
    const files = document.querySelector<HTMLElement>('.sos')?.dataset['sos']
    if (files && !(event.target as Element).closest('[data-chat]'))
      loadCode<SosIsland>(files).then(
        (island) => island.hear(event),
        () => null,
      )
  }
  document.addEventListener('pointerdown', hear)
  document.addEventListener('click', hear)
}
