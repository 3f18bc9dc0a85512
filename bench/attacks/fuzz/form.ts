import type { Random } from '../../faults/random.ts'
import { pick } from './hostile.ts'

const PNG = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010806000000', 'hex')
const STARTS = [
  PNG,
  Buffer.from('ffd8ffe000104a46494600010100', 'hex'),
  Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript>>>>endobj'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="1"/>'),
  Buffer.from('OggS\u0000\u0002'),
  Buffer.from('1a45dfa3', 'hex'),
  Buffer.from('PK\u0003\u0004'),
  Buffer.alloc(0),
]
const NAMES = ['a.png', '../../a', 'a\u0000.png', '"', 'a.php;.jpg', 'CON', 'a'.repeat(300), '\u202egnp.exe', '']
const FIELDS = ['file', '__proto__', 'constructor', 'file[]', '', 'kind']

/** A file, whole or not, in a form that is one or is not. */
export function formBody(random: Random, type: string, headers: Record<string, string>): Buffer {
  const start = pick(random, STARTS)
  const bytes = Buffer.concat([start, Buffer.alloc(random.between(0, 20_000), random.between(0, 255))])
  if (type !== 'multipart/form-data') {
    headers['content-type'] ??= random.chance(0.9) ? type : 'application/json'
    return bytes
  }
  const boundary = pick(random, ['x', 'x', 'x', 'b'.repeat(70), "'()+_,-./:=?"])
  headers['content-type'] ??= random.chance(0.9) ? `multipart/form-data; boundary="${boundary}"` : 'multipart/form-data'
  const field = random.chance(0.8) ? 'file' : pick(random, FIELDS)
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${pick(random, NAMES)}"\r\n`
  const parts = [Buffer.from(`${head}Content-Type: image/png\r\n\r\n`), bytes]
  const end = Buffer.from(`\r\n--${boundary}--\r\n`)
  const whole = Buffer.concat([...parts, ...(random.chance(0.1) ? [Buffer.from('\r\n'), ...parts] : []), end])
  return random.chance(0.2) ? whole.subarray(0, random.between(0, whole.length)) : whole
}
