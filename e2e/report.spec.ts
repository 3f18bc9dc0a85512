import { isReceipt } from '@himoya/contract/accounts/receipt-digits'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { anotherWay, expect, test } from './journey.ts'
import { problems, report, report_files, report_steps as steps, shell, voice as sound } from './words.ts'
import { photo } from './photo.ts'
import { begin, heading, next, open, send, shownReceipt, story, STORY, tell } from './reports.ts'
import { fingerOn } from './touch.ts'
import { documentParts } from './weight.ts'

test.use({ visits: true })

// Long: its journeys go side by side.
test.describe.configure({ mode: 'parallel' })

const ROLES = [
  ['child_self', 'self'],
  ['friend', 'friend'],
  ['parent', 'family'],
  ['teacher', 'worker'],
  ['neighbour', 'witness'],
] as const

test('a child, a friend, a parent, a teacher and a neighbour each tell it in their own words and get a number', async ({
  page,
}) => {
  for (const [role, voice] of ROLES) {
    await begin(page, role)
    await tell(page, voice)
    await expect(page.getByText(STORY)).toBeVisible()
    await send(page)
    const receipt = await shownReceipt(page)
    expect(isReceipt(receipt)).toBe(true)
    expect(page.url()).toMatch(/\/uz\/report$/)
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map((one) => Object.entries(one))))
    expect(kept).not.toContain(receipt)
    expect(kept).not.toContain('Sinov')

    const words = await page.locator('main ol:has(+ figure)').first().getByRole('listitem').allInnerTexts()
    await page.getByLabel(steps.sent.retype).fill(words.toSpliced(1, 1, 'boshqa').join(' '))
    await page.getByRole('button', { name: steps.sent.kept }).click()
    await expect(page.getByRole('alert')).toHaveText(steps.sent.differs.replace('{place}', '2'))
    await page.getByLabel(steps.sent.retype).fill(receipt.replaceAll(/(.{4})/g, '$1 '))
    await page.getByRole('button', { name: steps.sent.kept }).click()
    await expect(page.getByRole('heading', { name: steps.sent.done })).toBeFocused()
    await expect(page.getByRole('link', { name: steps.sent.return_link }).last()).toHaveAttribute('href', '/uz/report/receipt')
  }
})

test('Back walks through the steps without a trail, and nothing typed is lost by it or by a dead network', async ({
  page,
  context,
}) => {
  await begin(page, 'child_self')
  const entries = await page.evaluate(() => history.length)
  await tell(page, 'self')
  expect(await page.evaluate(() => history.length)).toBe(entries)
  for (const title of [steps.answer.title, steps.self.tell, steps.when.title, steps.self.place]) {
    await page.evaluate(() => history.back())
    await expect(heading(page)).toHaveText(title)
    await expect.poll(() => page.evaluate(() => (history.state as { himoya_step?: boolean } | null)?.himoya_step)).toBe(true)
  }
  await expect(page.getByLabel(steps.place.region, { exact: true })).toHaveValue('UZ-SA')
  await next(page)
  await next(page)
  await expect(page.getByLabel(steps.tell.story, { exact: true })).toHaveValue(STORY)
  await next(page)
  await next(page)

  await page.getByRole('button', { name: `${steps.review.change}: ${steps.review.who}` }).click()
  await page.getByRole('radio', { name: report.who.witness, exact: true }).check()
  await page.getByRole('button', { name: report.frame.changed, exact: true }).click()
  await expect(heading(page)).toHaveText(steps.review.title)
  await context.setOffline(true)
  await send(page)
  await expect(page.getByRole('alert')).toContainText(problems.offline)
  await expect(page.getByRole('main').getByRole('link', { name: /112/ })).toHaveAttribute('href', 'tel:112')
  await expect(page.getByText(STORY)).toBeVisible()
  await context.setOffline(false)
  await send(page)
  await shownReceipt(page)
})

test('quick exit in the middle asks nothing and keeps nothing', { tag: '@full' }, async ({ page }) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await begin(page, 'child_self')
  await page.getByRole('group', { name: steps.self.what }).getByRole('checkbox').first().check()
  await page.getByRole('link', { name: shell.exit }).first().click()
  await expect(page).toHaveTitle('Elsewhere')
  expect(asked).toEqual([])
  await page.goBack()
  await expect(page).toHaveTitle('Elsewhere')
})

