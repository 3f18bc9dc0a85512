import { Found, FoundPage } from '@himoya/contract/content/search'
import { IntlProvider } from 'use-intl'
import format from 'use-intl/format-message'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ok } from '../../../../../kit/test/given-answers.ts'
import { translatePage } from '../../../../../kit/test/translated.ts'
import { show } from '../../../../test/show.tsx'
import { messagesIn } from '../../../i18n/messages.ts'
import css from './search.css?inline'
import { SearchScreen } from './search-screen.tsx'

const { search } = messagesIn('uz')

const one = (last: number, title: Found['title']): Found =>
  Found.parse({
    id: `01a8ab1d-0000-7000-8000-00000000000${last}`,
    type: 'faq',
    path: `faq/${last}`,
    title,
    excerpt: [],
    lang: 'uz',
  })
const pageOf = (results: Found[]): FoundPage =>
  FoundPage.parse({
    count: results.length,
    next: null,
    previous: null,
    results,
    groups: [{ type: 'faq', count: results.length }],
    mistyped: false,
  })
const FIRST = pageOf([
  one(1, [
    { text: 'Uy', hit: true },
    { text: 'qu nega kerak', hit: false },
  ]),
  one(2, [
    { text: 'Uy', hit: true },
    { text: 'dan chiqish', hit: false },
  ]),
])
const SECOND = pageOf([
  one(1, [
    { text: 'Uyqu', hit: true },
    { text: ' nega kerak', hit: false },
  ]),
])

it('what is found stands there as it is now on a page that the browser translates', async () => {
  const screen = (
    <IntlProvider locale="uz" timeZone="Asia/Tashkent" messages={{ search } as never}>
      <SearchScreen lang="uz" typed="" />
    </IntlProvider>
  )
  await show(screen, {
    texts: () => ({}),
    css,
    answers: { 'GET search/?q=uy&page=1': ok(FIRST), 'GET search/?q=uyqu&page=1': ok(SECOND) },
  })
  const field = page.getByRole('searchbox')
  await field.fill('uy')
  await expect.poll(() => document.querySelectorAll('.found li').length).toBe(2)
  translatePage({ numbers: true })
  await field.fill('uyqu')
  await expect.poll(() => document.querySelectorAll('.found li').length).toBe(1)
  const read = document.querySelector('main')!.textContent
  expect(read).toContain('Uyqu nega kerak')
  expect(read).toContain(format('found', search.found, { count: '1' }, { locale: 'uz' } as never))
})
