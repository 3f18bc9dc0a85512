import type { AuditFault } from '@himoya/contract/audit/audit-lists'
import { runForOperator } from '../../platform/operator.ts'
import { verifyLog } from './verify.service.ts'

/* npm run audit:verify: reads the whole log, beside a running server or without one. Ends with 0 when it is whole, else 1. */

const WORDS: Record<AuditFault, string> = {
  changed: 'is not as it was written',
  missing: 'is gone',
  out_of_place: 'is not where it was written',
  cut_off: 'and all after it are gone',
  head_wrong: 'is said to be the last one, and is not',
  mark_forged: 'has a mark that was not made with our key',
  marks_gone: 'and all others have lost their marks, in the database or in DATA_DIR/audit',
}

await runForOperator(async ({ platform, say }) => {
  const { whole, entries, first_seq, last_seq, anchored_seq, findings, found } = await verifyLog(platform)
  for (const { fault, seq, id } of findings) say(`entry ${seq}${id === null ? '' : ` (${id})`} ${WORDS[fault]}`)
  if (found > findings.length) say(`… and ${found - findings.length} more`)
  say(`${entries} entries, ${first_seq} to ${last_seq}; under the key up to ${anchored_seq}.`)
  say(
    whole ? 'The audit log is whole.' : 'The audit log is NOT as it was written. Keep everything as it is: docs/operate/audit.md',
  )
  return whole ? 0 : 1
})
