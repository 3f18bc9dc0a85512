import { expect, it } from 'vitest'
import { startTestApp } from './harness.ts'

it('two test apps never share a database, a port or a folder', async () => {
  const [one, two] = await Promise.all([startTestApp(), startTestApp()])
  expect(new Set([one.url, two.url, one.data_dir, two.data_dir])).toHaveProperty('size', 4)
  const id = await one.platform.vault.createKey(one.platform.db)
  const keys = await two.platform.db.selectFrom('data_key').select('id').execute()
  expect(keys).not.toContainEqual({ id })
  await Promise.all([one.close(), two.close()])
})

it('a test app answers over real HTTP', async () => {
  const { call, close } = await startTestApp()
  expect((await call('GET', '/healthz')).status).toBe(200)
  await close()
})

it('the clock of a test app that stands goes on by one at each look and by what a test says, never by itself', async () => {
  const at = new Date('2026-11-18T07:00:00Z')
  const { platform, shiftClock, close } = await startTestApp({ at })
  const begun = platform.now().getTime()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(platform.now().getTime()).toBe(begun + 1)
  shiftClock(3_600_000)
  expect(platform.now().getTime()).toBe(begun + 3_600_002)
  shiftClock(-3_600_000)
  expect(platform.now().getTime()).toBe(begun + 3)
  await close()
})

it('the cast signs in with what each of them types', async () => {
  const { signIn, close } = await startTestApp({ cast: true })
  for (const login of ['lola', '+998901234567', 'counsellor@himoya.test', 'admin@himoya.test']) {
    expect(await signIn(login)).toHaveProperty('access')
  }
  await expect(signIn('nobody-knows')).rejects.toThrow('was not signed in: 401')
  await close()
})
