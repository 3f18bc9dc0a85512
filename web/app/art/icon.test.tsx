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

it('the lines of an icon are one path, each from its own place', () => {
  const html = (of: IconNode) => renderToStaticMarkup(<Icon of={of} />).replace(/^<svg[^>]*>|<\/svg>$/g, '')
  const line = (d: string): IconNode[number] => ['path', { d }]
  expect(html([line('M4 5h16'), line('m9 18 6-6-6-6'), line('m1 2')])).toBe('<path d="M4 5h16M9 18l6-6-6-6M1 2"></path>')
  expect(html([line('M1 1v1'), line('m7-.5.5-1z')])).toBe('<path d="M1 1v1M7 -.5l.5-1z"></path>')
  expect(
    html([
      ['circle', { r: '8' }],
      ['path', { d: 'M1 2h3', fill: 'red' }],
    ]),
  ).toBe('<circle r="8"></circle><path d="M1 2h3" fill="red"></path>')
})
