import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { partOf } from '../subjects.mjs'
import { filesUnder, lineAt, report, ROOT, type Findings } from './report.ts'

const WRITES = [
  /[.](?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*\[?['"`](\w+)/g,
  /\b(?:INSERT\s+INTO|DELETE\s+FROM|MERGE\s+INTO|TRUNCATE(?:\s+TABLE)?)\s+"?(\w+)/gi,
  /\bUPDATE\s+"?(\w+)"?\s+(?:AS\s+\w+\s+|\w+\s+)?SET\b/gi,
]

/** A sealed migration names the owner of its day: whose these are since the desk kept only what it hears and hands on. */
const SINCE = {
  owner: 'modules/care',
  tables: /^desk_(?:note|note_count|note_reading|tag|chat_tag|risk_change|hint_reading|hint_dismissal|block)$/,
}

/**
 * Tables by owner, read from the migrations: an `-- Owner: modules/chat.` line rules until the next, with or without the module's
 * subject (`modules/content/faq`). A table that moves house is named again below its new owner (COMMENT ON TABLE); one with a new
 * name is still its owner's.
 */
export function tableOwners(root: string): { owners: Map<string, string>; findings: string[] } {
  const owners = new Map<string, string>()
  const findings: string[] = []
  for (const path of filesUnder(root, 'server/migrations', /[.]sql$/)) {
    let owner: string | undefined
    for (const [index, line] of readFileSync(join(root, path), 'utf8').split('\n').entries()) {
      owner = /^-- Owner: ([\w-]+(?:\/[\w-]+)+)/.exec(line)?.[1]?.replace(/^modules\/.*\//, 'modules/') ?? owner
      const table =
        /^\s*(?:CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?|COMMENT ON TABLE |ALTER TABLE \w+ RENAME TO )"?(\w+)/i.exec(
          line,
        )?.[1]
      if (!table) continue
      if (owner) owners.set(table, owner)
      else findings.push(`${path}:${index + 1} table ${table} has no owner`)
    }
  }
  for (const table of owners.keys()) if (SINCE.tables.test(table)) owners.set(table, SINCE.owner)
  return { owners, findings }
}

/** `server/src/modules/content/faq/faq.store.ts` -> `modules/faq`, `server/src/platform/sms/sms.store.ts` -> `platform/sms`. */
const moduleOf = (path: string): string => {
  const part = partOf(path)
  return part === undefined ? path.split('/').slice(2, 4).join('/') : `modules/${part}`
}

/** A store writes only the tables of its own module; reads may join any. */
export function checkTableOwners(root: string): Findings {
  const { owners, findings } = tableOwners(root)
  const paths = filesUnder(root, 'server/src', /[.]ts$/).filter((path) => !/[.]test[.]ts$|generated-/.test(path))
  for (const path of paths) {
    const text = readFileSync(join(root, path), 'utf8')
    for (const match of WRITES.flatMap((pattern) => [...text.matchAll(pattern)])) {
      const owner = owners.get(match[1]!)
      if (owner && owner !== moduleOf(path)) {
        findings.push(`${path}:${lineAt(text, match.index)} writes ${match[1]}, which belongs to ${owner}`)
      }
    }
  }
  return { findings, summary: `${owners.size} tables, ${paths.length} files` }
}

if (import.meta.main) report('table owners', checkTableOwners(ROOT))
