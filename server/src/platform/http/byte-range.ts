/** `to` is not in it. */
export type ByteRange = { from: number; to: number }

/** The one range of `Range: bytes=…` (RFC 9110, 14.2). null: no range, or several; then all of it is sent. */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size : Math.min(size, Number(last) + 1)
  return from < to ? { from, to } : 'unsatisfiable'
}
