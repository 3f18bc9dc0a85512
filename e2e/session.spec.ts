import { bringTokens, callApi, expect, makePerson, PASSWORD, test, type SignedIn } from './journey.ts'
import { bubble, openChat, write } from './people.ts'

test('seed 7: tabs whose token has run out make one refresh call, and all go on signed in', async ({ context, house }) => {
  const { nickname, access, refresh } = await makePerson(house)
  // The refresh token is good; the access token is one the server no longer takes.
  await bringTokens(context, house, { access: `${access.slice(0, -4)}AAAA`, refresh })
  let refreshes = 0
  context.on('request', (request) => {
    if (request.url().includes('/auth/token/refresh/')) refreshes += 1
  })
  const tabs = await Promise.all(Array.from({ length: 10 }, () => context.newPage()))
  await Promise.all(tabs.map((tab) => tab.goto('/uz/profile')))
  for (const tab of tabs) await expect(tab.getByRole('main')).toContainText(nickname)
  expect(refreshes).toBe(1)
  expect(await tabs[0]!.evaluate(() => localStorage.getItem('himoya_refresh'))).not.toBe(refresh)
})

test('a refresh whose answer is lost signs nobody out, in no tab: what was written goes once the line is back, and no theft is told', async ({
  context,
  house,
}) => {
  const { nickname, access, refresh } = await makePerson(house)
  await bringTokens(context, house, { access: `${access.slice(0, -4)}AAAA`, refresh })
  let asked = 0
  // The server has answered, and the line breaks before the browser hears it.
  await context.route('**/auth/token/refresh/', async (route) => {
    asked += 1
    if (asked > 3) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  const [profile, chat] = [await context.newPage(), await context.newPage()]
  await Promise.all([profile.goto('/uz/profile'), chat.goto('/uz')])
  const panel = await openChat(chat)
  await expect(panel.getByRole('textbox')).toBeVisible()
  await write(panel, 'javob yo‘lda yo‘qoldi')
  await expect(bubble(panel, 'javob yo‘lda yo‘qoldi')).toHaveCount(1)
  await profile.reload()
  await expect(profile.getByRole('main')).toContainText(nickname)
  expect(asked).toBeGreaterThan(3)
  const rows = async (): Promise<string[]> => {
    const now = await chat.evaluate(() => localStorage.getItem('himoya_access'))
    const [{ id }] = (await callApi<{ id: string }[]>(house, 'chat/', { token: now! })) as [{ id: string }]
    return (await callApi<{ message: string }[]>(house, `message/${id}/`, { token: now! })).map(({ message }) => message)
  }
  await expect.poll(rows).toContain('javob yo‘lda yo‘qoldi')
  const { access: token } = await callApi<SignedIn>(house, 'staff/auth/token/', {
    body: { email: 'supervisor@himoya.test', password: PASSWORD },
  })
  const thefts = await callApi<{ count: number }>(house, 'staff/security/event/?event=token_reused', { token })
  expect(thefts.count).toBe(0)
})

test('a session ended elsewhere signs this device out', { tag: '@full' }, async ({ context, page, house }) => {
  const { nickname, access, refresh } = await makePerson(house)
  await bringTokens(context, house, { access, refresh })
  await page.goto('/uz/profile')
  await expect(page.getByRole('main')).toContainText(nickname)
  await callApi(house, 'auth/logout/', { token: access, body: { refresh } })
  await page.reload()
  await expect(page).toHaveURL(/auth\/login/)
  expect(await page.evaluate(() => [localStorage.getItem('himoya_access'), localStorage.getItem('himoya_refresh')])).toEqual([
    null,
    null,
  ])
})
