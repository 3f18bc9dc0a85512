import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { headOf, longScreenshot, noise, photo, photoWithPast } from '../../../test/media-files.ts'
import type { fittedSize } from '@himoya/contract/picture-size'
import { cleanAvatar, cleanPicture } from './images.ts'
import { isInOnePass } from './jpeg-passes.ts'

/** Two frames of 40 pixels each, as a GIF and as a WebP that move. */
function moving(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = sharp(Buffer.alloc(40 * 80 * 3, 90), { raw: { width: 40, height: 80, channels: 3, pageHeight: 40 } })
  return frames[format]().toBuffer()
}

const box = (brand: string) =>
  Buffer.concat([Buffer.from('0000001866747970', 'hex'), Buffer.from(`${brand}\0\0\0\0mif1heic`), Buffer.alloc(64)])

describe('a picture for a chat', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('of type %s becomes a WebP with a small version and a blur', async (format) => {
    const clean = await cleanPicture(await photo(2_000, 1_000, format))
    expect(clean).toMatchObject({ width: 1_600, height: 800 })
    expect(await sharp(clean.full).metadata()).toMatchObject({ format: 'webp', width: 1_600, height: 800 })
    expect(clean.preview.length).toBeLessThanOrEqual(12 * 1024)
    expect(await sharp(clean.preview).metadata()).toMatchObject({ format: 'webp' })
    expect(clean.blur).toMatch(/^data:image\/webp;base64,[\w+/=]{20,400}$/)
  })

  it('that is small stays as large as it is', async () => {
    expect(await cleanPicture(await photo(120, 80))).toMatchObject({ width: 120, height: 80 })
  })

  it.each<[string, Parameters<typeof fittedSize>[1] | undefined, number, number]>([
    ['in a chat', undefined, 720, 9_333],
    ['in a report', { longer: 4_096, narrow: 1_440 }, 1_080, 14_000],
  ])('that is a long screenshot can be read %s, and its small version is its beginning', async (_where, most, width, height) => {
    const clean = await cleanPicture(await longScreenshot(), most && { most })
    expect(clean).toMatchObject({ width, height })
    expect(await sharp(clean.preview).metadata()).toMatchObject({ width: 142, height: 320 })
  })

  it('loses its place, its camera, its colours’ name and its hidden text', async () => {
    const original = await photoWithPast()
    expect(original.toString('latin1')).toContain('canary-in-xmp')
    const { full, preview, blur } = await cleanPicture(original)
    for (const bytes of [full, preview, Buffer.from(blur.split(',')[1]!, 'base64')]) {
      expect(bytes.toString('latin1').toLowerCase()).not.toContain('canary')
      const { exif, xmp, icc, iptc } = await sharp(bytes).metadata()
      expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined])
    }
  })

  it('stands upright when its file only says so', async () => {
    const lying = await noise(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect(await cleanPicture(lying)).toMatchObject({ width: 200, height: 400 })
  })

  it('that moves gives its first frame', async () => {
    const { full } = await cleanPicture(await moving('webp'))
    expect(await sharp(full).metadata()).toMatchObject({ width: 40, height: 40 })
    expect((await sharp(full, { animated: true }).metadata()).pages ?? 1).toBe(1)
  })

  it('of the kind an iPhone keeps for itself is refused by name', async () => {
    for (const brand of ['heic', 'heix', 'mif1']) {
      await expect(cleanPicture(box(brand))).rejects.toMatchObject({ code: 'heic_unsupported' })
    }
  })

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a GIF that moves', () => moving('gif')],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    [
      'SVG behind an XML head',
      () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['HTML', () => Buffer.from('<!doctype html><img src=x onerror=alert(1)>')],
    ['a PDF', () => Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
    ['an archive', () => Buffer.from('PK\u0003\u0004\u0014\u0000\u0000\u0000', 'latin1')],
    ['a program', () => Buffer.from('\u007fELF\u0002\u0001\u0001', 'latin1')],
    ['TIFF', () => noise(40, 40).tiff().toBuffer()],
  ])('that is %s is refused', async (_name, make) => {
    await expect(cleanPicture(await make())).rejects.toMatchObject({ code: 'unsupported_media' })
  })

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['the first half of a JPEG', async () => (await photo()).subarray(0, 60_000)],
    ['the first half of a PNG', async () => (await photo(300, 300, 'png')).subarray(0, 90_000)],
    ['a PNG whose second half was changed', async () => corrupted(await photo(300, 300, 'png'), 100_000)],
  ])('that is %s is shown as far as it goes, and says so; as an avatar it is refused', async (_name, make) => {
    const bytes = await make()
    expect(await cleanPicture(bytes)).toMatchObject({ is_incomplete: true })
    await expect(cleanAvatar(bytes)).rejects.toMatchObject({ code: 'file_damaged' })
  })

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['the head of a WebP', async () => (await photo(300, 300, 'webp')).subarray(0, 30)],
    ['the head of a JPEG', async () => headOf(await photo())],
    [
      'a JPEG’s head before a script',
      () => Buffer.concat([Buffer.from('ffd8ffe000104a46494600', 'hex'), Buffer.from('<?php echo 1 ?>')]),
    ],
    ['a PNG that was changed from its beginning', async () => corrupted(await photo(300, 300, 'png'), 60)],
  ])('that is %s has nothing to show, and is refused', async (_name, make) => {
    await expect(cleanPicture(await make())).rejects.toMatchObject({ code: 'file_damaged' })
  })

  it('that is whole does not say otherwise', async () => {
    expect(await cleanPicture(await photo())).not.toHaveProperty('is_incomplete')
  })

  it('of a camera is known by its one pass, so that a large one is not held whole', async () => {
    const camera = await photo(64, 64)
    const in_passes = await noise(64, 64).jpeg({ progressive: true }).toBuffer()
    // each colour in a scan of its own, which no camera does
    const scan = camera.indexOf(Buffer.of(0xff, 0xda))
    const one_by_one = Buffer.from(camera)
    one_by_one[scan + 4] = 1
    const others = [in_passes, one_by_one, camera.subarray(0, scan), Buffer.alloc(20), await photo(8, 8, 'png')]
    expect([isInOnePass(camera), ...others.map((one) => isInOnePass(one))]).toEqual([true, false, false, false, false, false])
  })

  it.each(['ffd0', 'ff01', 'ff'])(
    'in several passes is known by what its decoder reads, whatever %s before its frame makes of it',
    async (skipped) => {
      const in_passes = await noise(64, 64).jpeg({ progressive: true }).toBuffer()
      const shifted = Buffer.concat([in_passes.subarray(0, 2), Buffer.from(skipped, 'hex'), in_passes.subarray(2)])
      // where somebody lands who takes what follows for a length: a frame in one pass, and its scan
      const lie = Buffer.from('ffc00011080040004003012200021101031101ffda000c03010002110311003f00', 'hex')
      const crafted = Buffer.concat([shifted, Buffer.alloc(4 + shifted.readUInt16BE(4) - shifted.length), lie, Buffer.alloc(16)])
      expect(await sharp(crafted).metadata()).toMatchObject({ isProgressive: true, width: 64 })
      expect(isInOnePass(crafted)).toBe(false)
    },
  )

  it('of more than 40 megapixels is refused, however small its file is', async () => {
    const bomb = await sharp({ create: { width: 8_000, height: 5_001, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    await expect(cleanPicture(bomb)).rejects.toMatchObject({ code: 'too_large' })
  })

  it('that claims a giant’s size in its head is refused', async () => {
    const liar = await photo(60, 60, 'png')
    liar.writeUInt32BE(2_000_000_000, 16)
    await expect(cleanPicture(liar)).rejects.toMatchObject({ code: 'file_damaged' })
    // with a checksum that agrees
    liar.writeUInt32BE(crc32(liar.subarray(12, 29)), 29)
    await expect(cleanPicture(liar)).rejects.toMatchObject({ code: expect.stringMatching(/^(too_large|file_damaged)$/) })
  })

  it('with an archive hung on leaves it behind', async () => {
    const { full } = await cleanPicture(Buffer.concat([await photo(), Buffer.from('PK\u0003\u0004canary.exe', 'latin1')]))
    expect(full.toString('latin1')).not.toContain('canary')
  })
})

function corrupted(bytes: Buffer, from: number): Buffer {
  return Buffer.concat([bytes.subarray(0, from), Buffer.alloc(400, 0xa5), bytes.subarray(from + 400)])
}
