// npm run advisories: asks the package manager what is known of the packages that are installed; ends with 1 when something must be
// replaced. Needs the network, so it is no part of npm test. Within what time: docs/operate/packages.md.
import { execFile } from 'node:child_process'
import { ROOT, runScript } from './project.mjs'

const DAYS = { critical: 2, high: 7, moderate: 30, low: 90, info: 90 }

await runScript(async () => {
  const { text, failure } = await new Promise((resolve) => {
    execFile('npm', ['audit', '--json'], { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 }, (error, stdout) =>
      resolve({ text: stdout, failure: error }),
    )
  })
  const report = parsed(text)
  if (!report?.vulnerabilities) {
    console.error(`Nothing was learnt: ${report?.message ?? failure?.message ?? 'no answer'}`)
    return 2
  }
  const found = Object.values(report.vulnerabilities)
  for (const { name, severity, via } of found) {
    const reasons = via.map((one) => (typeof one === 'string' ? `through ${one}` : `${one.title} ${one.url}`))
    console.log(`${severity}: ${name}, to be replaced within ${DAYS[severity]} days of the advisory\n  ${reasons.join('\n  ')}`)
  }
  console.log(`${report.metadata?.dependencies?.total ?? '?'} packages, ${found.length} with something known`)
  return found.length > 0 ? 1 : 0
})

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    // What it said was no report.
    return null
  }
}
