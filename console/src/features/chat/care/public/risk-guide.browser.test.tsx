import { LANGUAGES } from '@himoya/contract/languages'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../../../test/show.tsx'
import { GuideFields } from './risk-guide.tsx'

/** The narrowest pane of a desk, and a phone. */
const WIDTHS = [225, 239, 358]

it.each(LANGUAGES)('no answer lies on the question it is of, however narrow the pane (%s)', async (lang) => {
  for (const width of WIDTHS) {
    const { leave } = await show(
      <div style={{ width }}>
        <GuideFields guide={{}} onChange={() => {}} />
      </div>,
      { lang, width: 390 },
    )
    for (const group of page.getByRole('radiogroup').elements()) {
      const words = document.createRange()
      words.selectNodeContents(group.querySelector('span')!)
      const answers = group.querySelectorAll('label')[0]!.getBoundingClientRect()
      for (const line of words.getClientRects()) {
        const apart = line.right <= answers.left || line.bottom <= answers.top
        expect({ width, said: group.textContent, apart }).toMatchObject({ apart: true })
      }
    }
    leave()
  }
})
