import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import { answer, claim, goOnShift, signInAsStaff } from './people.ts'
import { emptyDesk, waiting } from './waiting-children.ts'
import { staff } from './words.ts'

test.use({ viewport: { width: 1366, height: 768 } })

const mine = (page: Page) => page.getByRole('list', { name: staff['queue.my_chats'] }).getByRole('listitem')
const box = (page: Page) => page.getByLabel(staff['chat.text'])

test(
  'with several children at once each keeps its place, and the longest waiting is one key away',
  { tag: '@full' },
  async ({ page, house }) => {
    await emptyDesk(house)
    const [first, second, third] = [
      await waiting(house, 'Birinchi bola'),
      await waiting(house, 'Ikkinchi bola'),
      await waiting(house, 'Uchinchi bola'),
    ]
    await signInAsStaff(page)
    await goOnShift(page)
    for (const { person } of [first, second]) {
      await claim(page, person)
      await expect(box(page)).toBeFocused()
      await answer(page, 'Eshityapman')
    }
    const people = [first.person, second.person]
    const theirs = mine(page).filter({ hasText: new RegExp(people.join('|')) })
    const inOrder = async () => {
      for (const [at, person] of people.entries()) await expect(theirs.nth(at)).toContainText(person)
    }
    await inOrder()
    // who waits stands above, at the same time
    await expect(page.getByRole('list', { name: staff['queue.waiting'] })).toContainText(third.person)

    await box(page).fill('Hozir yozaman')
    await first.say('Shu yerdamisiz?')
    await expect(theirs.nth(0)).toContainText('Shu yerdamisiz?')
    await inOrder()
    await page.keyboard.press('Alt+u')
    await expect(page.getByRole('heading', { name: first.person, level: 1 })).toBeVisible()
    await expect(box(page)).toBeFocused()
    await expect(theirs.nth(1)).toContainText(`${staff['queue.draft']} Hozir yozaman`)
    await inOrder()
    await expectAccessible(page, 'two panes')

    await page.setViewportSize({ width: 1366, height: 768 })
    await page.keyboard.press('Escape')
    await expect(box(page)).not.toBeFocused()
    await page.keyboard.press('j')
    await expect(page.getByRole('heading', { name: second.person, level: 1 })).toBeVisible()
    const dialog = page.getByRole('dialog')
    await page.keyboard.press('t')
    await expect(dialog).toContainText(staff['transfer.title'])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.keyboard.press('e')
    await expect(dialog).toContainText(staff['chat.end_title'])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.keyboard.press('g')
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    // a menu that closes gives the focus back a moment later
    await expect(async () => {
      await page.keyboard.press('x')
      const focused = page.getByRole('complementary', { name: staff['facts.title'] }).locator(':focus')
      await expect(focused).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await page.keyboard.press('?')
    for (const key of ['keys.unanswered', 'keys.transfer', 'keys.end', 'keys.risk', 'keys.tag', 'keys.screens'] as const)
      await expect(dialog.getByText(staff[key], { exact: true }).first()).toBeVisible()
  },
)

test('what is said in one go has one time, and an answered word counts as seen', { tag: '@full' }, async ({ page, house }) => {
  const child = await waiting(house, 'Salom')
  await child.say('Bir gap bor edi')
  await signInAsStaff(page)
  await goOnShift(page)
  await claim(page, child.person)
  await page.getByRole('button', { name: staff['snippets.menu'] }).click()
  await expect(page.getByRole('listbox', { name: staff['snippets.menu'] }).getByRole('option').first()).toBeVisible()
  await answer(page, 'Eshityapman')
  const log = page.getByRole('log')
  await expect(log.locator('time')).toHaveCount(2)
  await expect(log.getByText(staff['chat.seen'])).toHaveCount(0)
  await child.say('Rahmat')
  await expect(log.getByText(staff['chat.seen'])).toHaveCount(1)
  await expect(log.locator('time')).toHaveCount(3)
})

test('every screen is reached from the rail with its words, at a low window and on a phone', async ({ page }) => {
  await signInAsStaff(page, 'supervisor@himoya.test')
  const rail = page.getByRole('navigation', { name: staff['app.sections'] })
  const last = rail.getByRole('link', { name: staff['members.requests'] })
  await last.click()
  await expect(last).toBeInViewport()
  await expect(last).toHaveText(new RegExp(staff['members.requests']))
  await page.reload()
  await expect(last).toBeInViewport()
  await expect(rail.getByRole('button', { name: staff['menu.title'] })).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(rail.getByRole('button', { name: staff['menu.title'] })).toBeInViewport()
  await rail.getByRole('button', { name: staff['rail.all'] }).click()
  const all = page.getByRole('navigation', { name: staff['rail.all'] })
  await expectAccessible(page, 'all screens')
  await all.getByRole('link', { name: staff['surveys.title'] }).click()
  await expect(all).toHaveCount(0)
  await expect(page.getByRole('heading', { name: staff['surveys.title'], level: 1 })).toBeVisible()
})

test('the first stop of the Tab key leads over the rail to the page', { tag: '@full' }, async ({ page }) => {
  await signInAsStaff(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: staff['queue.title'] })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('button', { name: staff['app.skip'] })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('one box finds screens, people, texts and canned replies, by keys alone', { tag: '@full' }, async ({ page, house }) => {
  const child = await waiting(house, 'Meni toping')
  await signInAsStaff(page)
  const find = page.getByRole('dialog', { name: staff['find.title'] })
  const seek = async (words: string): Promise<void> => {
    await page.keyboard.press('Control+k')
    await expect(find).toBeVisible()
    await page.keyboard.type(words)
  }
  await seek(child.person)
  await expect(find.getByRole('option', { name: child.person })).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page, 'the box that finds')
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.keyboard.press('Enter')
  await expect(find).toHaveCount(0)
  await expect(page.getByRole('heading', { name: child.person, level: 1 })).toBeVisible()
  await seek('Samarqand')
  await expect(find.getByRole('option', { name: new RegExp(staff['type.place']) }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await seek(staff['duty.title'])
  await expect(find.getByRole('option', { name: staff['duty.title'] })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: staff['duty.title'], level: 1 })).toBeVisible()
  await seek('qqzzxx')
  await expect(find.getByText(staff['find.none'])).toBeVisible()
})
