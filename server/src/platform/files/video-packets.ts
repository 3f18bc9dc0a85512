import { cleanOpusPacket, opusHead } from './opus.ts'

/** What goes into the new container instead of what was in the old one; null: no encoder makes such a thing. */
export type PacketCleaner = { description: Uint8Array | undefined; clean(packet: Uint8Array): Uint8Array | null }

type Found = { codec: string; channels: number; description: Uint8Array | undefined }

const AVC_MESSAGES = new Set([6])
const HEVC_MESSAGES = new Set([39, 40])
/** Metadata and padding (AV1 specification, 6.2.2). */
const AV1_MESSAGES = new Set([5, 15])
const AV1_RECORD_BYTES = 4

/**
 * Where a codec has room for words: supplemental messages of H.264 and H.265 (Annex D of both; encoders write their settings, phones
 * their place), comments in the head of AAC, padding of Opus. None of it is needed to play.
 */
export function packetCleaner(found: Found): PacketCleaner | null {
  if (found.codec === 'avc') return avcCleaner(found.description)
  if (found.codec === 'hevc') return hevcCleaner(found.description)
  if (found.codec === 'opus') return opusCleaner(found)
  if (found.codec === 'aac') return aacCleaner(found.description)
  if (found.codec === 'av1') return { description: found.description?.slice(0, AV1_RECORD_BYTES), clean: withoutAv1Messages }
  return { description: found.description, clean: (packet) => packet }
}

function opusCleaner({ channels, description }: Found): PacketCleaner | null {
  if (channels < 1 || channels > 2) return null
  return { description: opusHead(channels, description), clean: (packet) => cleanOpusPacket(packet)?.bytes ?? null }
}

/** The head of AAC-LC and HE-AAC is at most five bytes; configuration 0 of the channels carries a comment (ISO/IEC 14496-3, 4.5.1.1). */
function aacCleaner(description: Uint8Array | undefined): PacketCleaner | null {
  if (!description || description.length < 2 || ((description[1]! >> 3) & 15) === 0) return null
  return { description: description.slice(0, 5), clean: (packet) => packet }
}

/** The record of H.264 (ISO/IEC 14496-15, 5.3.3.1): sets of parameters, no more. */
function avcCleaner(record: Uint8Array | undefined): PacketCleaner | null {
  const description = record && avcRecord(record)
  if (!description) return null
  const size = (description[4]! & 3) + 1
  return { description, clean: (packet) => withoutUnits(packet, size, (head) => AVC_MESSAGES.has(head & 31)) }
}

function avcRecord(record: Uint8Array): Uint8Array | null {
  let at = 5
  for (const mask of [31, 255]) {
    const count = (record[at++] ?? 0) & mask
    for (let unit = 0; unit < count; unit += 1) at += 2 + shortAt(record, at)
  }
  if (record[0] !== 1 || at > record.length) return null
  // Profiles above Main say how deep their colours are, in four bytes.
  const profile = record[1]!
  const more = profile >= 100 && at + 4 <= record.length && record[at + 3] === 0 ? 4 : 0
  return record.slice(0, at + more)
}

/** The record of H.265 (8.3.3.1 there): arrays of units by kind; messages may be among them. */
function hevcCleaner(record: Uint8Array | undefined): PacketCleaner | null {
  if (!record || record.length < 23 || record[0] !== 1) return null
  const kept: Uint8Array[] = []
  let at = 23
  for (let array = 0; array < record[22]!; array += 1) {
    const begin = at
    const count = shortAt(record, at + 1)
    at += 3
    for (let unit = 0; unit < count; unit += 1) at += 2 + shortAt(record, at)
    if (at > record.length) return null
    if (!HEVC_MESSAGES.has(record[begin]! & 63)) kept.push(record.subarray(begin, at))
  }
  const head = record.slice(0, 23)
  head[22] = kept.length
  const size = (head[21]! & 3) + 1
  const clean = (packet: Uint8Array): Uint8Array | null =>
    withoutUnits(packet, size, (first) => HEVC_MESSAGES.has((first >> 1) & 63))
  return { description: Buffer.concat([head, ...kept]), clean }
}

const shortAt = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 255) << 8) | (bytes[at + 1] ?? 255)

/** A packet is units, each behind its length in `size` bytes. null: they do not add up. */
function withoutUnits(packet: Uint8Array, size: number, isMessage: (head: number) => boolean): Uint8Array | null {
  const kept: Uint8Array[] = []
  let at = 0
  while (at < packet.length) {
    if (at + size > packet.length) return null
    let length = 0
    for (let byte = 0; byte < size; byte += 1) length = length * 256 + packet[at + byte]!
    const end = at + size + length
    if (length === 0 || end > packet.length) return null
    if (!isMessage(packet[at + size]!)) kept.push(packet.subarray(at, end))
    at = end
  }
  return kept.length === 0 ? null : Buffer.concat(kept)
}

/** A packet of AV1 is units that say their length themselves (5.3 there); one without it is the last. */
function withoutAv1Messages(packet: Uint8Array): Uint8Array | null {
  const kept: Uint8Array[] = []
  let at = 0
  while (at < packet.length) {
    const head = packet[at]!
    let body = at + ((head & 4) === 0 ? 1 : 2)
    let length = packet.length - body
    if ((head & 2) !== 0) {
      length = 0
      for (let shift = 0; shift < 35; shift += 7) {
        const byte = packet[body++] ?? 0
        length += (byte & 127) * 2 ** shift
        if (byte < 128) break
      }
    }
    const end = body + length
    if (end > packet.length || end <= at) return null
    if (!AV1_MESSAGES.has((head >> 3) & 15)) kept.push(packet.subarray(at, end))
    at = end
  }
  return kept.length === 0 ? null : Buffer.concat(kept)
}
