import { anotherWay, expect, test } from './journey.ts'
import { DOING_NAMES, HOLDERS, holding, isRefused, leftBehind, visit, WAYS, type Visit } from './visits.ts'

test.use({ visits: true })

// Long: its journeys go side by side.
test.describe.configure({ mode: 'parallel' })

/** What the gate walks: each way once, and the quick one on the phone of most children. */
const WALKED = new Set(['exit guest', 'exit shared', 'logout shared', 'delete own'])

/**
 * Three ways of leaving, on an own and on somebody else's phone, after a visit to everything. The long form, with visits of
 * random length and order: `npm run bench -- leaving`.
 */
for (const way of WAYS) {
  for (const holder of HOLDERS.filter((one) => one !== 'guest' || way === 'exit')) {
    test(
      `after ${way} on the phone of ${holder}, the browser holds nothing personal`,
      anotherWay(!WALKED.has(`${way} ${holder}`)),
      async ({ context, page, house }) => {
        const plan: Visit = { way, holder, doings: DOING_NAMES, secret: `maxfiygap${way}${holder}` }
        const traces = await visit(context, page, house, plan)
        expect(leftBehind(plan, traces, await holding(context, page, house))).toEqual([])
        if (traces.tokens && holder === 'own' && way !== 'exit') expect(await isRefused(house, traces.tokens)).toBe(true)
      },
    )
  }
}
