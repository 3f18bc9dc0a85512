import type { Result } from './attack.ts'

const SHOWN = 12

export function printResult({ attack, seed, findings, figures, ms }: Result): void {
  const seen = Object.entries(figures).map(([name, value]) => `${name} ${value}`)
  console.log(
    `${findings.length === 0 ? 'ok  ' : 'FAIL'} ${attack} seed ${seed}, ${(ms / 1_000).toFixed(1)} s  (${seen.join('; ')})`,
  )
  for (const [kind, same] of Map.groupBy(findings, (finding) => finding.kind)) {
    for (const { says } of same.slice(0, SHOWN)) console.log(`     ${kind}: ${says}`)
    if (same.length > SHOWN) console.log(`     ${kind}: and ${same.length - SHOWN} more`)
  }
}

export function printTable(results: readonly Result[]): void {
  console.table(
    results.map(({ attack, seed, findings, ms }) => ({
      attack,
      seed,
      findings: findings.length,
      seconds: Number((ms / 1_000).toFixed(1)),
    })),
  )
}
