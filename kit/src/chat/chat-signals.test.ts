import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createChatSignals, NO_SIGNALS, type Signals } from './chat-signals.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function openSignals() {
  const sent: object[] = []
  const line = { open: true }
  const seen: { signals: Signals } = { signals: NO_SIGNALS }
  const signals = createChatSignals({
    is_admin: false,
    post(frame) {
      if (line.open) sent.push(frame)
      return line.open
    },
    onChange: (changes) => (seen.signals = { ...seen.signals, ...changes }),
  })
  return { signals, sent, line, seen }
}

describe('reading', () => {
  it('is told once in two seconds, with the newest, and never backwards', () => {
    const { signals, sent } = openSignals()
    signals.opened({ me: 2, peer: 0 })
    for (const seq of [2, 3, 4, 7, 5]) signals.read(seq)
    expect(sent).toEqual([{ type: 'read', seq: 3 }])
    vi.advanceTimersByTime(2_000)
    expect(sent).toEqual([
      { type: 'read', seq: 3 },
      { type: 'read', seq: 7 },
    ])
    vi.advanceTimersByTime(10_000)
    expect(sent).toHaveLength(2)
  })

  it('that happened without a connection is told when it is back', () => {
    const { signals, sent, line, seen } = openSignals()
    line.open = false
    signals.read(4)
    expect(seen.signals.read).toEqual({ me: 4, peer: 0 })
    line.open = true
    signals.opened({ me: 1, peer: 3 })
    expect(sent).toEqual([{ type: 'read', seq: 4 }])
    expect(seen.signals.read).toEqual({ me: 4, peer: 3 })
  })

  it('of the other side only grows', () => {
    const { signals, seen } = openSignals()
    signals.opened({ me: 0, peer: 5 })
    signals.hear({ type: 'read', who: 'peer', seq: 3 })
    expect(seen.signals.read?.peer).toBe(5)
    signals.hear({ type: 'read', who: 'peer', seq: 6 })
    expect(seen.signals.read?.peer).toBe(6)
  })
})

describe('typing', () => {
  it('is told at most once in three seconds, and its end once', () => {
    const { signals, sent } = openSignals()
    for (let key = 0; key < 40; key += 1) {
      signals.typing(true)
      vi.advanceTimersByTime(100)
    }
    expect(sent).toEqual([
      { type: 'typing', on: true },
      { type: 'typing', on: true },
    ])
    signals.typing(false)
    signals.typing(false)
    expect(sent.slice(2)).toEqual([{ type: 'typing', on: false }])
  })

  it('of the other side is over after six seconds, or with their message', () => {
    const { signals, seen } = openSignals()
    signals.hear({ type: 'typing', on: true })
    vi.advanceTimersByTime(5_999)
    expect(seen.signals.peer_types).toBe(true)
    vi.advanceTimersByTime(1)
    expect(seen.signals.peer_types).toBe(false)
    signals.hear({ type: 'typing', on: true })
    const message = { id: '1', message: 'Salom', created_at: '', is_admin: true, seq: 1, cid: 'c', kind: 'text' as const }
    signals.hear({ ...message, is_admin: false })
    expect(seen.signals.peer_types).toBe(true)
    signals.hear(message)
    expect(seen.signals.peer_types).toBe(false)
  })
})
