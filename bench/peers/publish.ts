import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const DOCS = join(import.meta.dirname, '../../docs')
const FROM = '<!-- figures -->'
const PICTURE = '![Throughput, latency, processor, memory and faults of each system](pictures/bench-chat.svg)'
const TO = '<!-- end of figures -->'

/** Puts a run's table, picture and figures where readers of the project find them. */
export function publish(folder: string, table: string): void {
  const page = join(DOCS, 'bench.md')
  const text = readFileSync(page, 'utf8')
  const [before, after] = [text.slice(0, text.indexOf(FROM)), text.slice(text.indexOf(TO))]
  writeFileSync(page, `${before}${FROM}\n\n${PICTURE}\n\n${table}\n\n${after}`)
  copyFileSync(join(folder, 'peers.svg'), join(DOCS, 'pictures/bench-chat.svg'))
  copyFileSync(join(folder, 'peers.json'), join(DOCS, 'pictures/bench-chat.json'))
}
