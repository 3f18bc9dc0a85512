import { browserStorage, memoryStorage, type KeyValues } from '@himoya/kit/browser-storage'
import { openDatabase } from '@himoya/kit/database'
import { createTokenStore } from '@himoya/kit/session/token-store'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerBy, ok, type GivenAnswers } from '../../../../kit/test/given-answers.ts'
import { openDraftKeys } from '../report/draft-keys.ts'
import { keysDatabase } from '../visit/keys-database.ts'
import { forgetTraces } from '../visit/page-visit.ts'
import type { FoundCall } from './call-on-device.ts'
import { createCallKeeper, type CallKeeper, type KeptCall } from './kept-call.ts'
import { createSosCaller, type SosCaller } from './sos-call.ts'
import { SOS_KEY } from './sos-first.ts'

const device = browserStorage('local')
const CALL: KeptCall = { id: 'c1', nonce: 'abc', seen: 1, found: false }
const YEAR_MS = 366 * 24 * 60 * 60_000

type Place = { tab?: KeyValues; is_shared?: () => boolean; now?: () => number; has_locks?: boolean }
/** `kill`: nothing of it runs any more, and the browser has taken its locks. */
type Page = { keeper: CallKeeper; tab: KeyValues; wiped: number; frame: HTMLIFrameElement; kill(): Promise<void> }
const pages: Page[] = []

beforeEach(forgetAll)
afterEach(async () => {
  for (const { keeper, frame } of pages.splice(0)) {
    keeper.forget()
    frame.remove()
  }
  await forgetAll()
})

async function forgetAll(): Promise<void> {
  forgetTraces()
  await expect.poll(async () => (await indexedDB.databases()).map(({ name }) => name)).not.toContain('himoya_keys')
}

/** No page has its turn at the device. */
const isFree = async (): Promise<boolean> => !(await navigator.locks.query()).held?.some(({ name }) => name === SOS_KEY)

/** One with locks of its own, which a browser takes from it as it does from a page that dies. */
function openPage({ tab = memoryStorage(), is_shared = () => false, now, has_locks = true }: Place = {}): Page {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const locks = has_locks ? frame.contentWindow!.navigator.locks : undefined
  const page: Page = {
    keeper: createCallKeeper({ tab, device, is_shared, locks, onWiped: () => (page.wiped += 1), ...(now && { now }) }),
    tab,
    wiped: 0,
    frame,
    async kill() {
      frame.remove()
      await expect.poll(isFree).toBe(true)
    },
  }
  pages.push(page)
  return page
}

/** A turn that the page has asked for before, and that is free, is its own now. */
const haveTurns = ({ frame }: Page): Promise<void> => frame.contentWindow!.navigator.locks.request('fence', () => undefined)

/** What lies on the device, as a page that comes now could read it. */
async function lying(): Promise<FoundCall | null> {
  const database = await openDatabase(keysDatabase(() => undefined))
  const row = await database.read<{ call: FoundCall } | undefined>((store) => store.get(SOS_KEY))
  database.close()
  return row?.call ?? null
}

/** A page with a call that lies on the device. */
async function openWithCall(options: Place = {}): Promise<Page> {
  const page = openPage(options)
  page.keeper.write(CALL)
  await expect.poll(lying).toEqual({ id: 'c1', nonce: 'abc', seen: 1 })
  return page
}

const read = (page: Page): Promise<KeptCall | null> => page.keeper.read()

