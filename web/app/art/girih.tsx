/** One eight-pointed star on a tile of 48. */
export const STAR = 'M48 24l-7 7v10H31l-7 7-7-7H7V31l-7-7 7-7V7h10l7-7 7 7h10v10z'

/** A wall of eight-pointed stars for one quiet card of a page. `id` names the pattern inside the page. */
export function Girih({ id }: { id: string }) {
  return (
    <svg className="girih" aria-hidden="true">
      <pattern id={id} width="48" height="48" patternUnits="userSpaceOnUse">
        <path d={STAR} fill="none" stroke="currentColor" strokeWidth="1.1" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
