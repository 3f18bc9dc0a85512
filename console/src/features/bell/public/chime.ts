import { createValue, type Value } from '../../../session/value.ts'
import type { Call } from './urgency.ts'

/** `reply` in a chat of mine, `soft` while I look at it. */
export type Sound = Call | 'whisper' | 'reply' | 'soft'

/** Higher and more notes for more urgency; nothing that startles. */
const NOTES_HZ: Record<Sound, readonly number[]> = {
  sos: [880, 1175, 880, 1175],
  hint: [698, 698, 1047, 698, 698, 1047],
  high: [784, 988, 784],
  usual: [660, 880],
  low: [587, 784],
  whisper: [440, 554, 659],
  reply: [523, 659],
  soft: [523],
}
const NOTE_S = 0.16
const LOUDNESS: Record<Sound, number> = {
  sos: 0.2,
  hint: 0.18,
  high: 0.16,
  usual: 0.12,
  low: 0.1,
  whisper: 0.12,
  reply: 0.1,
  soft: 0.04,
}

export type Chime = {
  ring(sound: Sound): void
  /** A browser lets a page sound only after the person has touched it. */
  unlocked: Value<boolean>
}

/** Soft notes made on the spot: no sound file to load. */
export function createChime(): Chime {
  let audio: AudioContext | null = null
  const unlocked = createValue(false)

  const unlock = (): void => {
    audio ??= new AudioContext()
    void audio.resume().then(() => unlocked.set(true))
  }
  document.addEventListener('pointerdown', unlock, { once: true })
  document.addEventListener('keydown', unlock, { once: true })

  return {
    unlocked,
    ring(sound) {
      if (audio?.state !== 'running') return
      for (const [index, pitch] of NOTES_HZ[sound].entries())
        playNote(audio, { pitch, loudness: LOUDNESS[sound], at: audio.currentTime + index * NOTE_S })
    },
  }
}

function playNote(audio: AudioContext, { pitch, loudness, at }: { pitch: number; loudness: number; at: number }): void {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(loudness, at + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.001, at + NOTE_S * 2)
  tone.connect(volume).connect(audio.destination)
  tone.start(at)
  tone.stop(at + NOTE_S * 2)
}
