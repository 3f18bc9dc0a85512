import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { until } from '../../../../kit/test/until.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Line = { socket: Socket; heard(): string }
async function openLine(): Promise<Line> {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1')
  let heard = ''
  socket.on('data', (part: Buffer) => void (heard += part.toString()))
  await once(socket, 'connect')
  return { socket, heard: () => heard }
}

const headOf = (length: number): string =>
  `POST /api/v1/auth/token/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`

it('a refused body is read on, so that its answer arrives and the connection goes on', async () => {
  const { socket, heard } = await openLine()
  socket.write(`${headOf(5_000_000)}x`)
  await until(() => heard().includes('too_large'))
  socket.write('x'.repeat(4_999_999))
  socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
  await until(() => heard().includes('HTTP/1.1 200'))
  expect(heard()).toContain('HTTP/1.1 413')
  expect(app.platform.in_flight.used()).toBe(0)
  socket.destroy()
})

it('one that is larger than any of ours is cut off', async () => {
  const { socket, heard } = await openLine()
  socket.write(`${headOf(50_000_000)}x`)
  await once(socket, 'close')
  expect(heard()).toMatch(/^HTTP\/1.1 413[^]*connection: close/i)
})
