import { describe, expect, it } from 'vitest'
import { toldOf } from './totals.policy.ts'

const one = (sheets: number, answers: number, ...options: number[]) => toldOf({ asked_as: 'one', answers, options }, sheets)
const many = (sheets: number, answers: number, ...options: number[]) => toldOf({ asked_as: 'many', answers, options }, sheets)

describe('totals', () => {
  it('of ten in each part are told as they are', () => {
    expect(one(30, 30, 10, 20)).toEqual({ answers: 30, options: [10, 20] })
    expect(one(40, 30, 10, 20)).toEqual({ answers: 30, options: [10, 20] })
    expect(many(40, 30, 10, 20)).toEqual({ answers: 30, options: [10, 20] })
  })

  it('of fewer than ten are not told, nor anything of a question that fewer than ten answered', () => {
    expect(one(9, 9, 9, 0)).toEqual({ answers: null, options: [null, null] })
    expect(one(100, 9, 9, 0)).toEqual({ answers: null, options: [null, null] })
    expect(many(100, 9, 9, 9)).toEqual({ answers: null, options: [null, null] })
  })

  it('do not tell a few by what is left of the sum: the next one goes with them', () => {
    expect(one(50, 50, 5, 15, 30)).toEqual({ answers: 50, options: [null, null, 30] })
    expect(one(50, 50, 3, 4, 15, 28)).toEqual({ answers: 50, options: [null, null, null, 28] })
    // What is left stands for ten at least, so two hidden ones may do.
    expect(one(50, 50, 5, 6, 39)).toEqual({ answers: 50, options: [null, null, 39] })
    expect(one(12, 12, 12, 0)).toEqual({ answers: 12, options: [null, null] })
  })

  it('do not tell how few left a question out or were led around it', () => {
    expect(one(103, 100, 60, 40)).toEqual({ answers: null, options: [60, null] })
    expect(many(103, 100, 60, 40)).toMatchObject({ answers: null })
    expect(one(110, 100, 60, 40)).toEqual({ answers: 100, options: [60, 40] })
  })

  it('do not tell how few did not choose one of several', () => {
    expect(many(50, 50, 45, 20)).toEqual({ answers: 50, options: [null, 20] })
    expect(many(50, 50, 50, 20)).toEqual({ answers: 50, options: [50, 20] })
  })

  // Whoever adds and subtracts what is shown gets no number of one to nine people; over all small tables.
  it('leave nothing between one and nine by adding and subtracting, whatever was answered', () => {
    for (let seed = 1; seed <= 4_000; seed++) {
      const cells = Array.from(
        { length: 2 + (seed % 4) },
        (_, place) => (seed * (place + 3) * 7_919) % (seed % 3 === 0 ? 14 : 40),
      )
      const answers = cells.reduce((sum, cell) => sum + cell, 0)
      const skipped = (seed * 31) % 25
      const sheets = answers + skipped
      const told = one(sheets, answers, ...cells)
      const shown = told.options.filter((count) => count !== null)
      for (const count of shown) expect(count).toBeGreaterThanOrEqual(10)
      if (sheets < 10 || answers < 10) expect(shown).toEqual([])
      else {
        const left = (told.answers ?? sheets) - shown.reduce((sum, count) => sum + count, 0)
        const hidden = told.options.length - shown.length + (told.answers === null ? 1 : 0)
        if (hidden > 0) expect([hidden > 1, left >= 10], JSON.stringify({ cells, skipped, told })).toEqual([true, true])
        if (told.answers !== null) expect([0, ...Array.from({ length: 30 }, (_, n) => n + 10)]).toContain(sheets - told.answers)
      }
    }
  })
})
