import { askForPage } from '../../../browser/offline/offline-return.ts'

/** The link of SOS, the menus at the top, and closing of every `dialog.layer`: by its button, by the backdrop, by Esc (the browser's own). */
export function watchDialogs(): void {
  document.addEventListener('click', (event) => {
    const target = event.target as Element
    // The sheet opens instead (sos-button.ts).
    if (target.closest('[data-sos]')) event.preventDefault()
    // The layer fills the window: a click on itself, not on what is in it, is a click on the backdrop.
    if (target.matches('dialog.layer') || target.closest('[data-dismiss]')) target.closest('dialog')?.close()
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[name]'))
      if (!menu.contains(target)) menu.open = false
    if (target.closest('[data-reload]')) {
      event.preventDefault()
      askForPage()
    }
  })
}
