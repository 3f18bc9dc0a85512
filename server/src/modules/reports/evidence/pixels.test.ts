import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { richPdf } from '../../../../test/evidence-files.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { photo } from '../../../../test/media-files.ts'
import { megapixelsOf } from '../../../platform/files/images.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1', LIMITS: 'evidence_mp=45/3600' } })
})
afterAll(() => app.close())

const send = (bytes: Uint8Array, address: string) => {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(bytes)]), 'a')
  return app.call('POST', '/api/v1/victim/file/', { headers: { 'x-forwarded-for': address }, body })
}
/** Some hundred bytes, whatever its size. */
const plain = (width: number, height: number, format: 'webp' | 'png' | 'jpeg' = 'webp'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .toFormat(format, format === 'webp' ? { lossless: true } : {})
    .toBuffer()
const rows = () => app.platform.db.selectFrom('evidence').select('id').execute()

describe('pictures of an address', () => {
  it('are counted by their pixels, however little they weigh; others, and what is no picture, go on', async () => {
    const huge = await plain(8_000, 5_000)
    expect(huge.length).toBeLessThan(4_000)
    expect((await send(huge, '192.0.2.1')).status).toBe(201)
    const kept = (await rows()).length
    const refused = await send(huge, '192.0.2.1')
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited'])
    expect(await rows()).toHaveLength(kept)
    expect((await send(await richPdf(), '192.0.2.1')).status).toBe(201)
    expect((await send(await photo(), '192.0.2.2')).status).toBe(201)
  })

  it('are told by their first bytes; what does not say so counts as the most there can be', async () => {
    for (const format of ['webp', 'png', 'jpeg'] as const)
      expect(await megapixelsOf((await plain(3_000, 2_000, format)).subarray(0, 64 * 1024))).toBe(6)
    expect(await megapixelsOf((await plain(100, 100)).subarray(0, 4_096))).toBe(1)
    expect(await megapixelsOf(Buffer.from('not a picture'))).toBe(40)
  })

  it('wait in a line of their own, and those of a chat for none of them', async () => {
    const { guestFileTurn, fileTurn } = app.platform
    const let_go: (() => void)[] = []
    const held = Promise.all(
      Array.from({ length: 2 }, () => guestFileTurn(() => new Promise<void>((resolve) => let_go.push(resolve)))),
    )
    expect(let_go).toHaveLength(1)
    let taken = false
    const sent = send(await photo(), '192.0.2.3').then(({ status }) => {
      taken = true
      return status
    })
    expect(await fileTurn(async () => 'a chat’s')).toBe('a chat’s')
    expect((await app.call('GET', '/api/v1/region/')).status).toBe(200)
    expect(taken).toBe(false)
    for (let step = 0; step < 2; step += 1) {
      let_go.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
    await held
    expect(await sent).toBe(201)
  })
})
