import { LENGTHS } from '@himoya/contract/limits'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ok } from '../../../../../kit/test/given-answers.ts'
import { show } from '../../../../test/show.tsx'
import { messagesIn } from '../../../i18n/messages.ts'
import { lengthWords } from '../../../i18n/with-code/length-words.ts'
import css from './search.css?inline'
import { SearchScreen } from './search-screen.tsx'

const { search } = messagesIn('uz')
const CRY = `yashagim kelmayapti${', hech kim bilmaydi'.repeat(6)}`
const SHORT = 'uyqu'

it('what is pasted and too long stays whole, is counted and not looked for; who cries in it is led to a person all the same', async () => {
  const nothing = { count: 0, next: null, previous: null, results: [], groups: [], mistyped: false }
  const screen = (
    <IntlProvider locale="uz" timeZone="Asia/Tashkent" messages={{ search } as never}>
      <div className="wrap seek">
        <SearchScreen lang="uz" typed="" />
      </div>
    </IntlProvider>
  )
  const stage = await show(screen, { texts: () => ({}), css, answers: { [`GET search/?q=${SHORT}&page=1`]: ok(nothing) } })
  const field = page.getByRole('searchbox')
  await expect.element(page.getByRole('search').getByRole('status')).toBeEmptyDOMElement()
  await field.fill(CRY)
  await expect.element(field).toHaveValue(CRY)
  await expect.element(page.getByRole('heading', { name: search.person_title })).toBeVisible()
  await expect.element(page.getByText(lengthWords('uz', CRY.length, LENGTHS.search))).toBeVisible()
  await field.fill(SHORT)
  await expect.poll(() => stage.asked.map(({ call }) => call)).toEqual([`GET search/?q=${SHORT}&page=1`])
  await expect.element(field).not.toHaveAttribute('aria-invalid')
})
