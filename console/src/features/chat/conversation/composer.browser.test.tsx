import type { Language } from '@himoya/contract/languages'
import { LENGTHS } from '@himoya/contract/limits'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { channelOf, chatOf, LONG, ME, snippetOf } from '../../../../test/samples.ts'
import { type Answer, ok, PENDING, refused } from '../../../../../kit/test/given-answers.ts'
import { axeFindings, cutTexts } from '../../../../../kit/test/looks.ts'
import { show, type Stage } from '../../../../test/show.tsx'
import { Composer } from './composer.tsx'

const SNIPPETS = 'GET staff/snippet/?lang=uz&state=approved&page_size=100'
const answers = {
  'GET staff/auth/me/': ok(ME),
  [SNIPPETS]: ok({
    count: 2,
    next: null,
    previous: null,
    results: [snippetOf(1, 'salom', 'Salom, {person}! Men {counsellor}.'), snippetOf(2, 'rahmat', 'Rahmat.')],
  }),
}

/** A channel whose outbox answers when the test says so. */
function channel() {
  const sent: string[] = []
  let keep = (): void => {}
  const kept = new Promise<void>((resolve) => (keep = resolve))
  const typing = vi.fn()
  const made = channelOf({ send: (text) => (sent.push(text), kept), typing })
  return { made, sent, typing, keep }
}

const box = () => page.getByRole('textbox')
const send = ({ text }: Stage) => page.getByRole('button', { name: text('chat.send'), exact: true })

describe('the box a counsellor writes in', () => {
  it('sends with Enter, and is emptied only when the text is safe', async () => {
    const { made, sent, keep } = channel()
    const stage = await show(<Composer chat={chatOf()} channel={made} />, { answers })
    await expect.element(send(stage)).toBeDisabled()
    await box().fill('  ')
    await expect.element(send(stage)).toBeDisabled()
    await box().fill('Eshityapman')
    await expect.element(send(stage)).toBeEnabled()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => sent).toEqual(['Eshityapman'])
    await expect.element(box()).toHaveValue('Eshityapman')
    keep()
    await expect.element(box()).toHaveValue('')
    await expect.element(box()).toHaveFocus()
  })

  it('sends once, however Enter is pressed before the text is safe, and keeps what is typed meanwhile', async () => {
    const { made, sent, keep } = channel()
    await show(<Composer chat={chatOf()} channel={made} />, { answers })
    await box().fill('salom')
    const press = (repeat: boolean) =>
      box()
        .element()
        .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, repeat }))
    // two in one task, then one that is held
    press(false)
    press(false)
    press(true)
    await userEvent.keyboard(' yana')
    expect(sent).toEqual(['salom'])
    await expect.element(box()).toHaveValue('salom yana')
    keep()
    await expect.element(box()).toHaveValue(' yana')
    await userEvent.keyboard('{Enter}')
    await expect.element(box()).toHaveValue('')
    expect(sent).toEqual(['salom', 'yana'])
    // a held Enter that goes on writes no lines either
    press(true)
    await expect.element(box()).toHaveValue('')
    expect(sent).toHaveLength(2)
  })

  it('leaves no sent words behind as a draft when the chat is left before they are safe', async () => {
    const { made, sent, keep } = channel()
    const first = await show(<Composer chat={chatOf()} channel={made} />, { answers })
    await box().fill('salom')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => sent).toEqual(['salom'])
    first.leave()
    keep()
    await expect.poll(() => first.services.drafts.read(chatOf().id)).toBe('')
  })

  it('begins a new line with Shift and Enter, and gives the keys back with Escape', async () => {
    const { made, sent } = channel()
    await show(<Composer chat={chatOf()} channel={made} />, { answers })
    await box().click()
    await userEvent.keyboard('bir{Shift>}{Enter}{/Shift}ikki')
    await expect.element(box()).toHaveValue('bir\nikki')
    await userEvent.keyboard('{Escape}')
    await expect.element(box()).not.toHaveFocus()
    expect(sent).toEqual([])
  })

  it('tells that somebody writes as long as something stands in it', async () => {
    const { made, typing } = channel()
    await show(<Composer chat={chatOf()} channel={made} />, { answers })
    await box().fill('a')
    await expect.poll(() => typing.mock.lastCall).toEqual([true])
    await box().fill('')
    await expect.poll(() => typing.mock.lastCall).toEqual([false])
  })

  it('counts letters from nine tenths on, and sends nothing that is too long', async () => {
    const { made, sent } = channel()
    const stage = await show(<Composer chat={chatOf()} channel={made} />, { answers })
    await box().fill('x'.repeat(LENGTHS.message * 0.5))
    expect(page.getByText(stage.text('chat.left', { count: LENGTHS.message * 0.5 })).elements()).toEqual([])
    await box().fill('x'.repeat(LENGTHS.message - 5))
    await expect.element(box()).toHaveAccessibleDescription(stage.text('chat.left', { count: 5 }))
    await box().fill('x'.repeat(LENGTHS.message + 1))
    await expect.element(box()).toHaveAccessibleDescription(stage.text('chat.too_long', { count: 1 }))
    await expect.element(send(stage)).toBeDisabled()
    await userEvent.keyboard('{Enter}')
    expect(sent).toEqual([])
  })

  it('keeps a draft for its own chat over a reload', async () => {
    const { made } = channel()
    const first = await show(<Composer chat={chatOf()} channel={made} />, { answers })
    await box().fill('yarim gap')
    first.leave()
    const again = await show(<Composer chat={chatOf()} channel={made} />, { answers, services: first.services })
    await expect.element(box()).toHaveValue('yarim gap')
    again.leave()
    await show(<Composer chat={chatOf({ id: ME.id })} channel={made} />, { answers, services: first.services })
    await expect.element(box()).toHaveValue('')
  })

  it('offers canned replies behind a slash, by keys alone, with both names filled in', async () => {
    const { made, sent } = channel()
    const { text } = await show(<Composer chat={chatOf({ person: 'lola' })} channel={made} />, { answers })
    await box().click()
    await userEvent.keyboard('/')
    await expect.poll(() => page.getByRole('option').elements().length).toBe(2)
    expect(await axeFindings()).toEqual([])
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    await expect.element(box()).toHaveValue(`Salom, lola! Men ${ME.alias}.`)
    expect(sent).toEqual([])
    await box().fill('/')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => page.getByRole('option').elements().length).toBe(0)
    await expect.element(box()).toHaveFocus()
    await expect.element(page.getByRole('button', { name: text('chat.send'), exact: true })).toBeEnabled()
  })

  it.each<[string, Answer]>([
    ['are not there yet', PENDING],
    ['cannot be read', refused(403, 'forbidden')],
  ])('can be written in while canned replies %s', async (_, answer) => {
    const { made, sent } = channel()
    await show(<Composer chat={chatOf()} channel={made} />, { answers: { ...answers, [SNIPPETS]: answer } })
    await box().click()
    await userEvent.keyboard('/salom{Escape}{Enter}')
    await expect.poll(() => sent).toEqual(['/salom'])
  })

  it.each<[Language, number]>([
    ['uz', 320],
    ['ru', 320],
    ['en', 320],
    ['ru', 1024],
  ])('cuts no word and has no finding of axe (%s, %d px)', async (lang, width) => {
    const { made } = channel()
    await show(<Composer chat={chatOf()} channel={made} />, { answers, lang, width })
    await box().fill(LONG.person.repeat(130))
    expect(cutTexts()).toEqual([])
    expect(await axeFindings()).toEqual([])
  })
})
