import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  type EncodedPacket as Packet,
  Input,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  OGG,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { cleanOpusPacket, opusHead } from './opus.ts'

export type Rewritten = { bytes: Uint8Array; mime: 'audio/webm' | 'audio/mp4'; seconds: number }
export type Refusal = { refused: 'unsupported_media' | 'voice_too_long' }

const AAC_RATES = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350]
const AAC_FRAME_SAMPLES = 1_024
/** 6,144 bits a channel (ISO/IEC 14496-3); two channels at most. */
const MOST_AAC_BYTES = 1_536
const AAC_LOW_COMPLEXITY = 2
/** Microphones stop on the beat; the last packet may reach over it. */
const SLACK_SECONDS = 1

type Codec = {
  name: 'opus' | 'aac'
  config: { codec: string; numberOfChannels: number; sampleRate: number; description: Uint8Array }
  /** What the packet sounds like, cleaned; null for what no encoder makes. */
  clean(bytes: Uint8Array): { bytes: Uint8Array; seconds: number } | null
}

/**
 * The first sound track of a recording, its packets put into a new container of our own: nothing else of the file comes
 * along. It is not encoded anew. The length is that of the packets, whatever the file says of itself.
 */
export async function rewriteVoice(bytes: Uint8Array, most_seconds: number): Promise<Rewritten | Refusal> {
  // Nothing is disposed of: the thread ends with its answer.
  const input = new Input({ formats: [WEBM, MATROSKA, MP4, OGG], source: new BufferSource(bytes) })
  const track = await input.getPrimaryAudioTrack()
  const found = track && (await track.getDecoderConfig())
  const codec = found && codecOf(await track.getCodec(), found)
  if (!track || !codec) return { refused: 'unsupported_media' }

  const output = new Output({
    format: codec.name === 'opus' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: new BufferTarget(),
  })
  const source = new EncodedAudioPacketSource(codec.name)
  output.addAudioTrack(source)
  await output.start()
  let seconds = 0
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const cleaned = codec.clean(packet.data)
    if (!cleaned) return { refused: 'unsupported_media' }
    const next: Packet = new EncodedPacket(cleaned.bytes, 'key', seconds, cleaned.seconds)
    await source.add(next, seconds === 0 ? { decoderConfig: codec.config } : undefined)
    seconds += cleaned.seconds
    if (seconds > most_seconds + SLACK_SECONDS) return { refused: 'voice_too_long' }
  }
  if (seconds === 0) return { refused: 'unsupported_media' }
  await output.finalize()
  return {
    bytes: new Uint8Array(output.target.buffer!),
    mime: codec.name === 'opus' ? 'audio/webm' : 'audio/mp4',
    seconds: Math.round(seconds * 10) / 10,
  }
}

/** Node has no names for what WebCodecs calls a decoder's configuration. */
type Bytes = ArrayBufferView | ArrayBufferLike
type Found = { numberOfChannels: number; description?: Bytes }

/** What browsers record: Opus, or AAC of low complexity; one or two channels. Their heads are made anew. */
function codecOf(name: string | null, { numberOfChannels, description }: Found): Codec | null {
  if (numberOfChannels < 1 || numberOfChannels > 2) return null
  const head = description === undefined ? undefined : bytesOf(description)
  if (name === 'opus') {
    const config = { codec: 'opus', numberOfChannels, sampleRate: 48_000, description: opusHead(numberOfChannels, head) }
    return { name, config, clean: cleanOpusPacket }
  }
  const rate_index = head && head.length >= 2 ? ((head[0]! & 7) << 1) | (head[1]! >> 7) : -1
  const sampleRate = AAC_RATES[rate_index]
  if (name !== 'aac' || sampleRate === undefined || head![0]! >> 3 !== AAC_LOW_COMPLEXITY) return null
  const config = {
    codec: 'mp4a.40.2',
    numberOfChannels,
    sampleRate,
    description: Uint8Array.of((AAC_LOW_COMPLEXITY << 3) | (rate_index >> 1), ((rate_index & 1) << 7) | (numberOfChannels << 3)),
  }
  const seconds = AAC_FRAME_SAMPLES / sampleRate
  return { name, config, clean: (bytes) => (bytes.length > 0 && bytes.length <= MOST_AAC_BYTES ? { bytes, seconds } : null) }
}

function bytesOf(source: Bytes): Uint8Array {
  return ArrayBuffer.isView(source) ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength) : new Uint8Array(source)
}
