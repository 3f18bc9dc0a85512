import { LANGUAGES } from '@himoya/contract/languages'
import { Place } from '@himoya/contract/content/places'
import { Region } from '@himoya/contract/content/site'
import { IntlProvider } from 'use-intl'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../../test/show.tsx'
import { messagesIn } from '../../../i18n/messages.ts'
import type { FirstPress } from './choose-places.ts'
import css from './live-places.css?inline'
import { LivePlaces } from './live-places.tsx'

const REGIONS = [
  Region.parse({ code: 'UZ-TK', name: 'Toshkent shahri' }),
  Region.parse({ code: 'UZ-QR', name: 'Qoraqalpog‘iston Respublikasi' }),
  Region.parse({ code: 'UZ-SA', name: 'Samarqand viloyati' }),
]
const place = (last: number, facts: Partial<Place>): Place =>
  Place.parse({
    id: `01a8ab1d-0000-7000-8000-00000000000${last}`,
    slug: `joy-${last}`,
    lang: 'uz',
    kind: 'inson',
    region: 'UZ-TK',
    title: `Joy ${last}`,
    summary: '',
    address: 'Ko‘cha',
    lat: null,
    lng: null,
    phones: [],
    phones_hidden: 0,
    hours: null,
    day_and_night: false,
    free: false,
    child_alone: false,
    accessible: false,
    website: null,
    sample: false,
    updated_at: '2026-11-01T00:00:00.000Z',
    ...facts,
  })
const PLACES = [
  place(1, { child_alone: true, lat: 41.31, lng: 69.28 }),
  place(2, {}),
  place(3, { region: 'UZ-SA', child_alone: true, lat: 39.65, lng: 66.96 }),
]

async function open(first: FirstPress, lang: (typeof LANGUAGES)[number] = 'uz') {
  const { places } = messagesIn(lang)
  const parts = { title: document.createElement('h1'), choice: document.createElement('div'), map: document.createElement('div') }
  history.replaceState(null, '', `/${lang}/places`)
  await show(
    <IntlProvider locale={lang} timeZone="Asia/Tashkent" messages={{ places } as never}>
      <div className="places" ref={(shown) => shown?.append(parts.title, parts.choice, parts.map)}>
        <LivePlaces places={PLACES} regions={REGIONS} lang={lang} region={null} first={first} parts={parts} tiles={null} />
      </div>
    </IntlProvider>,
    { texts: () => ({}), css, lang },
  )
  await expect.poll(() => document.activeElement?.getAttribute('data-filter')).toBe(first)
  return places
}

const titles = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map((title) => title.textContent)
const stand = (geolocation: object) => vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue(geolocation as Geolocation)

