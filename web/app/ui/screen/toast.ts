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
  let timer: ReturnType<typeof setTimeout> | undefined
  const hold = (): void => clearTimeout(timer)
  const release = (): void => {
    hold()
    timer = setTimeout(() => toast.remove(), STAYS_MS)
  }
  for (const name of ['pointerenter', 'focusin']) toast.addEventListener(name, hold)
  for (const name of ['pointerleave', 'focusout']) toast.addEventListener(name, release)
  host.append(toast)
  release()
}
