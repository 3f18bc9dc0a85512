import { bringTokens, callApi, expect, makePerson, test } from './journey.ts'

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

test('a session ended elsewhere signs this device out', async ({ context, page, house }) => {
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
