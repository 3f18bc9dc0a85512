import pg from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL on which tests may make databases. */
    test_server_url: string
    /** The migrated database they are copied from. */
    test_template: string
    /** Gone after the run, with whatever tests leave in it. */
    test_folder: string
  }
}

/** The same server, another database: in `postgres://user@/name?host=/folder` only the name changes. */
export function databaseUrl(server_url: string, database: string): string {
  return server_url.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${database}`)
}

let made = 0

/**
 * A database of the caller's own, as the migrations leave it, or an empty one (`template1`); `drop` throws it away with
 * whoever is still connected.
 */
export async function createTestDatabase(template = inject('test_template')): Promise<{ url: string; drop(): Promise<void> }> {
  const server_url = inject('test_server_url')
  made += 1
  const name = `himoya_test_${process.pid}_${made}`
  // Nobody is connected to the template and nothing waits for the disk: copying files is the least work.
  await onServer(server_url, `create database ${name} template ${template} strategy file_copy`)
  return {
    url: databaseUrl(server_url, name),
    drop: () => onServer(server_url, `drop database if exists ${name} with (force)`),
  }
}

async function onServer(server_url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server_url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
