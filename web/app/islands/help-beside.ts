import { PAUSE_MS, tellsOfDanger } from '../ui/screen/tells-of-danger.ts'

/**
 * Help beneath a box of a plain form (features/content/info/complaint-form.tsx), as soon as what is written in it tells of danger and before
 * anything is sent. Loaded at the first press on the box, or when its page is read on; the card stands in the page and is uncovered.
 */
export const touch = (part: HTMLElement): void => watch(part.querySelector('textarea')!)

export function wake(): void {
  for (const box of document.querySelectorAll<HTMLTextAreaElement>('[data-help-beside] textarea')) watch(box)
}

const watched = new WeakSet<HTMLTextAreaElement>()

function watch(box: HTMLTextAreaElement): void {
  if (watched.has(box)) return
  watched.add(box)
  const card = document.getElementById('help-beside')!
  let pause: ReturnType<typeof setTimeout> | undefined
  async function look(): Promise<void> {
    const words = box.value
    const tells = await tellsOfDanger(words)
    // what was written on meanwhile is looked at by itself
    if (box.value === words) card.hidden = !tells
  }
  box.addEventListener('input', () => {
    clearTimeout(pause)
    pause = setTimeout(() => void look(), PAUSE_MS)
  })
  // what was written before this came, or stands there again after it was refused
  void look()
}
