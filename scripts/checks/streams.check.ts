import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder, lineAt, report, ROOT, type Findings } from './report.ts'

/**
 * Makes a stream, joins two, or begins a thread or a process, which fails the same way. What is made as the argument of `send(` is
 * Fastify's from there on.
 */
const STREAM =
  /(?:(\w+) = )?(?:new (?:Transform|PassThrough|Readable|Writable|Duplex|Worker)|(?<!send\()Readable[.]from|\b(?:fork|spawn|create(?:Read|Write)Stream|create(?:Gzip|Gunzip|Deflate|Inflate|Brotli\w+)))\(|(\w+)[.]pipe\(/g

/**
 * Every stream of the server has an owner of its errors: `pipeline`, or a listener that stays (`once` hears the first one alone). An
 * error that no listener hears ends the process, and whoever calls can bring it about by resetting the connection.
 */
export function checkStreams(root: string): Findings {
  const files = filesUnder(root, 'server/src', /\.ts$/).filter((path) => !path.endsWith('.test.ts'))
  const findings = files.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return [...text.matchAll(STREAM)]
      .filter(([, made, piped]) => !text.includes(`${made ?? piped}.on('error'`) && !text.includes('pipeline('))
      .map(
        ({ index, 0: found }) =>
          `${path}:${lineAt(text, index)} '${found}' has no owner of its errors: pipeline, or .on('error')`,
      )
  })
  return { findings, summary: `${files.length} files own the errors of their streams` }
}

if (import.meta.main) report('streams', checkStreams(ROOT))
