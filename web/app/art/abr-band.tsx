/** The ikat band above the footer: one tile of stepped lozenges, repeated. */
export function AbrBand() {
  return (
    <svg className="abr" aria-hidden="true">
      <pattern id="abr" width="56" height="16" patternUnits="userSpaceOnUse">
        <path d="M2 7h4V5h3V3h3V1h4v2h3v2h3v2h4v2h-4v2h-3v2h-3v2h-4v-2H9v-2H6V9H2z" fill="var(--i-deep)" />
        <path d="M8 7h3V5h6v2h3v2h-3v2h-6V9H8z" fill="var(--i-warm)" />
        <path d="M30 7h4V5h3V3h3V1h4v2h3v2h3v2h4v2h-4v2h-3v2h-3v2h-4v-2h-3v-2h-3V9h-4z" fill="var(--i-feruza)" />
        <path d="M38 7h8v2h-8z" fill="var(--i-warm)" />
      </pattern>
      <rect width="100%" height="16" fill="url(#abr)" />
    </svg>
  )
}
