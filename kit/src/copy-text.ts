/**
 * Puts words where they can be pasted from; false: this browser did not let us, and whoever asked says so. `navigator.clipboard` is
 * not there on a page without TLS, and may be forbidden; then the browser's own command for copying is given these words.
 */
export async function copyText(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words)
    return true
  } catch {
    return copyByCommand(words)
  }
}

function copyByCommand(words: string): boolean {
  let is_given = false
  const give = (event: ClipboardEvent): void => {
    event.preventDefault()
    event.clipboardData?.setData('text/plain', words)
    is_given = event.clipboardData !== null
  }
  document.addEventListener('copy', give, { capture: true, once: true })
  try {
    return document.execCommand('copy') && is_given
  } catch {
    return false
  } finally {
    document.removeEventListener('copy', give, { capture: true })
  }
}
