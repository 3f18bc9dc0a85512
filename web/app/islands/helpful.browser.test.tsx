import { LANGUAGES } from '@himoya/contract/languages'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerBy, type GivenAnswers, ok, refused } from '../../../kit/test/given-answers.ts'
import { messagesIn } from '../i18n/messages.ts'
import { putSosSheet } from '../../test/sos-sheet.ts'
import site from '../styles/site.css?inline'
import { adoptStyles } from '../ui/island/island-page.ts'
import { element } from '../ui/screen/element.ts'
import { touch } from './helpful.ts'

const CALL = 'faq/7/helpful/'
let place: HTMLElement

/** The part as a page carries it (ui/site/helpful.tsx), with the numbers in the sheet of SOS. */
function open(lang: (typeof LANGUAGES)[number], answer: GivenAnswers['answers'][string]): GivenAnswers {
  document.documentElement.lang = lang
  const { thanks, sorry, failed, yes, no } = messagesIn(lang).site.helpful
  putSosSheet()
  const part = place.appendChild(document.createElement('div'))
  for (const [say, words] of Object.entries({ yes, no })) {
    const button = part.appendChild(element('button', words))
    button.dataset['say'] = say
  }
  Object.assign(part.dataset, { touch: '', call: CALL, thanks, sorry, failed })
  part.addEventListener('click', (event) => void touch(part, event.target as Element))
  return answerBy({ [`POST ${CALL}`]: answer })
}
const shown = (): (string | null)[] => [...place.querySelectorAll('[data-ways] a')].map((one) => one.getAttribute('href'))

beforeEach(() => {
  adoptStyles(site)
  place = document.body.appendChild(document.createElement('main'))
})
afterEach(() => place.remove())

it.each(LANGUAGES)('after "no" a counsellor, the numbers, a place and the supervisor are one tap each (%s)', async (lang) => {
  const { asked } = open(lang, ok({}))
  const { no, sorry } = messagesIn(lang).site.helpful
  const { not_helped_places, not_helped_supervisor } = messagesIn(lang).chat_more
  await page.getByRole('button', { name: no }).click()
  await expect.element(page.getByText(sorry)).toHaveFocus()
  expect(asked).toEqual([{ call: `POST ${CALL}`, body: { helpful: false } }])
  expect(shown()).toEqual([`/${lang}/numbers#write`, 'tel:112', 'tel:1140', `/${lang}/places`, `/${lang}/complaint`])
  const talk = page.getByRole('link', { name: messagesIn(lang).help_now.write })
  await expect.element(talk).toHaveAttribute('data-open-chat')
  await expect.element(page.getByRole('link', { name: not_helped_places })).toBeVisible()
  await expect.element(page.getByRole('link', { name: not_helped_supervisor })).toBeVisible()
  // what is pressed in the part is an answer: a way on must lead away
  expect(talk.element().closest('[data-touch]')).toBeNull()
})

it('they stand there once where the answer did not get through, and go where it was "yes" after all', async () => {
  open('uz', refused(503, 'unavailable'))
  const { yes, no } = messagesIn('uz').site.helpful
  for (const _ of [1, 2]) await page.getByRole('button', { name: no }).click()
  await expect.poll(shown).toHaveLength(5)
  await page.getByRole('button', { name: yes }).click()
  await expect.poll(shown).toEqual([])
})
