import { COUNSELLOR_DRAWINGS, type CounsellorDrawing } from '@himoya/contract/staff/counsellor-drawings'
import { afterEach, expect, it } from 'vitest'
import { axeFindings } from '../../../../kit/test/looks.ts'
import { show } from '../../../test/show.tsx'
import { messagesIn } from '../../i18n/messages.ts'
import css from './chat.css?inline'
import { PanelHeader } from './panel-header.tsx'

afterEach(() => document.documentElement.style.removeProperty('font-size'))

/** None of the list: there is no such file. */
const LOST = 'lost' as CounsellorDrawing
const { chat } = messagesIn('uz')
const head = (props: Partial<Parameters<typeof PanelHeader>[0]> = {}) => (
  <PanelHeader onClose={() => {}} availability={{ state: 'open' }} counsellor="Nilufar" {...props} />
)
const shown = (props: Partial<Parameters<typeof PanelHeader>[0]>, width = 360) =>
  show(head(props), { texts: () => ({ chat }), css, width })
const picture = () => document.querySelector<SVGSVGElement>('.panel-picture svg')!
const over = () => picture().querySelector('use')
/** How wide what the file holds is; nothing until it has come. */
const drawnWidth = (): number => over()?.getBBox().width ?? 0
const size = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return [width, height]
}

it.each(COUNSELLOR_DRAWINGS)('the drawing %s comes from its own file and covers the usual picture', async (drawing) => {
  await shown({ drawing })
  const usual = picture().querySelector('path')!.getBBox()
  await expect.poll(drawnWidth).toBeGreaterThan(0)
  const { x, y, width, height } = over()!.getBBox()
  expect([x, y].every((at, axis) => at <= [usual.x, usual.y][axis]!)).toBe(true)
  expect([x + width >= usual.x + usual.width, y + height >= usual.y + usual.height]).toEqual([true, true])
  expect(size(picture())).toEqual([44, 44])
})

it('the head is as large without a drawing, while it comes, with it, and where it does not come', async () => {
  const sizes: number[][] = []
  for (const drawing of [undefined, 'tulip', LOST] as const) {
    const stage = await shown({ drawing })
    sizes.push(size(document.querySelector('header')!), size(picture()))
    if (drawing === 'tulip') {
      await expect.poll(drawnWidth).toBeGreaterThan(0)
      sizes.push(size(document.querySelector('header')!), size(picture()))
    }
    if (drawing === LOST) {
      const file = new Image()
      file.src = over()!.getAttribute('href')!
      await expect(file.decode()).rejects.toThrow()
      expect(drawnWidth()).toBe(0)
      // The usual picture stands under it, whole.
      expect(picture().querySelectorAll('path, circle').length).toBe(6)
    }
    stage.leave()
  }
  expect(new Set(sizes.map((pair) => pair.join())).size).toBe(2)
})

it.each([
  ['nobody has the chat', { counsellor: undefined }],
  ['the chat is over', { ended: true }],
  ['nobody is signed in any more', { signed_out: true }],
])('where %s the usual picture stands alone', async (_, props) => {
  await shown({ drawing: 'boat', ...props })
  expect(over()).toBe(null)
  expect(picture().childElementCount).toBe(6)
})

it('is decoration: the alias is the name, and nothing else is said', async () => {
  await shown({ drawing: 'jug' })
  expect(picture().getAttribute('aria-hidden')).toBe('true')
  expect(picture().querySelector('title, desc, text')).toBe(null)
  expect(document.querySelector('header')!.textContent).not.toContain('jug')
  expect(await axeFindings()).toEqual([])
})

it.each([
  [320, '100%'],
  [320, '200%'],
  [360, '200%'],
  [430, '200%'],
])('a long alias never lies under it, at %i px with the text at %s', async (width, font_size) => {
  document.documentElement.style.fontSize = font_size
  await shown({ drawing: 'bridge', counsellor: 'Gulnorabonuxon Abdurahmonova' }, width)
  const [edge, words] = ['.panel-picture', 'header > div'].map((of) => document.querySelector(of)!.getBoundingClientRect())
  expect(words!.left).toBeGreaterThanOrEqual(edge!.right)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
