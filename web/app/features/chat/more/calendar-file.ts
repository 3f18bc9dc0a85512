/** So long before its time a calendar shows it, and so long it takes there. */
const BEFORE = '-PT10M'
const LASTS_MS = 30 * 60_000

const stamp = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')

/**
 * One event for a calendar (RFC 5545). Its title is one word that anybody may read: no page, no name and no place of ours stands in
 * it, and where a calendar is shared it is private.
 */
export function calendarFile(title: string, due_at: string, uid: string): string {
  const at = Date.parse(due_at)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Calendar//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(Date.now())}`,
    `DTSTART:${stamp(at)}`,
    `DTEND:${stamp(at + LASTS_MS)}`,
    `SUMMARY:${title}`,
    'CLASS:PRIVATE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${title}`,
    `TRIGGER:${BEFORE}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}
