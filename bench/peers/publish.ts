import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FROM = '<!-- figures -->'
const PICTURE = '![Throughput, latency, processor, memory and faults of each system](figures.svg)'
const TO = '<!-- end of figures -->'

/** Puts a run's table, picture and figures where readers of the project find them. */
export function publish(folder: string, table: string): void {
  const page = join(import.meta.dirname, 'README.md')
  const text = readFileSync(page, 'utf8')
  const [before, after] = [text.slice(0, text.indexOf(FROM)), text.slice(text.indexOf(TO))]
  writeFileSync(page, `${before}${FROM}\n\n${PICTURE}\n\n${table}\n\n${after}`)
  copyFileSync(join(folder, 'peers.svg'), join(import.meta.dirname, 'figures.svg'))
  copyFileSync(join(folder, 'peers.json'), join(import.meta.dirname, 'figures.json'))
}