test('whoever cannot write speaks: a recording and a file stand for the story', async ({ page }) => {
  await begin(page, 'friend')
  await page.getByRole('group', { name: steps.friend.what }).getByRole('checkbox').nth(3).check()
  for (const _ of ['what', 'child', 'place', 'when']) await next(page)
  await expect(heading(page)).toHaveText(steps.friend.tell)
  await next(page)
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByRole('button', { name: steps.tell.voice }).click()
  const recorder = page.getByRole('group', { name: sound.title })
  await expect(recorder.getByRole('status').first()).toContainText(sound.recording)
  await expect(recorder.getByRole('status').first()).toContainText('3:00')
  // it moves with the voice, and the time goes on
  await expect(recorder.locator('[data-level]:not([data-level="0"])')).toBeVisible()
  // A recorder that was stopped before it heard anything has nothing to give.
  await expect(recorder.getByRole('timer')).toHaveText(/0:0[1-9]/)
  await page.getByRole('button', { name: sound.stop }).click()
  await recorder.getByRole('button', { name: sound.play }).click()
  await expect(recorder.getByRole('button', { name: sound.pause })).toBeVisible()
  await page.getByRole('button', { name: steps.tell.attach, exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: steps.tell.voice_added })).toBeInViewport()
  const voices = page.getByRole('list', { name: steps.tell.voices }).getByRole('listitem')
  await expect(voices).toHaveCount(1)
  await expect(voices).toBeInViewport()
  await expect(voices.getByRole('button', { name: sound.play })).toBeVisible()
  await expect(voices.getByText(report_files.sent)).toBeVisible()
  await page.getByLabel(report_files.add).setInputFiles({ name: 'sinov.png', mimeType: 'image/png', buffer: photo(320, 240) })
  const files = page.getByRole('list', { name: report_files.title }).getByRole('listitem')
  await expect(files).toHaveCount(1)
  await expect(files.getByText(report_files.sent)).toBeVisible()
  await next(page)
  await next(page)
  await expect(page.getByText(steps.review.files.replace('{count}', '2'))).toBeVisible()
  await send(page)
  await shownReceipt(page)
})

test(
  'after a reload a recording that has arrived is still there, and one that was not added is told to be gone',
  { tag: '@full' },
  async ({ page }) => {
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    await begin(page, 'child_self')
    for (const _ of ['what', 'child', 'place', 'when']) await next(page)
    const record = async (name: string): Promise<void> => {
      await page.getByRole('button', { name }).click()
      await expect(page.getByRole('timer')).toHaveText(/0:0[1-9]/)
      await page.getByRole('button', { name: sound.stop }).click()
    }
    await record(steps.tell.voice)
    await page.getByRole('button', { name: steps.tell.attach, exact: true }).click()
    const voices = page.getByRole('list', { name: steps.tell.voices }).getByRole('listitem')
    await expect(voices.getByText(report_files.sent)).toBeVisible()
    await record(steps.tell.voice_more)
    await page.evaluate(() => setTimeout(() => location.reload()))
    await expect(heading(page)).toHaveText(steps.kept.title)
    expect(asked).toEqual(['beforeunload'])
    await expect(page.getByText(steps.kept.voice)).toBeVisible()
    await page.getByRole('button', { name: steps.kept.go_on, exact: true }).click()
    await expect(voices).toHaveCount(1)
    await expect(voices.getByText(report_files.sent)).toBeVisible()
    await next(page)
    await next(page)
    await send(page)
    await shownReceipt(page)
  },
)

test('a microphone that hears nothing is told, and one that is refused is no dead end', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      location.hash === '#refused'
        ? Promise.reject(new DOMException('', 'NotAllowedError'))
        : Promise.resolve(new AudioContext().createMediaStreamDestination().stream)
  })
  await begin(page, 'child_self')
  for (const _ of ['what', 'child', 'place', 'when']) await next(page)
  await page.getByRole('button', { name: steps.tell.voice }).click()
  const recorder = page.getByRole('group', { name: sound.title })
  await expect(recorder.getByRole('status').filter({ hasText: sound.quiet })).toBeVisible()
  await page.evaluate(() => history.replaceState(history.state, '', '#refused'))
  await recorder.getByRole('button', { name: sound.cancel }).click()
  await page.getByRole('button', { name: steps.tell.voice }).click()
  await expect(recorder.getByRole('alert')).toHaveText(sound.mic_refused)
  await expect(recorder.getByRole('button', { name: sound.try_again })).toBeVisible()
  await recorder.getByRole('button', { name: sound.cancel }).click()
  await expect(page.getByRole('button', { name: steps.tell.voice })).toBeFocused()
})

