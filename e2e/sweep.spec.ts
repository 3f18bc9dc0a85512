import { FULL, sampled } from '../kit/test/full.ts'
import { account } from '../web/app/i18n/ru/account.ts'
import { bringTokens, endSosCalls, expect, LANGUAGES, makePerson, repeatedIn, test } from './journey.ts'
import { showPanel } from './people.ts'
import { heading, next, open, story, STORY } from './reports.ts'
import { at } from './screens.ts'
import { ALL, BETWEEN, faultsOf, look, nameOf, pathsOfRoutes, WORST } from './sweep.ts'
import { onboarding, questionnaire, report, report_steps as steps } from './words.ts'

test.use({ visits: true })

// Long: its journeys go side by side.
test.describe.configure({ mode: 'parallel' })

// `SWEEP=all npm run e2e -- sweep.spec.ts` measures every page in every language at every size and text size, light and dark.
const LOOKS = process.env.SWEEP === 'all' ? ALL : FULL ? [...WORST, ...BETWEEN] : [WORST[0]!, WORST.at(-1)!]
const SCHEMES = process.env.SWEEP === 'all' ? (['light', 'dark'] as const) : (['light'] as const)
// Nothing is to move, and with less motion every change of a size would be a transition of a frame.
test.use({ reducedMotion: 'no-preference' })
const LONG = 1_800_000

/** The pages are shared out among so many journeys, which go side by side. */
const PARTS = 3

for (const lang of LANGUAGES)
  for (let part = 1; part <= PARTS; part++)
    test(
      `every page keeps its words, its ways out and its controls in reach (${lang}, part ${part})`,
      repeatedIn(lang),
      async ({ page, house }) => {
        test.setTimeout(LONG)
        const faults: string[] = []
        const paths = (await pathsOfRoutes(house, lang)).filter((_, place) => place % PARTS === part - 1)
        expect(paths.length).toBeGreaterThan(5)
        for (const path of sampled(paths, 3)) {
          await page.goto(at(lang, path), { waitUntil: 'networkidle' })
          for (const colorScheme of SCHEMES) {
            await page.emulateMedia({ colorScheme })
            for (const one of LOOKS) {
              await look(page, one)
              faults.push(...(await faultsOf(page)).map((fault) => `${at(lang, path)} ${colorScheme} ${nameOf(one)}: ${fault}`))
            }
          }
        }
        expect(faults).toEqual([])
      },
    )

