import { LANGUAGES } from '@himoya/contract/languages'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { axeFindings, cutTexts } from '../../../../kit/test/looks.ts'
import { show } from '../../../test/show.tsx'
import { messagesIn } from '../../i18n/messages.ts'
import css from './chat.css?inline'
import { ListEnd } from './list-end.tsx'

const SAFE = { answer: null, failed: false, alarmed: false, say: () => {} }

it.each(LANGUAGES)('after the end, the numbers and the way back to the box come before how it was (%s)', async (lang) => {
  const onAgain = vi.fn()
  const { chat } = messagesIn(lang)
  const sheet = document.body.appendChild(document.createElement('div'))
  sheet.id = 'sos'
  for (const number of ['112', '1146'])
    sheet.append(Object.assign(document.createElement('a'), { href: `tel:${number}`, textContent: number }))
  const survey = <fieldset>Qanday bo‘ldi?</fieldset>
  await show(<ListEnd kind="ended" status={undefined} safe={SAFE} survey={survey} onAgain={onAgain} />, {
    texts: () => ({ chat }),
    css,
    lang,
  })
  const numbers = page.getByRole('list', { name: chat.numbers })
  await expect
    .poll(() =>
      numbers
        .getByRole('link')
        .elements()
        .map((one) => one.getAttribute('href')),
    )
    .toEqual(['tel:112', 'tel:1146'])
  const again = page.getByRole('button', { name: chat.ended_again })
  const order = [numbers, again, page.getByRole('group')].map((one) => one.element())
  for (const [at, one] of order.slice(1).entries())
    expect(order[at]!.compareDocumentPosition(one)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await again.click()
  expect(onAgain).toHaveBeenCalledOnce()
  expect(cutTexts()).toEqual([])
  expect(await axeFindings()).toEqual([])
  sheet.remove()
})