test('a report whose answer never came is one report when it is sent again after a reload', async ({ page }) => {
  const keys = new Set<string | undefined>()
  let cut = true
  await page.route('**/api/v1/victim/', async (route) => {
    keys.add(route.request().headers()['idempotency-key'])
    if (!cut) return route.continue()
    // the server has it, and says so to nobody
    await route.fetch()
    return route.abort()
  })
  await begin(page, 'friend')
  await tell(page, 'friend')
  await send(page)
  await expect(page.getByRole('alert')).toContainText(problems.offline)
  await page.reload()
  await expect(page.getByText(steps.kept.maybe_sent)).toBeVisible()
  await page.getByRole('button', { name: steps.kept.go_on, exact: true }).click()
  cut = false
  await send(page)
  await shownReceipt(page)
  expect(keys.size).toBe(1)
})

/** The name of what has the focus, as a screen reader would say it. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null
    return (element?.getAttribute('aria-label') ?? element?.labels?.[0]?.textContent ?? element?.textContent ?? '').trim()
  })

async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab')
    if ((await focused(page)).startsWith(name)) return
  }
  throw new Error(`Tab never reached "${name}"`)
}

test('the keyboard alone reports, and every step says by name what it asks', { tag: '@full' }, async ({ page }) => {
  const go = async (): Promise<void> => {
    await tabTo(page, report.frame.next)
    await page.keyboard.press('Enter')
  }
  await open(page)
  await tabTo(page, report.danger.now)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: report.danger.ongoing })).toBeChecked()
  await go()
  await expect(heading(page)).toBeFocused()
  await tabTo(page, report.who.child_self)
  await page.keyboard.press('Space')
  await go()
  await expect(heading(page)).toHaveText(steps.self.what)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await go()
  await expect(heading(page)).toHaveText(steps.self.child)
  await go()
  await expect(heading(page)).toHaveText(steps.self.place)
  await tabTo(page, steps.place.region)
  await page.keyboard.press('ArrowDown')
  await go()
  await expect(heading(page)).toHaveText(steps.when.title)
  await go()
  await expect(heading(page)).toHaveText(steps.self.tell)
  await go()
  await expect(page.getByRole('alert')).toBeFocused()
  await tabTo(page, steps.tell.story)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(steps.tell.story, { exact: true })).toBeFocused()
  await page.keyboard.type(STORY)
  await go()
  await expect(heading(page)).toHaveText(steps.answer.title)
  await go()
  await expect(heading(page)).toBeFocused()
  await tabTo(page, steps.review.send)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(steps.sent.title)
  await expect(heading(page)).toBeFocused()
  const receipt = await shownReceipt(page)
  await tabTo(page, steps.sent.retype)
  await page.keyboard.type(receipt)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: steps.sent.done })).toBeFocused()
})

test('at 400 kbit/s it is told to its end, from a page of at most 8 KB', { tag: '@full' }, async ({ page }) => {
  const slow = await page.context().newCDPSession(page)
  await slow.send('Network.enable')
  const bytes_per_second = 400_000 / 8
  await slow.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytes_per_second,
    uploadThroughput: bytes_per_second,
  })
  await begin(page, 'friend')
  await tell(page, 'friend')
  await send(page)
  await shownReceipt(page)
  expect((await documentParts(page.url())).markup).toBeLessThanOrEqual(8_000)
})

test('every screen of a report is whole for everybody', { tag: '@full' }, async ({ page }) => {
  await open(page)
  await page.getByRole('radio', { name: report.danger.now }).check()
  await expect(page.getByRole('alert').getByRole('link', { name: /112/ })).toBeVisible()
  await expectAccessible(page, 'danger now')
  await page.reload()
  await expect(heading(page)).toHaveText(steps.kept.title)
  await expectAccessible(page, 'something begun')
  await page.getByRole('button', { name: steps.kept.drop, exact: true }).click()
  await begin(page, 'child_self')
  await page.getByRole('group', { name: steps.self.what }).getByRole('checkbox').first().check()
  await expectAccessible(page, 'what happened')
  await page.getByRole('group', { name: steps.self.what }).getByRole('checkbox').first().uncheck()
  await tell(page, 'self')
  await expectAccessible(page, 'the review')
  await page.getByRole('button', { name: `${steps.review.change}: ${steps.review.tell}` }).click()
  await expectAccessible(page, 'the story')
  await page.getByRole('button', { name: report.frame.changed, exact: true }).click()
  await send(page)
  await shownReceipt(page)
  await expectAccessible(page, 'the receipt')
})

test(
  'an answer is taken back by a finger, a mouse, a key and by its own button, and a question left open is no fault',
  { tag: '@full' },
  async ({ browser, house }) => {
    const phone = await browser.newContext({ baseURL: house.url, viewport: { width: 360, height: 640 }, hasTouch: true })
    const page = await phone.newPage()
    await begin(page, 'friend')
    for (const _ of ['what', 'child', 'place']) await next(page)
    await expect(heading(page)).toHaveText(steps.when.title)
    const years = page.getByRole('radio', { name: steps.when.years })
    const finger = await fingerOn(page)
    const tap = async (at: Locator): Promise<void> => {
      await at.scrollIntoViewIfNeeded()
      const box = (await at.boundingBox())!
      await finger.press({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, 60)
    }
    // longer than two presses that a browser takes for one double press
    const aWhile = () => page.waitForTimeout(900)
    await tap(page.getByText(steps.when.years))
    await tap(page.getByText(steps.when.years))
    await expect(years).toBeChecked()
    await aWhile()
    await tap(page.getByText(steps.when.years))
    await expect(years).not.toBeChecked()
    await page.getByText(steps.when.always).dblclick()
    await expect(page.getByRole('radio', { name: steps.when.always })).toBeChecked()
    await aWhile()
    await page.getByText(steps.when.always).click()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await years.focus()
    await page.keyboard.press('Space')
    await expect(years).toBeChecked()
    await page.keyboard.press('Space')
    await expect(years).not.toBeChecked()
    // whoever hears the page finds a button that says what it does
    await years.check()
    await page.getByRole('button', { name: `${report.frame.clear}: ${steps.place.since}` }).press('Enter')
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(page.getByRole('radio', { name: steps.place.today })).toBeFocused()
    // another day, and no day
    await page.getByRole('radio', { name: steps.place.day }).check()
    await next(page)
    await story(page).fill(STORY)
    await next(page)
    await next(page)
    await send(page)
    await shownReceipt(page)
    await phone.close()
  },
)

/** What a step asks: groups of choices, and fields that stand by themselves. */
const questionsOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const form = document.querySelector('.report-form')!
    const single = [...form.querySelectorAll('input, select, textarea')].filter(
      (field) => !field.closest('fieldset, [role=radiogroup], [role=group]') && (field as HTMLInputElement).type !== 'file',
    )
    return form.querySelectorAll('fieldset, [role=radiogroup], .kinds').length + single.length
  })

