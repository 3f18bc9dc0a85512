import { OUTSIDE_PAGE } from '@himoya/contract/outside'
import { isReceipt, receiptDigits } from '@himoya/contract/accounts/receipt-digits'
import { PICTURE_NAMES } from '@himoya/contract/accounts/receipt-words'
import type { Reported } from '@himoya/contract/reports/reports'
import { LOOKS } from '../../web/app/features/shell/install/looks.ts'
import { install } from '../../web/app/i18n/uz/install.ts'
import type { House } from '../house.ts'
import { callApi, newNickname, PASSWORD, type SignedIn } from '../journey.ts'
import { STORY } from '../reports.ts'
import { AFTERWARDS_MS, HOLD_MS } from '../sos-phones.ts'
import { measure } from '../sweep.ts'
import { leftBehind, readBrowser } from '../visits.ts'
import { account, chat, inbox, info, report, report_steps as steps, shell } from '../words.ts'
import { colourFindings, findings } from './axe.ts'
import { firefox } from './firefox.ts'
import type { Network } from './network.ts'
import type { Tab } from './tab.ts'
import { expect, test } from './test.ts'
import { webkit } from './webkit.ts'

/* Ten journeys whose promises the others keep in Chromium, each once in every other engine. */

test.use({ visits: true })

// Each has a browser of its own.
test.describe.configure({ mode: 'parallel' })

const button = (name: string) => ({ role: 'button', name }) as const
const link = (name: string) => ({ role: 'link', name }) as const
const box = (name: string) => ({ role: 'textbox', name }) as const
const radio = (name: string) => ({ role: 'radio', name }) as const
const heading = (name: string) => ({ role: 'heading', name }) as const

const ROUND_CHAT = { css: '.chat-button' }
const ROUND_SOS = { css: '.sos[data-sos]' }
const SHEET = { css: 'dialog#sos[open]' }
const EXIT = { css: '.exit' }
/** A number to call, in the sheet. */
const NUMBER = { css: 'dialog#sos[open] a[href="tel:112"]' }

/** The home page with the panel open, as its first view takes a text. */
async function openPanel(tab: Tab): Promise<void> {
  await tab.go('/uz')
  await tab.tap(ROUND_CHAT)
  await tab.sees(box(chat.placeholder))
}

/** The first text of a guest, sent, and the question about the phone answered. */
async function writeFirst(tab: Tab, text: string): Promise<void> {
  await openPanel(tab)
  await tab.type(box(chat.placeholder), text)
  await tab.tap(button(chat.send_nameless))
  await tab.tap(button(account.device.mine))
  await tab.sees({ text: chat.sent }, 1)
}

/** What the person's one chat holds at the server. */
async function storedWords(tab: Tab, house: House): Promise<string[]> {
  const token = await tab.run(() => localStorage.getItem('himoya_access'))
  const [open] = await callApi<{ id: string }[]>(house, 'chat/', { token: token! })
  const stored = await callApi<{ message: string }[]>(house, `message/${open!.id}/`, { token: token! })
  return stored.map(({ message }) => message)
}

/** One for each call: sent again because no answer came, it is the same call. */
const callsOf = ({ posted }: Network): number =>
  new Set(posted.filter(({ path }) => path === '/api/v1/sos/').map(({ body }) => (JSON.parse(body) as { nonce: string }).nonce))
    .size

const storage = (tab: Tab): Promise<string> =>
  tab.run(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))

