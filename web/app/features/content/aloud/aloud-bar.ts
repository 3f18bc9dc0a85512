import { element } from '../../../ui/screen/element.ts'
import type { AloudWords, ReaderState } from '../../../i18n/with-code/aloud-words.ts'

type Bar = { part: HTMLElement; first: HTMLElement; show(state: ReaderState): void }
type Presses = { onRead(): void; onPause(): void; onStop(): void }

/** Stands over the article while it is read out, always in reach. Before the first word it says that a voice is heard. */
export function aloudBar(words: AloudWords, { onRead, onPause, onStop }: Presses): Bar {
  const said = element('p', '')
  said.setAttribute('role', 'status')
  const go = buttonOf('btn btn-first')
  const stop = buttonOf('btn btn-second')
  let reads = false
  go.addEventListener('click', () => (reads ? onPause() : onRead()))
  stop.addEventListener('click', onStop)
  const part = document.createElement('div')
  part.className = 'aloud-bar card'
  part.setAttribute('role', 'group')
  part.ariaLabel = words.title
  part.append(said, go, stop)
  const show = (state: ReaderState): void => {
    reads = state === 'reads'
    said.textContent = words[state]
    go.textContent = { quiet: words.read, reads: words.pause, paused: words.go_on, failed: words.again }[state]
    stop.textContent = words.stop
  }
  show('quiet')
  return { part, first: go, show }
}

function buttonOf(className: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = className
  return button
}
