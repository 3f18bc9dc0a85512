import { useRef, useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../test/show.tsx'
import { messagesIn } from '../../i18n/messages.ts'
import css from './chat.css?inline'
import { MessageBox } from './public/message-box.tsx'
import { useSending } from './use-sending.ts'

/** The box of the chat, whose outbox answers when the test says so. */
function openBox() {
  const sent: string[] = []
  let keep = (): void => {}
  const kept = new Promise<void>((resolve) => (keep = resolve))
  function Box() {
    const box = useRef<HTMLTextAreaElement>(null)
    const sending = useSending({ onSend: (text) => (sent.push(text), kept), onSent: () => box.current?.focus() })
    return <MessageBox {...sending} busy={false} box={box} />
  }
  return { Box, sent, keep: () => keep() }
}

it('sends once, however Enter is pressed before the text is safe, and keeps what is typed meanwhile', async () => {
  const { Box, sent, keep } = openBox()
  await show(<Box />, { texts: (lang) => ({ chat: messagesIn(lang).chat }), css })
  const box = page.getByRole('textbox')
  await box.fill('salom')
  const press = (repeat = false) =>
    box.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, repeat }))
  press()
  press()
  press(true)
  await userEvent.keyboard(' yana')
  expect(sent).toEqual(['salom'])
  await expect.element(box).toHaveValue('salom yana')
  keep()
  await expect.element(box).toHaveValue(' yana')
  await userEvent.keyboard('{Enter}')
  await expect.element(box).toHaveValue('')
  expect(sent).toEqual(['salom', 'yana'])
})

it('sends what was written in their place and pressed while words were on their way', async () => {
  const { Box, sent, keep } = openBox()
  await show(<Box />, { texts: (lang) => ({ chat: messagesIn(lang).chat }), css })
  const box = page.getByRole('textbox')
  await box.fill('Gap 1')
  await userEvent.keyboard('{Enter}')
  await box.fill('Gap 2')
  await userEvent.keyboard('{Enter}')
  expect(sent).toEqual(['Gap 1'])
  keep()
  await expect.element(box).toHaveValue('')
  expect(sent).toEqual(['Gap 1', 'Gap 2'])
})

/** The box of a chat that is not known yet. */
function lateBox() {
  const sent: string[] = []
  let open = (): void => {}
  function Box() {
    const box = useRef<HTMLTextAreaElement>(null)
    const [known, setKnown] = useState(false)
    open = () => setKnown(true)
    const onSend = known ? async (text: string) => void sent.push(text) : undefined
    const { waits, ...sending } = useSending({ onSend, onSent: () => box.current?.focus() })
    return (
      <>
        {waits && <p>kutadi</p>}
        <MessageBox {...sending} busy={false} box={box} />
      </>
    )
  }
  return { Box, sent, open: () => open() }
}

it('sends what was pressed before the chat was known as soon as it is, and not what was changed since', async () => {
  const { Box, sent, open } = lateBox()
  await show(<Box />, { texts: (lang) => ({ chat: messagesIn(lang).chat }), css })
  const box = page.getByRole('textbox')
  await box.fill('Birinchi')
  await userEvent.keyboard('{Enter}')
  await box.fill('Boshqasi')
  open()
  await expect.element(box).toHaveValue('Boshqasi')
  expect(sent).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.element(box).toHaveValue('')
  expect(sent).toEqual(['Boshqasi'])
})

it('sends by itself what waited for the chat', async () => {
  const { Box, sent, open } = lateBox()
  await show(<Box />, { texts: (lang) => ({ chat: messagesIn(lang).chat }), css })
  const box = page.getByRole('textbox')
  await box.fill('Hali suhbat yo‘q')
  await page.getByRole('button').click()
  await expect.element(page.getByText('kutadi')).toBeVisible()
  await expect.element(box).toHaveValue('Hali suhbat yo‘q')
  open()
  await expect.element(box).toHaveValue('')
  expect(sent).toEqual(['Hali suhbat yo‘q'])
})
