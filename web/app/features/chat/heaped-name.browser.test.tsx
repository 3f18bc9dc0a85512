import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../test/show.tsx'
import { messagesIn } from '../../i18n/messages.ts'
import css from './chat.css?inline'
import { PanelHeader } from './panel-header.tsx'
import { Bubble } from './public/bubble.tsx'

/** As many marks on each letter as are kept. */
const HEAPED = 'Nilufar'.replaceAll(/./g, `$&${'\u0301'.repeat(8)}`)

it('a name with heaps of marks covers no line above it or below, over a bubble and in the head of the panel', async () => {
  const { chat } = messagesIn('uz')
  await show(
    <>
      <PanelHeader onClose={() => {}} availability={{ state: 'open' }} counsellor={HEAPED} />
      <ol>
        <Bubble own={false} who={HEAPED} named>
          gap
        </Bubble>
      </ol>
    </>,
    { texts: () => ({ chat }), css },
  )
  const names = page.getByText(HEAPED, { exact: true }).elements()
  expect(names.map((name) => getComputedStyle(name.closest('p > span, p') ?? name).overflowY)).toEqual(['clip', 'clip'])
})
