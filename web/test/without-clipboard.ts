import { afterEach, vi } from 'vitest'

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'clipboard')
  document.getElementById('toasts')?.remove()
})

/** As on a page without TLS, in a browser whose own command copies nothing either; with the host of the page's toasts. */
export function copyNothing(): HTMLElement {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  vi.spyOn(document, 'execCommand').mockReturnValue(false)
  const toasts = document.body.appendChild(document.createElement('div'))
  toasts.id = 'toasts'
  return toasts
}
