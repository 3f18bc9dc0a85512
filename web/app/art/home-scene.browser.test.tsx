import { expect, it } from 'vitest'
import { show } from '../../test/show.tsx'
import { HomeScene } from './home-scene.tsx'

/** On phones from the lowest that has room for it, on a tablet and on a desktop. */
it.each([
  [328, 136],
  [328, 176],
  [380, 255],
  [365, 700],
  [627, 540],
])('the arch is whole in a picture of %i x %i, and the wall goes on to its edges', async (width, height) => {
  const css = `main .scene { width: ${width}px; height: ${height}px; min-height: 0; display: block; border-radius: 0 }`
  await show(<HomeScene />, { texts: () => ({}), css, width: 744 })
  const [scene, arch] = ['.scene', '.scene g use'].map((one) => document.querySelector(one)!.getBoundingClientRect())
  expect([scene!.width, scene!.height]).toEqual([width, height])
  expect(arch!.top).toBeGreaterThan(scene!.top)
  expect(arch!.left).toBeGreaterThan(scene!.left)
  expect(arch!.right).toBeLessThan(scene!.right)
  const wall = document.querySelector('.scene > g path')!.getBoundingClientRect()
  expect(wall.top).toBeLessThanOrEqual(scene!.top)
  expect(wall.left).toBeLessThanOrEqual(scene!.left)
  expect(wall.right).toBeGreaterThanOrEqual(scene!.right)
  expect(wall.bottom).toBeGreaterThanOrEqual(scene!.bottom - 1)
})
