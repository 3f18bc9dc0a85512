import { Phone } from 'lucide'
import { useMemo } from 'react'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { Icon } from '../../art/icon.tsx'

/**
 * The numbers to call. Every page carries the verified ones in its first HTML, so they are read from there: they are
 * right, in the page's language, and need no request.
 */
export function EmergencyLinks() {
  const t = useIslandTexts('chat')
  const numbers = useMemo(numbersOfPage, [])
  return (
    <ul className="flex gap-2" aria-label={t('numbers')}>
      {numbers.map(({ number, label }) => (
        <li key={number} className="grow">
          <a
            className="flex min-h-11 items-center justify-center gap-2 rounded-field border-[1.5px] border-line-strong bg-surface font-head font-[650] text-sos-ink no-underline"
            href={`tel:${number}`}
          >
            <Icon of={Phone} />
            {number} <span className="sr-only">{label}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function numbersOfPage(): { number: string; label: string }[] {
  const found = new Map<string, string>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]')) {
    const number = link.href.slice('tel:'.length)
    if (!found.has(number)) found.set(number, link.textContent.replace(number, '').trim())
  }
  return [...found].map(([number, label]) => ({ number, label })).slice(0, 2)
}
