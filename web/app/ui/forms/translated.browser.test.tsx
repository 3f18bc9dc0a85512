import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { translatePage } from '../../../../kit/test/translated.ts'
import { show } from '../../../test/show.tsx'
import { lengthWords } from '../../i18n/with-code/length-words.ts'
import { LengthLine } from './length-line.tsx'

const MOST = 100

it('counts what stands there now, also on a page that the browser translates', async () => {
  function Counted() {
    const [length, setLength] = useState(MOST + 20)
    return (
      <>
        <LengthLine length={length} most={MOST} />
        <input aria-label="length" onChange={(event) => setLength(Number(event.target.value))} />
      </>
    )
  }
  await show(<Counted />, { texts: () => ({}), css: '' })
  const line = page.getByRole('status')
  for (const length of [MOST + 7, MOST - 1]) {
    translatePage({ numbers: true })
    await page.getByLabelText('length').fill(String(length))
    await expect.element(line).toHaveTextContent(lengthWords('uz', length, MOST))
  }
  translatePage({ numbers: true })
  await page.getByLabelText('length').fill('1')
  await expect.element(line).toBeEmptyDOMElement()
})
