import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../../test/show.tsx'
import conversation from './conversation.module.css'
import facts from './facts.module.css'

/** As many marks on each letter as are kept. */
const HEAPED = 'Nilufar'.replaceAll(/./g, `$&${'\u0301'.repeat(8)}`)

it('a name with heaps of marks covers no line above it or below', async () => {
  await show(
    <>
      <h2 className={conversation.claim_title}>{HEAPED}</h2>
      <div className={facts.facts_head}>
        <strong>{HEAPED}</strong>
      </div>
      <h2 className={facts.facts_title}>{HEAPED}</h2>
    </>,
  )
  const names = page.getByText(HEAPED).elements()
  expect(names.map((name) => getComputedStyle(name).overflowY)).toEqual(['clip', 'clip', 'clip'])
})
