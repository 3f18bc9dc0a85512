import { FULL } from '../kit/test/full.ts'
import { account } from '../web/app/i18n/ru/account.ts'
import { bringTokens, endSosCalls, expect, LANGUAGES, makePerson, repeatedIn, test } from './journey.ts'
import { showPanel } from './people.ts'
import { at } from './screens.ts'
import { ALL, faultsOf, look, nameOf, pathsOfRoutes, WORST } from './sweep.ts'

// Long: its journeys go side by side, each worker in a house of its own.
test.describe.configure({ mode: 'parallel' })

// `SWEEP=all npm run e2e -- sweep.spec.ts` measures every page in every language at every size and text size.
const LOOKS = process.env.SWEEP === 'all' ? ALL : FULL ? WORST : [WORST[0]!, WORST.at(-1)!]
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
        for (const path of paths) {
          await page.goto(at(lang, path), { waitUntil: 'networkidle' })
          for (const one of LOOKS) {
            await look(page, one)
            faults.push(...(await faultsOf(page)).map((fault) => `${at(lang, path)} ${nameOf(one)}: ${fault}`))
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
