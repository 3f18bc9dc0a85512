import { expect, it } from 'vitest'
import { kindOfBytes } from './file-kind.ts'

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

it.each([
  ['JPEG', '\u00ff\u00d8\u00ff\u00e0', 'image', true],
  ['PNG', '\u0089PNG\r\n\u001a\n\0\0\0\u000dIHDR', 'image', true],
  ['a PNG that moves', '\u0089PNG\r\n\u001a\n\0\0\0\u000dIHDR    acTL   IDAT', 'image', false],
  ['WebP', 'RIFF....WEBPVP8 ', 'image', true],
  ['HEIC', '\0\0\0\u0018ftypheic', 'image', true],
  ['GIF', 'GIF89a', 'image', false],
  ['PDF', '%PDF-1.7', 'document', true],
  ['Word', 'PK\u0003\u0004', 'document', false],
  ['MP3 behind its tag', 'ID3\u0004', 'voice', true],
  ['MP3 without one', '\u00ff\u00fb\u0090\0', 'voice', true],
  ['AAC without a container', '\u00ff\u00f1\u0050\u0080', 'voice', false],
  ['M4A', '\0\0\0\u0018ftypM4A ', 'voice', true],
  ['Opus', `OggS${'\0'.repeat(24)}OpusHead`, 'voice', true],
  ['video in Ogg', `OggS${'\0'.repeat(24)}\u0080theora`, 'video', false],
  ['AMR', '#!AMR\n', 'voice', false],
  ['WAV', 'RIFF....WAVEfmt ', 'voice', false],
  ['FLAC', 'fLaC', 'voice', false],
  ['MP4', '\0\0\0\u0018ftypisom', 'video', true],
  ['QuickTime', '\0\0\0\u0014ftypqt  ', 'video', true],
  ['3GP', '\0\0\0\u0018ftyp3gp4', 'video', false],
  ['WebM', '\u001aE\u00df\u00a3\u0001\0B\u0082\u0084webm', 'video', true],
  ['Matroska', '\u001aE\u00df\u00a3\u0001\0B\u0082\u0088matroska', 'video', true],
  ['AVI', 'RIFF....AVI LIST', 'video', false],
  ['WMA', '0&\u00b2u\u008ef\u00cf\u0011', 'video', false],
] as const)('%s is known by its bytes', (_name, begin, kind, is_taken) => {
  expect(kindOfBytes(bytes(begin))).toEqual({ kind, is_taken })
})

it.each(['', 'x', '<!doctype html>', '<svg xmlns=""/>', 'salom', '\u00ff\u00fe\0s\0', '\0\0\0\0\0\0\0\0\0\0\0\0', 'MZ\u0090'])(
  '%j is of no kind that anybody sends',
  (begin) => {
    expect(kindOfBytes(bytes(begin))).toBeNull()
  },
)
