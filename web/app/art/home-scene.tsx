import { STAR } from './girih.tsx'

/**
 * The portal: a garden behind an arch, an adult and a girl side by side on a bench, seen from behind. Sun by day, moon in the dark palette.
 * Its box is the arch, which so is whole in a picture of any shape; the wall goes on around it.
 */
export function HomeScene() {
  return (
    <svg className="scene" viewBox="100 0 280 330" preserveAspectRatio="xMidYMax" aria-hidden="true">
      <defs>
        <pattern id="girih" width="48" height="48" patternUnits="userSpaceOnUse">
          <path d={STAR} fill="none" stroke="var(--h-line)" strokeWidth="1.1" />
        </pattern>
        <path id="arch" d="M115 340V147C115 83 175 60 240 25c65 35 125 58 125 122v193z" />
        <clipPath id="portal">
          <use href="#arch" />
        </clipPath>
      </defs>
      <g fill="var(--h-wall)" stroke="var(--h-wall)">
        <path d="M-900-900H1400V330H-900z" stroke="none" />
        <path d="M-900-900H1400V330H-900z" fill="url(#girih)" stroke="none" />
        <use href="#arch" strokeWidth="30" />
        <use href="#arch" stroke="var(--i-warm)" strokeWidth="19" />
        <use href="#arch" strokeWidth="14" />
      </g>
      <g clipPath="url(#portal)">
        <path d="M115 24h250v306H115z" fill="var(--h-sky)" />
        <circle cx="295" cy="147" r="31" fill="var(--i-warm)" />
        <ellipse cx="135" cy="310" rx="138" ry="92" fill="var(--h-hill2)" />
        <ellipse cx="340" cy="330" rx="155" ry="92" fill="var(--h-hill1)" />
        <path d="M146 190h9v140h-9z" fill="var(--h-bark)" />
        <circle cx="150" cy="171" r="39" fill="var(--i-deep)" />
        <circle cx="122" cy="199" r="29" fill="var(--i-leaf)" />
        <circle cx="178" cy="199" r="25" fill="var(--i-leaf)" />
        <path d="M115 304h250v40H115z" fill="var(--i-deep)" />
        <g transform="matrix(1.42 0 0 1.42 -103 -139)">
          <g transform="translate(226 300)">
            <path d="M-21 0v-26a21 21 0 0 1 42 0V0z" fill="var(--i-feruza)" />
            <path d="M-21-24a21 21 0 0 1 42 0q-10 2-21 23-11-21-21-23z" fill="var(--i-paper)" />
            <path d="M-15.5-61a15.5 15.5 0 0 1 31 0c0 9-3.5 13-2.5 23q-13 6-26 0c1-10-2.5-14-2.5-23z" fill="var(--h-bark)" />
          </g>
          <g transform="translate(272 300) scale(0.76)">
            <path d="M-21 0v-26a21 21 0 0 1 42 0V0z" fill="var(--i-clay)" />
            <circle cy="-61" r="14.5" fill="var(--h-hair)" />
            <path
              d="M-9-54q-4 14-3 32M9-54q4 14 3 32"
              fill="none"
              stroke="var(--h-hair)"
              strokeWidth="5.5"
              strokeLinecap="round"
            />
            <path d="M-15-63l3-14q12-5 24 0l3 14q-15-5-30 0z" fill="var(--i-deep)" />
            <path d="M0-75l3 4-3 4-3-4zM-8.5-72l2.5 3-2.5 3-2.5-3zM8.5-72l2.5 3-2.5 3-2.5-3z" fill="var(--i-paper)" />
          </g>
          <path d="M182 288h124M182 302h124M194 302v40M294 302v40" stroke="var(--h-hair)" strokeWidth="8" strokeLinecap="round" />
        </g>
      </g>
    </svg>
  )
}
