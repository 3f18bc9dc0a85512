import { text } from 'node:stream/consumers'
import { runForTerminal } from '../operator.ts'
import { joinKey } from './key-shares.ts'

/* npm run keys:join (docs/operate/keys.md): three shares, a line each, on standard input; the value of MASTER_KEY on standard output, and nothing else. */

await runForTerminal(async (say) => {
  if (process.stdin.isTTY) process.stderr.write('Type three shares, a line each; then Ctrl-D.\n')
  const { version, key } = await joinKey((await text(process.stdin)).split('\n'))
  say(`${version}:${key.toString('base64')}`)
  return 0
})
