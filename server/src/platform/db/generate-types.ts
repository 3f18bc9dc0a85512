import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { connect } from './connect.ts'
import { startDatabase } from './launcher.ts'
import { migrate } from './migrate.ts'

type Column = {
  table_name: string
  name: string
  type: string
  nullable: boolean
  has_default: boolean
  /** The column's own `CHECK (column IN (…))`, as PostgreSQL spells it back. */
  choices: string | null
}

const TYPES: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  text: 'string',
  timestamptz: 'Date',
  tsvector: 'string',
  uuid: 'string',
}

/** Our tables are those of the schema `public`; the job queue keeps its own in another. */
const COLUMNS = String.raw`
  select c.relname as table_name, a.attname as name, t.typname as type, not a.attnotnull as nullable,
    a.atthasdef or a.attidentity <> '' as has_default,
    (select pg_get_constraintdef(k.oid) from pg_constraint k
     where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) ~ '^CHECK \(\(\w+ = (ANY \(ARRAY\[)?'''
     limit 1) as choices
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migration'
  order by c.relname, a.attnum`

/** The TypeScript of the database's tables as they are; `pool` is a migrated database. */
export async function describeTables(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<Column>(COLUMNS)
  const tables = Map.groupBy(rows, ({ table_name }) => table_name)
  const members = [...tables].map(
    ([name, columns]) => `  ${name}: {\n${columns.map((column) => `    ${member(column)}\n`).join('')}  }\n`,
  )
  return [
    '// Made from the migrations by `npm run db:types`; a test fails when it is out of date.',
    `import type { Generated } from 'kysely'\n`,
    `export type DB = {\n${members.join('')}}\n`,
  ].join('\n')
}

function member({ name, type, nullable, has_default, choices }: Column): string {
  const read = `${choices ? union(choices) : typeOf(type)}${nullable ? ' | null' : ''}`
  return `${name}: ${has_default ? `Generated<${read}>` : read}`
}

function typeOf(type: string): string {
  if (type.startsWith('_')) return `${typeOf(type.slice(1))}[]`
  const found = TYPES[type]
  if (!found)
    throw new Error(`generate-types: no TypeScript for the type ${type}; add it to TYPES and, if needed, a parser to connect.ts`)
  return found
}

/** `CHECK ((state = ANY (ARRAY['a'::text, 'b'::text])))` as `'a' | 'b'`. */
function union(choices: string): string {
  return [...choices.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, value]) => `'${value}'`).join(' | ')
}

async function main(): Promise<void> {
  const data_dir = mkdtempSync(join(tmpdir(), 'himoya-types-'))
  const database = await startDatabase({ data_dir, settings: { fsync: 'off' } })
  const { pool } = connect(database.url)
  try {
    await migrate(pool)
    writeFileSync(join(import.meta.dirname, 'generated-types.ts'), await describeTables(pool))
  } finally {
    await pool.end()
    await database.stop()
    rmSync(data_dir, { recursive: true, force: true })
  }
}

if (import.meta.main) await main()
