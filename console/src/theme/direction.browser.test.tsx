import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../test/show.tsx'

const PERSIAN = 'من ۱۲ ساله\u200Cام، کمک!'
const TASHKENT = 'Menga yordam kerak!'

/** Whether the last sign stands left of the first. */
function goesLeft(element: Element): boolean {
  const words = element.firstChild as Text
  const at = (from: number): number => {
    const range = document.createRange()
    range.setStart(words, from)
    range.setEnd(words, from + 1)
    return range.getBoundingClientRect().left
  }
  return at(words.length - 1) < at(0)
}

it.each([
  [PERSIAN, true],
  [TASHKENT, false],
])('what people said stands in the direction of its script, whatever holds it: %s', async (words, left) => {
  await show(
    <>
      <p>{words}</p>
      <blockquote>{words}</blockquote>
      <h2>{words}</h2>
      <dl>
        <dt>—</dt>
        <dd>{words}</dd>
      </dl>
      <ul>
        <li>{words}</li>
      </ul>
      <table>
        <tbody>
          <tr>
            <td>{words}</td>
          </tr>
        </tbody>
      </table>
    </>,
  )
  const held = page.getByText(words, { exact: true }).elements()
  expect(held.map(({ tagName }) => tagName)).toEqual(['P', 'BLOCKQUOTE', 'H2', 'DD', 'LI', 'TD'])
  expect(held.map(goesLeft)).toEqual(held.map(() => left))
})
