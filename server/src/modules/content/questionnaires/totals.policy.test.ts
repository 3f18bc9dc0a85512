import { describe, expect, it } from 'vitest'
import { publishedOf } from './totals.policy.ts'

type Sums = { sheets: number; answers: number; skipped?: number }
const one = ({ sheets, answers, skipped = 0 }: Sums, ...options: number[]) =>
  publishedOf({ asked_as: 'one', answers, skipped, options }, sheets)
const many = ({ sheets, answers, skipped = 0 }: Sums, ...options: number[]) =>
  publishedOf({ asked_as: 'many', answers, skipped, options }, sheets)

describe('totals', () => {
  it('of ten in each part are told as they are', () => {
    expect(one({ sheets: 30, answers: 30 }, 10, 20)).toEqual({ answers: 30, options: [10, 20] })
    expect(one({ sheets: 50, answers: 30, skipped: 10 }, 10, 20)).toEqual({ answers: 30, options: [10, 20] })
    expect(many({ sheets: 40, answers: 30, skipped: 10 }, 10, 20)).toEqual({ answers: 30, options: [10, 20] })
  })

  it('of fewer than ten are not told, nor anything of a question that fewer than ten answered', () => {
    expect(one({ sheets: 9, answers: 9 }, 9, 0)).toEqual({ answers: null, options: [null, null] })
    expect(one({ sheets: 100, answers: 9 }, 9, 0)).toEqual({ answers: null, options: [null, null] })
    expect(many({ sheets: 100, answers: 9 }, 9, 9)).toEqual({ answers: null, options: [null, null] })
  })

  it('do not tell a few by what is left of the sum: the next one goes with them', () => {
    expect(one({ sheets: 50, answers: 50 }, 5, 15, 30)).toEqual({ answers: 50, options: [null, null, 30] })
    expect(one({ sheets: 50, answers: 50 }, 3, 4, 15, 28)).toEqual({ answers: 50, options: [null, null, null, 28] })
    // What is left stands for ten at least, so two hidden ones may do.
    expect(one({ sheets: 50, answers: 50 }, 5, 6, 39)).toEqual({ answers: 50, options: [null, null, 39] })
    expect(one({ sheets: 12, answers: 12 }, 12, 0)).toEqual({ answers: 12, options: [null, null] })
  })

  it('do not tell how few were led past a question', () => {
    expect(one({ sheets: 103, answers: 100 }, 60, 40)).toEqual({ answers: null, options: [60, null] })
    expect(many({ sheets: 103, answers: 100 }, 60, 40)).toMatchObject({ answers: null })
    expect(one({ sheets: 110, answers: 100 }, 60, 40)).toEqual({ answers: 100, options: [60, 40] })
  })

  it('do not tell how few left it out of those who came to it, whom an answer before may show', () => {
    // 184 said "pupil" and were led here; 160 others were not.
    expect(one({ sheets: 344, answers: 180, skipped: 4 }, 110, 70)).toEqual({ answers: null, options: [110, null] })
    expect(many({ sheets: 344, answers: 180, skipped: 4 }, 110, 180)).toEqual({ answers: null, options: [110, null] })
  })

  it('do not tell how few did not choose one of several', () => {
    expect(many({ sheets: 50, answers: 50 }, 45, 20)).toEqual({ answers: 50, options: [null, 20] })
    expect(many({ sheets: 50, answers: 50 }, 50, 20)).toEqual({ answers: 50, options: [50, 20] })
  })

  // Over thousands of tables: adding and subtracting what is shown, and both sums, gives no number of one to nine people.
  it('leave nothing between one and nine by adding and subtracting, whatever was answered', () => {
    for (let seed = 1; seed <= 6_000; seed++) {
      const draw = (turn: number, below: number): number => (seed * (turn + 3) * 7_919 + turn * 104_729) % below
      const cells = Array.from({ length: 2 + (seed % 4) }, (_, place) => draw(place, seed % 3 === 0 ? 14 : 40))
      const answers = sum(cells)
      const skipped = draw(7, 25) % 3 === 0 ? 0 : draw(7, 25)
      const reached = answers + skipped
      const sheets = reached + (draw(8, 30) % 3 === 0 ? 0 : draw(8, 30))
      const total = one({ sheets, answers, skipped }, ...cells)
      const shown = total.options.filter((count) => count !== null)
      for (const count of shown) expect(count).toBeGreaterThanOrEqual(10)
      if (sheets < 10 || answers < 10) expect(shown).toEqual([])
      else {
        // Each sum somebody may know, with the number of parts of it that they do not see.
        const missing = total.options.length - shown.length
        const sums = [
          { of: reached, missing: missing + (skipped > 0 && total.answers === null ? 1 : 0) },
          { of: sheets, missing: missing + (total.answers === null ? 1 : 0) },
          ...(total.answers === null ? [] : [{ of: total.answers, missing }]),
        ]
        for (const known of sums) {
          const left = known.of - sum(shown) - (total.answers === null ? 0 : known.of - total.answers)
          if (known.missing > 0) expect(left, JSON.stringify({ cells, skipped, sheets, total })).toBeGreaterThanOrEqual(10)
        }
        if (total.answers !== null)
          for (const known of [reached, sheets])
            expect([true, known - total.answers]).toEqual([!isOneToNine(known - total.answers), known - total.answers])
        if (shown.length === total.options.length - 1) expect(total.answers).toBeNull()
      }
    }
  })
})

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0)
const isOneToNine = (count: number): boolean => count > 0 && count < 10
