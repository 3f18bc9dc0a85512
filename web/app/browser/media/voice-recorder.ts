import { VOICE_SECONDS } from '@himoya/contract/limits'

export type RecordedVoice = { blob: Blob; duration: number }
export type RecordingProblem = 'refused' | 'no_microphone' | 'failed'

export type Recording = {
  /** Resolves when it was stopped, or after three minutes; null when it was given up. */
  done: Promise<RecordedVoice | null>
  stop(): void
  discard(): void
}

type Listener = {
  /** A few times a second: how long, and how loud, 0 to 1; null where that cannot be measured. */
  onSound(seconds: number, level: number | null): void
}

/** In the order of what plays everywhere: Chromium, Safari, Firefox. */
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus']
/** Speech is clear at this; three minutes are half a megabyte. */
const BITS_PER_SECOND = 24_000
const LISTEN_MS = 120
const SLICE_MS = 1_000

/** Asks for the microphone and begins. */
export async function startRecording(listener: Listener): Promise<Recording | RecordingProblem> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
    })
    return record(stream, listener)
  } catch (error) {
    const { name } = error as DOMException
    if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
    return name === 'NotFoundError' ? 'no_microphone' : 'failed'
  }
}

function record(stream: MediaStream, { onSound }: Listener): Recording {
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type))
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond: BITS_PER_SECOND, ...(mimeType && { mimeType }) })
  const meter = openMeter(stream)
  const parts: Blob[] = []
  const began = performance.now()
  const seconds = (): number => (performance.now() - began) / 1_000
  let given_up = false
  let duration = 0

  const stop = (): void => {
    if (recorder.state === 'inactive') return
    duration = Math.min(VOICE_SECONDS, seconds())
    recorder.stop()
  }
  const timer = setInterval(() => {
    if (seconds() >= VOICE_SECONDS) stop()
    else onSound(seconds(), meter.level())
  }, LISTEN_MS)
  const done = new Promise<RecordedVoice | null>((resolve) => {
    recorder.ondataavailable = (event) => parts.push(event.data)
    recorder.onstop = () => {
      clearInterval(timer)
      meter.close()
      stream.getTracks().forEach((track) => track.stop())
      const blob = new Blob(parts, { type: recorder.mimeType })
      resolve(given_up || blob.size === 0 ? null : { blob, duration: Math.round(duration * 10) / 10 })
    }
  })
  // a microphone that is pulled out ends the recording; what came until then stays
  stream.getTracks()[0]?.addEventListener('ended', stop)
  recorder.start(SLICE_MS)
  return {
    done,
    stop,
    discard() {
      given_up = true
      stop()
    },
  }
}

/** How loud it is, for the eye. Without an audio context nothing is measured; recording goes on. */
function openMeter(stream: MediaStream): { level(): number | null; close(): void } {
  if (!('AudioContext' in globalThis)) return { level: () => null, close() {} }
  const context = new AudioContext()
  // some browsers begin with one at rest
  void context.resume().catch(() => null)
  const analyser = context.createAnalyser()
  analyser.fftSize = 512
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Uint8Array(analyser.fftSize)
  return {
    level() {
      if (context.state !== 'running') return null
      analyser.getByteTimeDomainData(samples)
      const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample - 128)), 0)
      return Math.min(1, loudest / 90)
    },
    close: () => void context.close(),
  }
}
