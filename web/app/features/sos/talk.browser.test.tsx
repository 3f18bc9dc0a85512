import type { InboxMessage } from '@himoya/contract/reports/reports'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { texts } from '../../i18n/uz/for-sos.ts'
import { createTalk } from './talk.ts'

const said = (seq: number, message: string): InboxMessage => ({
  id: `m${seq}`,
  cid: `c${seq}`,
  seq,
  message,
  is_admin: false,
  created_at: '2026-11-23T08:00:00.000Z',
  files: [],
})

it('sends the words of a call once, and keeps what is typed before the answer', async () => {
  const sent: string[] = []
  let answer = (_messages: InboxMessage[]): void => {}
  const { part, close } = createTalk({
    texts,
    lang: 'uz',
    caller: {
      talk(words) {
        if (!words) return Promise.resolve([])
        sent.push(words.message)
        return new Promise((resolve) => (answer = resolve))
      },
    },
    isOver: () => false,
    onMessages: () => {},
  })
  document.body.append(part)
  const box = page.getByRole('textbox')
  const send = part.querySelector('button')!
  await box.fill('U eshik oldida')
  send.click()
  send.click()
  await box.click()
  await userEvent.keyboard('{End}, tez keling')
  answer([said(1, 'U eshik oldida')])
  await expect.element(page.getByRole('log').getByText('U eshik oldida')).toBeVisible()
  await expect.element(box).toHaveValue(', tez keling')
  expect(sent).toEqual(['U eshik oldida'])
  close()
  part.remove()
})

it('tells screen readers what comes while the sheet is open, and not the talk that stood there', async () => {
  const looks = [[said(1, 'Yordam bering')], [said(1, 'Yordam bering'), said(2, 'Keling')]]
  const { part, close } = createTalk({
    texts,
    lang: 'uz',
    caller: { talk: () => Promise.resolve(looks.shift() ?? []) },
    isOver: () => false,
    onMessages: () => {},
  })
  document.body.append(part)
  const liveOf = (words: string) =>
    [...part.querySelectorAll('li')].find((row) => row.textContent.includes(words))?.closest<HTMLElement>('[aria-live]')?.ariaLive
  await expect.poll(() => liveOf('Yordam')).toBe('off')
  await page.getByRole('textbox').fill('Keling')
  part.querySelector('button')!.click()
  await expect.poll(() => liveOf('Keling')).toBe('polite')
  close()
  part.remove()
})
