import { type ReactNode, useState } from 'react'
import { translatePage } from '../../kit/test/translated.ts'
import { show } from './show.tsx'

/** Shows one after the other, the page translated in between; answers what can be read at the end. */
export async function readInTurn(states: readonly ReactNode[], options: Parameters<typeof show>[1]): Promise<string> {
  let turn = (_at: number): void => {}
  function Turned() {
    const [at, setAt] = useState(0)
    turn = setAt
    return states[at]
  }
  const stage = await show(<Turned />, options)
  for (let at = 1; at < states.length; at++) {
    translatePage({ numbers: true })
    turn(at)
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  }
  const read = document.querySelector('main')!.textContent
  stage.leave()
  return read
}