describe('a call on the device', () => {
  it('is found once the page that had it was killed, and says so on the next pages until it is opened', async () => {
    const before = await openWithCall()
    await before.kill()
    const after = openPage()
    expect(await read(after)).toEqual({ ...CALL, found: true })
    await after.keeper.leave()
    expect(await read(openPage({ tab: after.tab }))).toEqual({ ...CALL, found: true })
    const next = openPage({ tab: after.tab })
    next.keeper.write(CALL)
    expect(await read(openPage({ tab: after.tab }))).toEqual(CALL)
    // Killed once more, it is found once more, with what was read since.
    next.keeper.write({ ...CALL, seen: 3 })
    await expect.poll(lying).toMatchObject({ seen: 3 })
    await next.kill()
    expect(await read(openPage())).toEqual({ ...CALL, seen: 3, found: true })
  })

  it('is nobody else’s while its page is open', async () => {
    const page = await openWithCall()
    expect(await read(openPage())).toBeNull()
    expect(await lying()).not.toBeNull()
    expect(await read(page)).toEqual(CALL)
  })

  it('is found by one of two pages that come at once', async () => {
    await (await openWithCall()).kill()
    const found = await Promise.all([read(openPage()), read(openPage())])
    expect(found.filter((one) => one !== null)).toHaveLength(1)
  })

  it('of one page never takes the place of another’s; it comes there when that one is left', async () => {
    const first = await openWithCall()
    const second = openPage()
    second.keeper.write({ ...CALL, id: 'c2' })
    second.keeper.write({ ...CALL, id: 'c2', seen: 2 })
    await haveTurns(second)
    expect(await read(openPage())).toBeNull()
    expect(await lying()).toMatchObject({ id: 'c1' })
    await first.keeper.leave()
    await expect.poll(lying).toMatchObject({ id: 'c2' })
    // What the first one forgets later is its own.
    first.keeper.forget()
    await second.kill()
    expect(await read(openPage())).toMatchObject({ id: 'c2' })
  })

  it.each(['left', 'forgotten'] as const)('goes with a page that is %s', async (way) => {
    const { keeper, kill } = await openWithCall()
    if (way === 'left') await keeper.leave()
    else keeper.forget()
    await expect.poll(lying).toBeNull()
    expect(device.get(SOS_KEY)).toBeNull()
    await kill()
    expect(await read(openPage())).toBeNull()
  })

  it('goes with a quick exit in any tab, at once, and its own page hears of it', async () => {
    const page = await openWithCall()
    forgetTraces()
    await expect.poll(() => page.wiped).toBe(1)
    page.keeper.forget()
    await expect.poll(lying).toBeNull()
    await page.kill()
    // Even where the disk has kept that there was one.
    device.set(SOS_KEY, '+')
    expect(await read(openPage())).toBeNull()
    expect(device.get(SOS_KEY)).toBeNull()
  })

  it('goes with a quick exit after the browser was killed, before any page has looked', async () => {
    await (await openWithCall()).kill()
    const page = openPage()
    const looked = read(page)
    forgetTraces()
    page.keeper.forget()
    expect(await looked).toBeNull()
    expect(await read(openPage())).toBeNull()
  })

  it('is left alone by a page where SOS is pressed while it looks', async () => {
    await (await openWithCall()).kill()
    const page = openPage()
    const looked = read(page)
    page.keeper.begin('xyz')
    expect(await looked).toBeNull()
    expect(page.tab.get(SOS_KEY)).toBe('- xyz')
  })

  it('never lies on a phone that is not theirs, and goes when it turns out to be one', async () => {
    let is_shared = true
    const page = openPage({ is_shared: () => is_shared })
    page.keeper.write(CALL)
    expect(await read(page)).toEqual(CALL)
    await haveTurns(page)
    expect([await isFree(), device.get(SOS_KEY), await lying()]).toEqual([true, null, null])
    is_shared = false
    page.keeper.write(CALL)
    await expect.poll(lying).not.toBeNull()
    is_shared = true
    page.keeper.write(CALL)
    await expect.poll(lying).toBeNull()
    await page.kill()
    // Nor is one taken from there by somebody who has said so.
    const own = await openWithCall()
    await own.kill()
    expect(await read(openPage({ is_shared: () => true }))).toBeNull()
    expect(await lying()).toBeNull()
  })

  it('never lies where nobody knows whether its page still lives, nor before it has reached the server', async () => {
    const page = openPage({ has_locks: false })
    page.keeper.write(CALL)
    const unsent = openPage()
    unsent.keeper.begin('xyz')
    await haveTurns(unsent)
    expect(unsent.tab.get(SOS_KEY)).toBe('- xyz')
    expect([await isFree(), device.get(SOS_KEY), await lying()]).toEqual([true, null, null])
  })

  it('is gone after a year and a day, also for whoever writes a report meanwhile; not before', async () => {
    await (await openWithCall()).kill()
    const keys = await openDraftKeys(() => undefined)
    keys?.close()
    const early = openPage({ now: () => Date.now() + YEAR_MS - 60_000 })
    expect(await read(early)).toMatchObject({ id: 'c1' })
    await early.kill()
    expect(await read(openPage({ now: () => Date.now() + 3 * YEAR_MS }))).toBeNull()
    expect(await lying()).toBeNull()
  })
})

describe('a call that was found', () => {
  const SAID = {
    id: 'm2',
    cid: 'k2',
    seq: 2,
    message: 'Eshikni qulflang',
    is_admin: true,
    created_at: '2026-11-26T12:00:00.000Z',
    files: [],
  }
  const AT = new Date().toISOString()
  const RUNNING = { id: 'c1', state: 'accepted', created_at: AT, accepted_at: AT, by: 'Bekzod', settled_at: null, chat_id: null }
  const DAY_MS = 24 * 60 * 60_000
  const ended = (ago: number) => ({ ...RUNNING, state: 'helped', settled_at: new Date(Date.now() - ago).toISOString() })
  const callers: SosCaller[] = []
  afterEach(() => {
    for (const caller of callers.splice(0)) caller.clear()
  })

  async function resume(call: object, said: object[], { keeper }: Page = openPage()): Promise<SosCaller> {
    const answers: GivenAnswers['answers'] = { 'GET sos/c1/': ok(call), 'GET sos/c1/message/': ok(said) }
    answerBy(answers)
    const tokens = createTokenStore({ access_key: 'himoya_access', refresh_key: 'himoya_refresh', memory: true })
    const caller = createSosCaller({
      lang: 'uz',
      api: { renew: async () => 'refused' },
      tokens,
      keeper,
      onChange: () => undefined,
    })
    callers.push(caller)
    await caller.resume()
    return caller
  }

  it('runs on: its state at once, its words once they are on the screen', async () => {
    await (await openWithCall()).kill()
    const page = openPage()
    const caller = await resume(RUNNING, [SAID], page)
    expect([caller.view().step, caller.isFound(), caller.seen()]).toEqual(['accepted', true, 1])
    expect(await caller.talk()).toEqual([SAID])
    caller.see(0)
    expect([caller.isFound(), caller.seen(), page.tab.get(SOS_KEY)]).toEqual([false, 1, 'c1 abc 1'])
  })

  it.each([
    { of: 'with words that nobody has read', ago: DAY_MS - 60_000, said: [SAID], step: 'helped' },
    { of: 'of which all was read', ago: 60_000, said: [{ ...SAID, seq: 1 }], step: 'idle' },
    { of: 'with unread words, a day ago', ago: DAY_MS + 60_000, said: [SAID], step: 'idle' },
  ])('comes back as $step when it ended meanwhile, $of', async ({ ago, said, step }) => {
    await (await openWithCall()).kill()
    const caller = await resume(ended(ago), said)
    expect(caller.view().step).toBe(step)
    if (step === 'idle') await expect.poll(lying).toBeNull()
  })
})
