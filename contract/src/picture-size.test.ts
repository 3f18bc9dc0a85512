import { describe, expect, it } from 'vitest'
import { beginningOf, CHAT_PICTURE, fittedSize, isHardToRead, isLong } from './picture-size.ts'

const inChat = (width: number, height: number) => fittedSize({ width, height }, CHAT_PICTURE)

describe('a picture made smaller', () => {
  it.each([
    ['a photograph', 4_000, 3_000, 1_600, 1_200],
    ['one that stands', 3_000, 4_000, 1_200, 1_600],
    ['a screenshot of a phone', 1_080, 2_400, 720, 1_600],
    ['a long screenshot', 1_080, 14_000, 720, 9_333],
    ['a wide one', 14_000, 1_080, 9_333, 720],
    ['a long one that is narrow already', 400, 9_000, 400, 9_000],
    ['a small one', 120, 80, 120, 80],
    ['a line', 3, 60_000, 1, 16_383],
  ])('that is %s of %i x %i is kept %i x %i', (_name, width, height, wide, high) => {
    expect(inChat(width, height)).toEqual({ width: wide, height: high })
  })

  it('says when its letters are gone', () => {
    expect(isHardToRead({ width: 1_080, height: 14_000 }, inChat(1_080, 14_000))).toBe(false)
    expect(isHardToRead({ width: 1_080, height: 60_000 }, inChat(1_080, 60_000))).toBe(true)
    expect(isHardToRead({ width: 100, height: 90 }, inChat(100, 90))).toBe(false)
  })

  it('that is long shows its beginning, and is scrolled', () => {
    expect(beginningOf({ width: 720, height: 9_333 })).toEqual({ width: 720, height: 1_620 })
    expect(beginningOf({ width: 1_600, height: 1_200 })).toEqual({ width: 1_600, height: 1_200 })
    expect([isLong({ width: 720, height: 9_333 }), isLong({ width: 720, height: 1_600 })]).toEqual([true, false])
  })
})
