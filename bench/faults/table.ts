import { countsByKind, type Result } from './stage.ts'

const SHOWN = 8

export function printResult({ fault, seed, written, acked, findings, notes, ms }: Result): void {
  const verdict = findings.length === 0 ? 'ok  ' : 'FAIL'
  const seen = notes.length > 0 ? `  (${notes.join('; ')})` : ''
  console.log(`${verdict} ${fault} seed ${seed}: ${acked} of ${written} acknowledged, ${(ms / 1_000).toFixed(1)} s${seen}`)
  for (const { kind, says } of findings.slice(0, SHOWN)) console.log(`     ${kind}: ${says}`)
  if (findings.length > SHOWN) console.log(`     and ${findings.length - SHOWN} more`)
}

export function printTable(results: readonly Result[], skipped: readonly { name: string; reason: string }[]): void {
  const rows = results.map(({ fault, seed, written, acked, findings, ms }) => {
    const { lost, doubled, reordered, hole, unshown, foreign, dropped, stuck, broken } = countsByKind(findings)
    const others = hole + foreign + dropped + stuck + broken
    return { fault, seed, written, acked, lost, doubled, reordered, unshown, others, seconds: Number((ms / 1_000).toFixed(1)) }
  })
  console.table(rows)
  for (const { name, reason } of skipped) console.log(`skipped ${name}: ${reason}`)
}
