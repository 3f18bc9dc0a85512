import { afterAll, beforeEach, beforeAll, expect, it } from 'vitest'
import { until } from '../../../../kit/test/until.ts'
import { startProbeApp, type ProbeApp } from '../../../test/probe-app.ts'
import { registerSharePictures } from './share-pictures.ts'

let probe: ProbeApp
let drawn: string[] = []
const asked: string[] = []
/** Pictures that are being drawn until they are let go. */
let drawing: (() => void)[] = []

const LISTED = new Set(['', ...Array.from({ length: 210 }, (_, number) => `news/page-${number}`)])

beforeAll(async () => {
  probe = await startProbeApp(
    (app, { limiter }) =>
      registerSharePictures(app, {
        limiter,
        cache: {
          has: (path) => asked.includes(path),
          get: (path) => {
            asked.push(path)
            return { status: 200, title: path }
          },
        },
        listed: async () => LISTED,
        draw: async (title) => {
          await new Promise<void>((resolve) => drawing.push(resolve))
          drawn.push(title)
          return Buffer.from(title)
        },
      }),
    { env: { LIMITS: 'page=1000/60' } },
  )
})
afterAll(() => probe.close())
beforeEach(() => {
  drawn = []
  drawing = []
})

const ask = async (path: string): Promise<number> => (await probe.app.inject(`/share/uz${path}.png`)).statusCode
const finish = async (answers: readonly Promise<number>[]): Promise<number[]> => {
  let done = false
  const all = Promise.all(answers).finally(() => (done = true))
  while (!done) {
    drawing.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return all
}

it('pictures are drawn one after the other, twenty wait, and whoever comes then is told to come again', async () => {
  const answers = Array.from({ length: 30 }, (_, number) => ask(`/news/page-${number}`))
  await until(() => drawing.length === 1 && asked.length >= 30)
  const statuses = await finish(answers)
  expect(statuses.filter((status) => status === 200)).toHaveLength(21)
  expect(statuses.filter((status) => status === 503)).toHaveLength(9)
  const refused = statuses.indexOf(503)
  expect(await finish([ask(`/news/page-${refused}`)])).toEqual([200])
})

it('what is not in the list of pages is refused before any page is asked for', async () => {
  const before = asked.length
  for (const path of ['/news/invented', '/login', '/news/page-1/more']) expect(await ask(path)).toBe(404)
  expect(asked).toHaveLength(before)
})

it('each listed page keeps its picture', async () => {
  for (let number = 0; number < 210; number += 1) await finish([ask(`/news/page-${number}`)])
  drawn = []
  for (let number = 0; number < 210; number += 1) await finish([ask(`/news/page-${number}`)])
  expect(drawn).toEqual([])
})
