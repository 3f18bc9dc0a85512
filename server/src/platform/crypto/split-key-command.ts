import { readConfig } from '../../config.ts'
import { runForTerminal } from '../operator.ts'
import { SHARES, splitKey, THRESHOLD } from './key-shares.ts'
import { newestOf } from './vault.ts'

/* npm run keys:split (docs/operate/keys.md): the newest master key in five shares for five people, of whom any three open it. */

await runForTerminal(async (say) => {
  const { master_keys } = readConfig(process.env)
  const version = newestOf(master_keys)
  for (const share of await splitKey({ version, key: master_keys.get(version)! })) say(`${share}\n`)
  say(
    `Version ${version} in ${SHARES} shares. Print each on a paper of its own, for ${SHARES} people; any ${THRESHOLD} together have the key.`,
  )
  say('Then close this terminal: whoever reads three lines of it has the key.')
  return 0
})
