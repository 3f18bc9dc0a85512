import { bringTokens, callApi, expect, newNickname, PASSWORD, test, type SignedIn } from './journey.ts'

type Me = SignedIn & { user: { id: string } }

const register = (house: Parameters<typeof callApi>[0]): Promise<Me> =>
  callApi<Me>(house, 'auth/register/', {
    body: { mode: 'nickname', nickname: newNickname(), password: PASSWORD, accept_terms: true },
  })

test('ten tabs whose token has run out make one refresh call, and all go on signed in', async ({ context, house }) => {
  const tokens = await register(house)
  // The refresh token is good; the access token is one the server no longer takes.
  await bringTokens(context, { ...tokens, access: `${tokens.access.slice(0, -4)}AAAA` })
  let refreshes = 0
  context.on('request', (request) => {
    if (request.url().includes('/auth/token/refresh/')) refreshes += 1
  })
  const tabs = await Promise.all(Array.from({ length: 10 }, () => context.newPage()))
  await Promise.all(tabs.map((tab) => tab.goto('/uz/profile')))
  for (const tab of tabs) await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  for (const tab of tabs) await expect(tab.getByRole('main')).toContainText('bola')
  expect(refreshes).toBe(1)
  const kept = await tabs[0]!.evaluate(() => localStorage.getItem('himoya_refresh'))
  expect(kept).not.toBe(tokens.refresh)
})

test('a session ended elsewhere signs this device out and says so', async ({ context, page, house }) => {
  const tokens = await register(house)
  await bringTokens(context, tokens)
  await page.goto('/uz/profile')
  await expect(page.getByRole('main')).toContainText('bola')
  await callApi(house, 'auth/logout/', { token: tokens.access, body: { refresh: tokens.refresh } })
  await page.reload()
  await expect(page.getByRole('main').getByRole('link', { name: /kir/i }).first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('himoya_access'))).toBeNull()
})
