/** Where a time span lies within a window, in percent of the window; null: outside. Open ends reach its edge. */
export function barOf(
  begins: string | null,
  ends: string | null,
  from: number,
  until: number,
): { left: number; width: number } | null {
  const start = Math.max(begins === null ? from : Date.parse(begins), from)
  const end = Math.min(ends === null ? until : Date.parse(ends), until)
  if (end <= start) return null
  const share = (at: number): number => Math.round((1000 * (at - from)) / (until - from)) / 10
  return { left: share(start), width: share(end) - share(start) }
}
