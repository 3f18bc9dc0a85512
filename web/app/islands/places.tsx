import type { Place } from '@himoya/contract/content/places'
import { readAllPlaces, readRegions } from '../browser/calls/places.ts'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'use-intl'
import { adoptStyles, pageLanguage } from '../ui/island/island-page.ts'
import type { FirstPress } from '../features/content/places/choose-places.ts'
import css from '../features/content/places/live-places.css?inline'
import { type KeptParts, LivePlaces } from '../features/content/places/live-places.tsx'
import { showToast } from '../ui/screen/toast.ts'

const TEXTS = {
  uz: () => import('../i18n/uz/for-places.ts'),
  ru: () => import('../i18n/ru/for-places.ts'),
  en: () => import('../i18n/en/for-places.ts'),
}

adoptStyles(css)
let begun = false

/**
 * The first press on a filter (features/content/places/places-page.tsx): the list is taken over, with that filter on. What everybody
 * sees stays until all is here, so on a slow or dead line nothing goes away.
 */
export async function touch(part: HTMLElement, pressed: Element): Promise<void> {
  const chip = pressed.closest<HTMLElement>('[data-filter]')
  const first = chip?.dataset['filter'] as FirstPress | undefined
  const place = part.closest<HTMLElement>('[data-places]')
  if (!chip || !first || !place || begun) return
  begun = true
  const lang = pageLanguage()
  chip.setAttribute('aria-busy', 'true')
  const [loaded, places, regions] = await Promise.all([TEXTS[lang]().catch(() => null), readAllPlaces(lang), readRegions(lang)])
  if (!loaded || !places || !regions) {
    begun = false
    chip.removeAttribute('aria-busy')
    return showToast({ title: document.getElementById('toasts')!.dataset['failed']!, status: 'error' })
  }
  const parts: KeptParts = {
    title: partBy('[data-places-title]'),
    choice: partBy('[data-places-choice]'),
    map: partBy('[data-map]'),
  }
  for (const one of [place, ...Object.values(parts)]) one?.replaceChildren()
  createRoot(place).render(
    <IntlProvider locale={lang} timeZone="Asia/Tashkent" messages={loaded.texts}>
      <LivePlaces
        places={places}
        regions={regions}
        lang={lang}
        region={(place.dataset['places'] || null) as Place['region'] | null}
        first={first}
        parts={parts}
        tiles={parts.map?.dataset['map'] || null}
      />
    </IntlProvider>,
  )
}

const partBy = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector)
