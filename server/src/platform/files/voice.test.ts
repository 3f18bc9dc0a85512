import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny'
import { describe, expect, it } from 'vitest'
import { noise, photo, voice } from '../../../test/media-files.ts'
import { cleanOpusPacket } from './opus.ts'
import { cleanVoice } from './voice.ts'

async function look(bytes: Uint8Array) {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) })
  const tracks = await input.getTracks()
  return { kinds: tracks.map(({ type }) => type), seconds: await input.computeDuration(), tags: await input.getMetadataTags() }
}

describe('a recorded voice note', () => {
  it.each([
    ['webm', 'audio/webm'],
    ['ogg', 'audio/webm'],
    ['mp4', 'audio/mp4'],
  ] as const)('in %s leaves as %s of the same length, with one track of sound', async (container, mime) => {
    const clean = await cleanVoice(await voice({ container, seconds: 4 }))
    expect(clean.mime).toBe(mime)
    expect(clean.seconds).toBeCloseTo(4, 1)
    const { kinds, seconds } = await look(clean.bytes)
    expect(kinds).toEqual(['audio'])
    expect(seconds).toBeCloseTo(4, 1)
  })

  it.each(['webm', 'ogg', 'mp4'] as const)('in %s loses its tags, its names and what is hung on behind', async (container) => {
    const original = Buffer.concat([await voice({ container, tags: true }), zip()])
    expect(original.toString('latin1')).toContain('canary')
    const { bytes } = await cleanVoice(original)
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('canary')
    expect((await look(bytes)).tags.title).toBeUndefined()
  })

  it.each(['webm', 'mp4'] as const)('in %s loses its pictures', async (container) => {
    const original = await voice({ container, video: true })
    expect(original.toString('latin1')).toContain('canary-video')
    const { bytes } = await cleanVoice(original)
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('canary')
    expect((await look(bytes)).kinds).toEqual(['audio'])
  })

  it('keeps every packet of sound as it was', async () => {
    const original = await voice({ seconds: 1 })
    const packetsOf = async (bytes: Uint8Array) => {
      const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) })
      const packets: string[] = []
      const sink = new EncodedPacketSink((await input.getPrimaryAudioTrack())!)
      for await (const packet of sink.packets()) packets.push(Buffer.from(packet.data).toString('hex'))
      return packets
    }
    const { bytes } = await cleanVoice(original)
    expect(await packetsOf(bytes)).toEqual(await packetsOf(original))
  })

  it('of three minutes is taken, of more is not', async () => {
    expect((await cleanVoice(await voice({ seconds: 180 }))).seconds).toBe(180)
    await expect(cleanVoice(await voice({ seconds: 182 }))).rejects.toMatchObject({ code: 'voice_too_long' })
  })

  it('is measured by what sounds in it, not by what it says of itself', async () => {
    // Packets of 120 ms (code 3, six frames), said to last 20 ms each.
    const long = Uint8Array.of(0xfb, 6, ...new Uint8Array(12))
    await expect(cleanVoice(await voice({ seconds: 40, packet: long }))).rejects.toMatchObject({ code: 'voice_too_long' })
  })

  it('that was cut off gives what came of it, or is refused', async () => {
    const whole = await voice({ seconds: 10 })
    const { seconds } = await cleanVoice(whole.subarray(0, whole.length / 2))
    expect(seconds).toBeLessThan(10)
    await expect(cleanVoice(whole.subarray(0, 60))).rejects.toMatchObject({ code: 'unsupported_media' })
  })

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['nothing', () => Buffer.alloc(0)],
    ['a picture', () => photo()],
    ['a big picture', () => noise(900, 900).png().toBuffer()],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an archive', () => zip()],
    ['random bytes', () => Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 7_919) % 251))],
    [
      'MP3',
      () => Buffer.concat([Buffer.from('ID3\u0004\u0000\u0000\u0000\u0000\u0000\u0000', 'latin1'), Buffer.alloc(500, 0xff)]),
    ],
    ['WAV', () => Buffer.concat([Buffer.from('RIFF\u0024\u0008\u0000\u0000WAVEfmt ', 'latin1'), Buffer.alloc(2_000)])],
    ['a playlist of other addresses', () => Buffer.from('#EXTM3U\n#EXTINF:10,\nhttp://127.0.0.1/secret.ts\n#EXT-X-ENDLIST\n')],
    ['sound in six channels', () => voice({ container: 'mp4', channels: 6, description: Uint8Array.of(0x12, 0x30) })],
    ['AAC nobody records', () => voice({ container: 'mp4', description: Uint8Array.of(0x0a, 0x08) })],
    ['AAC without a rate', () => voice({ container: 'mp4', description: Uint8Array.of(0x17, 0x88) })],
    ['AAC frames of a megabyte', () => voice({ container: 'mp4', packet: new Uint8Array(1_000_000), seconds: 0.1 })],
    ['Opus packets without a frame', () => voice({ packet: Uint8Array.of(0xfb, 0) })],
    ['Opus packets longer than any', () => voice({ packet: Uint8Array.of(0xfb, 63, ...new Uint8Array(200)) })],
    ['Opus packets with a file in them', () => voice({ packet: Uint8Array.of(0xf8, ...new Uint8Array(60_000)), seconds: 0.1 })],
    ['the head of a WebM and no more', async () => (await voice()).subarray(0, 40)],
    [
      'an MP4 whose box claims gigabytes',
      () => Buffer.from('000000186674797069736f6d0000020069736f6d69736f32ffffffff6d6f6f76', 'hex'),
    ],
    [
      'a WebM of endless nesting',
      () => Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.from('18538067'.repeat(20_000), 'hex')]),
    ],
  ])('that is %s is refused', async (_name, make) => {
    await expect(cleanVoice(await make())).rejects.toMatchObject({ code: 'unsupported_media' })
  })

  it('of more than 50 MB is refused unread', async () => {
    await expect(cleanVoice(Buffer.alloc(50 * 1024 * 1024 + 1))).rejects.toMatchObject({ code: 'too_large' })
  })

  it('waits its turn, and is refused kindly when too many come at once', async () => {
    const bytes = await voice()
    const results = await Promise.allSettled(Array.from({ length: 14 }, () => cleanVoice(bytes)))
    const refused = results.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(4)
    for (const one of refused) expect((one as PromiseRejectedResult).reason).toMatchObject({ code: 'overloaded' })
    expect((await cleanVoice(bytes)).seconds).toBeCloseTo(2, 1)
  })
})

describe('an Opus packet', () => {
  it('loses its padding, in which anything could hide', () => {
    const frames = Buffer.from([1, 2, 3, 4])
    const padded = Buffer.concat([Buffer.from([0xfb, 64 | 2, 255, 6]), frames, Buffer.from('canary'.padEnd(260, '.'))])
    expect(cleanOpusPacket(padded)).toEqual({ bytes: Uint8Array.of(0xfb, 2, ...frames), seconds: 0.04 })
  })

  it.each([
    ['more padding than it has', [0xfb, 64 | 1, 200, 1, 2]],
    ['an endless length of padding', [0xfb, 64 | 1, 255, 255]],
    ['no bytes', []],
  ])('with %s is none', (_name, bytes) => {
    expect(cleanOpusPacket(Uint8Array.from(bytes))).toBeNull()
  })
})

function zip(): Buffer {
  return Buffer.concat([
    Buffer.from('PK\u0003\u0004\u0014\u0000', 'latin1'),
    Buffer.from('canary.exe'.repeat(20)),
    Buffer.from('PK\u0005\u0006', 'latin1'),
  ])
}