test('a call that runs is said in whole words, and each sheet has its cross in its corner', async ({ page, context, house }) => {
  const faults: string[] = []
  const sweep = async (name: string, counts: (fault: string) => boolean): Promise<void> => {
    for (const one of LOOKS) {
      await look(page, one)
      faults.push(...(await faultsOf(page)).filter(counts).map((fault) => `${name} ${nameOf(one)}: ${fault}`))
    }
  }
  const sheet = page.locator('dialog#sos')
  for (const face of ['Roboto', 'Onest']) {
    await page.goto('/uz')
    await page.evaluate((name) => {
      for (const family of ['--sans', '--head']) document.documentElement.style.setProperty(family, `${name}, sans-serif`)
    }, face)
    await page.locator('.corners > [data-sos]').click()
    await page.waitForTimeout(500)
    await sheet.locator('> .sos').click()
    await expect(sheet.locator('.sos-times')).toBeVisible()
    // While a call runs nothing in its sheet sends another.
    await sweep(`a call in ${face}`, (fault) => fault !== 'no .sos')
    await page.waitForTimeout(1_500)
    await sheet.locator('[method] > .icon-btn').click()
    await expect(page.locator('.sos-strip')).toBeVisible()
    await sweep(`the strip in ${face}`, (fault) => fault.includes('break'))
    await endSosCalls(house)
    // A page of ours would keep the call anew with its next look.
    await page.goto('/healthz')
    await page.evaluate(() => sessionStorage.clear())
  }
  await bringTokens(context, house, await makePerson(house))
  await page.goto(at('ru', 'profile'), { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: account.profile.delete, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await sweep('a dialog of the profile', (fault) => fault.includes('cross'))
  expect(faults).toEqual([])
})

test('the chat and SOS leave the ways out in sight, however large the text', async ({ page, context, house }) => {
  const faults: string[] = []
  const sweep = async (name: string): Promise<void> => {
    for (const one of LOOKS) {
      await look(page, one)
      faults.push(...(await faultsOf(page)).map((fault) => `${name} ${nameOf(one)}: ${fault}`))
    }
  }
  const visit = async (who: string): Promise<void> => {
    await page.goto('/ru')
    await showPanel(page)
    await expect(page.locator('#chat textarea')).toBeVisible()
    await sweep(`chat of a ${who}`)
    await page.goto('/ru')
    await page.locator('.corners > [data-sos]').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await sweep(`SOS sheet of a ${who}`)
    // Out of the chat, where it fills the screen and SOS has gone to the top.
    await look(page, LOOKS[0]!)
    await page.goto('/ru')
    await showPanel(page)
    await expect(page.locator('#chat textarea')).toBeVisible()
    await page.locator('.corners > [data-sos]').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await sweep(`SOS sheet out of the chat of a ${who}`)
  }
  await visit('guest')
  await bringTokens(context, house, await makePerson(house))
  await visit('user')
  // Beside the pages that follow it would open again at each wide window, and its entry of the history with it.
  await page.evaluate(() => sessionStorage.removeItem('himoya_panel'))
  for (const path of ['profile', 'profile/data', 'notifications', 'saved', 'report/mine', 'questions/mine']) {
    await page.goto(at('ru', path), { waitUntil: 'networkidle' })
    await sweep(path)
  }
  expect(faults).toEqual([])
})

/** Phones: the usual one, also with its keyboard open and on its side, the smallest with the largest text, and a tablet. */
const PHONES = [
  { width: 360, height: 640, text: 100 },
  { width: 360, height: 330, text: 100 },
  { width: 640, height: 360, text: 100 },
  { width: 320, height: 568, text: 100 },
  { width: 320, height: 640, text: 200 },
  { width: 768, height: 1024, text: 100 },
] as const

test('on a phone the way on from each step stands between SOS and the chat, above the keyboard too', async ({ page }) => {
  const faults: string[] = []
  const sweep = async (name: string): Promise<void> => {
    await expect(page.locator('.step-bar .btn')).toBeVisible()
    for (const one of PHONES) {
      await look(page, one)
      faults.push(...(await faultsOf(page)).map((fault) => `${name} ${nameOf(one)}: ${fault}`))
    }
  }
  const inBar = () =>
    page.evaluate(() => {
      const [on, sos] = ['.step-bar .btn', '.corners > .sos'].map((name) => document.querySelector(name)!.getBoundingClientRect())
      return on!.top >= sos!.top && on!.bottom <= sos!.bottom
    })
  await open(page)
  expect(await page.locator('meta[name="viewport"]').getAttribute('content')).toContain('interactive-widget=resizes-content')
  await sweep('danger')
  await look(page, PHONES[0])
  expect(await inBar()).toBe(true)
  await page.getByRole('radio', { name: report.danger.ongoing }).check()
  await next(page)
  await page.getByRole('radio', { name: report.who.child_self, exact: true }).check()
  await sweep('who')
  for (const step of ['what', 'child', 'place', 'when', 'tell', 'answer', 'review']) {
    await next(page)
    await expect(page.locator('.stepper')).toBeVisible()
    if (step === 'what') await page.getByRole('group', { name: steps.self.what }).getByRole('checkbox').nth(3).check()
    if (step === 'place') await page.getByLabel(steps.place.region, { exact: true }).selectOption('UZ-SA')
    if (step === 'tell') await story(page).fill(STORY)
    await sweep(step)
  }
  await expect(heading(page)).toHaveText(steps.review.title)
  await page.goto('/uz/welcome')
  for (let step = 1; step <= 4; step++) {
    await expect(page.getByText(onboarding.step.replace('{now}', String(step)))).toBeVisible()
    await sweep(`welcome ${step}`)
    if (step < 4) await page.getByRole('button', { name: onboarding.next }).click()
  }
  await page.goto('/uz/questionnaire/maktab-muhiti')
  await page.getByRole('button', { name: questionnaire.start }).click()
  await sweep('questionnaire')
  expect(faults).toEqual([])
})
