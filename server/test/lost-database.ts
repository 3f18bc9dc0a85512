import pg from 'pg'
import { vi } from 'vitest'

type Asked = { text?: string }
type Submit = (this: Asked, connection: object) => Error | null

/**
 * The database is gone from the commit on that ends the transaction which writes into `table`: whatever is asked of it afterwards
 * fails, until it is brought back.
 */
export function loseDatabaseAfterCommit(table: string): { isLost(): boolean; bringBack(): void } {
  const query = pg.Query.prototype as unknown as { submit: Submit }
  const { submit } = query
  const writing = new WeakSet<object>()
  let lost = false
  const spy = vi.spyOn(query, 'submit').mockImplementation(function (this: Asked, connection) {
    const { text = '' } = this
    if (lost) return Object.assign(new Error('the database is gone'), { code: '57P01' })
    if (text.includes(`insert into "${table}"`)) writing.add(connection)
    if (text === 'commit' && writing.has(connection)) lost = true
    return submit.call(this, connection)
  })
  return { isLost: () => lost, bringBack: () => spy.mockRestore() }
}
