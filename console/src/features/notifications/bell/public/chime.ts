import { createValue, type Value } from '../../../../session/value.ts'
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

/**
 * Whether what rings is heard. `untouched`: a browser lets a page sound only after a person has touched it. `silenced`: it could
 * be heard and cannot now, since the computer slept, a headset was pulled out, the telephone rang.
 */
export type Hearing = 'untouched' | 'silenced' | 'heard'

export type Chime = { ring(sound: Sound): void; hearing: Value<Hearing> }

/** What could not be heard a moment ago still makes sense; what is older would only startle. */
const OWED_MS = 3_000
/** A clock of sound that runs moves in less. */
const STILL_MS = 1_000

/**
 * The end of a touch, never its beginning: the words that say "nothing is heard" leave the page then, and what was pressed would
 * have moved away from under the finger. A finger's beginning is no permission to sound either.
 */
const TOUCHES = ['pointerup', 'touchend', 'click', 'keydown'] as const

/** Soft notes made on the spot: no sound file to load. */
export function createChime(): Chime {
  let audio: AudioContext | null = null
  let owed: { sound: Sound; at: number } | null = null
  let last: { audio_s: number; at: number } | null = null
  const hearing = createValue<Hearing>('untouched')

  const open = (): AudioContext => {
    const made = new AudioContext()
    made.addEventListener('statechange', () => made === audio && look(made))
    return made
  }
  /** While a telephone rings: the screen says that nothing is heard, and the next touch or look tries again. */
  const refused = (): void => {
    if (hearing.get() === 'heard') hearing.set('silenced')
  }
  /** Where the browser lets it, the sound comes back by itself. */
  const look = (context: AudioContext): void => {
    if (context.state === 'running') {
      hearing.set('heard')
      if (owed && Date.now() - owed.at < OWED_MS) play(context, owed.sound)
      owed = null
      return
    }
    refused()
    if (context.state === 'closed') audio = open()
    audio?.resume().catch(refused)
  }
  const play = (context: AudioContext, sound: Sound): void => {
    last = { audio_s: context.currentTime, at: Date.now() }
    for (const [index, pitch] of NOTES_HZ[sound].entries())
      playNote(context, { pitch, loudness: LOUDNESS[sound], at: context.currentTime + index * NOTE_S })
  }
  /** One that says it runs, and whose clock stands, as some do after a sleep: only a new one sounds again. */
  const replaceStill = (context: AudioContext): void => {
    if (last?.audio_s !== context.currentTime || Date.now() - last.at < STILL_MS) return
    last = null
    hearing.set('silenced')
    audio = open()
    // It may be beyond closing as well; nothing is lost by that.
    void Promise.allSettled([context.close()])
  }

  whenTouched(() => look((audio ??= open())))
  whenBack(() => audio && look(audio))

  return {
    hearing,
    ring(sound) {
      if (audio?.state === 'running') replaceStill(audio)
      owed = { sound, at: Date.now() }
      if (audio) look(audio)
    },
  }
}

function whenTouched(act: () => void): void {
  for (const touch of TOUCHES) document.addEventListener(touch, act, { capture: true, passive: true })
}

/** To the page, or to what it sounds by. */
function whenBack(act: () => void): void {
  document.addEventListener('visibilitychange', act)
  for (const back of ['pageshow', 'focus']) window.addEventListener(back, act)
  // Absent where the page came over plain HTTP.
  if ('mediaDevices' in navigator) navigator.mediaDevices.addEventListener('devicechange', act)
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
