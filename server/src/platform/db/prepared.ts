import type pg from 'pg'

/** `/* chat.write *\/` in front of a statement, or behind its `select` where Kysely's `modifyFront` puts it. */
const NAMED = /^(?:select )?\/\* ([a-z][\w.]{2,60}) \*\//

/**
 * Statements that carry a name are parsed and planned once per connection instead of at each call: a quarter of the
 * database's processor time for the insert of a message. One name, one text; without a name nothing changes.
 */
export function prepareNamed(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((first: unknown, ...more: unknown[]) => {
    const name = typeof first === 'string' ? NAMED.exec(first)?.[1] : undefined
    return name === undefined ? query(first, ...more) : query({ name, text: first }, ...more)
  }) as typeof client.query
}
