import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listAssets, sendAsset } from './static.ts'

const SCRIPT = Buffer.from('export const words = "Salom, salom, salom";\n'.repeat(40))
/** Not as the server would do it, so that it is seen whose work is sent. */
const badly = (bytes: Buffer): Buffer => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } })

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'himoya-static-'))
  writeFileSync(join(folder, 'words.js'), SCRIPT)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function ask(encoding: string): Promise<{ encoding: unknown; body: Buffer }> {
  const assets = await listAssets(folder)
  expect([...assets.keys()]).toEqual(['words.js'])
  const app = Fastify()
  app.get('/words.js', (request, reply) => sendAsset(assets.get('words.js')!, 'no-cache', request, reply))
  const answer = await app.inject({ url: '/words.js', headers: { 'accept-encoding': encoding } })
  await app.close()
  return { encoding: answer.headers['content-encoding'], body: answer.rawPayload }
}

it('what the build has compressed is sent as it lies there', async () => {
  const made = { br: badly(SCRIPT), gzip: gzipSync(SCRIPT, { level: 1 }) }
  writeFileSync(join(folder, 'words.js.br'), made.br)
  writeFileSync(join(folder, 'words.js.gz'), made.gzip)
  expect(await ask('br')).toEqual({ encoding: 'br', body: made.br })
  expect(await ask('gzip')).toEqual({ encoding: 'gzip', body: made.gzip })
  expect((await ask('identity')).body).toEqual(SCRIPT)
})

it.each([
  ['nothing', null],
  ['what is torn', badly(SCRIPT).subarray(0, 20)],
  ['what belongs to another build', badly(Buffer.from('export const words = ""'))],
])('a file beside which the build has left %s is compressed at its first use', async (_name, left) => {
  if (left) writeFileSync(join(folder, 'words.js.br'), left)
  writeFileSync(join(folder, 'words.js.gz'), gzipSync(SCRIPT))
  const { encoding, body } = await ask('br')
  expect([encoding, brotliDecompressSync(body)]).toEqual(['br', SCRIPT])
  expect(gunzipSync((await ask('gzip')).body)).toEqual(SCRIPT)
})
