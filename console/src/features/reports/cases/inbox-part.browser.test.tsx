import { LANGUAGES } from '@himoya/contract/languages'
import { InboxMessage } from '@himoya/contract/reports/reports'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { axeFindings, cutTexts } from '../../../../../kit/test/looks.ts'
import { caseOf, id } from '../../../../test/samples.ts'
import { show } from '../../../../test/show.tsx'
import { InboxPart } from './inbox-part.tsx'

const said = (seq: number, message: string, more: Partial<InboxMessage>): InboxMessage =>
  InboxMessage.parse({
    id: id(seq),
    cid: id(50 + seq),
    seq,
    message,
    created_at: '2026-11-23T08:00:00.000Z',
    is_admin: false,
    files: [],
    ...more,
  })

it.each(LANGUAGES)('a reporter’s message that tells of danger is marked, and no other (%s)', async (lang) => {
  const messages = [
    said(1, 'gap-1', {}),
    said(2, 'gap-2', { help: true }),
    said(3, 'gap-3', { is_admin: true, author: 'Dilnoza' }),
  ]
  const { text } = await show(<InboxPart one={caseOf({ messages })} />, { lang })
  const marked = page.getByRole('article').filter({ hasText: text('care.hint_any') })
  await expect.poll(() => marked.elements().map((one) => one.textContent.includes('gap-2'))).toEqual([true])
  await expect.element(marked.getByText(text('care.hint_title'))).toBeVisible()
  expect(cutTexts()).toEqual([])
  expect(await axeFindings()).toEqual([])
})
