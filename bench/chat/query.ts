import { singleConnection } from '../../server/src/platform/db/connect.ts'

/** One query on a connection of its own. */
export async function query<T>(url: string, text: string, values: unknown[] = []): Promise<T[]> {
  const client = singleConnection(url, 'bench')
  await client.connect()
  try {
    return (await client.query(text, values)).rows as T[]
  } finally {
    await client.end()
  }
}
