// npm run bench -- faults [short | long | <fault>] [--seed N]: the oracle of the delivery promise over every fault. Without a seed the
// long form takes a new one, all else seed 1.
import { parseArgs } from 'node:util'
import { runCommand } from './faults/command.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, out: { type: 'string' }, cycles: { type: 'string' }, rounds: { type: 'string' } },
})
// Servers it started go with it (house.ts), also when somebody stops it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))
// Left to end by itself, Node 24 can spin for ever over sockets that were reset on both sides.
const code = await runCommand(positionals[0] ?? 'short', values)
process.exit(code)
