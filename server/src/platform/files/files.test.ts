import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startProbeApp, type ProbeApp } from '../../../test/probe-app.ts'
import { createFileStore, randomFileKey } from './file-store.ts'
import { cleanAvatar } from './images.ts'

const picture = (width = 600, height = 400) => sharp({ create: { width, height, channels: 3, background: '#2f8f5b' } })

describe('an uploaded picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('of type %s becomes a square WebP', async (format) => {
    const cleaned = await cleanAvatar(await picture()[format]().toBuffer())
    expect(await sharp(cleaned).metadata()).toMatchObject({ format: 'webp', width: 384, height: 384 })
  })

  it('loses its place, its camera and its hidden text', async () => {
    const original = await picture()
      .withExif({ IFD0: { Make: 'Canary phone' }, IFD3: { GPSLatitude: '41/1 18/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">canary-in-xmp</x:xmpmeta>')
      .jpeg()
      .toBuffer()
    expect(original.toString('latin1')).toContain('Canary phone')
    const cleaned = await cleanAvatar(Buffer.concat([original, Buffer.from('canary-after-the-end')]))
    const { exif, xmp, icc } = await sharp(cleaned).metadata()
    expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined])
    expect(cleaned.toString('latin1').toLowerCase()).not.toContain('canary')
  })

  it('stands upright when its file only says so', async () => {
    const left_red = await sharp({ create: { width: 200, height: 200, channels: 3, background: 'blue' } })
      .composite([{ input: { create: { width: 100, height: 200, channels: 3, background: 'red' } }, left: 0, top: 0 }])
      .jpeg({ quality: 95 })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    // Turned by 90° clockwise, the left half is on top.
    const red = await sharp(await cleanAvatar(left_red))
      .extract({ left: 180, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect(red[0]).toBeGreaterThan(200)
  })

  it.each([
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a program', Buffer.from('#!/bin/sh\necho hello\n')],
    ['nothing', Buffer.alloc(0)],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACw=', 'base64')],
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
  ])('that is %s is refused', async (_name, bytes) => {
    await expect(cleanAvatar(bytes)).rejects.toMatchObject({ code: 'unsupported_media' })
  })

  it('that is a cut JPEG is refused as what it is', async () => {
    const cut = Buffer.from('/9j/4AAQSkZJRgABAQAAAQABAAD/2wBD', 'base64')
    await expect(cleanAvatar(cut)).rejects.toMatchObject({ code: 'file_damaged' })
  })

  it('of more than 40 megapixels is refused, however small its file is', async () => {
    const bomb = await picture(8_000, 5_001).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    await expect(cleanAvatar(bomb)).rejects.toMatchObject({ code: 'too_large' })
  })

  it('is refused kindly when too many come at once, and taken afterwards', async () => {
    const bytes = await picture(3_000, 3_000).png().toBuffer()
    const results = await Promise.allSettled(Array.from({ length: 40 }, () => cleanAvatar(bytes)))
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'overloaded' })
    expect((await cleanAvatar(bytes)).length).toBeGreaterThan(0)
  })

  it('of more than 10 MB is refused', async () => {
    await expect(cleanAvatar(Buffer.alloc(10 * 1024 * 1024 + 1))).rejects.toMatchObject({ code: 'too_large' })
  })
})

describe('the file store', () => {
  const folder = mkdtempSync(join(tmpdir(), 'himoya-files-'))
  const store = createFileStore(folder)
  afterAll(() => rmSync(folder, { recursive: true }))

  it('gives back what was written, under a name nobody can guess, and leaves no draft', async () => {
    const key = randomFileKey('avatars', '.webp')
    expect(key).toMatch(/^avatars\/[\w-]{27}\.webp$/)
    expect(key).not.toBe(randomFileKey('avatars', '.webp'))
    await store.write(key, Buffer.from('picture'))
    expect(await store.read(key)).toEqual(Buffer.from('picture'))
    expect(readdirSync(folder)).toEqual(['avatars'])
    await store.remove(key)
    expect(await store.read(key)).toBeNull()
    await store.remove(key)
  })

  it('never leaves its folder', async () => {
    for (const key of ['../outside', 'avatars/../../outside', '/etc/passwd', '.', '']) {
      await expect(store.read(key)).rejects.toThrow('outside')
      await expect(store.write(key, Buffer.from('x'))).rejects.toThrow('outside')
    }
  })
})

describe('a public picture', () => {
  let probe: ProbeApp
  beforeAll(async () => {
    probe = await startProbeApp(() => {})
  })
  afterAll(() => probe.close())

  it('is kept for a year, runs nothing and is never guessed at', async () => {
    const key = randomFileKey('avatars', '.webp')
    await probe.platform.files.write(key, await cleanAvatar(await picture().png().toBuffer()))
    const { statusCode, headers } = await probe.app.inject(`/media/${key}`)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
    expect(headers['cache-control']).toContain('immutable')
    expect(headers['content-security-policy']).toContain('sandbox')
  })

  it.each([
    'avatars/unknown-unknown-unknown.webp',
    'avatars/..%2f..%2fkeys%2fmaster',
    '../keys/master',
    'keys/master',
    'avatars/x.svg',
  ])('%s is not found', async (key) => {
    expect((await probe.app.inject(`/media/${key}`)).statusCode).toBe(404)
  })
})
