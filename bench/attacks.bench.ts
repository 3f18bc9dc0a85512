// npm run bench -- attacks [short | long | <attack>] [--seed N] [--form long]: what is sent to stop it, and to stand in for another.
// Without a seed the long form takes a new one, all else seed 1.
import { parseArgs } from 'node:util'
import { runCommand } from './attacks/command.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, out: { type: 'string' }, form: { type: 'string' } },
})
// Servers it started go with it (faults/house.ts), also when somebody stops it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))
const code = await runCommand(positionals[0] ?? 'short', values)
process.exit(code)
