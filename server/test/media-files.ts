import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import sharp from 'sharp'

/** A photograph as a phone makes one: noise, so that nothing compresses away. */
export async function photo(width = 640, height = 480, format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Buffer> {
  // A PNG with a quality would be quantised, which takes half a minute.
  return noise(width, height)
    .toFormat(format, format === 'png' ? {} : { quality: 90 })
    .toBuffer()
}

/** Of a JPEG, all that stands before its pixels. */
export const headOf = (jpeg: Buffer): Buffer => jpeg.subarray(0, jpeg.indexOf(Buffer.of(0xff, 0xda)) + 14)

export const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } } })

/** Of a whole conversation, on a phone. */
export const longScreenshot = (): Promise<Buffer> =>
  sharp({ create: { width: 1_080, height: 14_000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 1 })
    .toBuffer()

/** With a place, a camera, a colour profile and words in every corner a picture has for them. */
export async function photoWithPast(): Promise<Buffer> {
  const bytes = await noise(300, 200)
    .withIccProfile('p3')
    .withExif({ IFD0: { Make: 'Canary phone', Copyright: 'canary-exif' }, IFD3: { GPSLatitude: '41/1 18/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">canary-in-xmp</x:xmpmeta>')
    .jpeg()
    .toBuffer()
  return Buffer.concat([bytes, Buffer.from('canary-after-the-end')])
}

type VoiceOptions = {
  container?: 'webm' | 'mp4' | 'ogg'
  seconds?: number
  tags?: boolean
  video?: boolean
  /** Instead of the packets an encoder makes. */
  packet?: Uint8Array
  channels?: number
  /** Of AAC: the two bytes that say what it is. */
  description?: Uint8Array
}

const OPUS_20_MS = 0xf8
const SECONDS = { opus: 0.02, aac: 1_024 / 44_100 }

/** A recording in form: container, head and packets as browsers write them; what sounds is noise. */
export async function voice(options: VoiceOptions = {}): Promise<Buffer> {
  const { container = 'webm', seconds = 2, channels = 1 } = options
  const codec = container === 'mp4' ? 'aac' : 'opus'
  const format = { webm: () => new WebMOutputFormat(), mp4: () => new Mp4OutputFormat(), ogg: () => new OggOutputFormat() }[
    container
  ]()
  const output = new Output({ format, target: new BufferTarget() })
  const source = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(source, options.tags ? { name: 'canary-track' } : {})
  const video = options.video ? new EncodedVideoPacketSource('vp8') : null
  if (video) output.addVideoTrack(video)
  if (options.tags) output.setMetadataTags({ title: 'canary-title', comment: 'canary-comment', date: new Date(0) })
  await output.start()
  await video?.add(new EncodedPacket(Buffer.from('canary-video-frame'), 'key', 0, seconds), {
    decoderConfig: { codec: 'vp8', codedWidth: 16, codedHeight: 16 },
  })
  const step = SECONDS[codec]
  for (let at = 0; at * step < seconds; at += 1) {
    const bytes = options.packet ?? Uint8Array.of(codec === 'opus' ? OPUS_20_MS : 0x21, at & 255, (at >> 8) & 255, 7, 7, 7)
    await source.add(
      new EncodedPacket(bytes, 'key', at * step, step),
      at === 0 ? { decoderConfig: configOf(codec, channels, options) } : {},
    )
  }
  await output.finalize()
  return Buffer.from(output.target.buffer!)
}

function configOf(codec: 'opus' | 'aac', numberOfChannels: number, { description }: VoiceOptions) {
  if (codec === 'aac') {
    return { codec: 'mp4a.40.2', numberOfChannels, sampleRate: 44_100, description: description ?? Uint8Array.of(0x12, 0x08) }
  }
  const head = Buffer.alloc(19)
  head.write('OpusHead')
  head[8] = 1
  head[9] = numberOfChannels
  head.writeUInt32LE(48_000, 12)
  return { codec: 'opus', numberOfChannels, sampleRate: 48_000, description: head }
}
