/** The SOS sheet, and closing of every `dialog.layer`: by its button, by the backdrop, by Esc (the browser's own). */
export function watchDialogs(): void {
  document.addEventListener('click', (event) => {
    const target = event.target as Element
    const sheet = document.querySelector<HTMLDialogElement>('#sos')
    if (sheet && target.closest('[data-sos]')) {
      event.preventDefault()
      sheet.showModal()
    }
    // The layer fills the window: a click on itself, not on what is in it, is a click on the backdrop.
    if (target.matches('dialog.layer') || target.closest('[data-dismiss]')) target.closest('dialog')?.close()
    const language = document.querySelector<HTMLDetailsElement>('[data-lang]')
    if (language && !language.contains(target)) language.open = false
    if (target.closest('[data-reload]')) {
      event.preventDefault()
      location.reload()
    }
  })
}
