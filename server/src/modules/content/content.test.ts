import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { emergencyNumbers } from './numbers.service.ts'

const YEAR_MS = 366 * 86_400_000

describe('emergency numbers', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  it('are 112 and 102 on a fresh installation, in the asked language', async () => {
    expect(await emergencyNumbers(test.platform, 'uz')).toEqual([
      { number: '112', label: 'Yagona favqulodda xizmat' },
      { number: '102', label: 'Ichki ishlar' },
    ])
    expect((await emergencyNumbers(test.platform, 'ru'))[0]?.label).toBe('Единая служба спасения')
  })

  it('are hidden once their last check is too old, but never all of them', async () => {
    const today = test.platform.now()
    const { db } = test.platform
    await db
      .updateTable('emergency_number')
      .set({ verified_at: new Date(today.getTime() - YEAR_MS) })
      .where('number', '=', '102')
      .execute()
    expect((await emergencyNumbers(test.platform, 'uz')).map(({ number }) => number)).toEqual(['112'])
    test.shiftClock(YEAR_MS)
    expect((await emergencyNumbers(test.platform, 'uz')).map(({ number }) => number)).toEqual(['112', '102'])
    test.shiftClock(-YEAR_MS)
  })

  it('are hidden while nobody has checked them', async () => {
    await test.platform.db.updateTable('emergency_number').set({ verified_at: null }).where('number', '=', '102').execute()
    expect((await emergencyNumbers(test.platform, 'uz')).map(({ number }) => number)).toEqual(['112'])
  })
})
