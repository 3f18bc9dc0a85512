import { join } from 'node:path'
import { type Manifest, namesIn, readShipped, walOf } from '../backup-folder.ts'
import { openCompressed } from '../sealed-object.ts'

/** Where a timeline left an older one: a backup of the older one is on the way as long as it ended before that. */
type Branch = { timeline: number; segment: number }

export type Way = {
  /** null: nobody ever restored, so there is one. */
  timeline: number | null
  leads(backup: Manifest): boolean
}

/** 16 MB each, as PostgreSQL makes them unless told otherwise. */
const SEGMENT_BITS = 24
const SEGMENTS_OF_LOG = 2 ** (32 - SEGMENT_BITS)

/** Of a file of WAL: the timeline in eight hexadecimal digits, then its place. */
const timelineOf = (name: string): number => Number.parseInt(name.slice(0, 8), 16)
const segmentOf = (name: string): number =>
  Number.parseInt(name.slice(8, 16), 16) * SEGMENTS_OF_LOG + Number.parseInt(name.slice(16, 24), 16)

/**
 * Who restores goes another way from there on, on a timeline of its own. Answers the one that people were on at that minute, or are on
 * now (null), and which backups lead on to it: PostgreSQL itself would take the newest timeline and know of no other.
 */
export async function wayAt(from: string, system: string, identity: string, to: Date | null): Promise<Way> {
  const folder = walOf(from, system)
  const begun = (await namesIn(folder))
    .map((shipped) => ({ shipped, ...readShipped(shipped) }))
    .filter(({ began }) => began !== null && (to === null || began <= to))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const newest = begun.at(-1)
  if (!newest) return { timeline: null, leads: () => true }
  const branches = await readHistory(join(folder, newest.shipped), identity)
  const timeline = timelineOf(newest.name)
  return {
    timeline,
    leads: ({ first_segment, last_segment }) =>
      timelineOf(first_segment) === timeline ||
      branches.some((branch) => branch.timeline === timelineOf(first_segment) && segmentOf(last_segment) < branch.segment),
  }
}

/** A line is the older timeline, and the place in the WAL where it was left (`1	0/5000098	before 2026-…`). */
async function readHistory(path: string, identity: string): Promise<Branch[]> {
  const chunks: Uint8Array[] = []
  for await (const chunk of await openCompressed(path, identity)) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString('utf8')
  return [...text.matchAll(/^\s*(\d+)\s+([\dA-F]+)\/([\dA-F]+)/gim)].map(([, timeline, high, low]) => ({
    timeline: Number(timeline),
    segment: Number.parseInt(high!, 16) * SEGMENTS_OF_LOG + Math.floor(Number.parseInt(low!, 16) / 2 ** SEGMENT_BITS),
  }))
}
