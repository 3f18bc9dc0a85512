const NOTES_HZ = [660, 880]
const NOTE_S = 0.16
const LOUDNESS = 0.12

export type Chime = { ring(): void }

/** Two soft notes made on the spot: no sound file to load, nothing that startles. */
export function createChime(): Chime {
  let audio: AudioContext | null = null

  // a browser lets a page sound only after the person has touched it
  const unlock = (): void => {
    audio ??= new AudioContext()
    if (audio.state === 'suspended') void audio.resume()
  }
  document.addEventListener('pointerdown', unlock, { once: true })
  document.addEventListener('keydown', unlock, { once: true })

  return {
    ring() {
      if (audio?.state !== 'running') return
      for (const [index, pitch] of NOTES_HZ.entries()) playNote(audio, pitch, audio.currentTime + index * NOTE_S)
    },
  }
}

function playNote(audio: AudioContext, pitch: number, at: number): void {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.001, at + NOTE_S * 2)
  tone.connect(volume).connect(audio.destination)
  tone.start(at)
  tone.stop(at + NOTE_S * 2)
}
