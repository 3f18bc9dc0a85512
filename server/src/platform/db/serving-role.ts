import pg from 'pg'
import { singleConnection } from './connect.ts'
import { startRefused } from './start-refused.ts'

/** Any number, the same in every release: two nodes that start together grant one after the other. */
const GRANT_LOCK = 1_212_764_536
const QUEUE = 'graphile_worker'

/** Of a table: what of reading, adding, changing and deleting the server does without. */
export type Withheld = Readonly<Record<string, string>>

/** What each says of where the tables are; the queue's are read only by their library. */
const MIGRATED: Withheld = { migration: 'insert, update, delete', [`${QUEUE}.migrations`]: 'insert, update, delete' }

/**
 * Answers the role of `url`. Refuses (`StartRefused`) one that may do more than use tables: a statement that is slipped in would
 * have all of it.
 */
export async function readServingRole(url: string): Promise<string> {
  const client = singleConnection(url)
  try {
    await client.connect()
    const { rows } = await client.query<{ role: string; mights: string[] }>(
      `select rolname as role, array_remove(array[
        case when rolsuper then 'is a superuser' end,
        case when rolcreaterole or rolcreatedb or rolreplication or rolbypassrls then 'makes roles or databases, replicates or passes by row security' end,
        case when has_database_privilege(oid, current_database(), 'create') then 'may create schemas' end,
        case when exists (select from pg_namespace where nspname in (current_schema(), $1)
          and has_schema_privilege(pg_roles.oid, pg_namespace.oid, 'create')) then 'may create tables' end,
        case when exists (select from pg_class join pg_namespace on pg_namespace.oid = relnamespace
          where nspname in (current_schema(), $1) and pg_has_role(pg_roles.oid, relowner, 'member')) then 'owns tables or stands in for their owner' end,
        case when exists (select from pg_roles mighty where rolname in
          ('pg_execute_server_program', 'pg_read_server_files', 'pg_write_server_files', 'pg_write_all_data')
          and pg_has_role(pg_roles.oid, mighty.oid, 'member')) then 'reads or writes beyond its tables' end
      ], null) as mights from pg_roles where rolname = session_user`,
      [QUEUE],
    )
    const { role, mights } = rows[0]!
    if (mights.length === 0) return role
    throw startRefused(
      `Beside DATABASE_OWNER_URL the role of DATABASE_URL only serves, but ${role} ${mights.join(', ')}. Make one as docs/operate/deploy.md says.`,
    )
  } finally {
    await client.end()
  }
}

/**
 * Gives `role` what serving takes of all there is now, and nothing else: rows of tables, numbers of sequences. `owner` is whoever
 * migrates. The queue's library locks its tables up for all but their owner (row security without a policy); grants do that here.
 */
export async function grantServing(owner: pg.Pool, role: string, withheld: Withheld): Promise<void> {
  const to = pg.escapeIdentifier(role)
  const { rows } = await owner.query<{ schema: string }>(`select quote_ident(current_schema()) as schema`)
  const schemas = `${rows[0]!.schema}, ${QUEUE}`
  const kept = Object.entries({ ...MIGRATED, ...withheld }).map(([table, rights]) => `revoke ${rights} on ${table} from ${to};`)
  // Sent as one, so it is one transaction: nobody is served without rights meanwhile.
  await owner.query(`
    select pg_advisory_xact_lock(${GRANT_LOCK});
    do $do$ declare locked regclass; begin
      for locked in select oid from pg_class where relnamespace = '${QUEUE}'::regnamespace and relrowsecurity loop
        execute format('alter table %s disable row level security', locked);
      end loop;
    end $do$;
    grant usage on schema ${schemas} to ${to};
    revoke all on all tables in schema ${schemas} from ${to};
    grant select, insert, update, delete on all tables in schema ${schemas} to ${to};
    grant usage on all sequences in schema ${schemas} to ${to};
    ${kept.join('\n')}`)
}
