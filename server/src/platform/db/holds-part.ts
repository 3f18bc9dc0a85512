import { comparable } from '@himoya/contract/read-text'
import { sql } from 'kysely'

/** Whether a column's text has what was looked for in it, however either was typed (migration 0054, text_comparable). */
export const holdsPart = (column: string, search: string) =>
  sql<boolean>`strpos(text_comparable(${sql.ref(column)}), ${comparable(search)}) > 0`
