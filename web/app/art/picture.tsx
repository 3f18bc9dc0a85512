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
  umbrella: (
    <>
      <path
        d="M32 6a27 27 0 0 1 27 27c-5-5-10-5-13.5 0-4.5-5-9-5-13.5 0-4.5-5-9-5-13.5 0C15 28 10 28 5 33A27 27 0 0 1 32 6z"
        fill="var(--i-deep)"
      />
      <path d="M32 6c9 6 13 16 13.5 27-4.5-5-9-5-13.5 0-4.5-5-9-5-13.5 0C19 22 23 12 32 6z" fill="var(--i-leaf)" />
      <path d="M32 32v21a5 5 0 0 0 10 0" fill="none" stroke="var(--i-ink)" strokeWidth="3" strokeLinecap="round" />
      <circle cx="21" cy="47" r="5" fill="var(--i-clay)" />
      <path d="M13 62v-2a8 8 0 0 1 16 0v2z" fill="var(--i-warm)" />
    </>
  ),
  cloud: (
    <>
      <path d="M18 38a11 11 0 0 1 1-22 15 15 0 0 1 28 3 10 10 0 0 1 0 19z" fill="var(--i-ink)" opacity=".75" />
      <path d="m34 32-9 14h7l-3 12 11-16h-7l4-10z" fill="var(--i-warm)" />
    </>
  ),
  hand: (
    <>
      <path
        d="M20 58V34l-5-8a4 4 0 0 1 6.5-4.5L26 27V13a3.7 3.7 0 0 1 7.4 0v11V9.7a3.7 3.7 0 0 1 7.4 0V25v-9.3a3.5 3.5 0 0 1 7 0V40c0 7-3 11-6 13v5z"
        fill="var(--i-clay)"
      />
      <rect x="17" y="54" width="27" height="9" rx="2" fill="var(--i-deep)" />
    </>
  ),
  bowl: (
    <>
      <path d="M8 30h48c0 14-8 22-18 24v4H26v-4C16 52 8 44 8 30z" fill="var(--i-feruza)" />
      <ellipse cx="32" cy="30" rx="24" ry="6" fill="var(--i-paper)" />
      <ellipse cx="32" cy="31" rx="17" ry="3.5" fill="var(--i-feruza)" opacity=".35" />
      <path d="m14 40 4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3" fill="none" stroke="var(--i-paper)" strokeWidth="2" />
      <path
        d="M22 18q-3-4 0-8M32 18q-3-4 0-8M42 18q-3-4 0-8"
        fill="none"
        stroke="var(--i-ink)"
        opacity=".25"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="2 4"
      />
    </>
  ),
  load: (
    <>
      <path d="M22 14c-10 6-16 16-16 27 0 12 8 17 20 17s20-5 20-17c0-11-6-21-16-27z" fill="var(--i-clay)" />
      <path d="M20 8q6-4 12 0l-2 7h-8z" fill="var(--i-clay)" />
      <path d="M19 14.5h14" stroke="var(--i-ink)" strokeWidth="3.5" strokeLinecap="round" />
      <path
        d="M15 34q4-8 9-10M14 46q3 5 9 6"
        fill="none"
        stroke="var(--i-paper)"
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity=".6"
      />
      <circle cx="50" cy="37" r="6" fill="var(--i-ink)" />
      <path d="M39 58v-3a11 10 0 0 1 22 0v3z" fill="var(--i-leaf)" />
    </>
  ),
  crowd: (
    <>
      <path d="M6 12h18v13H15l-5 6v-6H6z" fill="var(--i-warm)" />
      <path d="M58 12H40v13h9l5 6v-6h4z" fill="var(--i-clay)" />
      <circle cx="32" cy="38" r="7" fill="var(--i-ink)" />
      <path d="M18 60v-1a14 12 0 0 1 28 0v1z" fill="var(--i-leaf)" />
    </>
  ),
  bubble: (
    <>
      <path d="M8 14h36a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H24L12 52V42H8z" fill="var(--i-leaf)" />
      <path d="M60 24v28a4 4 0 0 1-4 4h-4v7l-9-7H28a4 4 0 0 1-4-4v-4h22a8 8 0 0 0 8-8V20h2a4 4 0 0 1 4 4z" fill="var(--i-warm)" />
    </>
  ),
  question: (
    <>
      <path d="M12 58V26C12 16 22 11 32 5c10 6 20 11 20 21v32z" fill="var(--i-leaf)" />
      <path
        d="M25 27a7.5 7.5 0 1 1 10 7c-2 .8-3 2-3 5"
        fill="none"
        stroke="var(--i-paper)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="32" cy="47" r="2.8" fill="var(--i-paper)" />
    </>
  ),
  sprout: (
    <>
      <path d="M32 58V32" stroke="var(--i-deep)" strokeWidth="4" strokeLinecap="round" />
      <path d="M32 36C32 22 22 16 8 17c0 14 9 21 24 19z" fill="var(--i-leaf)" />
      <path d="M32 30c0-12 9-18 22-17 1 13-8 20-22 17z" fill="var(--i-deep)" />
      <path d="M16 58a16 7 0 0 1 32 0z" fill="var(--i-clay)" />
    </>
  ),
  house: (
    <>
      <path d="M8 58V30L32 10l24 20v28z" fill="var(--i-paper)" />
      <path d="M4 32 32 8l28 24-4 4-24-20L8 36z" fill="var(--i-clay)" />
      <path d="M24 58V46c0-5 4-7 8-10 4 3 8 5 8 10v12z" fill="var(--i-deep)" />
      <rect x="44" y="38" width="7" height="8" rx="1.5" fill="var(--i-warm)" />
      <rect x="13" y="38" width="7" height="8" rx="1.5" fill="var(--i-warm)" />
    </>
  ),
  pomegranate: (
    <>
      <path d="m24 12 3-7 5 5 5-5 3 7-4 6h-8z" fill="var(--i-deep)" />
      <circle cx="32" cy="37" r="21" fill="var(--i-clay)" />
      <path d="M32 22c8 4 12 10 12 18-4 8-20 8-24 0 0-8 4-14 12-18z" fill="var(--i-paper)" />
      <circle cx="28" cy="34" r="3" fill="var(--i-warm)" />
      <circle cx="36" cy="34" r="3" fill="var(--i-warm)" />
      <circle cx="32" cy="41" r="3" fill="var(--i-warm)" />
    </>
  ),
  melon: (
    <>
      <ellipse cx="32" cy="36" rx="24" ry="18" fill="var(--i-warm)" />
      <path
        d="M32 18c-8 6-8 30 0 36M32 18c8 6 8 30 0 36M12 28c6-2 8 14 2 18M52 28c-6-2-8 14-2 18"
        fill="none"
        stroke="var(--i-deep)"
        strokeWidth="2.5"
      />
      <path d="M32 18q0-8 7-10" fill="none" stroke="var(--i-deep)" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  rosette: (
    <>
      <path
        d="M59 32L51.1 39.9L51.1 51.1L39.9 51.1L32 59L24.1 51.1L12.9 51.1L12.9 39.9L5 32L12.9 24.1L12.9 12.9L24.1 12.9L32 5L39.9 12.9L51.1 12.9L51.1 24.1Z"
        fill="var(--i-leaf)"
      />
      <circle cx="32" cy="32" r="15" fill="var(--i-paper)" />
      <circle cx="32" cy="32" r="10" fill="var(--i-warm)" />
      <circle cx="32" cy="32" r="4" fill="var(--i-deep)" />
    </>
  ),
  plaster: (
    <>
      <path d="M13 40 40 13a8 8 0 0 1 12 12L25 52a8 8 0 0 1-12-12z" fill="var(--i-warm)" />
      <path d="M32.5 20.5l12 12-12 12-12-12z" fill="var(--i-paper)" />
      <circle cx="32.5" cy="27" r="1.9" fill="var(--i-clay)" />
      <circle cx="27" cy="32.5" r="1.9" fill="var(--i-clay)" />
      <circle cx="38" cy="32.5" r="1.9" fill="var(--i-clay)" />
      <circle cx="32.5" cy="38" r="1.9" fill="var(--i-clay)" />
    </>
  ),
  lock: (
    <>
      <path d="M22 32V21a10 10 0 0 1 20 0v11" fill="none" stroke="var(--i-deep)" strokeWidth="5" />
      <rect x="13" y="29" width="38" height="29" rx="6" fill="var(--i-warm)" />
      <circle cx="32" cy="41" r="4.5" fill="var(--i-ink)" />
      <path d="M30 42h4l1.5 9h-7z" fill="var(--i-ink)" />
    </>
  ),
  camera: (
    <>
      <path d="M22 20l4-8h12l4 8h9a7 7 0 0 1 7 7v22a7 7 0 0 1-7 7H13a7 7 0 0 1-7-7V27a7 7 0 0 1 7-7z" fill="var(--i-deep)" />
      <circle cx="32" cy="38" r="12" fill="var(--i-paper)" />
      <circle cx="32" cy="38" r="7" fill="var(--i-feruza)" />
      <circle cx="50" cy="28" r="2.6" fill="var(--i-warm)" />
    </>
  ),
  coin: (
    <>
      <circle cx="25" cy="26" r="18" fill="var(--i-warm)" />
      <circle cx="25" cy="26" r="12" fill="none" stroke="var(--i-paper)" strokeWidth="2.5" />
      <circle cx="43" cy="43" r="15" fill="var(--i-clay)" />
      <path d="M43 34l2.6 6.4L52 43l-6.4 2.6L43 52l-2.6-6.4L34 43l6.4-2.6z" fill="var(--i-paper)" />
    </>
  ),
  ring: (
    <>
      <circle cx="32" cy="42" r="15" fill="none" stroke="var(--i-warm)" strokeWidth="5" />
      <path d="M23 8h18l6 8-15 14L17 16z" fill="var(--i-feruza)" />
      <path d="M23 8l9 22 9-22z" fill="var(--i-leaf)" />
      <path d="M17 16h30" stroke="var(--i-paper)" strokeWidth="2" />
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
