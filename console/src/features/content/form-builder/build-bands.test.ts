import { describe, expect, it } from 'vitest'
import { blankWorking, type Working } from '../public/working.ts'
import { addBand, rangesOf, removeBand, setBand, setBandWords, setStep, sortBands } from './build-bands.ts'
import type { Change } from './build-questions.ts'
import { bandsOf, bandWords } from './built.ts'

const after = (working: Working, ...changes: Change[]): Working => changes.reduce((all, change) => change(all), working)
const three = after(blankWorking('test'), addBand(), addBand(), addBand())
const [first, second, third] = bandsOf(three.facts).map(({ key }) => key) as [string, string, string]

describe('the results of a test', () => {
  it('cover every score from the beginning', () => {
    expect(rangesOf(bandsOf(three.facts)).map(({ from, until }) => [from, until])).toEqual([
      [0, 49],
      [50, 74],
      [75, 100],
    ])
  })

  it('stand in the order of where they begin', () => {
    const moved = after(three, setBand(second, { from: 90 }), sortBands)
    expect(bandsOf(moved.facts).map(({ key }) => key)).toEqual([first, third, second])
  })

  it('still begin at 0 when the first one goes, and its words go with it', () => {
    const left = after(three, setBandWords('uz', first, { title: 'Yaxshi' }), removeBand(first))
    expect(bandsOf(left.facts).map(({ from }) => from)).toEqual([0, 75])
    expect(bandWords(left.texts.uz, first)).toEqual({ title: '', advice: '' })
  })

  it('keep three steps, whichever is chosen', () => {
    const [band] = bandsOf(after(three, setBand(first, { steps: [] })).facts)
    const chosen = after(three, setStep(band!, 1, { to: 'numbers', id: null }))
    expect(bandsOf(chosen.facts)[0]!.steps.map(({ to }) => to)).toEqual(['learn', 'numbers', 'chat'])
  })
})
