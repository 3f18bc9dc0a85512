import { createHmac, createSecretKey, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { jwtVerify, SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { SEED } from '../../../../../kit/test/seed.ts'
import { signAccess, verifyAccess } from './sessions/access-token.ts'

const master = randomBytes(32)
const masters = new Map([[1, master]])
const key = createSecretKey(Buffer.from(hkdfSync('sha256', master, '', 'himoya access token', 32)))
const now = new Date()
const session = () => ({ id: randomUUID(), account_id: randomUUID(), issued_at: now, expires_at: new Date(now.getTime() + 1e9) })

const accepts = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )
const ours = (token: string, at = now) => accepts(verifyAccess(masters, 'web', token, at))
/** The library, told the same rules. */
const library = (token: string, at = now) =>
  accepts(
    jwtVerify(token, key, {
      algorithms: ['HS256'],
      typ: 'at+jwt',
      audience: 'web',
      currentDate: at,
      requiredClaims: ['sub', 'sid', 'exp', 'iat'],
    }),
  )

it('a token we signed is good, and names its session', async () => {
  const one = session()
  const token = await signAccess(masters, 'web', one)
  expect(await verifyAccess(masters, 'web', token, now)).toMatchObject({ session_id: one.id })
})

it('whatever is done to a token, nothing is let through that a library refuses', async () => {
  const token = await signAccess(masters, 'web', session())
  const change = fc.record({
    at: fc.nat(token.length - 1),
    how: fc.constantFrom('replace', 'cut', 'insert', 'repeat', 'none'),
    letter: fc.constantFrom(...'A B C d e f 0 1 9 - _ . = {'.split(' ')),
    ms: fc.constantFrom(0, 1_000, 599_000, 600_000, 601_000, 1e12),
  })
  const tampered = ({ at, how, letter }: { at: number; how: string; letter: string }): string => {
    if (how === 'replace') return token.slice(0, at) + letter + token.slice(at + 1)
    if (how === 'cut') return token.slice(0, at)
    if (how === 'insert') return token.slice(0, at) + letter + token.slice(at)
    return how === 'repeat' ? `${token}.${token}` : token
  }
  const property = fc.asyncProperty(change, async (one) => {
    const at = new Date(now.getTime() + one.ms)
    // This one is stricter about letters that carry no bit.
    if (await ours(tampered(one), at)) expect(await library(tampered(one), at)).toBe(true)
    if (one.how === 'none') expect(await ours(token, at)).toBe(await library(token, at))
  })
  await fc.assert(property, { numRuns: 2_000, seed: SEED })
})

it.each([
  ['no algorithm', { alg: 'none' }, {}],
  ['another algorithm', { alg: 'HS512' }, {}],
  ['another type', { typ: 'JWT' }, {}],
  ['a key nobody knows', { kid: '2' }, {}],
  ['an extension we do not know', { crit: ['x'], x: 1 }, {}],
  ['the other audience', {}, { aud: 'staff' }],
  ['no session', {}, { sid: undefined }],
  ['no end', {}, { exp: undefined }],
  ['an end that is no number', {}, { exp: '9999999999' }],
])('a token with %s is refused, though its signature fits', async (_name, header, claims) => {
  const seconds = Math.floor(now.getTime() / 1_000)
  const whole = { sub: randomUUID(), sid: randomUUID(), aud: 'web', iat: seconds, exp: seconds + 600, ...claims }
  const parts = [{ alg: 'HS256', typ: 'at+jwt', kid: '1', ...header }, whole]
  const [head, body] = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  const signature = createHmac('sha256', key).update(`${head}.${body}`).digest('base64url')
  expect(await ours(`${head}.${body}.${signature}`)).toBe(false)
})

it('the same claims signed with another secret are refused', async () => {
  const other = createSecretKey(randomBytes(32))
  const token = await new SignJWT({ sid: randomUUID() })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: '1' })
    .setSubject(randomUUID())
    .setAudience('web')
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(other)
  expect(await ours(token)).toBe(false)
})
