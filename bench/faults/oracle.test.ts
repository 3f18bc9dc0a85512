import { describe, expect, it } from 'vitest'
import { judge, type Row, type Witness } from './oracle.ts'

const CHAT = 'chat'
const row = (seq: number, cid: string, sender_id: string): Row => ({ chat_id: CHAT, seq, cid, sender_id })
const ROWS = [row(1, 'a1', 'child'), row(2, 'b1', 'counsellor'), row(3, 'a2', 'child')]
const shown = ROWS.map(({ seq, cid }) => ({ seq, cid, text: cid }))
const texts = (...cids: string[]) => cids.map((cid) => ({ cid, text: `text of ${cid}` }))

const child: Witness = {
  name: 'child',
  sender_id: 'child',
  chat_id: CHAT,
  written: texts('a1', 'a2'),
  acks: new Map([
    ['a1', 1],
    ['a2', 3],
  ]),
  shown,
  heard: shown,
  outbox: [],
  stays: true,
}
const kinds = (rows: readonly Row[], changes: Partial<Witness> = {}): string[] => [
  ...new Set(judge(rows, [{ ...child, ...changes }]).map(({ kind }) => kind)),
]

describe('the oracle', () => {
  it('is silent when everything is as promised', () => {
    expect(judge(ROWS, [child])).toEqual([])
  })

  it('sees an acknowledged message that is not stored', () => {
    const rows = ROWS.slice(0, 2)
    expect(kinds(rows, { shown: shown.slice(0, 2), heard: [] })).toEqual(['lost'])
  })

  it('sees a message stored twice, under one cid or under two', () => {
    const twice = [...ROWS, row(4, 'a2', 'child')]
    expect(kinds(twice)).toContain('doubled')
    const again = [...ROWS, row(4, 'a3', 'child')]
    const written = [...texts('a1', 'a2'), { cid: 'a3', text: 'text of a2' }]
    const acks = new Map([...child.acks, ['a3', 4]] as const)
    expect(kinds(again, { written, acks, shown: [...shown, { seq: 4, cid: 'a3', text: '' }] })).toEqual(['doubled'])
  })

  it('sees a sender’s messages in another order than they were written', () => {
    expect(kinds(ROWS, { written: texts('a2', 'a1') })).toEqual(['reordered'])
  })

  it('sees a hole in the numbers', () => {
    expect(kinds([row(1, 'a1', 'child'), row(3, 'a2', 'child')], { shown: [shown[0]!, shown[2]!], heard: [] })).toEqual(['hole'])
  })

  it('sees a screen that misses, doubles or mixes up messages, unless it was shut out', () => {
    expect(kinds(ROWS, { shown: shown.slice(0, 2) })).toEqual(['unshown'])
    expect(kinds(ROWS, { shown: shown.slice(0, 2), stays: false })).toEqual([])
    expect(kinds(ROWS, { shown: [...shown, shown[2]!] })).toEqual(['doubled'])
    expect(kinds(ROWS, { shown: shown.toReversed() })).toEqual(['reordered'])
  })

  it('sees another chat’s message, on the screen or only on the wire', () => {
    expect(kinds(ROWS, { shown: [...shown, { seq: 4, cid: 'x', text: '' }] })).toEqual(['foreign'])
    expect(kinds(ROWS, { heard: [{ seq: 2, cid: 'x' }] })).toEqual(['foreign'])
  })

  it('lets an unacknowledged message be stored or not, and wants it in the outbox', () => {
    const more = { written: texts('a1', 'a2', 'a3'), stays: false }
    expect(kinds(ROWS, { ...more, outbox: ['a3'] })).toEqual([])
    expect(kinds([...ROWS, row(4, 'a3', 'child')], { ...more, outbox: ['a3'] })).toEqual([])
    expect(kinds(ROWS, more)).toEqual(['dropped'])
    expect(kinds(ROWS, { ...more, outbox: ['a3'], stays: true })).toEqual(['stuck'])
  })
})
