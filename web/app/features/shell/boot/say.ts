/** Words of the page's own script, as a toast (ui/screen/toast.ts) looks; whoever says them takes them away. */
export function say(words: string): HTMLElement {
  const line = document.createElement('div')
  line.className = 'exit'
  line.textContent = words
  document.getElementById('toasts')!.append(line)
  return line
}