test(
  'on a small phone no step asks more than three things, and none is longer than two screens',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    const counts: string[] = []
    const look = async (name: string): Promise<void> => {
      const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
      const asked = await questionsOf(page)
      if (asked > 3 || asked < 1 || screens > (name === 'what' ? 3 : 2.2))
        counts.push(`${name}: ${asked} on ${screens.toFixed(1)} screens`)
    }
    await open(page)
    await look('danger')
    await next(page)
    await look('who')
    await next(page)
    await expect(heading(page)).toHaveText(steps.witness.what)
    for (const step of ['what', 'child', 'place', 'when'] as const) {
      await look(step)
      await next(page)
    }
    await story(page).fill(STORY)
    await next(page)
    await look('answer')
    expect(counts).toEqual([])
  },
)

for (const width of [430, 480, 562, 600]) {
  test(`the pages of a report fit on ${width} px`, anotherWay(width !== 430), async ({ page }) => {
    await page.setViewportSize({ width, height: 760 })
    for (const path of ['/ru/report', '/ru/report/receipt', '/ru/report/mine', '/uz/report', '/en/report']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(over, path).toBeLessThanOrEqual(0)
    }
  })
}

test('without scripts a story with words of danger is answered with a person and the numbers before its own number', async ({
  browser,
  house,
}) => {
  const context = await browser.newContext({
    baseURL: house.url,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 640 },
  })
  const page = await context.newPage()
  await page.goto('/uz/report')
  await page.getByLabel(report.plain.story).fill('Namuna: otam har kuni uradi, yashagim kelmayapti.')
  await page.getByRole('button', { name: report.plain.send }).click()
  await expect(page.getByRole('heading', { name: report.plain.sent })).toBeVisible()
  const main = page.getByRole('main')
  const parts = [
    main.getByRole('link', { name: /112/ }).first(),
    main.locator('[data-open-chat]'),
    main.getByText(/^(?:\d{4} ){4}\d{4}$/),
  ]
  const [call, write, number] = await Promise.all(parts.map(async (part) => (await part.boundingBox())!.y))
  expect([call! < write!, write! < number!]).toEqual([true, true])
  await context.close()
})
