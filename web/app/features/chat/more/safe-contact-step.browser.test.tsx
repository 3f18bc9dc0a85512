import { LANGUAGES } from '@himoya/contract/languages'
import { LENGTHS } from '@himoya/contract/limits'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ok, refused } from '../../../../../kit/test/given-answers.ts'
import { axeFindings, cutTexts } from '../../../../../kit/test/looks.ts'
import { show } from '../../../../test/show.tsx'
import { messagesIn } from '../../../i18n/messages.ts'
import { lengthWords } from '../../../i18n/with-code/length-words.ts'
import { SafeContactStep } from './safe-contact-step.tsx'

const READ = 'GET chat/7/safe-contact/'
const SAY = 'POST chat/7/safe-contact/'
const LOOK = { texts: messagesIn, css: '' }
const { chat_more: t } = messagesIn('uz')

const word = () => page.getByRole('textbox', { name: t.contact_word })
const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()

it.each(LANGUAGES)('the sheet is whole on the narrowest phone with large letters (%s)', async (lang) => {
  document.documentElement.style.fontSize = '200%'
  await show(<SafeContactStep chat_id="7" onDone={() => {}} />, {
    ...LOOK,
    lang,
    width: 320,
    answers: { [READ]: ok({ hours: 'evening', has_code_word: true }) },
  })
  await expect.element(page.getByText(messagesIn(lang).chat_more.contact_word_is)).toBeVisible()
  expect(cutTexts()).toEqual([])
  expect(await axeFindings()).toEqual([])
  document.documentElement.style.removeProperty('font-size')
})

it('says a time and a word in one, and a time alone without touching the word', async () => {
  let done = 0
  const answers = { [READ]: ok({ hours: null, has_code_word: false }), [SAY]: ok({ hours: 'evening', has_code_word: true }) }
  const { asked } = await show(<SafeContactStep chat_id="7" onDone={() => (done += 1)} />, { ...LOOK, answers })
  await expect.element(word()).toBeVisible()
  await press(t.contact_evening)
  await press(t.contact_send)
  await expect.poll(() => done).toBe(1)
  await word().fill('  oq kaptar ')
  await press(t.contact_send)
  await expect.poll(() => done).toBe(2)
  expect(asked.filter(({ call }) => call === SAY).map(({ body }) => body)).toEqual([
    { hours: 'evening' },
    { hours: 'evening', code_word: 'oq kaptar' },
  ])
})

it('keeps what was typed where it did not arrive, and says so', async () => {
  const answers = { [READ]: ok({ hours: null, has_code_word: false }), [SAY]: refused(503, 'unavailable') }
  await show(<SafeContactStep chat_id="7" onDone={() => {}} />, { ...LOOK, answers })
  await word().fill('oq kaptar')
  await press(t.contact_send)
  await expect.element(page.getByRole('alert')).toHaveTextContent(t.failed)
  await expect.element(word()).toHaveValue('oq kaptar')
})

it('counts a word that is too long, and sends it not', async () => {
  const answers = { [READ]: ok({ hours: null, has_code_word: false }) }
  const { asked } = await show(<SafeContactStep chat_id="7" onDone={() => {}} />, { ...LOOK, answers })
  const long = 'x'.repeat(LENGTHS.code_word + 1)
  await word().fill(long)
  await expect.element(page.getByText(lengthWords('uz', long.length, LENGTHS.code_word))).toBeVisible()
  await page.getByRole('button', { name: t.contact_send, exact: true }).click({ force: true })
  expect(asked.map(({ call }) => call)).toEqual([READ])
})

it('says that it did not open', async () => {
  await show(<SafeContactStep chat_id="7" onDone={() => {}} />, { ...LOOK, answers: { [READ]: refused(404, 'not_found') } })
  await expect.element(page.getByRole('alert')).toHaveTextContent(t.failed)
})
