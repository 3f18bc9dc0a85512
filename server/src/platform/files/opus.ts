const MOST_FRAME_BYTES = 1_275
const MOST_PACKET_MS = 120
const FRAME_MS = { silk: [10, 20, 40, 60], hybrid: [10, 20], celt: [2.5, 5, 10, 20] } as const

export type OpusPacket = { bytes: Uint8Array; seconds: number }

/**
 * One Opus packet as RFC 6716 (3.1, 3.2) reads it: how long it sounds, and its bytes without padding, where anything
 * could hide. null: no packet an encoder makes.
 */
export function cleanOpusPacket(packet: Uint8Array): OpusPacket | null {
  const toc = packet[0]
  if (toc === undefined) return null
  const counted = (toc & 3) === 3
  const frames = counted ? (packet[1] ?? 0) & 63 : (toc & 3) === 0 ? 1 : 2
  const ms = frames * frameMs(toc >> 3)
  const bytes = counted ? withoutPadding(packet) : packet
  if (frames === 0 || ms > MOST_PACKET_MS || bytes === null || bytes.length > frames * (MOST_FRAME_BYTES + 2) + 2) return null
  return { bytes, seconds: ms / 1_000 }
}

function frameMs(config: number): number {
  if (config < 12) return FRAME_MS.silk[config & 3]!
  return config < 16 ? FRAME_MS.hybrid[config & 1]! : FRAME_MS.celt[config & 3]!
}

/** Code 3: a count byte, whose second bit says that padding stands at the end, its length in the bytes that follow. */
function withoutPadding(packet: Uint8Array): Uint8Array | null {
  const count = packet[1]!
  if ((count & 64) === 0) return packet
  let at = 2
  let padding = 0
  for (;;) {
    const length = packet[at++]
    if (length === undefined) return null
    padding += length === 255 ? 254 : length
    if (length !== 255) break
  }
  if (at + padding > packet.length) return null
  const frames = packet.subarray(at, packet.length - padding)
  return Uint8Array.of(packet[0]!, count & ~64, ...frames)
}

/** The head every Opus stream begins with, made anew (RFC 7845, 5.1): channels and pre-skip are all that is taken over. */
export function opusHead(channels: number, from: Uint8Array | undefined): Uint8Array {
  const head = Buffer.alloc(19)
  head.write('OpusHead')
  head[8] = 1
  head[9] = channels
  const pre_skip = from && from.length >= 12 ? Buffer.from(from).readUInt16LE(10) : 0
  head.writeUInt16LE(pre_skip, 10)
  head.writeUInt32LE(48_000, 12)
  return head
}
