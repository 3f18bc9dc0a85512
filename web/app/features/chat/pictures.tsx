import type { CounsellorDrawing } from '@himoya/contract/staff/counsellor-drawings'

/**
 * The support avatar of the panel's header; what the counsellor has chosen lies over it and covers it once it has come. A file that does not
 * come, or is not known yet, leaves the usual one.
 */
export function CounsellorPicture({ drawing }: { drawing: CounsellorDrawing | undefined }) {
  return (
    <span className="panel-picture shrink-0 low:hidden">
      <svg className="size-11 shrink-0" viewBox="0 0 44 44" aria-hidden="true">
        <path d="M1 44V17.6C1 8.4 11.1 5 22 0c10.9 5 21 8.4 21 17.6V44z" fill="var(--n-f)" />
        <circle cx="22" cy="19.5" r="9.8" fill="var(--i-hair)" />
        <circle cx="22" cy="9.5" r="4" fill="var(--i-hair)" />
        <path d="M18 24h8v10h-8z" fill="#B8673E" />
        <path d="M15 20.5q3.5-5.5 7-5.5t7 5.5q0 9-7 9t-7-9z" fill="var(--i-clay)" />
        <path d="M7.5 44v-2a11 10 0 0 1 9-9.5q5.500 5 11 0a11 10 0 0 1 9 9.5v2z" fill="var(--i-deep)" />
        {drawing && <use href={`/drawings/${drawing}.svg#d`} />}
      </svg>
    </span>
  )
}

export function SproutPicture() {
  return (
    <svg className="w-24" viewBox="0 0 96 108" aria-hidden="true">
      <path d="M0 108V43C0 20 23 12 48 0c25 12 48 20 48 43v65z" fill="var(--n-g)" />
      <g transform="translate(16 34)">
        <path d="M32 58V32" stroke="var(--i-deep)" strokeWidth="4" strokeLinecap="round" />
        <path d="M32 36C32 22 22 16 8 17c0 14 9 21 24 19z" fill="var(--i-leaf)" />
        <path d="M32 30c0-12 9-18 22-17 1 13-8 20-22 17z" fill="var(--i-deep)" />
        <path d="M16 58a16 7 0 0 1 32 0z" fill="var(--i-clay)" />
      </g>
    </svg>
  )
}