it.each(LANGUAGES)(
  'a region of the map is pressed by its name, keeps the filters and gives the page its address (%s)',
  async (lang) => {
    const places = await open('child_alone', lang)
    expect(titles()).toEqual(['Joy 1', 'Joy 3'])
    const map = page.getByRole('navigation', { name: places.map_regions })
    const samarqand = map.getByRole('link', { name: /^Samarqand viloyati 1( ta)?$/ })
    expect(samarqand.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    samarqand.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(titles).toEqual(['Joy 3'])
    expect(location.pathname).toBe(`/${lang}/places/in/samarqand`)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(`${places.title}: Samarqand viloyati`)
    await expect.element(samarqand).toHaveAttribute('aria-current', 'true')
    await map.getByRole('link', { name: new RegExp(`^${places.everywhere}`) }).click()
    await expect.poll(titles).toEqual(['Joy 1', 'Joy 3'])
    expect(location.pathname).toBe(`/${lang}/places`)
  },
)

it('a region without a place says so before it is pressed, and a drawn one is pressed too', async () => {
  const places = await open('child_alone')
  await expect
    .element(page.getByRole('navigation', { name: places.map_regions }).getByRole('link', { name: `${REGIONS[1]!.name} 0 ta` }))
    .toBeVisible()
  document
    .querySelector('.map a[href$="/samarqand"]')!
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  await expect.poll(titles).toEqual(['Joy 3'])
})

it('a region chosen above the list closes the choice and leaves the focus there', async () => {
  const places = await open('child_alone')
  const choice = document.querySelector('details')!
  choice.querySelector('summary')!.click()
  await page
    .getByRole('navigation', { name: places.choose })
    .getByRole('link', { name: /Samarqand/ })
    .click()
  await expect.poll(titles).toEqual(['Joy 3'])
  expect(choice.open).toBe(false)
  expect(document.activeElement).toBe(choice.querySelector('summary'))
})

it('where somebody is is asked by a press alone, stays in the browser and is said to stay while it is asked', async () => {
  const getCurrentPosition = vi.fn()
  stand({ getCurrentPosition })
  const fetched = vi.spyOn(globalThis, 'fetch')
  const places = await open('child_alone')
  expect(getCurrentPosition).not.toHaveBeenCalled()
  await page.getByRole('button', { name: places.near }).click()
  await expect.element(page.getByText(new RegExp(places.near_kept))).toBeVisible()
  getCurrentPosition.mock.calls[0]![0]({ coords: { latitude: 39.7, longitude: 66.9 } })
  await expect.poll(titles).toEqual(['Joy 3', 'Joy 1'])
  expect(fetched).not.toHaveBeenCalled()
  expect(location.href).not.toMatch(/39|66/)
})

it.each([
  { code: 1, said: 'near_refused' },
  { code: 2, said: 'near_unknown' },
  { code: 3, said: 'near_unknown' },
] as const)('a place that is refused or not known is said plainly, and the list stays (%s)', async ({ code, said }) => {
  stand({ getCurrentPosition: (_: unknown, fail: (why: object) => void) => fail({ code, PERMISSION_DENIED: 1 }) })
  const places = await open('near')
  await expect.element(page.getByText(new RegExp(places[said]))).toBeVisible()
  expect(titles()).toHaveLength(3)
})

it('who chooses a region while it is asked keeps it, whatever the browser finds later', async () => {
  const getCurrentPosition = vi.fn()
  stand({ getCurrentPosition })
  const places = await open('child_alone')
  await page.getByRole('button', { name: places.near }).click()
  await page
    .getByRole('navigation', { name: places.map_regions })
    .getByRole('link', { name: /^Toshkent/ })
    .click()
  await expect.poll(titles).toEqual(['Joy 1'])
  getCurrentPosition.mock.calls[0]![0]({ coords: { latitude: 39.7, longitude: 66.9 } })
  expect(location.pathname).toBe('/uz/places/in/toshkent-shahri')
  await page
    .getByRole('navigation', { name: places.map_regions })
    .getByRole('link', { name: new RegExp(`^${places.everywhere}`) })
    .click()
  // in the editors' order: by distance the other would be first
  await expect.poll(titles).toEqual(['Joy 1', 'Joy 3'])
  await expect.element(page.getByRole('button', { name: places.near })).toHaveAttribute('aria-pressed', 'false')
})

it('a region that is pressed is shown whole, however near the map was before', async () => {
  const places = await open('child_alone')
  const frame = () => document.querySelector('.map')!.getAttribute('viewBox')
  const region = (name: RegExp) => page.getByRole('navigation', { name: places.map_regions }).getByRole('link', { name }).click()
  await region(/^Samarqand/)
  await expect.poll(titles).toEqual(['Joy 3'])
  const whole = frame()
  await page.getByRole('button', { name: places.zoom_in }).click()
  await expect.poll(frame).not.toBe(whole)
  await region(/^Toshkent/)
  await expect.poll(titles).toEqual(['Joy 1'])
  await region(/^Samarqand/)
  await expect.poll(frame).toBe(whole)
})
