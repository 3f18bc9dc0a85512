import type { SameKeys } from '../languages.ts'
import type { voice as uz } from '../uz/voice.ts'

export const voice: SameKeys<typeof uz> = {
  title: 'Voice recording',
  asking: 'Waiting for the microphone...',
  recording: 'Recording, please speak',
  most: 'At most {most}',
  left: '{seconds} seconds left',
  quiet: 'No voice is heard. Speak closer to the phone.',
  full: '{most} are over, the recording stopped.',
  stop: 'Stop',
  listen_first: 'Listen to it. Nobody else has it yet.',
  again: 'Record again',
  mic_refused: 'The microphone is closed, and that is fine: you can write. To speak, allow it in the browser’s settings.',
  mic_none: 'No microphone was found. Connect one, or write instead.',
  mic_failed: 'It could not be recorded. Another program may be using the microphone.',
  try_again: 'Try again',
  cancel: 'Cancel',
  play: 'Play',
  pause: 'Pause',
  position: 'Place in the recording',
  note: 'Voice recording, {time}',
}
