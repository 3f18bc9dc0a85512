import { endSosCalls, expect, test as journeys, type Watch } from '../journey.ts'
import type { Engine, Look } from './driver.ts'
import { openNetwork, type Network } from './network.ts'
import { openTab, type Tab } from './tab.ts'

export { expect }

const PHONE: Look = { width: 360, height: 640, text: 100, scheme: 'light' }

/** Opens a browser of an engine before an empty page. */
type Open = (engine: Engine, look?: Partial<Look>) => Promise<{ tab: Tab; network: Network; has_touch: boolean }>

/** Journeys in browsers of their own. After each, no page may have called another host, and no call for help goes on ringing. */
export const test = journeys.extend<{ open: Open; watch: Watch }>({
  // Nothing runs in the browser that the other journeys share.
  watch: { faults: [], foreign: [] },
  open: async ({ house }, lend) => {
    const closing: (() => Promise<void>)[] = []
    const networks: Network[] = []
    await lend(async (engine, look = {}) => {
      const network = await openNetwork(house.url)
      closing.unshift(network.close)
      networks.push(network)
      const driver = await engine.start({ ...PHONE, ...look }, network.port)
      closing.unshift(driver.close)
      return { tab: openTab(driver, house.url), network, has_touch: driver.has_touch }
    })
    for (const close of closing) await close()
    if (networks.some(({ posted }) => posted.some(({ path }) => path === '/api/v1/sos/'))) await endSosCalls(house)
    expect(networks.flatMap(({ foreign }) => [...foreign])).toEqual([])
  },
})
