import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectPicturesLoaded } from './screens.ts'
import { bringTokens, expect, makePerson, test } from './journey.ts'
import { answer, bubble, claim, goOnShift, openChat, signInAsStaff, write } from './people.ts'
import { account, report, report_steps as steps, staff } from './words.ts'

// The README's pictures: npm run e2e -- pictures
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

const picture = async (page: Page, name: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready)
  await expectPicturesLoaded(page)
  await page.screenshot({ path: join(import.meta.dirname, '../docs/pictures', `${name}.png`), caret: 'hide' })
}

test('home on a phone, in Uzbek', async ({ page, house, browser }) => {
  const desk = await (await browser.newContext({ baseURL: house.url })).newPage()
  await signInAsStaff(desk)
  await goOnShift(desk)
  await page.setViewportSize(PHONE)
  await page.goto('/uz')
  await expect(page.locator('[data-availability=open]')).toBeAttached()
  await picture(page, 'home-phone-uz')
})

test('home on a desktop, in Russian, and dark in English', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/ru')
  await picture(page, 'home-desktop-ru')
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/en')
  await picture(page, 'home-phone-dark-en')
})

test('a conversation, on the phone and in the console', async ({ page, context, browser, house }) => {
  await bringTokens(context, house, await makePerson(house, 'anor'))
  await page.setViewportSize(PHONE)
  await page.goto('/uz')
  const panel = await openChat(page)
  await write(panel, 'Assalomu alaykum. Maktabda meni doim mazax qilishadi')
  const console_context = await browser.newContext({ baseURL: house.url, viewport: DESKTOP, reducedMotion: 'reduce' })
  const desk = await console_context.newPage()
  await signInAsStaff(desk)
  await goOnShift(desk)
  await claim(desk, 'anor')
  await answer(desk, 'Vaalaykum assalom. Yozganingiz yaxshi bo‘ldi. Men shu yerdaman, birga o‘ylaymiz.')
  await write(panel, 'Rahmat. Kimga aytishni bilmay qolgandim')
  await answer(desk, 'Bu sizning aybingiz emas. Hozir xavfsiz joydamisiz?')
  await expect(bubble(panel, 'Bu sizning aybingiz emas. Hozir xavfsiz joydamisiz?')).toBeVisible()
  await expect(desk.getByText(staff['facts.not_waiting'], { exact: true }).first()).toBeVisible()
  await panel.getByRole('heading').first().focus()
  await picture(page, 'chat-phone-uz')
  await picture(desk, 'console-conversation-uz')
})

test('registering and the profile', async ({ page, context, house }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/uz/auth/register')
  await expect(page.getByLabel(account.common.nickname, { exact: true })).toBeVisible()
  await picture(page, 'register-phone-uz')
  await bringTokens(context, house, await makePerson(house))
  await page.goto('/uz/profile')
  await expect(page.getByRole('button', { name: account.profile.save }).first()).toBeVisible()
  await picture(page, 'profile-phone-uz')
})

test('what happened, step by step, and the sheet behind SOS', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/uz/report')
  const next = page.getByRole('button', { name: report.frame.next, exact: true })
  await page.getByRole('radio', { name: report.danger.ongoing }).check()
  await next.click()
  await page.getByRole('radio', { name: report.who.child_self, exact: true }).check()
  await next.click()
  const kinds = page.getByRole('group', { name: steps.self.what }).getByRole('checkbox')
  await kinds.nth(2).check()
  await kinds.nth(3).check()
  await page.evaluate(() => scrollTo(0, 0))
  await picture(page, 'report-phone-uz')
  await page.goto('/uz')
  await page.locator('.sos[data-sos]').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await picture(page, 'sos-phone-uz')
})

test('the board of cases, and public statistics', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/en/statistics')
  await picture(page, 'statistics-desktop-en')
  await signInAsStaff(page, 'supervisor@himoya.test')
  await page.evaluate(() => localStorage.setItem('himoya_staff_lang', JSON.stringify('ru')))
  await page.goto('/staff/#/cases')
  await page.reload()
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await picture(page, 'console-cases-ru')
})
