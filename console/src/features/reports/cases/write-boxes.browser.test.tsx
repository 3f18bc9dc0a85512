import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { later, ok } from '../../../../../kit/test/given-answers.ts'
import { caseOf, ME } from '../../../../test/samples.ts'
import { show } from '../../../../test/show.tsx'
import { InboxPart } from './inbox-part.tsx'
import { NotesPart } from './notes-part.tsx'

const ONE = caseOf()
const BOXES = [
  { name: 'a note', Box: NotesPart, path: 'note/' },
  { name: 'an answer to the reporter', Box: InboxPart, path: 'message/' },
]

describe.each(BOXES)('$name of a case', ({ Box, path }) => {
  const SAVE = `POST staff/report/${ONE.id}/${path}`

  it('goes once, however it is sent, and keeps what is typed meanwhile', async () => {
    const { answer, give } = later()
    const { asked } = await show(<Box one={ONE} />, {
      answers: { 'GET staff/auth/me/': ok(ME), [`GET staff/report/${ONE.id}/`]: ok(ONE), [SAVE]: answer },
    })
    const box = page.getByRole('textbox')
    await box.fill('salom')
    const form = box.element().closest('form')!
    form.requestSubmit()
    form.requestSubmit()
    await userEvent.keyboard(' yana')
    give(ok({ ...ONE, version: ONE.version + 1 }))
    await expect.element(box).toHaveValue(' yana')
    expect(asked.filter(({ call }) => call === SAVE)).toHaveLength(1)
  })
})
