import type { ReaderState } from '../../../i18n/with-code/aloud-words.ts'
import type { Sentence } from './sentences.ts'

type Reader = { read(): void; pause(): void; stop(): void }

/**
 * Reads sentence by sentence. After a pause the sentence begins anew: where browsers can pause a voice, some cannot go on with it.
 * `onChange` hears each new state, and the sentence that is being read.
 */
export function createReader(
  sentences: readonly Sentence[],
  voice: SpeechSynthesisVoice,
  onChange: (state: ReaderState, at?: Sentence) => void,
): Reader {
  let next = 0
  /** The sentence that is spoken now; what an older one still says of itself is not heard. */
  let spoken: SpeechSynthesisUtterance | null = null

  function hush(): void {
    spoken = null
    speechSynthesis.cancel()
  }

  function readNext(): void {
    const sentence = sentences[next]
    if (!sentence) return stop()
    const words = new SpeechSynthesisUtterance(sentence.text)
    words.voice = voice
    words.lang = voice.lang
    words.onend = () => {
      if (spoken !== words) return
      next += 1
      readNext()
    }
    words.onerror = () => {
      if (spoken !== words) return
      spoken = null
      onChange('failed')
    }
    spoken = words
    onChange('reads', sentence)
    speechSynthesis.speak(words)
  }

  function stop(): void {
    hush()
    next = 0
    onChange('quiet')
  }

  return {
    read() {
      hush()
      readNext()
    },
    pause() {
      hush()
      onChange('paused')
    },
    stop,
  }
}
