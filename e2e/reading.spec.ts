import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ROOT, type House } from './house.ts'
import { callApi, expect, PASSWORD, test, type SignedIn } from './journey.ts'
import { openChat, sayOwnPhone, write } from './people.ts'
import { readingOf } from './reading.ts'
import { begin, open, send, shownReceipt, tell } from './reports.ts'
import { roundButton, sheetOf } from './sos-phones.ts'
import { emptyDesk } from './waiting-children.ts'
import { account, chat, help_now } from './words.ts'

const TEXT = join(ROOT, 'docs/reading.md')
/** `READING=write FULL=1 npm run e2e -- reading.spec.ts` writes the page anew. */
const WRITES = process.env.READING === 'write'

/** What is another at each time, in the words of what it is. */
const CHANGING: readonly (readonly [RegExp, string])[] = [
  [/\d{4}(?: \d{4}){4}/g, '0000 0000 0000 0000 0000'],
  [/\b\d{1,2} [a-z]+ \d{4}, \d\d:\d\d\b/gi, '(day, hour)'],
  [/\b\d{1,2}[- ][a-z]+, \d\d:\d\d\b/gi, '(day, hour)'],
  [/\b\d\d:\d\d(?::\d\d)?\b/g, '(hour)'],
]
const steady = (line: string): string => CHANGING.reduce((text, [sign, word]) => text.replaceAll(sign, word), line)

/** The section of the page, or the page with it anew. */
async function compare(page: Page, title: string, selector: string): Promise<void> {
  const reading = (await readingOf(page, selector)).map(steady).join('\n')
  const text = readFileSync(TEXT, 'utf8')
  const begins = `### ${title}\n\n\`\`\`text\n`
  const at = text.indexOf(begins)
  expect(at, `docs/reading.md has the part "${title}"`).toBeGreaterThan(0)
  const end = text.indexOf('\n```\n', at + begins.length - 1)
  if (WRITES) writeFileSync(TEXT, `${text.slice(0, at)}${begins}${reading}${text.slice(end)}`)
  else expect(reading, `docs/reading.md, ${title}`).toBe(text.slice(at + begins.length, end))
}

/** Somebody is there, so that what is said of it is the same at each hour. */
async function comeOnShift(house: House): Promise<void> {
  const body = { email: 'counsellor@himoya.test', password: PASSWORD }
  const { access: token } = await callApi<SignedIn>(house, 'staff/auth/token/', { body })
  await callApi(house, 'staff/presence/', { token, method: 'PUT', body: { state: 'on_shift' } })
}

test('a screen reader reads the first message as it is written down', { tag: '@full' }, async ({ page, house }) => {
  await emptyDesk(house)
  await comeOnShift(house)
  await page.goto('/uz')
  const panel = await openChat(page)
  // The screens have come, and know that somebody is there.
  await expect(panel.getByRole('link', { name: chat.been_here })).toBeVisible()
  await expect(panel.getByText(chat.online, { exact: true })).toBeVisible()
  await compare(page, 'The panel of a guest', '#chat')
  await write(panel, 'Uyda urishadi, nima qilay?')
  await expect(panel.getByRole('button', { name: account.device.mine, exact: true })).toBeVisible()
  await compare(page, 'After the first message: whose phone it is', '#chat')
  await sayOwnPhone(panel)
  await expect(panel.getByText(chat.sent, { exact: true })).toHaveCount(1)
  await expect(panel.getByText(chat.waiting_first, { exact: true })).toBeVisible()
  await compare(page, 'The conversation', '#chat')
})

test('a screen reader reads a report as it is written down', { tag: '@full' }, async ({ page }) => {
  await open(page)
  await compare(page, 'Whether somebody is in danger', 'main')
  await begin(page, 'child_self')
  await compare(page, 'What happened', 'main')
  await tell(page, 'self')
  // Its story is one of danger, which the code that looks for it says a moment later.
  await expect(page.getByRole('heading', { name: help_now.title })).toBeVisible()
  await compare(page, 'Before it is sent', 'main')
  await send(page)
  await shownReceipt(page)
})

test('a screen reader reads the sheet of SOS as it is written down', { tag: '@full' }, async ({ page, house }) => {
  await comeOnShift(house)
  await page.goto('/uz')
  await compare(page, 'The buttons on each page', '.corners')
  await roundButton(page).click()
  await expect(sheetOf(page)).toBeVisible()
  await expect(sheetOf(page).getByRole('link', { name: /112/ }).first()).toBeVisible()
  await compare(page, 'The sheet of SOS', 'dialog#sos')
})
