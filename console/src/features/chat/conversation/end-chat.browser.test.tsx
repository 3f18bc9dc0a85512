import { LANGUAGES } from '@himoya/contract/languages'
import type { StaffChat } from '@himoya/contract/staff/staff'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ok, refused } from '../../../../../kit/test/given-answers.ts'
import { axeFindings, cutTexts } from '../../../../../kit/test/looks.ts'
import { chatOf, ME, noteOf } from '../../../../test/samples.ts'
import { show, type Stage } from '../../../../test/show.tsx'
import { EndChat } from './end-chat.tsx'

const active = (changes: Partial<StaffChat>): StaffChat =>
  chatOf({ state: 'active', assigned_to: { id: ME.id, alias: ME.alias }, waiting_since: null, risk: 'low', ...changes })
const END = `POST staff/chat/${chatOf().id}/end/`
const NOTE = `POST staff/chat/${chatOf().id}/note/`
const stored = noteOf()
const ended = ok(active({ state: 'ended' }))

const button = ({ text }: Stage, key: 'chat.end' | 'chat.end_yes' | 'chat.end_no' | 'ending.anyway' | 'ending.silent') =>
  page.getByRole('button', { name: text(key), exact: true })
const ends = (stage: Stage) => stage.asked.filter(({ call }) => call === END)
const LAST_WORDS: Partial<StaffChat> = { waiting_since: chatOf().created_at, hints: ['danger'], risk: 'unassessed' }

describe('ending a conversation', () => {
  it('asks once when everything is said and assessed, with the focus on going on', async () => {
    const stage = await show(<EndChat chat={active({})} />, { answers: { [END]: ended } })
    await button(stage, 'chat.end').click()
    await expect.element(button(stage, 'chat.end_no')).toHaveFocus()
    expect(page.getByRole('alert').elements()).toEqual([])
    await button(stage, 'chat.end_yes').click()
    await expect.poll(() => ends(stage).length).toBe(1)
    expect(stage.asked).toHaveLength(1)
  })

  it.each<[Partial<StaffChat>, (stage: Stage) => string]>([
    [{ waiting_since: chatOf().created_at }, ({ text }) => text('ending.unanswered')],
    [{ hints: ['danger'] }, ({ text }) => text('ending.hinted', { topics: text('care.topic_danger') })],
    [{ risk: 'unassessed' }, ({ text }) => text('ending.unassessed')],
  ])('names what speaks against it, and lets one go back (%o)', async (changes, words) => {
    const stage = await show(<EndChat chat={active(changes)} />, { answers: {} })
    await button(stage, 'chat.end').click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(words(stage))
    await expect.element(button(stage, 'ending.anyway')).toBeDisabled()
    await button(stage, 'chat.end_no').click()
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
    expect(stage.asked).toEqual([])
  })

  it('ends over it only with a reason, which is noted first', async () => {
    const stage = await show(<EndChat chat={active(LAST_WORDS)} />, { answers: { [NOTE]: ok(stored), [END]: ended } })
    await button(stage, 'chat.end').click()
    await page.getByRole('textbox').fill('qisqa')
    await expect.element(button(stage, 'ending.anyway')).toBeDisabled()
    await button(stage, 'ending.silent').click()
    await button(stage, 'ending.anyway').click()
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
    expect(stage.asked.map(({ call }) => call)).toEqual([NOTE, END])
    const text = stage.text('ending.note', { reason: stage.text('ending.silent') })
    expect(stage.asked[0]!.body).toMatchObject({ kind: 'note', text })
  })

  it('does not end where the reason could not be noted, and notes the same reason once', async () => {
    const stage = await show(<EndChat chat={active(LAST_WORDS)} />, { answers: { [NOTE]: refused(503, 'overloaded') } })
    await button(stage, 'chat.end').click()
    await button(stage, 'ending.silent').click()
    await button(stage, 'ending.anyway').click()
    await expect.poll(() => stage.asked.length).toBe(1)
    await expect.element(button(stage, 'ending.anyway')).toBeEnabled()
    expect(ends(stage)).toEqual([])
    Object.assign(stage.answers, { [NOTE]: ok(stored), [END]: ended })
    await button(stage, 'ending.anyway').click()
    await expect.poll(() => ends(stage).length).toBe(1)
    const cids = stage.asked.filter(({ call }) => call === NOTE).map(({ body }) => (body as { cid: string }).cid)
    expect(new Set(cids).size).toBe(1)
  })

  it.each(LANGUAGES)('cuts no word and has no finding of axe (%s, 320 px)', async (lang) => {
    const stage = await show(<EndChat chat={active(LAST_WORDS)} />, { answers: {}, lang, width: 320 })
    await button(stage, 'chat.end').click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(cutTexts()).toEqual([])
    expect(await axeFindings()).toEqual([])
  })
})
