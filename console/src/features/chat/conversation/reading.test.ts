import { describe, expect, it } from 'vitest'
import { readingOf } from './reading.ts'

const nilufar = { id: 'n', role: 'counsellor' } as const
const zuhra = { id: 'z', role: 'supervisor' } as const
const of = (id: string) => ({ id, alias: 'Somebody' })

describe('what a conversation offers', () => {
  it('lets anyone on the team take a chat that waits', () => {
    expect(readingOf({ state: 'waiting', assigned_to: null }, nilufar)).toBe('claimable')
  })

  it('lets a counsellor write only in their own open chat', () => {
    expect(readingOf({ state: 'active', assigned_to: of('n') }, nilufar)).toBe('mine')
    expect(readingOf({ state: 'ended', assigned_to: of('n') }, nilufar)).toBe('read_only')
  })

  it('never shows a counsellor somebody else’s chat', () => {
    expect(readingOf({ state: 'active', assigned_to: of('x') }, nilufar)).toBe('closed')
    expect(readingOf({ state: 'ended', assigned_to: of('x') }, nilufar)).toBe('closed')
  })

  it('lets a supervisor read the team’s chats without writing in them', () => {
    expect(readingOf({ state: 'active', assigned_to: of('n') }, zuhra)).toBe('read_only')
  })
})
