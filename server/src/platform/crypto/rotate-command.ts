import { randomBytes } from 'node:crypto'
import { runForOperator, type Visit } from '../operator.ts'
import { demoMasterKeys, writeDemoKeys } from './demo-keys.ts'
import { knownMaster, type MasterKeys, newestOf, rewrapKeys, showMaster } from './vault.ts'

/*
 * npm run keys:rotate (docs/operate/keys.md): wraps every key under the newest master, beside a running server or without one.
 * It may be stopped at any moment and called again: each key says itself which master it needs.
 */

await runForOperator(async (visit) => {
  const { config } = visit.platform
  const in_file = !process.env.MASTER_KEY?.trim() && !process.env.MASTER_KEY_FILE
  const masters = config.master_keys.size > 1 ? config.master_keys : in_file ? addDemoKey(config.data_dir, visit) : null
  if (masters === null) {
    visit.say(`MASTER_KEY holds version ${newestOf(config.master_keys)} alone. Put a newer one behind a comma, for every node:`)
    visit.say(`  MASTER_KEY="<what it is now>,${newestOf(config.master_keys) + 1}:$(openssl rand -base64 32)"`)
    visit.say('Start every node again with it, then call this command once more with the same MASTER_KEY.')
    return 1
  }
  return rotate(visit, masters, in_file)
})

async function rotate({ platform: { db, config }, served, say }: Visit, masters: MasterKeys, in_file: boolean): Promise<number> {
  const newest = newestOf(masters)
  if (served && (await knownMaster(db)) < newest) {
    say(`The server that runs does not know version ${newest} yet. Start it again, then call this command once more.`)
    return 1
  }
  await showMaster(db, masters)
  const count = await rewrapKeys(db, masters, (done) => say(`${done} keys wrapped anew …`))
  say(`${count} keys wrapped anew; version ${newest} opens all of them.`)
  if (in_file) writeDemoKeys(config.data_dir, new Map([[newest, masters.get(newest)!]]))
  else say(`Take the older versions out of MASTER_KEY at the next start. Keep them with the backups made until now.`)
  return 0
}

/** The demo keeps its keys in a file, so the new one is made here. */
function addDemoKey(data_dir: string, { say }: Visit): MasterKeys {
  const keys = new Map(demoMasterKeys(data_dir))
  const version = newestOf(keys) + 1
  keys.set(version, randomBytes(32))
  writeDemoKeys(data_dir, keys)
  say(`Version ${version} was made in ${data_dir}/keys.`)
  return keys
}
