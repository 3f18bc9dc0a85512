import { setTimeout as sleep } from 'node:timers/promises'
import { CLOSE } from '@himoya/contract/chat/close-codes'
import { createPlatform } from '../../server/src/platform/create-platform.ts'
import { writeTexts, type Client } from './client.ts'
import type { Fault } from './fault.ts'
import { until, type Stage } from './stage.ts'

/** An access token of the site lives 10 min (safety.md 16); made so long ago that it ends in the middle of the run. */
const TOKEN_MS = 10 * 60_000
const LEFT_MS = 4_000

async function expire(stage: Stage): Promise<void> {
  const { platform } = stage.house
  const made_at = (): Date => new Date(Date.now() - TOKEN_MS + LEFT_MS)
  const earlier = await createPlatform(platform.config, platform.db, { now: made_at })
  for (let index = 0; index < 4; index += 1) await stage.pair({ platform: earlier })
  const children = stage.clients.filter(({ role }) => role === 'child')
  // Two of them cannot renew in time: the server has to end the socket, and the client to come back.
  const cut_off = children.slice(0, 2)
  for (const { line } of cut_off) line.cut('up')
  const mend = async (): Promise<void> => {
    await sleep(LEFT_MS + 2_500)
    for (const { line } of cut_off) line.mend()
  }
  await Promise.all([stage.allWrite(25, 400), mend()])
  const isBack = ({ wire }: Client): boolean => wire.frames.some(({ type }) => type === 'auth_ok') || wire.closes.length > 0
  await until(() => children.every(isBack))
  const renewed = children.filter(({ wire }) => wire.frames.some(({ type }) => type === 'auth_ok')).length
  const returned = children.filter(({ wire }) => wire.closes.includes(CLOSE.unauthenticated)).length
  stage.note(`${renewed} renewed in place, ${returned} closed with 4401 and back`)
  stage.expect(renewed + returned >= children.length, 'a token ran out and nobody noticed')
}

async function revoke(stage: Stage): Promise<void> {
  await stage.pairs(3)
  const children = stage.clients.filter(({ role }) => role === 'child')
  const end = async (): Promise<void> => {
    for (const child of children.slice(0, 2)) {
      await sleep(stage.random.between(500, 1_200))
      stage.shutOut(child)
      const began = performance.now()
      await child.api.post('auth/logout/')
      await until(() => child.wire.closes.includes(CLOSE.revoked))
      stage.note(`closed ${Math.round(performance.now() - began)} ms after the end of the session`)
      stage.expect(child.wire.closes.includes(CLOSE.revoked), 'a revoked socket stayed open')
    }
  }
  await Promise.all([...stage.clients.map((client) => writeTexts(client, stage.random, 20, 150)), end()])
}

const session = (name: string, about: string, act: Fault['act']): Fault => ({ name, about, house: 'single', alone: false, act })

export const SESSION_FAULTS: readonly Fault[] = [
  session('token-expires', 'access tokens run out mid-send; two children cannot renew in time', expire),
  session('session-revoked', 'two children are signed out elsewhere mid-send', revoke),
]
