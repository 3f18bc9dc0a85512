import type { Language } from '@himoya/contract/languages'
import type { StaffChat } from '@himoya/contract/staff/staff'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chatOf, id, LONG, ME, presenceOf } from '../../../../test/samples.ts'
import { ok, PENDING, refused } from '../../../../../kit/test/given-answers.ts'
import { axeFindings, cutTexts } from '../../../../../kit/test/looks.ts'
import { show } from '../../../../test/show.tsx'
import { useClaim } from './public/use-claim.ts'
import { type ListName, useChatList } from './public/use-chat-list.ts'
import { QueueList } from './queue-list.tsx'

const WAITING = 'GET staff/queue/'
const MINE = 'GET staff/chat/?mine=1'
const ENDED = 'GET staff/chat/?mine=1&state=ended'
const answersOf = (chats: StaffChat[], { mine = [] as StaffChat[], cap = 5 } = {}) => ({
  [WAITING]: ok(chats),
  [MINE]: ok(mine),
  'GET staff/auth/me/': ok(ME),
  'GET staff/follow-up/?whose=mine': ok([]),
  'GET staff/presence/': ok(presenceOf({ open_chats: mine.length, chat_cap: cap })),
})

function List({ name = 'waiting', open }: { name?: ListName; open?: string }) {
  return <QueueList name={name} list={useChatList(name)} tab={name} open={open} claim={useClaim()} />
}

const EVERYTHING = chatOf({
  risk: 'sos',
  urgency: 'sos',
  hints: ['self_harm', 'violence'],
  person: LONG.person,
  preview: LONG.text,
  unread: 120,
  whispers: 3,
  safe_now: 'no',
  another_asked: true,
})

describe('the queue', () => {
  it('says that it is read, and that it could not be, with a way to ask again', async () => {
    const { text, answers, leave } = await show(<List />, { answers: { ...answersOf([]), [WAITING]: PENDING } })
    await expect.element(page.getByRole('status', { name: text('app.loading') })).toBeVisible()
    leave()

    const failed = await show(<List />, { answers: { ...answers, [WAITING]: refused(403, 'forbidden') } })
    await expect.element(page.getByRole('alert').getByText(text('queue.failed'))).toBeVisible()
    failed.answers[WAITING] = ok([chatOf()])
    await page.getByRole('button', { name: text('app.retry') }).click()
    await expect.element(page.getByRole('link', { name: /lola/ })).toBeVisible()
  })

  it.each<[ListName, 'queue.nobody' | 'queue.no_mine' | 'queue.no_ended']>([
    ['waiting', 'queue.nobody'],
    ['mine', 'queue.no_mine'],
    ['ended', 'queue.no_ended'],
  ])('says in words of its own that nobody is in %s', async (name, key) => {
    const { text } = await show(<List name={name} />, { answers: { ...answersOf([]), [ENDED]: ok([]) } })
    await expect.element(page.getByText(text(key), { exact: true })).toBeVisible()
  })

  it('gives the chat to who takes it, and the key that opens it is not the key that takes it', async () => {
    const chat = chatOf()
    const claim = `POST staff/chat/${chat.id}/claim/`
    const { text, asked } = await show(<List />, {
      answers: { ...answersOf([chat]), [claim]: ok(chatOf({ state: 'active', assigned_to: { id: ME.id, alias: ME.alias } })) },
    })
    await expect.element(page.getByRole('link', { name: /lola/ })).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('link', { name: /lola/ })).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('button', { name: `${text('chat.claim')}: lola` })).toHaveFocus()
    expect(asked.map(({ call }) => call)).not.toContain(claim)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => asked.map(({ call }) => call)).toContain(claim)
  })

  it('says who was faster', async () => {
    const chat = chatOf()
    const taken = { status: 409, body: { code: 'already_claimed', message: 'x', by: 'Nodira' } }
    const { text } = await show(<List />, {
      answers: { ...answersOf([chat]), [`POST staff/chat/${chat.id}/claim/`]: taken },
    })
    await page.getByRole('button', { name: `${text('chat.claim')}: lola` }).click()
    await expect.element(page.getByText(text('chat.taken', { alias: 'Nodira' }))).toBeVisible()
  })

  it('offers nobody more than they may have, except a call for help', async () => {
    const mine = [chatOf({ id: id(11), state: 'active', person: 'anvar' })]
    const chats = [chatOf({ id: id(12), person: 'sos', risk: 'sos', urgency: 'sos' }), chatOf({ id: id(13), person: 'usual' })]
    const { text } = await show(<List />, { answers: answersOf(chats, { mine, cap: 1 }) })
    await expect.element(page.getByRole('button', { name: `${text('chat.claim')}: sos` })).toBeVisible()
    await expect.poll(() => page.getByRole('button', { name: `${text('chat.claim')}: usual` }).elements()).toEqual([])
  })

  it('says what is unread, unless the chat is open', async () => {
    const chat = chatOf({ unread: 7 })
    const { text, leave } = await show(<List />, { answers: answersOf([chat]) })
    await expect.element(page.getByText(text('queue.unread', { count: 7 }))).toBeInTheDocument()
    leave()
    await show(<List open={chat.id} />, { answers: answersOf([chat]) })
    await expect.element(page.getByRole('link', { name: /lola/ })).toHaveAttribute('aria-current', 'true')
    expect(page.getByText(text('queue.unread', { count: 7 })).elements()).toEqual([])
  })

  it('shows nothing of what the caller may not read', async () => {
    const { text } = await show(<List />, { answers: answersOf([chatOf({ preview: null })]) })
    await expect.element(page.getByText(text('queue.no_preview'))).toBeVisible()
  })

  it.each<[Language, number]>([
    ['uz', 320],
    ['ru', 320],
    ['en', 320],
  ])('cuts no word of a row that has everything, and has no finding of axe (%s, %d px)', async (lang, width) => {
    const { text } = await show(<List />, { answers: answersOf([EVERYTHING, chatOf({ id: id(14) })]), lang, width })
    await expect.element(page.getByText(text('queue.unsafe'))).toBeVisible()
    expect(cutTexts()).toEqual([])
    expect(await axeFindings()).toEqual([])
  })
})
