import { writeFileSync } from 'node:fs'
import { runForTerminal } from '../../platform/operator.ts'
import { startRefused } from '../../platform/db/start-refused.ts'
import { makeIdentity } from './sealed-object.ts'

/* npm run backup:key -- FILE: the pair of keys for backups, made where the private half shall stay. */

await runForTerminal(async (say) => {
  const file = process.argv[2]
  if (!file) throw startRefused('Where shall the private key go? npm run backup:key -- FILE')
  const { identity, recipient } = await makeIdentity()
  try {
    writeFileSync(file, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx', flush: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw startRefused(`${file} is there already; a key is not written over.`)
    throw error
  }
  say(`The private key lies in ${file}. Keep it, and a copy on paper, where the server is not. For the server:`)
  say(`BACKUP_RECIPIENTS=${recipient}`)
  return 0
})
