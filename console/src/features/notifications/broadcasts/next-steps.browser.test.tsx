import { Broadcast } from '@himoya/contract/notifications/broadcasts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ok } from '../../../../../kit/test/given-answers.ts'
import { id } from '../../../../test/samples.ts'
import { show } from '../../../../test/show.tsx'
import { NextSteps } from './next-steps.tsx'

const words = (title: string) => ({ title, text: title })
const broadcast = Broadcast.parse({
  id: id(1),
  state: 'review',
  audience: null,
  region: null,
  path: null,
  texts: { uz: words('Dars boshlandi'), ru: words('Урок начался'), en: words('A lesson has begun') },
  send_at: null,
  version: 4,
  author: 'Malika',
  approved_by: null,
  updated_at: '2026-11-23T08:00:00.000Z',
  can: ['approve'],
  sending: null,
})
const APPROVE = `POST staff/broadcast/${broadcast.id}/approve/`

it('nothing goes to many before all of it was looked at once more, and putting that away sends nothing', async () => {
  const { asked, text } = await show(<NextSteps broadcast={broadcast} onOpen={() => {}} />, {
    answers: {
      'GET staff/broadcast/reach/': ok({ accounts: 120 }),
      [APPROVE]: ok({ ...broadcast, state: 'approved', can: [] }),
    },
    width: 1366,
  })
  const approvals = () => asked.filter(({ call }) => call === APPROVE)
  const first = page.getByRole('button', { name: text('broadcast.approve'), exact: true })
  const cancel = page.getByRole('button', { name: text('content.cancel'), exact: true })
  await first.click()
  await expect.element(cancel).toHaveFocus()
  for (const { title } of Object.values(broadcast.texts)) await expect.element(page.getByText(title).first()).toBeVisible()
  await cancel.click()
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
  expect(approvals()).toEqual([])
  await first.click()
  await page.getByRole('button', { name: text('broadcast.approve_sure'), exact: true }).click()
  await expect.poll(() => approvals().map(({ body }) => body)).toEqual([{ version: 4 }])
})
