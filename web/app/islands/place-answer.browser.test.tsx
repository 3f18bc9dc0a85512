import { LANGUAGES } from '@himoya/contract/languages'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import site from '../styles/site.css?inline'
import { DidTheyHelp } from '../features/content/places/did-they-help.tsx'
import { messagesIn } from '../i18n/messages.ts'
import { adoptStyles } from '../ui/island/island-page.ts'
import { touch } from './place-answer.ts'

const ID = '01a8ab1d-0000-7000-8000-000000000001'
let fetched: ReturnType<typeof vi.fn>
let place: HTMLElement

async function open(lang: (typeof LANGUAGES)[number]) {
  document.documentElement.lang = lang
  const { places, info } = messagesIn(lang)
  const root = {
    lang,
    islands: { 'place-answer': { script: '/a.js', imports: [], texts: {} } },
    numbers: [{ number: '112', label: 'SOS' }],
  }
  const element = <DidTheyHelp place={{ id: ID, region: 'UZ-SA' }} />
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => root, element }], {
    hydrationData: { loaderData: { root } },
  })
  createRoot(place).render(
    <IntlProvider locale={lang} timeZone="Asia/Tashkent" messages={{ places, info } as never}>
      <RouterProvider router={router} />
    </IntlProvider>,
  )
  await expect.poll(() => place.querySelector('[data-touch]')).not.toBeNull()
  const part = place.querySelector<HTMLElement>('[data-touch]')!
  part.addEventListener('click', (event) => void touch(part, event.target as Element))
  return places.help
}

beforeEach(() => {
  adoptStyles(site)
  document.documentElement.dataset['js'] = ''
  place = document.body.appendChild(document.createElement('main'))
  fetched = vi.fn().mockResolvedValue({ ok: true, status: 204 })
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  place.remove()
  vi.unstubAllGlobals()
})
const bodies = () => fetched.mock.calls.map(([url, { body }]) => [url, JSON.parse(body)])

it.each(LANGUAGES)('"no" is one tap, and another place, a counsellor and the numbers are one tap each (%s)', async (lang) => {
  const words = await open(lang)
  await page.getByRole('button', { name: words.no, exact: true }).click()
  await expect.element(page.getByText(words.thanks_no)).toBeVisible()
  expect(document.activeElement?.textContent).toBe(words.thanks_no)
  expect(bodies()).toEqual([[`/api/v1/place/${ID}/answer/`, { answer: 'no' }]])
  await expect.element(page.getByRole('link', { name: words.another })).toHaveAttribute('href', `/${lang}/places/in/samarqand`)
  expect(place.querySelector('[data-ways] a[data-open-chat]')).not.toBeNull()
  await expect.element(page.getByRole('link', { name: /112/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: words.no, exact: true })).not.toBeInTheDocument()
})

it('who was helped is thanked and shown no other ways; words go apart and leave the field', async () => {
  const words = await open('uz')
  await page.getByRole('button', { name: words.yes, exact: true }).click()
  await expect.element(page.getByText(words.thanks_yes)).toBeVisible()
  await expect.element(page.getByText(words.ways)).not.toBeVisible()
  await page.getByRole('textbox').fill('  Yaxshi kutib olishdi ')
  await page.getByRole('button', { name: words.send }).click()
  await expect.element(page.getByText(words.sent)).toBeVisible()
  expect(bodies().at(-1)).toEqual([
    `/api/v1/place/${ID}/words/`,
    { id: expect.any(String), answer: 'yes', words: 'Yaxshi kutib olishdi' },
  ])
  expect(place.querySelector('textarea')!.value).toBe('')
})

it('on a dead line the answer can be pressed again, and who was not helped sees the ways all the same', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const words = await open('uz')
  await page.getByRole('button', { name: words.no, exact: true }).click()
  await expect.element(page.getByText(words.ways)).toBeVisible()
  await expect.element(page.getByText(words.thanks_no)).not.toBeVisible()
  await page.getByRole('button', { name: words.no, exact: true }).click()
  await expect.element(page.getByText(words.thanks_no)).toBeVisible()
  expect(fetched).toHaveBeenCalledTimes(2)
})

it('words whose answer was lost go again as the same, and others are others', async () => {
  const words = await open('uz')
  await page.getByRole('button', { name: words.no, exact: true }).click()
  await expect.element(page.getByRole('textbox')).toBeVisible()
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const press = async (written: string, times: number) => {
    await page.getByRole('textbox').fill(written)
    await page.getByRole('button', { name: words.send }).click()
    await expect.poll(() => fetched.mock.calls.length).toBe(times)
    await expect.poll(() => place.querySelector('textarea')!.readOnly).toBe(false)
  }
  await press('Eshik yopiq', 2)
  expect(place.querySelector('textarea')!.value).toBe('Eshik yopiq')
  await press('Eshik yopiq', 3)
  await press('Eshik yopiq edi', 4)
  await expect.element(page.getByText(words.sent)).toBeVisible()
  const [, first, again, other] = bodies().map(([, body]) => body.id)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

it('what is too long is counted, stays and is not sent', async () => {
  const words = await open('uz')
  await page.getByRole('button', { name: words.yes, exact: true }).click()
  await page.getByRole('textbox').fill('a'.repeat(301))
  await expect.element(page.getByText('1 ta belgi ortiqcha. Qisqaroq yozing: ko‘pi bilan 300 ta.')).toBeVisible()
  await page.getByRole('button', { name: words.send }).click()
  expect(fetched).toHaveBeenCalledOnce()
  expect(place.querySelector('textarea')!.value).toHaveLength(301)
})

it('who answered too often here is told when, and the ways on stay', async () => {
  fetched.mockResolvedValueOnce({ ok: false, status: 429 })
  const toasts = document.body.appendChild(Object.assign(document.createElement('div'), { id: 'toasts' }))
  const words = await open('uz')
  await page.getByRole('button', { name: words.little, exact: true }).click()
  await expect.element(page.getByText(words.wait)).toBeVisible()
  await expect.element(page.getByText(words.ways)).toBeVisible()
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
  toasts.remove()
})
