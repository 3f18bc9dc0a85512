import { LANGUAGES } from '@himoya/contract/languages'
import type { Place } from '@himoya/contract/content/places'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import { messagesIn } from '../../../i18n/messages.ts'
import { PlaceCard } from './place-card.tsx'

const PLACE: Place = {
  id: '01939f00-0000-7000-8000-000000000001',
  slug: 'inson',
  lang: 'uz',
  kind: 'inson',
  region: 'UZ-TK',
  title: 'Markaz',
  summary: '',
  address: 'Toshkent',
  lat: null,
  lng: null,
  phones: [],
  phones_hidden: 0,
  hours: null,
  day_and_night: true,
  free: true,
  child_alone: true,
  accessible: false,
  website: null,
  sample: false,
  updated_at: '2026-11-01T00:00:00.000Z',
}

it.each(LANGUAGES)('a card has the number to call, or says that it is being checked; what holds is one line (%s)', (lang) => {
  const { places } = messagesIn(lang)
  const cardOf = (facts: Partial<Place>): string =>
    renderToStaticMarkup(
      <IntlProvider locale={lang} timeZone="Asia/Tashkent" messages={{ places }}>
        <PlaceCard place={{ ...PLACE, ...facts }} number={1} lang={lang} now={null} />
      </IntlProvider>,
    )
  const called = cardOf({ phones: [{ number: '+998712345678', verified_at: '2026-11-01T00:00:00.000Z' }], phones_hidden: 1 })
  expect(called).toContain('href="tel:+998712345678"')
  expect(called).toContain('+998 71 234 56 78')
  expect(called).not.toContain(places.phone_soon)
  expect(cardOf({ phones_hidden: 1 })).toContain(places.phone_soon)
  expect(cardOf({})).not.toContain(places.phone_soon)
  // Words under a tag touch it.
  expect(cardOf({ phones_hidden: 1, sample: true })).toMatch(new RegExp(`${places.phone_soon}</p><p class="tags">.*</p></div>`))
  expect(cardOf({})).toContain(`>${[places.kinds.inson, places.free, places.child_alone].join(' · ')}<`)
})
