import { runForOperator } from '../../platform/operator.ts'
import { endEverySession } from './member-sessions.service.ts'

/* npm run sessions:end -- ALL: everybody signs in anew, persons and members (docs/operate/incident.md). */

await runForOperator(async ({ platform, say }) => {
  if (process.argv[2] !== 'ALL') {
    say('This signs out every child and every member. If that is what you want: npm run sessions:end -- ALL')
    return 1
  }
  const count = await endEverySession(platform)
  say(`${count} sessions are over. It stands in the audit log.`)
  return 0
})
