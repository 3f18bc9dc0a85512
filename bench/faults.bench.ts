// npm run bench -- faults [short | long | <fault>] [--seed N]: the oracle of the delivery promise over every fault.
import { parseArgs } from 'node:util'
import { runCommand } from './faults/command.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, out: { type: 'string' }, cycles: { type: 'string' }, rounds: { type: 'string' } },
})
process.exitCode = await runCommand(positionals[0] ?? 'short', values)
