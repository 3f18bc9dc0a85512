import { expect, it } from 'vitest'
import { shrinkPicture } from './shrink-picture.ts'

function painted(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')!.fillRect(0, 0, width, height / 2)
  return canvas.convertToBlob({ type: 'image/png' })
}

it.each([
  ['a photograph', 4_000, 3_000, 1_600, 1_200, false],
  ['a screenshot of a whole conversation', 1_080, 14_000, 720, 9_333, false],
  ['a screenshot longer than can be kept', 720, 30_000, 393, 16_383, true],
])(
  'a picture that is %s leaves so that it can be read, or its sender is told',
  async (_name, width, height, wide, high, is_hard) => {
    const made = (await shrinkPicture(await painted(width, height)))!
    const bitmap = await createImageBitmap(made.blob)
    expect([bitmap.width, bitmap.height, made.is_hard_to_read]).toEqual([wide, high, is_hard])
  },
)
