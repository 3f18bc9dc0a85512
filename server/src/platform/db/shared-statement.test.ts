import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { untilHolds } from '../../../../kit/test/until.ts'
import { AppError } from '../core/errors.ts'
import { shareStatements } from './shared-statement.ts'

/** Statements as the database would see them; each ends when the test says so. */
function desk(lanes = 1) {
  const statements: {
    items: readonly string[]
    end: (answers?: (string | undefined)[]) => void
    fail: (error: Error) => void
  }[] = []
  const write = (items: readonly string[]): Promise<(string | undefined)[]> =>
    new Promise((resolve, reject) => {
      statements.push({ items, end: (answers = items.map((item) => `${item} stored`)) => resolve(answers), fail: reject })
    })
  const add = shareStatements({ lanes, laneOf: (item: string) => item.charCodeAt(0), write })
  const next = async (count: number) => {
    await untilHolds(() => expect(statements).toHaveLength(count))
    return statements[count - 1]!
  }
  return { add, next, statements }
}

const violation = (): Error => Object.assign(new pg.DatabaseError('duplicate key', 0, 'error'), { code: '23505' })
const overloaded = expect.objectContaining({ code: 'overloaded' })
const answerOf = (work: Promise<string>): Promise<unknown> => work.catch((error: unknown) => error)

describe('writes', () => {
  it('that arrive while a commit is on its way share the next one, in their order', async () => {
    const { add, next, statements } = desk()
    const first = add('a1')
    const one = await next(1)
    const rest = ['a2', 'a3', 'a4'].map(add)
    one.end()
    expect(await first).toBe('a1 stored')
    const two = await next(2)
    expect(two.items).toEqual(['a2', 'a3', 'a4'])
    two.end()
    expect(await Promise.all(rest)).toEqual(['a2 stored', 'a3 stored', 'a4 stored'])
    expect(statements).toHaveLength(2)
  })

  it('of one turn of the loop go together', async () => {
    const { add, next } = desk()
    const all = ['a1', 'a2', 'a3'].map(add)
    const { items, end } = await next(1)
    expect(items).toHaveLength(3)
    end()
    await Promise.all(all)
  })

  it('of one lane never overtake each other, other lanes do not wait for them', async () => {
    const { add, next, statements } = desk(2)
    const slow = add('a1')
    await next(1)
    const behind = add('a2')
    const beside = add('b1')
    ;(await next(2)).end()
    expect(await beside).toBe('b1 stored')
    expect(statements.map(({ items }) => items)).toEqual([['a1'], ['b1']])
    statements[0]!.end()
    ;(await next(3)).end()
    expect(await Promise.all([slow, behind])).toEqual(['a1 stored', 'a2 stored'])
  })

  it('that cannot be done just now are tried again before what came later', async () => {
    const { add, next } = desk()
    const [held, free] = [add('a1'), add('a2')]
    ;(await next(1)).end([undefined, 'a2 stored'])
    expect(await free).toBe('a2 stored')
    const two = await next(2)
    const later = add('a3')
    two.end([undefined])
    const three = await next(3)
    expect(three.items).toEqual(['a1', 'a3'])
    three.end()
    expect(await Promise.all([held, later])).toEqual(['a1 stored', 'a3 stored'])
  })
})

describe('a write that makes the statement fail', () => {
  it('fails alone, and the others go through in their order', async () => {
    const stored: string[] = []
    const write = async (items: readonly string[]): Promise<string[]> => {
      if (items.includes('bad')) throw violation()
      stored.push(...items)
      return [...items]
    }
    const add = shareStatements({ lanes: 1, laneOf: () => 0, write })
    const items = ['1', '2', '3', 'bad', '4', '5', 'bad', '6']
    const answers = await Promise.all(items.map((item) => answerOf(add(item))))
    expect(stored).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(answers.filter((answer) => answer instanceof pg.DatabaseError)).toHaveLength(2)
    expect(answers.filter((answer) => typeof answer === 'string')).toEqual(stored)
  })

  it('is not looked for when the database itself is away', async () => {
    const { add, next, statements } = desk()
    const all = ['a1', 'a2', 'a3'].map((item) => answerOf(add(item)))
    ;(await next(1)).fail(new Error('Connection terminated unexpectedly'))
    for (const answer of await Promise.all(all)) expect(answer).toBeInstanceOf(Error)
    expect(statements).toHaveLength(1)
  })
})

describe('a database that is too slow', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
  afterEach(() => void vi.useRealTimers())
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

  it('is waited for 5 s; then everybody is told, and nobody is taken until it answers', async () => {
    const { add, statements } = desk()
    const early = answerOf(add('a1'))
    await turn()
    const behind = answerOf(add('a2'))
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await Promise.all([early, behind])).toEqual([overloaded, overloaded])
    expect(await answerOf(add('a3'))).toEqual(overloaded)
    expect(statements).toHaveLength(1)

    statements[0]!.end()
    await turn()
    const after = add('a4')
    await turn()
    expect(statements[1]!.items).toEqual(['a4'])
    statements[1]!.end()
    expect(await after).toBe('a4 stored')
  })

  it('does not fill the memory: beyond 8,000 the next one is refused at once', async () => {
    const { add } = desk()
    void answerOf(add('a0'))
    await turn()
    const waiting = Array.from({ length: 8_000 }, () => add('a1'))
    for (const one of waiting) one.catch(() => 'refused later')
    await expect(add('a2')).rejects.toBeInstanceOf(AppError)
  })
})
