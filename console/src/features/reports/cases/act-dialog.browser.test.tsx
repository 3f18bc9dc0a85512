import { CASE_ACTS, CASE_LENGTHS, type CaseAct } from '@himoya/contract/reports/case-lists'
import type { Case } from '@himoya/contract/reports/cases'
import { LANGUAGES } from '@himoya/contract/languages'
import type { StaffRole } from '@himoya/contract/staff/staff'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { caseOf, id, LONG } from '../../../../test/samples.ts'
import { ok, PENDING, refused } from '../../../../../kit/test/given-answers.ts'
import { axeFindings, cutTexts } from '../../../../../kit/test/looks.ts'
import { show, type Stage } from '../../../../test/show.tsx'
import { ActDialog } from './act-dialog.tsx'

const ONE = caseOf()
const CASE = `GET staff/report/${ONE.id}/`
const ACT = `POST staff/report/${ONE.id}/act/`
const me = (role: StaffRole) => ({ 'GET staff/auth/me/': ok({ id: id(90), alias: 'Nilufar', role, langs: ['uz'] }) })
const answers = {
  ...me('counsellor'),
  [CASE]: ok(ONE),
  'GET staff/report/assignees/': ok([{ id: id(91), alias: LONG.person, open: 12 }]),
}

const dialog = (act: CaseAct, one: Case = ONE, onClose: () => void = () => {}) => (
  <ActDialog one={one} act={act} onClose={onClose} />
)
const act = ({ text }: Stage, name: CaseAct) => page.getByRole('button', { name: text(`case.act_${name}`), exact: true })
const CLOSING: Case['closing'] = {
  reason: 'helped',
  summary: LONG.text,
  asked_by: { id: id(92), alias: LONG.person },
  asked_at: ONE.created_at,
  can_decide: true,
}
const REASON = 'Bolaning xavfsizligi shuni talab qiladi, shuning uchun.'

describe('the dialog of an act', () => {
  it('lets nobody go on before the reason is long enough, and sends it once with the version that was seen', async () => {
    const onClose = vi.fn()
    const stage = await show(dialog('refuse_closing', ONE, onClose), {
      answers: { ...answers, [ACT]: ok({ ...ONE, version: 4 }) },
    })
    await expect.element(page.getByRole('textbox')).toHaveFocus()
    await expect.element(act(stage, 'refuse_closing')).toBeDisabled()
    await userEvent.keyboard('x'.repeat(CASE_LENGTHS.reason_min - 1))
    await expect.element(act(stage, 'refuse_closing')).toBeDisabled()
    await page.getByRole('textbox').fill(`  ${REASON} `)
    await act(stage, 'refuse_closing').click()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    expect(stage.asked.filter(({ call }) => call === ACT)).toEqual([
      { call: ACT, body: { version: 3, act: 'refuse_closing', reason: REASON } },
    ])
    await expect.element(page.getByText(stage.text('case.done_refuse_closing'))).toBeVisible()
  })

  it('says that it is saved, and cannot be pressed twice meanwhile', async () => {
    const stage = await show(dialog('begin_triage'), { answers: { ...answers, [ACT]: PENDING } })
    await act(stage, 'begin_triage').click()
    await expect.element(page.getByRole('button', { name: stage.text('case.saving') })).toBeDisabled()
    expect(stage.asked.filter(({ call }) => call === ACT)).toHaveLength(1)
  })

  it('keeps what is typed when somebody was faster, and reads what they did', async () => {
    const stage = await show(dialog('reopen'), { answers: { ...answers, [ACT]: refused(409, 'changed_meanwhile') } })
    await page.getByRole('textbox').fill(REASON)
    await act(stage, 'reopen').click()
    await expect.element(page.getByText(`${stage.text('case.not_saved')} ${stage.text('case.changed')}`)).toBeVisible()
    await expect.element(page.getByRole('textbox')).toHaveValue(REASON)
    await page.getByRole('button', { name: stage.text('case.reload') }).click()
    await expect
      .poll(() =>
        page
          .getByRole('alert')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual([])
    await expect.element(page.getByRole('textbox')).toHaveValue(REASON)
  })

  it('asks for no more than a yes where nothing is needed, with the safe answer under the key', async () => {
    const onClose = vi.fn()
    const stage = await show(dialog('begin_work', ONE, onClose), { answers })
    await expect.element(page.getByRole('button', { name: stage.text('case.cancel') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    expect(stage.asked.map(({ call }) => call)).not.toContain(ACT)
  })

  it('closes by Escape, never by a press beside it when something may be typed', async () => {
    const onClose = vi.fn()
    await show(dialog('reopen', ONE, onClose), { answers })
    await page.getByRole('textbox').fill(REASON)
    document.querySelector<HTMLElement>('.MuiDialog-container')!.click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
  })

  it('changes a plan that is there instead of asking for a new one', async () => {
    const plan = { text: 'Reja: maktab bilan gaplashish.', by: { id: id(90), alias: 'Dilnoza' }, updated_at: ONE.created_at }
    await show(dialog('make_plan', caseOf({ plan })), { answers })
    await expect.element(page.getByRole('textbox')).toHaveValue(plan.text)
  })

  it('says that an act is no longer possible', async () => {
    const stage = await show(dialog('begin_work', caseOf({ can: [] })), { answers })
    await expect.element(page.getByText(stage.text('case.act_gone'))).toBeVisible()
    await expect.element(act(stage, 'begin_work')).toBeDisabled()
  })

  it('says when colleagues cannot be read', async () => {
    const stage = await show(dialog('assign'), {
      answers: { ...answers, 'GET staff/report/assignees/': refused(403, 'forbidden') },
    })
    await expect.element(page.getByText(stage.text('case.assign_failed'))).toBeVisible()
  })

  it('says what holds a closing back, and leads there; a supervisor goes on with a reason', async () => {
    const held = caseOf({ open_work: { tasks: 2, referrals: 0, promises: 1 } })
    const onClose = vi.fn()
    const stage = await show(dialog('ask_closing', held, onClose), { answers })
    await expect.element(page.getByText(stage.text('case.left'))).toBeVisible()
    await page.getByRole('textbox').fill(REASON)
    await expect.element(act(stage, 'ask_closing')).toBeDisabled()
    await page.getByRole('button', { name: stage.text('case.left_tasks', { count: 2 }), exact: true }).click()
    expect(onClose).toHaveBeenCalledOnce()
    stage.leave()

    const boss = await show(dialog('close', caseOf({ ...held, closing: CLOSING })), {
      answers: { ...answers, ...me('supervisor'), [ACT]: ok(held) },
    })
    await expect.element(page.getByText(boss.text('case.left_supervisor'))).toBeVisible()
    await expect.element(act(boss, 'close')).toBeDisabled()
    await page.getByRole('textbox').fill(REASON)
    expect(cutTexts()).toEqual([])
    expect(await axeFindings()).toEqual([])
    await act(boss, 'close').click()
    await expect
      .poll(() => boss.asked.find(({ call }) => call === ACT)?.body)
      .toEqual({ version: 3, act: 'close', reason: REASON })
  })

  it.each(LANGUAGES)('cuts no word of any act on the smallest phone (%s)', async (lang) => {
    for (const name of CASE_ACTS) {
      const stage = await show(dialog(name), { answers, lang, width: 320 })
      await expect.element(page.getByRole('dialog', { name: stage.text(`case.act_${name}`) })).toBeVisible()
      expect(cutTexts(), name).toEqual([])
      if (lang === 'uz') expect(await axeFindings(), name).toEqual([])
      stage.leave()
    }
  })
})
