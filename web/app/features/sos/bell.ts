import type { KeyValues } from '@himoya/kit/browser-storage'

export type SosBell = {
  isOn(): boolean
  turn(on: boolean): void
  /** Heard only where its owner has asked for it and the browser lets this page sound. */
  ring(): void
}

/** Session storage: whoever asked for it wants it on the next page too. Quick exit drops it with everything else. */
const SOUND_KEY = 'himoya_sos_sound'
const TONE_S = 0.35

/**
 * Says by a short tone that words came. It is silent until the person turns it on: whoever is near may be the danger.
 */
export function createBell(storage: KeyValues): SosBell {
  let context: AudioContext | undefined

  const tone = ({ currentTime: now, destination }: AudioContext): void => {
    const [source, volume] = [context!.createOscillator(), context!.createGain()]
    source.frequency.value = 660
    volume.gain.setValueAtTime(0.2, now)
    volume.gain.linearRampToValueAtTime(0, now + TONE_S)
    source.connect(volume).connect(destination)
    source.start()
    source.stop(now + TONE_S)
  }
  const bell: SosBell = {
    isOn: () => storage.get(SOUND_KEY) !== null,
    turn(on) {
      if (!on) return storage.remove(SOUND_KEY)
      storage.set(SOUND_KEY, '1')
      bell.ring()
    },
    ring() {
      // A page that nobody has touched is not let: a tone that waits would come later, for nothing.
      const touched = navigator.userActivation?.hasBeenActive ?? true
      if (!bell.isOn() || !('AudioContext' in globalThis) || !touched) return
      context ??= new AudioContext()
      const own = context
      own.resume().then(
        () => tone(own),
        // The words stand on the screen in any case.
        () => undefined,
      )
    },
  }
  return bell
}
