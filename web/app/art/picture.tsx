import type { ReactNode } from 'react'

/** Our own pictures: flat things on a 64 grid, without faces, in the palette's picture colours. */
const PICTURES = {
  kite: (
    <>
      <path d="M35 8 54 25 37 44 18 27z" fill="var(--i-warm)" />
      <path d="M35 8 37 44 54 25z" fill="var(--i-clay)" />
      <path d="M18 27 54 25" stroke="var(--i-paper)" strokeWidth="2" />
      <path d="M37 44c-8 2-4 9-12 9s-4 6-12 5" fill="none" stroke="var(--i-deep)" strokeWidth="2.5" strokeLinecap="round" />
      <path d="m27 50 5 6-7 1z" fill="var(--i-feruza)" />
    </>
  ),
  bag: (
    <>
      <path d="M24 20v-4a8 8 0 0 1 16 0v4" fill="none" stroke="var(--i-deep)" strokeWidth="4" />
      <path d="M14 56V30a12 12 0 0 1 12-12h12a12 12 0 0 1 12 12v26z" fill="var(--i-leaf)" />
      <path d="M20 56V44a6 6 0 0 1 6-6h12a6 6 0 0 1 6 6v12z" fill="var(--i-deep)" />
      <rect x="24" y="44" width="16" height="3.5" rx="1.7" fill="var(--i-warm)" />
      <circle cx="32" cy="28" r="3.5" fill="var(--i-warm)" />
    </>
  ),
  teapot: (
    <>
      <path d="M40 30c10-6 14 2 8 10-3 4-7 5-10 5" fill="none" stroke="var(--i-feruza)" strokeWidth="4" />
      <path d="M18 32 8 26l-2 3 10 14z" fill="var(--i-feruza)" />
      <path d="M12 40a16 15 0 0 1 32 0c0 9-6 16-16 16S12 49 12 40z" fill="var(--i-feruza)" />
      <path d="M20 25h16l-3-4H23z" fill="var(--i-deep)" />
      <circle cx="28" cy="18" r="3" fill="var(--i-deep)" />
      <path
        d="M36 41l-2.3 2.3v3.4h-3.4L28 49l-2.3-2.3h-3.4v-3.4L20 41l2.3-2.3v-3.4h3.4L28 33l2.3 2.3h3.4v3.4z"
        fill="var(--i-paper)"
        opacity=".85"
      />
      <path d="M44 47h16c0 6-3 9-8 9s-8-3-8-9z" fill="var(--i-warm)" />
    </>
  ),
  book: (
    <>
      <path d="M32 20c-6-5-14-6-24-5v35c10-1 18 0 24 5z" fill="var(--i-deep)" />
      <path d="M32 20c6-5 14-6 24-5v35c-10-1-18 0-24 5z" fill="var(--i-leaf)" />
      <path
        d="M13 24c5 0 9 .5 13 2.5M13 32c5 0 9 .5 13 2.5"
        stroke="var(--i-paper)"
        strokeWidth="2.5"
        strokeLinecap="round"
        fill="none"
        opacity=".8"
      />
      <path d="M42 12v20l4-3.5 4 3V11.5z" fill="var(--i-warm)" />
    </>
  ),
  bird: (
    <>
      <path d="M4 50h56" stroke="var(--i-ink)" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M16 34c2-12 14-18 24-12l10-3-5 8c0 12-8 20-18 20-5 0-8-2-10-5l-11 2z" fill="var(--i-deep)" />
      <path d="M22 36c4-6 12-6 17 0-4 7-12 8-17 0z" fill="var(--i-leaf)" />
      <circle cx="40" cy="26" r="1.8" fill="var(--i-paper)" />
      <path d="M30 46v5m6-5v5" stroke="var(--i-warm)" strokeWidth="2.5" />
    </>
  ),
  thread: (
    <>
      <circle cx="30" cy="32" r="20" fill="var(--i-warm)" />
      <path
        d="M13 26c12-6 24-4 36 4M11 34c12-4 26 0 34 12M20 16c8 8 12 20 10 35M36 13c4 10 2 24-8 38"
        fill="none"
        stroke="var(--i-clay)"
        strokeWidth="2.5"
      />
      <path d="M46 44c10 4 10 12 0 12s-4-8 8-6" fill="none" stroke="var(--i-clay)" strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
  lantern: (
    <>
      <path d="M32 4v7" stroke="var(--i-ink)" strokeWidth="3" />
      <path d="M20 18 32 9l12 9z" fill="var(--i-deep)" />
      <path d="M18 20h28l-4 30H22z" fill="var(--i-warm)" />
      <path d="M32 26c5 6 7 9 7 13a7 7 0 0 1-14 0c0-4 2-7 7-13z" fill="var(--i-paper)" />
      <rect x="19" y="50" width="26" height="6" rx="2" fill="var(--i-deep)" />
    </>
  ),
  phone: (
    <>
      <rect x="18" y="6" width="28" height="52" rx="6" fill="var(--i-deep)" />
      <rect x="22" y="12" width="20" height="38" rx="2" fill="var(--i-paper)" />
      <path d="M25 17h12v8h-8l-4 4z" fill="var(--i-warm)" />
      <path d="M39 30H29v8h6l4 4z" fill="var(--i-leaf)" />
      <circle cx="32" cy="54" r="1.8" fill="var(--i-paper)" />
    </>
  ),
  chest: (
    <>
      <path d="M10 30a14 14 0 0 1 14-14h16a14 14 0 0 1 14 14v2H10z" fill="var(--i-clay)" />
      <rect x="10" y="32" width="44" height="24" rx="2" fill="var(--i-warm)" />
      <rect x="10" y="29" width="44" height="5" fill="var(--i-deep)" />
      <rect x="26" y="26" width="12" height="16" rx="3" fill="var(--i-deep)" />
      <circle cx="32" cy="33" r="2.5" fill="var(--i-paper)" />
      <path d="M31 34h2l1 5h-4z" fill="var(--i-paper)" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type PictureName = keyof typeof PICTURES

/** The grounds a picture may stand on. */
type Niche = 'g' | 'a' | 'f' | 'c' | 'v'

/** A picture in its arch. Decoration beside words that say the same: screen readers skip it. */
export function ArchPicture({ name, niche, className = 'arch' }: { name: PictureName; niche: Niche; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 120 100" aria-hidden="true">
      <path d="M0 100V40C0 19 28.8 11.5 60 0c31.2 11.5 60 19 60 40v60z" fill={`var(--n-${niche})`} />
      <svg x="34" y="36" width="52" height="52" viewBox="0 0 64 64">
        {PICTURES[name]}
      </svg>
    </svg>
  )
}
