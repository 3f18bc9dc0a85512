const STAYS_MS = 3_000

/**
 * Shows a toast in the page's host (`#toasts`, role=status) for 3 s (seed section 9); it stays while hovered or focused.
 * The host holds the name of the close button (`data-close`). A toast has the colours of the quick exit: dark on light.
 */
export function showToast({ title, status }: { title: string; status: 'success' | 'error' }): void {
  const host = document.getElementById('toasts')
  if (!host) return
  const toast = document.createElement('div')
  toast.className = 'exit'
  toast.dataset['status'] = status
  const mark = document.createElement('b')
  mark.ariaHidden = 'true'
  mark.textContent = status === 'success' ? '✓' : '!'
  const text = document.createElement('span')
  text.textContent = title
  const close = document.createElement('button')
  close.type = 'button'
  close.setAttribute('aria-label', host.dataset['close'] ?? '')
  close.textContent = '×'
  close.addEventListener('click', () => toast.remove())
  toast.append(mark, text, close)
  host.append(toast)
  hideLater(toast)
}

function hideLater(toast: HTMLElement): void {
  let timer = setTimeout(() => toast.remove(), STAYS_MS)
  const hold = (): void => clearTimeout(timer)
  const release = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => toast.remove(), STAYS_MS)
  }
  toast.addEventListener('pointerenter', hold)
  toast.addEventListener('focusin', hold)
  toast.addEventListener('pointerleave', release)
  toast.addEventListener('focusout', release)
}
