import { operatorLink } from './operator-link.service.ts'
import { runForOperator } from '../../platform/operator.ts'

/*
 * npm run admin:invite -- EMAIL: a one-time link for a member who cannot get in any other way, beside a running server or without
 * one (docs/operate/members.md). It is written to a file, never to the terminal.
 */

await runForOperator(async ({ platform, say }) => {
  const email = process.argv[2]
  if (!email) {
    say('Name the member: npm run admin:invite -- admin@example.uz')
    return 1
  }
  const file = await operatorLink(platform, email)
  if (file === null) {
    say('There is no administrator or supervisor with this e-mail, or their access is closed.')
    return 1
  }
  say(`The link lies in ${file}. It opens once, for three days. Hand it over, then delete the file.`)
  say('All supervisors were told, and it stands in the audit log.')
  return 0
})
