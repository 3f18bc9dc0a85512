import type { Chat } from '@himoya/contract/chat/chat'
import type { FollowUp } from '@himoya/contract/reports/follow-ups'
import type { StaffUser } from '@himoya/contract/staff/staff'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import type { House } from './house.ts'
import { callApi, expect, makePerson, PASSWORD, test, type SignedIn } from './journey.ts'
import { staff } from './words.ts'

// A day is empty only where nobody else left anything.
test.use({ viewport: { width: 1366, height: 768 } })

type Session = SignedIn & { user: StaffUser }

const signIn = (house: House, email: string): Promise<Session> =>
  callApi<Session>(house, 'staff/auth/token/', { body: { email, password: PASSWORD } })

/** Whoever signs in at the door stands before their day. */
async function landed(browser: Browser, house: House, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: house.url, viewport: { width: 1366, height: 768 } })
  const page = await context.newPage()
  await page.goto('/staff/')
  await page.getByLabel(staff['sign_in.email'], { exact: true }).fill(email)
  await page.getByLabel(staff['sign_in.password'], { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: staff['sign_in.submit'], exact: true }).click()
  await expect(page.getByRole('heading', { name: staff['day.title'], level: 1 })).toBeVisible()
  return page
}

test(
  'a promise that was handed on stands on the day of who keeps it now, and is kept there',
  { tag: '@full' },
  async ({ browser, house }) => {
    const [giver, keeper] = [await signIn(house, 'counsellor@himoya.test'), await signIn(house, 'counsellor2@himoya.test')]
    const put = { method: 'PUT', body: { state: 'on_shift' } }
    for (const { access } of [giver, keeper]) await callApi(house, 'staff/presence/', { token: access, ...put })
    const { access, nickname } = await makePerson(house)
    const [open] = await callApi<Chat[]>(house, 'chat/', { token: access })
    await callApi(house, `message/${open!.id}/`, { token: access, body: { cid: crypto.randomUUID(), message: 'Yozasizmi?' } })
    const token = giver.access
    await callApi(house, `staff/chat/${open!.id}/claim/`, { token, method: 'POST' })
    const body = { words: 'Maktabga qo‘ng‘iroq qilaman', due_at: new Date(Date.now() + 3_600_000).toISOString() }
    const { id } = await callApi<FollowUp>(house, `staff/follow-up/chat/${open!.id}/`, { token, body })
    await callApi(house, `staff/chat/${open!.id}/end/`, { token, method: 'POST' })

    const page = await landed(browser, house, 'counsellor2@himoya.test')
    const promises = page.getByRole('region', { name: staff['promise.title'], exact: true })
    await expect(promises).toHaveCount(0)
    await callApi(house, `staff/follow-up/${id}/hand/`, { token, body: { to: keeper.user.id } })
    await expect(promises.getByRole('listitem')).toContainText(nickname)
    await expect(promises.getByRole('listitem')).toContainText(body.words)
    // Its words, not the conversation: nothing leads there.
    await expect(promises.getByRole('link')).toHaveCount(0)
    await expect(page.getByRole('link', { name: new RegExp(`^${staff['day.title']}: \\d`) })).toBeVisible()
    await expectAccessible(page, 'console, my day')
    await promises.getByRole('button', { name: staff['promise.keep'], exact: true }).click()
    await expect(promises).toHaveCount(0)
    await page.context().close()
  },
)

test(
  'each role lands on its day: what wants a second person leads to its place, and nothing waits kindly',
  { tag: '@full' },
  async ({ browser, house }) => {
    const editor = await signIn(house, 'editor@himoya.test')
    await callApi(house, 'staff/number/change/', { token: editor.access, body: { kind: 'verify', number: '112' } })

    const supervisor = await landed(browser, house, 'supervisor@himoya.test')
    const second = supervisor.getByRole('region', { name: staff['day.second'] })
    await expect(second).toBeVisible()
    const numbers = second.getByRole('region', { name: staff['day.kind_number'] })
    await numbers.getByRole('link', { name: /112/ }).click()
    await expect(supervisor.getByRole('heading', { name: staff['numbers.title'], level: 1 })).toBeVisible()
    await supervisor.context().close()

    const writer = await landed(browser, house, 'editor@himoya.test')
    await expect(writer.getByRole('region', { name: staff['day.kind_number'] })).toHaveCount(0)
    await expect(writer.getByRole('region', { name: staff['day.kind_new_case'] })).toHaveCount(0)
    await writer.context().close()

    const admin = await landed(browser, house, 'admin@himoya.test')
    await expect(admin.getByRole('heading', { name: staff['day.empty_title'] })).toBeVisible()
    await admin.context().close()
  },
)
