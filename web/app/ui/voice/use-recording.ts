import { type RecordedVoice, type Recording, type RecordingProblem, startRecording } from '../../browser/media/voice-recorder.ts'
import { useEffect, useRef, useState } from 'react'
import { LEAVE_EVENT } from '../../browser/island-events.ts'

/** Nothing was heard for so long: then that is said. */
const QUIET_SECONDS = 3
const AUDIBLE = 0.04

type RecordingState = 'asking' | 'recording' | 'recorded' | RecordingProblem

const NO_SOUND = { seconds: 0, level: 0, is_quiet: false }

/** One recording after the other; whatever closes this, or the quick exit, lets the microphone go. */
export function useRecording() {
  const [state, setState] = useState<RecordingState>('asking')
  const [sound, setSound] = useState(NO_SOUND)
  const [recorded, setRecorded] = useState<RecordedVoice | null>(null)
  const [round, setRound] = useState(0)
  const recording = useRef<Recording | null>(null)

  useEffect(() => {
    let left = false
    const leave = (): void => {
      left = true
      recording.current?.discard()
      recording.current = null
    }
    setState('asking')
    setSound(NO_SOUND)
    let heard_at = 0
    const onSound = (seconds: number, level: number | null): void => {
      // whoever cannot measure does not know that it is quiet
      if (level === null || level > AUDIBLE) heard_at = seconds
      setSound({ seconds, level: level ?? 0, is_quiet: seconds - heard_at > QUIET_SECONDS })
    }
    void startRecording({ onSound }).then(async (started) => {
      if (typeof started === 'string') return setState(started)
      if (left) return started.discard()
      recording.current = started
      setState('recording')
      const voice = await started.done
      if (left) return
      setRecorded(voice)
      setState(voice ? 'recorded' : 'failed')
    })
    document.addEventListener(LEAVE_EVENT, leave)
    return () => {
      document.removeEventListener(LEAVE_EVENT, leave)
      leave()
    }
  }, [round])

  return { state, ...sound, recorded, stop: () => recording.current?.stop(), again: () => setRound(round + 1) }
}
