import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MATROSKA,
  MP3,
  MP4,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OGG,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { packetCleaner } from './video-packets.ts'

export type RewrittenVideo = {
  kind: 'audio' | 'video'
  bytes: Uint8Array
  mime: string
  /** With its dot. */
  ending: string
  seconds: number
  /** As it is shown, turned upright; of a sound 0. */
  width: number
  height: number
}

const MOST_SECONDS = 3_600
const MOST_PX = 4_096

/** What every phone of the last ten years plays (H.264, VP8, VP9; MP3, AAC, Opus), and in which container it leaves. */
const CONTAINERS = [
  {
    ending: '.mp4',
    mime: 'mp4',
    video: ['avc', 'hevc'],
    audio: ['aac'],
    make: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
  },
  { ending: '.webm', mime: 'webm', video: ['vp8', 'vp9', 'av1'], audio: ['opus'], make: () => new WebMOutputFormat() },
  { ending: '.mp3', mime: 'mpeg', video: [], audio: ['mp3'], make: () => new Mp3OutputFormat() },
] as const

type Container = (typeof CONTAINERS)[number]
type Copying = (begin: number) => Promise<number | null>

/** Not every phone plays it, but iPhones record in it. */
const NOT_EVERYWHERE = 'hevc'

/**
 * The first picture and sound tracks of a video, or of a sound, their packets put into a new container of our own: titles,
 * places, cover pictures, other tracks and words among the packets stay behind. Nothing is encoded anew. null: it is none, or none
 * that phones play; with `any_phone: false` one that plays on some is taken too.
 */
export async function rewriteVideo(bytes: Uint8Array, { any_phone = true } = {}): Promise<RewrittenVideo | null> {
  // Nothing is disposed of: the thread ends with its answer.
  const input = new Input({ formats: [MP4, QTFF, WEBM, MATROSKA, OGG, MP3], source: new BufferSource(bytes) })
  const video = await input.getPrimaryVideoTrack()
  const audio = await input.getPrimaryAudioTrack()
  const codec = await video?.getCodec()
  const container = containerOf(codec, await audio?.getCodec())
  if (!container || (any_phone && codec === NOT_EVERYWHERE)) return null
  const [width, height] = video ? [await video.getDisplayWidth(), await video.getDisplayHeight()] : [0, 0]
  if (width > MOST_PX || height > MOST_PX || (video && (width < 1 || height < 1))) return null

  const output = new Output({ format: container.make(), target: new BufferTarget() })
  const tracks = [video, audio].filter((track) => track !== null)
  const copies = await Promise.all(tracks.map((track) => copyOf(track, output)))
  if (copies.length === 0 || copies.some((copy) => copy === null)) return null
  await output.start()
  // A video may begin before its zero (an encoder's run-up); both tracks move together.
  const begin = Math.min(0, ...(await Promise.all(tracks.map((track) => track.getFirstTimestamp()))))
  // Both at once: the container lays them beside each other.
  const ends = await Promise.all(copies.map((copy) => copy!(begin)))
  if (ends.includes(null)) return null
  const seconds = Math.max(...ends.map(Number))
  if (!(seconds > 0 && seconds <= MOST_SECONDS)) return null
  await output.finalize()
  const kind = video ? 'video' : 'audio'
  const ending = kind === 'audio' && container.ending === '.mp4' ? '.m4a' : container.ending
  const whole = new Uint8Array(output.target.buffer!)
  return {
    kind,
    bytes: whole,
    mime: `${kind}/${container.mime}`,
    ending,
    seconds: Math.max(1, Math.round(seconds)),
    width,
    height,
  }
}

/** `undefined` where there is no such track, null where nobody knows its codec. */
function containerOf(video: string | null | undefined, audio: string | null | undefined): Container | undefined {
  const fits = (codecs: readonly string[], codec: string | null | undefined): boolean =>
    codec === undefined || (codec !== null && codecs.includes(codec))
  if (video === undefined && audio === undefined) return undefined
  return CONTAINERS.find((one) => fits(one.video, video) && fits(one.audio, audio))
}

/** Adds the track to the output. What it gives copies the packets and answers where they end; null: it cannot be played. */
async function copyOf(track: InputVideoTrack | InputAudioTrack, output: Output): Promise<Copying | null> {
  const packets = new EncodedPacketSink(track).packets()
  const copy = async (
    add: (packet: EncodedPacket) => Promise<void>,
    clean: (packet: Uint8Array) => Uint8Array | null,
    begin: number,
  ): Promise<number | null> => {
    let end = 0
    for await (const { data: raw, type, timestamp, duration } of packets) {
      const bytes = clean(raw)
      if (bytes === null) return null
      const at = timestamp - begin
      end = Math.max(end, at + duration)
      if (end > MOST_SECONDS) return Infinity
      await add(new EncodedPacket(bytes, type, at, duration))
    }
    return end
  }
  if (track.isVideoTrack()) {
    const [codec, config] = [await track.getCodec(), await track.getDecoderConfig()]
    const cleaner = codec && config && packetCleaner({ codec, channels: 0, description: bytesOf(config.description) })
    if (!cleaner) return null
    const source = new EncodedVideoPacketSource(codec)
    output.addVideoTrack(source, { rotation: await track.getRotation() })
    const meta = { decoderConfig: withDescription(config, cleaner.description) }
    return (begin) => copy((packet) => source.add(packet, meta), cleaner.clean, begin).finally(() => source.close())
  }
  const [codec, config] = [await track.getCodec(), await track.getDecoderConfig()]
  const channels = config?.numberOfChannels ?? 0
  const cleaner = codec && config && packetCleaner({ codec, channels, description: bytesOf(config.description) })
  if (!cleaner) return null
  const source = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(source)
  const meta = { decoderConfig: withDescription(config, cleaner.description) }
  return (begin) => copy((packet) => source.add(packet, meta), cleaner.clean, begin).finally(() => source.close())
}

/** Node has no names for what WebCodecs calls a decoder's configuration. */
type Bytes = ArrayBufferView | ArrayBufferLike

function bytesOf(source: Bytes | undefined): Uint8Array | undefined {
  if (source === undefined) return undefined
  return ArrayBuffer.isView(source) ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength) : new Uint8Array(source)
}

function withDescription<Config extends object>(config: Config, description: Uint8Array | undefined): Config {
  return description ? { ...config, description } : config
}
