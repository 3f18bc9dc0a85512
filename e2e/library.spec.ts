import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, PASSWORD, test } from './journey.ts'
import { photo } from './photo.ts'
import { staff } from './words.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const ALT = { uz: 'Shovqinli kulrang devor', ru: 'Шумная серая стена', en: 'A noisy grey wall' } as const

async function openLibrary(page: Page): Promise<void> {
  await page.goto('/staff/')
  await page.getByLabel(staff['sign_in.email'], { exact: true }).fill('editor@himoya.test')
  await page.getByLabel(staff['sign_in.password'], { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: staff['sign_in.submit'], exact: true }).click()
  await page.getByRole('link', { name: staff['library.title'], exact: true }).click()
  await expect(page.getByRole('heading', { name: staff['library.title'], level: 1 })).toBeVisible()
}

async function bring(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: staff['library.upload'], exact: true }).click()
  await (await chooser).setFiles({ name, mimeType, buffer })
}

test(
  'nothing comes into the library without words in three languages, and it can leave again',
  { tag: '@full' },
  async ({ page }) => {
    await openLibrary(page)
    await bring(page, 'devor.png', 'image/png', photo(900, 600))
    const card = page.getByRole('listitem', { name: 'devor.png' })
    await expect(card.getByText(staff['library.sent'])).toBeVisible()
    await card.getByRole('button', { name: staff['library.save'] }).click()
    await expect(card.getByText(staff['field.required'])).toHaveCount(3)
    await expectAccessible(page, 'a file being described')
    for (const lang of ['uz', 'ru', 'en'] as const) await card.getByLabel(staff[`lang.${lang}`], { exact: true }).fill(ALT[lang])
    await card.getByRole('button', { name: staff['library.save'] }).click()
    await expect(card).toHaveCount(0)

    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByLabel(staff['library.search']).fill('серая')
    const tile = page.getByRole('button', { name: ALT.uz })
    // Before it stands alone it may still move away beneath a press.
    await expect(page.getByRole('listitem').getByRole('button')).toHaveCount(1)
    await tile.click()
    const dialog = page.getByRole('dialog', { name: 'devor.png' })
    await expect(dialog.getByRole('img', { name: ALT.uz })).toBeVisible()
    await expect(dialog.getByText(staff['library.unused'])).toBeVisible()
    await expectAccessible(page, 'a medium')
    await dialog.getByRole('button', { name: staff['library.delete'], exact: true }).click()
    await dialog.getByRole('button', { name: staff['library.delete_ask'] }).click()
    await expect(page.getByRole('heading', { name: staff['library.nothing'] })).toBeVisible()
    await expect(tile).toHaveCount(0)
  },
)

test('a file of a kind we do not take is refused before it is sent, and can be put away', { tag: '@full' }, async ({ page }) => {
  await openLibrary(page)
  await bring(page, 'sahifa.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  const card = page.getByRole('listitem', { name: 'sahifa.svg' })
  await expect(card.getByRole('alert')).toHaveText(staff['library.wrong_kind'])
  await card.getByRole('button', { name: staff['library.cancel'] }).click()
  await expect(card).toHaveCount(0)
})

test('an upload can be given up on its way', { tag: '@full' }, async ({ page }) => {
  await openLibrary(page)
  await page.route('**/staff/media/upload/*/?offset=*', () => {
    // never answered: the network stands still
  })
  const part = page.waitForRequest((request) => request.method() === 'PATCH')
  await bring(page, 'sekin.png', 'image/png', photo(400, 300))
  const card = page.getByRole('listitem', { name: 'sekin.png' })
  await expect(card.getByRole('progressbar')).toBeVisible()
  await part
  const forgotten = page.waitForRequest(
    (request) => request.method() === 'DELETE' && request.url().includes('/staff/media/upload/'),
  )
  await card.getByRole('button', { name: staff['library.cancel'] }).click()
  await forgotten
  await expect(card).toHaveCount(0)
})
