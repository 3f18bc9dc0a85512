import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { findChromium } from '../scripts/setup.mjs'
import { freePort } from '../server/test/free-port.ts'

/** The slow phone: 3G at the edge of a village, a processor of 2016. */
const LINK = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 }
const SLOWER = 6
const SCREEN = { width: 360, height: 740 }

export type Phone = { browser: Browser; debug_port: number; close(): Promise<void> }
type Loading = { fcp: number; lcp: number; tbt: number; cls: number; requests: number; bytes: number }

export async function openPhone(): Promise<Phone> {
  const debug_port = await freePort()
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${debug_port}`],
  })
  return { browser, debug_port, close: () => browser.close() }
}

type Visit = {
  context: BrowserContext
  page: Page
  session: CDPSession
  traffic: { requests: number; bytes: number; script_bytes: number }
}

/** A new, empty profile on the slow link; what it fetches is counted. */
async function visit({ browser }: Phone): Promise<Visit> {
  const context = await browser.newContext({ viewport: SCREEN, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', LINK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const traffic = { requests: 0, bytes: 0, script_bytes: 0 }
  const scripts = new Set<string>()
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) traffic.requests++
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.bytes += encodedDataLength
    if (scripts.has(requestId)) traffic.script_bytes += encodedDataLength
  })
  await page.addInitScript(watchPaint)
  return { context, page, session, traffic }
}

type Watched = typeof globalThis & { figures: { lcp: number; cls: number; tbt: number } }

/** Runs in the page, before anything of it. */
function watchPaint(): void {
  const figures = { lcp: 0, cls: 0, tbt: 0 }
  ;(globalThis as Watched).figures = figures
  const watch = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => (figures.lcp = entry.startTime))
  watch('layout-shift', (entry) => (figures.cls += (entry as PerformanceEntry & { value: number }).value))
  watch('longtask', (entry) => (figures.tbt += Math.max(0, entry.duration - 50)))
}

/** First paint to rest, cold; the median of three visits by LCP. */
export async function measureLoading(phone: Phone, url: string): Promise<Loading> {
  const visits: Loading[] = []
  for (let turn = 0; turn < 3; turn++) {
    const { context, page, traffic } = await visit(phone)
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    await page.waitForTimeout(4_000)
    const paint = await page.evaluate(() => ({
      ...(globalThis as Watched).figures,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }))
    const round = Math.round
    visits.push({
      fcp: round(paint.fcp),
      lcp: round(paint.lcp),
      tbt: round(paint.tbt),
      cls: round(paint.cls * 1000) / 1000,
      requests: traffic.requests,
      bytes: traffic.bytes,
    })
    await context.close()
  }
  return visits.toSorted((one, other) => one.lcp - other.lcp)[1]!
}

/** From the tap on the round button to the panel, to the first words in it, and the same on a second opening. */
export async function measureChat(phone: Phone, url: string, wait_ms: number) {
  const { context, page, traffic } = await visit(phone)
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  await page.waitForTimeout(wait_ms)
  const tapToPanel = () =>
    page.evaluate(async () => {
      const begun = performance.now()
      const panel = document.querySelector('#chat')!
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const button = document.querySelector<HTMLElement>('.chat-button')!
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      button.click()
      while (panel.getBoundingClientRect().height === 0) await frame()
      const shown = performance.now() - begun
      while (!panel.querySelector('textarea')) await frame()
      await frame()
      return { frame: Math.round(shown), prompt: Math.round(performance.now() - begun) }
    })
  const first = await tapToPanel()
  await page.waitForTimeout(1_000)
  const script_bytes = traffic.script_bytes
  await page.keyboard.press('Escape')
  await page.waitForTimeout(500)
  const second = await tapToPanel()
  await context.close()
  return { ...first, again: second.prompt, script_bytes }
}

type Tokens = { access: string; refresh: string }
/** What the page says of a message that was sent, and on the button of whoever writes on a phone of their own. */
type FirstWords = { sent: string; mine: string }

/**
 * Of a person who has never written, without tokens of a guest: milliseconds from the tap to a box that takes text, and to the sent message;
 * again on the next page.
 */
export async function measureFirstMessage(phone: Phone, url: string, tokens: Tokens | null, words: FirstWords) {
  const { context, page, traffic } = await visit(phone)
  if (tokens)
    await context.addInitScript(({ access, refresh }) => {
      localStorage.setItem('himoya_access', access)
      localStorage.setItem('himoya_refresh', refresh)
    }, tokens)
  const turns: { box: number; sent: number; script_bytes: number }[] = []
  for (const text of ['one', 'two']) {
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    await page.waitForTimeout(1_000)
    const times = await page.evaluate(writeFirst, { text, ...words })
    turns.push({ ...times, script_bytes: traffic.script_bytes })
    await page.waitForTimeout(4_000)
    await page.evaluate(() => sessionStorage.clear())
  }
  const [cold, warm] = turns as [(typeof turns)[0], (typeof turns)[0]]
  await context.close()
  return { cold, warm, in_all: traffic.script_bytes }
}

/** Runs in the page: what a person does who writes at once. */
async function writeFirst({ text, sent, mine }: FirstWords & { text: string }): Promise<{ box: number; sent: number }> {
  const begun = performance.now()
  const panel = document.querySelector('#chat')!
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const button = document.querySelector<HTMLElement>('.chat-button')!
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  button.click()
  while (!panel.querySelector('textarea')) await frame()
  const box = performance.now() - begun
  const area = panel.querySelector('textarea')!
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(area, text)
  area.dispatchEvent(new Event('input', { bubbles: true }))
  const shown = () =>
    [...panel.querySelectorAll('li')].some((row) => row.textContent.includes(text) && row.textContent.includes(sent))
  while (!shown()) {
    panel.querySelector<HTMLButtonElement>('form button:not([type=button]):not(:disabled)')?.click()
    // a guest is asked whose phone it is, before the words leave
    ;[...panel.querySelectorAll('button')].find((one) => one.textContent === mine)?.click()
    await frame()
  }
  return { box: Math.round(box), sent: Math.round(performance.now() - begun) }
}

/** Lighthouse's four scores with its own mobile settings, and what took points. */
export async function lighthouseScores({ debug_port }: Phone, url: string): Promise<Record<string, unknown>> {
  const { default: lighthouse } = await import('lighthouse')
  const result = await lighthouse(url, {
    port: debug_port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  })
  const { categories, audits } = result!.lhr
  const lost = Object.values(categories).flatMap((category) =>
    category.auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
  )
  const scores = Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]))
  return { ...scores, ...(lost.length > 0 && { lost }) }
}
