import { expectAccessible } from './axe.ts'
import { bringTokens, callApi, expect, makePerson, PASSWORD, test, watchOver, type SignedIn } from './journey.ts'
import { bubble, claim, endUnassessed, goOnShift, openChat, signInAsStaff, write } from './people.ts'
import { chat, staff } from './words.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test(
  'a counsellor proposes a reply, an editor approves it, and a slash brings it into the conversation',
  { tag: '@full' },
  async ({ page, browser, house }) => {
    const { nickname, ...tokens } = await makePerson(house)
    const phone = await browser.newContext({ baseURL: house.url, viewport: { width: 360, height: 740 } })
    const watch = { faults: [], foreign: [] }
    await watchOver(phone, house.url, watch)
    await bringTokens(phone, house, tokens)
    const child = await phone.newPage()
    await child.goto('/uz')
    const panel = await openChat(child)
    await write(panel, 'Uxlay olmayapman')
    await expect(panel.getByText(chat.sent)).toHaveCount(1)

    await signInAsStaff(page)
    await goOnShift(page)
    await page.getByRole('link', { name: staff['snippets.title'] }).click()
    await page.getByRole('button', { name: staff['snippets.add'] }).click()
    await page.getByLabel(staff['snippets.shortcut']).fill('uyqu')
    await page.getByLabel(staff['snippets.text']).fill('{person}, uyqu haqida gaplashamiz. Men {counsellor}.')
    await page.getByRole('button', { name: staff['snippets.save'], exact: true }).click()
    const row = page.getByRole('listitem').filter({ hasText: '/uyqu' })
    await expect(row.getByText(staff['snippets.draft'])).toBeVisible()
    await expect(row.getByRole('button', { name: staff['snippets.approve'], exact: true })).toHaveCount(0)

    const editors = await browser.newContext({ baseURL: house.url, viewport: { width: 1440, height: 900 } })
    const desk = await editors.newPage()
    await desk.goto('/staff/')
    await desk.getByLabel(staff['sign_in.email'], { exact: true }).fill('editor@himoya.test')
    await desk.getByLabel(staff['sign_in.password'], { exact: true }).fill(PASSWORD)
    await desk.getByRole('button', { name: staff['sign_in.submit'], exact: true }).click()
    await desk.getByRole('link', { name: staff['snippets.title'] }).click()
    const theirs = desk.getByRole('listitem').filter({ hasText: '/uyqu' })
    await theirs.getByRole('button', { name: staff['snippets.approve'], exact: true }).click()
    await expect(theirs.getByText(staff['snippets.approved'])).toBeVisible()
    await editors.close()

    await page
      .getByRole('link', { name: new RegExp(`^${staff['queue.title']}`) })
      .first()
      .click()
    await claim(page, nickname)
    const box = page.getByLabel(staff['chat.text'])
    await box.fill('/uyq')
    await expect(page.getByRole('option', { name: /\/uyqu/ })).toBeVisible()
    await box.press('Enter')
    await expect(box).toHaveValue(`${nickname}, uyqu haqida gaplashamiz. Men Nilufar.`)
    await box.press('Enter')
    await expect(bubble(panel, `${nickname}, uyqu haqida gaplashamiz. Men Nilufar.`)).toBeVisible()
    expect(watch).toEqual({ faults: [], foreign: [] })
    await phone.close()
  },
)

async function endedChat(house: Parameters<typeof makePerson>[0], text: string): Promise<SignedIn & { nickname: string }> {
  const person = await makePerson(house)
  const [own] = await callApi<{ id: string }[]>(house, 'chat/', { token: person.access })
  await callApi(house, `message/${own!.id}/`, { token: person.access, body: { cid: crypto.randomUUID(), message: text } })
  return person
}

test(
  'a card goes to the child, the end asks for a wrap-up, and the search finds it by what was written down',
  { tag: '@full' },
  async ({ page, house }) => {
    const { nickname, access } = await endedChat(house, 'Maktabda menga kulishadi')
    await signInAsStaff(page)
    await goOnShift(page)
    await claim(page, nickname)
    await page.getByRole('button', { name: staff['cards.send'].replace('%{title}', 'Bolalar uchun') }).click()
    await page.getByRole('button', { name: staff['cards.yes'], exact: true }).click()
    await expect(page.getByRole('log').getByText('Bolalar uchun')).toBeVisible()
    const [own] = await callApi<{ id: string }[]>(house, 'chat/', { token: access })
    const history = await callApi<{ kind: string; card?: { path: string } }[]>(house, `message/${own!.id}/`, { token: access })
    expect(history.at(-1)).toMatchObject({ kind: 'card', card: { path: '/for/child' } })

    await endUnassessed(page)
    const form = page.getByRole('dialog', { name: staff['records.wrap_up'] })
    // Nobody has said how urgent it is, so neither does the form.
    await expect(form).toContainText(staff['risk.unassessed'])
    await form.getByRole('button', { name: staff['form.bullying'], exact: true }).click()
    await form.getByRole('button', { name: staff['topic.school'], exact: true }).click()
    await expectAccessible(page, 'wrap-up')
    await form.getByRole('button', { name: staff['records.save'], exact: true }).click()
    await expect(form).toBeHidden()
    await expect(page.getByRole('button', { name: staff['records.wrap_up_change'] })).toBeVisible()

    await page.getByRole('link', { name: staff['search.title'] }).click()
    await page.getByLabel(staff['search.person']).fill(nickname)
    const found = page.getByRole('listitem').filter({ hasText: nickname })
    await expect(found.getByText(staff['form.bullying'])).toBeVisible()
    await expectAccessible(page, 'search')
  },
)

test('a phone call is written down in the same form', { tag: '@full' }, async ({ page }) => {
  await signInAsStaff(page)
  await page.getByRole('link', { name: staff['records.contacts'] }).click()
  await page.getByRole('button', { name: staff['records.new_contact'] }).click()
  const form = page.getByRole('dialog', { name: staff['records.new_contact'] })
  await expect(form).toContainText(staff['risk.unassessed'])
  await form.getByRole('button', { name: staff['topic.sleep'], exact: true }).click()
  await form.getByRole('button', { name: staff['records.save'], exact: true }).click()
  const row = page.getByRole('listitem').filter({ hasText: staff['records.kind_phone'] })
  await expect(row.getByText(staff['topic.sleep'])).toBeVisible()
  await expect(row.getByText(staff['risk.unassessed'])).toBeVisible()
  await expectAccessible(page, 'contacts')
})
