import { icons, type IconNode } from 'lucide'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Icon } from './icon.tsx'

const NUMBER = /^[\s,]*-?(?:\d*\.\d+|\d+)/
const FLAG = /^[\s,]*[01]/

/** Whether every arc has its seven numbers, the fourth and fifth of them flags. */
function isSound(path: string): boolean {
  return [...path.matchAll(/a([^a-z]*)/gi)].every(([, numbers = '']) => {
    let rest = numbers
    let count = 0
    for (; rest.trim() !== ''; count++) {
      const [token] = (count % 7 === 3 || count % 7 === 4 ? FLAG : NUMBER).exec(rest) ?? []
      if (token === undefined) return false
      rest = rest.slice(token.length)
    }
    return count % 7 === 0
  })
}

it('no icon of the set breaks when its numbers are shortened', () => {
  const broken = Object.entries(icons as Record<string, IconNode>).filter(([, of]) => {
    const html = renderToStaticMarkup(<Icon of={of} />)
    return [...html.matchAll(/ d="([^"]*)"/g)].some(([, path = '']) => !isSound(path))
  })
  expect(broken.map(([name]) => name)).toEqual([])
})
