import type { AxeResults, RunOptions } from 'axe-core'
import { AXE, COLOURS } from '../axe.ts'
import type { Tab } from './tab.ts'

async function look(tab: Tab, options: RunOptions): Promise<string[]> {
  if (!(await tab.run(() => 'axe' in window))) await tab.load(AXE)
  return tab.run(async (wanted) => {
    const { axe } = window as unknown as { axe: { run(on: Document, options: RunOptions): Promise<AxeResults> } }
    const { violations } = await axe.run(document, { ...wanted, resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  }, options)
}

/** What axe finds on the page as it stands. */
export const findings = (tab: Tab): Promise<string[]> => look(tab, {})
/** The same, of its colours alone. */
export const colourFindings = (tab: Tab): Promise<string[]> => look(tab, { runOnly: { type: 'rule', values: COLOURS } })
