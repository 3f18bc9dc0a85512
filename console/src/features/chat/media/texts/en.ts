import type { uz } from './uz.ts'

export const en: Record<keyof typeof uz, string> = {
  'media.add_picture': 'Send a picture',
  'media.picture': 'Picture',
  'media.reveal': 'Show the picture',
  'media.large': 'See the picture larger',
  'media.chosen': 'The picture you chose',
  'media.caption': 'Caption (optional)',
  'media.preparing': 'Preparing the picture',
  'media.not_opened': 'This picture did not open. Choose another one.',
  'media.hard_to_read': 'The picture is very long: its letters may be too small. Send it in pieces.',
  'media.incomplete': 'The picture did not come whole: only what opened is shown.',
  'media.send': 'Send',
  'media.cancel': 'Cancel',
  'media.close': 'Close',
  'media.voice': 'Voice note, %{time}',
  'media.play': 'Play',
  'media.pause': 'Pause',
  'media.position': 'Place in the recording',
  'media.again': 'It did not open. Try again',
  'media.gone': 'This file is no longer kept.',
}
