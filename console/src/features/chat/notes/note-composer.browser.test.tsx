import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { later, ok, refused } from '../../../../../kit/test/given-answers.ts'
import { show } from '../../../../test/show.tsx'
import { id, noteOf } from '../../../../test/samples.ts'
import { NoteComposer } from './note-composer.tsx'

const CHAT = id(1)
const SAVE = `POST staff/chat/${CHAT}/note/`
const box = () => page.getByRole('textbox')
const press = (repeat = false) =>
  box()
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, repeat }))

describe.each(['note', 'whisper'] as const)('a %s beside a chat', (kind) => {
  const stored = ok(noteOf({ kind, text: 'salom' }))

  it('is stored once, however Enter is pressed, and keeps what is typed while it is stored', async () => {
    const { answer, give } = later()
    const { asked } = await show(<NoteComposer chat_id={CHAT} kind={kind} placeholder="" />, { answers: { [SAVE]: answer } })
    await box().fill('salom')
    press()
    press()
    press(true)
    await userEvent.keyboard(' yana{Enter}')
    give(stored)
    await expect.element(box()).toHaveValue(' yana')
    expect(asked.map(({ body }) => body)).toEqual([{ cid: expect.any(String), kind, text: 'salom' }])
  })

  it('tries the same words under the same number, and others under another', async () => {
    const { asked, answers } = await show(<NoteComposer chat_id={CHAT} kind={kind} placeholder="" />, {
      answers: { [SAVE]: refused(503, 'overloaded') },
    })
    await box().fill('salom')
    press()
    await expect.element(page.getByRole('alert')).toBeVisible()
    press()
    await expect.poll(() => asked.length).toBe(2)
    await expect.element(page.getByRole('alert')).toBeVisible()
    answers[SAVE] = stored
    await box().fill('salom, yana')
    press()
    await expect.element(box()).toHaveValue('')
    const cids = asked.map(({ body }) => (body as { cid: string }).cid)
    expect(new Set(cids).size).toBe(2)
    expect(cids[1]).toBe(cids[0])
  })
})