for (const engine of [firefox, webkit])
  test.describe(`in ${engine.name}`, { tag: '@full' }, () => {
    test.skip(engine.missing !== null, engine.missing ?? '')

    test(`${engine.name}: quick exit leads elsewhere, Back shows nothing of us, and nothing stays`, async ({ open }) => {
      const { tab } = await open(engine)
      await openPanel(tab)
      await tab.type(box(chat.placeholder), 'Hech kim bilmasin')
      await tab.tap(EXIT)
      await expect.poll(tab.address).toBe(OUTSIDE_PAGE)
      await tab.back()
      await expect.poll(tab.text).not.toContain('Himoya')
      expect(await tab.count({ css: 'main' })).toBe(0)
      // An address of the site that runs no script: what lies in the browser is read as it was left.
      await tab.go('/healthz')
      const kept = await tab.run(readBrowser)
      const cookies = (await tab.run(() => document.cookie)).split('; ').filter(Boolean)
      const found = { ...kept, cookies, history: [], text: JSON.stringify([kept, cookies]) }
      const traces = { secret: 'Hech kim bilmasin', nickname: 'Hech kim bilmasin', tokens: null }
      expect(leftBehind({ way: 'exit', holder: 'guest' }, traces, found)).toEqual([])
    })

    test(`${engine.name}: a tap on SOS shows the numbers and sends nothing, two seconds send one call`, async ({ open }) => {
      const { tab, network, has_touch } = await open(engine)
      await tab.go('/uz')
      await tab.run(() => {
        const kinds: string[] = []
        Object.assign(globalThis, { kinds })
        addEventListener('pointerdown', ({ pointerType }) => kinds.push(pointerType), true)
      })
      await tab.tap(ROUND_SOS)
      await tab.sees(NUMBER)
      expect(await tab.run(() => (globalThis as unknown as { kinds: string[] }).kinds)).toEqual([has_touch ? 'touch' : 'mouse'])
      // What rings by mistake does so two seconds after the tap.
      await tab.run((ms) => new Promise<void>((resolve) => setTimeout(resolve, ms)), AFTERWARDS_MS)
      expect(callsOf(network)).toBe(0)

      await tab.go('/uz/numbers')
      await tab.hold(ROUND_SOS, HOLD_MS)
      await tab.sees(SHEET)
      await expect.poll(() => callsOf(network)).toBe(1)
      await expect.poll(async () => (await tab.texts({ css: 'dialog#sos [role=status]' })).join(' ')).toContain('112')
      await tab.sees({ css: 'dialog#sos .sos-times' })
      expect(callsOf(network)).toBe(1)
    })

    test(`${engine.name}: a guest writes first, by three taps and one text, and the counsellors have it`, async ({
      open,
      house,
    }) => {
      const { tab } = await open(engine)
      await writeFirst(tab, 'Uyda urishadi, nima qilay?')
      await tab.sees({ text: 'Uyda urishadi, nima qilay?' })
      expect(await tab.value(box(chat.placeholder))).toBe('')
      await tab.sees(button(chat.send_nameless), 0)
      expect(await storedWords(tab, house)).toEqual(['Uyda urishadi, nima qilay?'])
    })

    test(`${engine.name}: a child reports, gets a receipt, and nothing of it stays in the browser`, async ({ open }) => {
      const { tab } = await open(engine)
      const next = (): Promise<void> => tab.tap(button(report.frame.next))
      await tab.go('/uz/report')
      await tab.check(radio(report.danger.ongoing))
      await next()
      await tab.check(radio(report.who.child_self))
      await next()
      await tab.sees(heading(steps.self.what))
      await tab.tap({ css: 'main label:has(input[type=checkbox])' })
      for (const title of [steps.self.child, steps.self.place, steps.when.title, steps.self.tell]) {
        await next()
        await tab.sees(heading(title))
        if (title === steps.self.place) await tab.choose({ role: 'combobox', name: steps.place.region }, 'UZ-SA')
      }
      await tab.type(box(steps.tell.story), STORY)
      await next()
      await tab.sees(heading(steps.answer.title))
      await next()
      await tab.sees(heading(steps.review.title))
      await tab.sees({ text: STORY })
      await tab.tap(button(steps.review.send))
      await tab.sees(heading(steps.sent.title))
      const digits = /\d{4}(?: \d{4}){4}/
      await expect.poll(tab.text).toMatch(digits)
      const receipt = receiptDigits(digits.exec(await tab.text())![0])
      expect(isReceipt(receipt)).toBe(true)
      const kept = await storage(tab)
      expect(kept).not.toContain(receipt)
      expect(kept).not.toContain('Sinov')
      await tab.type(box(steps.sent.retype), receipt)
      await tab.tap(button(steps.sent.kept))
      await tab.sees(heading(steps.sent.done))
    })

    test(`${engine.name}: four words and a picture open the answer, four taps from home`, async ({ open, house }) => {
      const body = {
        reporter_role: 'child_self',
        type_ids: ['threats'],
        urgency: 'ongoing',
        region_code: 'UZ-SA',
        description: 'Namuna: darsdan keyin meni eshik oldida ushlab turishadi.',
        accept_terms: true,
      }
      const { words, picture } = (await callApi<Reported>(house, 'victim/', { body })).receipt_words!
      const { tab } = await open(engine)
      await tab.go('/uz')
      await tab.tap(link(shell.back))
      await tab.type(box(inbox.entry.receipt), words.join(' '))
      await tab.check(radio(PICTURE_NAMES.uz[picture]))
      await tab.tap(button(inbox.entry.submit))
      await tab.sees(heading(inbox.state.received))
      expect(await tab.address()).not.toContain(words[0])
      expect(await storage(tab)).not.toContain(words.join(' '))
    })

    test(`${engine.name}: an account is made with a nickname, and opens again elsewhere`, async ({ open, house }) => {
      const nickname = newNickname()
      const { tab } = await open(engine)
      await tab.go('/uz/auth/register')
      await tab.type(box(account.common.nickname), nickname)
      await tab.type(box(account.common.password), PASSWORD)
      await tab.tap(button(account.register.start))
      await tab.sees(heading(account.recovery.title))
      await tab.tap(button(account.recovery.kept))
      await tab.tap(button(account.device.mine))
      await tab.sees(heading(account.done.title))
      await callApi<SignedIn>(house, 'auth/token/', { body: { nickname, password: PASSWORD } })
      await tab.go('/uz/profile')
      await tab.sees({ text: account.profile.login_nickname.replace('{nickname}', nickname) })
    })

    test(`${engine.name}: without a network the numbers are there, and what was written is sent afterwards`, async ({
      open,
      house,
    }) => {
      const { tab, network } = await open(engine)
      await writeFirst(tab, 'Yetib borgan')
      await expect.poll(() => tab.run(() => navigator.serviceWorker.controller?.state)).toBe('activated')
      network.cut()
      await tab.type(box(chat.placeholder), 'Tarmoqsiz yozilgan')
      await tab.tap(button(chat.send))
      await tab.sees({ text: 'Tarmoqsiz yozilgan' })
      await tab.sees({ text: chat.waits_for_network })
      await tab.go('/uz/learn')
      await tab.sees(heading(info.offline.title))
      await tab.sees({ css: 'main a[href="tel:112"]' })
      network.mend()
      await openPanel(tab)
      await tab.sees({ text: chat.sent }, 2)
      expect(await storedWords(tab, house)).toEqual(['Yetib borgan', 'Tarmoqsiz yozilgan'])
    })

    test(`${engine.name}: whoever has it dark finds it dark, and every word can be read`, async ({ open }) => {
      const { tab } = await open(engine, { scheme: 'dark' })
      const faults: string[] = []
      const look = async (screen: string): Promise<void> => {
        expect(await tab.run(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true)
        const [red = 255, green = 255, blue = 255] = await tab.run(() =>
          getComputedStyle(document.body).backgroundColor.match(/\d+/g)!.map(Number),
        )
        expect(Math.max(red, green, blue), screen).toBeLessThan(64)
        faults.push(...(await colourFindings(tab)).map((finding) => `${screen}: ${finding}`))
      }
      for (const path of ['/uz', '/uz/report', '/uz/report/receipt', '/uz/auth/register', '/uz/install']) {
        await tab.go(path)
        await tab.sees({ css: 'main h1' })
        await look(path)
      }
      await openPanel(tab)
      await look('the chat')
      await tab.go('/uz')
      await tab.tap(ROUND_SOS)
      await tab.sees(NUMBER)
      await look('the sheet of SOS')
      expect(faults).toEqual([])
    })

    test(`${engine.name}: at 200 % no word is cut, nothing scrolls sideways, and the ways out stay in reach`, async ({
      open,
    }) => {
      const { tab } = await open(engine, { text: 200 })
      const faults: string[] = []
      const look = async (screen: string): Promise<void> => {
        expect(await tab.run(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
        faults.push(...(await tab.run(measure)).map((fault) => `${screen}: ${fault}`))
      }
      for (const path of ['/uz', '/uz/numbers', '/uz/report', '/uz/report/receipt', '/uz/auth/register', '/uz/install']) {
        await tab.go(path)
        await tab.sees({ css: 'main h1' })
        await look(path)
      }
      await openPanel(tab)
      await look('the chat')
      await tab.go('/uz')
      await tab.tap(ROUND_SOS)
      await tab.sees(NUMBER)
      await look('the sheet of SOS')
      expect(faults).toEqual([])
    })

    test(`${engine.name}: the page of a look says how it is put on the screen, under a name that tells nothing`, async ({
      open,
    }) => {
      const { tab } = await open(engine)
      await tab.go('/uz/install')
      await tab.sees(heading(install.title))
      expect(await tab.run(() => document.querySelectorAll('link[rel=manifest]').length)).toBe(0)
      await tab.tap({ css: 'main a[href="/uz/install/leaf"]' })
      await tab.sees(heading(install.look_title.replace('{name}', install.names.leaf)))
      await tab.tap({ text: engine === firefox ? install.firefox : install.safari })
      await tab.sees({ text: engine === firefox ? install.firefox_2 : install.safari_2 })
      expect(await tab.run(measure)).toEqual([])
      expect(await findings(tab)).toEqual([])
      const manifest = await tab.run(async () => {
        const answer = await fetch(document.querySelector<HTMLLinkElement>('link[rel=manifest]')!.href)
        return (await answer.json()) as { name: string; start_url: string }
      })
      expect(manifest).toMatchObject({ name: install.names.leaf, start_url: '/uz' })
      expect(LOOKS).toContain('leaf')
    })
  })
