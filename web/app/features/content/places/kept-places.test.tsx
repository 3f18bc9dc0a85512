import { LANGUAGES } from '@himoya/contract/languages'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import { messagesIn } from '../../../i18n/messages.ts'
import { type KeptPlace, KeptPlaces } from './kept-places.tsx'

const day = [{ opens: '09:00', closes: '18:00' }]
const place = (id: string, facts: Partial<KeptPlace>): KeptPlace => ({
  id,
  lang: 'uz',
  kind: 'inson',
  region: 'UZ-SA',
  title: `Joy ${id}`,
  phones: [],
  hours: null,
  day_and_night: false,
  child_alone: false,
  ...facts,
})

it.each(LANGUAGES)(
  'the kept list says its day, and of each region’s places kind, hours, number and who may come alone (%s)',
  (lang) => {
    const { places, info } = messagesIn(lang)
    const root = { lang, numbers: [{ number: '112', label: 'SOS' }], islands: {} }
    const element = (
      <KeptPlaces
        made_at="2026-11-28T06:00:00.000Z"
        regions={[
          { code: 'UZ-SA', name: 'Samarqand viloyati' },
          { code: 'UZ-BU', name: 'Buxoro viloyati' },
        ]}
        places={[
          place('1', {
            child_alone: true,
            phones: [{ number: '+998712345678', verified_at: null }],
            hours: [day, day, day, day, day, [{ opens: '09:00', closes: '13:00' }], []],
          }),
          place('2', { kind: 'shelter', day_and_night: true }),
        ]}
      />
    )
    const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => root, element }], {
      hydrationData: { loaderData: { root } },
    })
    const html = renderToStaticMarkup(
      <IntlProvider locale={lang} timeZone="Asia/Tashkent" messages={{ places, info }}>
        <RouterProvider router={router} />
      </IntlProvider>,
    )
    expect(html).toMatch(/28\S* .*2026|2026\S* 28/)
    expect(html).toContain('href="tel:112"')
    expect(html).toContain('href="tel:+998712345678"')
    const { mo, fr, sa } = places.days
    const facts = [places.kinds.inson, places.child_alone, `${mo}–${fr} 09:00–18:00; ${sa} 09:00–13:00`].join(' · ')
    expect(html).toContain(`>${facts}<`)
    expect(html).toContain(`>${[places.kinds.shelter, places.always].join(' · ')}<`)
    expect(html).toContain(`>${places.no_phone}<`)
    expect(html.match(/<details/g)).toHaveLength(1)
  },
)
