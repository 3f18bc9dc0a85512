import { AUDIT_WITHHELD } from './modules/audit/audit.service.ts'
import { connect } from './platform/db/connect.ts'
import { migrate } from './platform/db/migrate.ts'
import { grantServing, readServingRole } from './platform/db/serving-role.ts'
import { migrateJobs } from './platform/jobs/job-runner.ts'

/** The same database by two roles: who serves, and who owns and migrates it; null: one role does both. */
export type Addresses = { url: string; owner_url: string | null }

/** Brings the tables of `migrations` up to date, and what the serving role may do with them. It takes as long as it takes. */
export async function bringUpToDate({ url, owner_url }: Addresses, migrations?: string): Promise<void> {
  const { pool } = connect(owner_url ?? url, 2)
  try {
    await migrate(pool, migrations)
    await migrateJobs(pool)
    if (owner_url !== null) await grantServing(pool, await readServingRole(url), AUDIT_WITHHELD)
  } finally {
    await pool.end()
  }
}
