import { isReceipt, receiptDigits } from '@himoya/contract/receipt-digits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { reportForCase } from './read-report.service.ts'

/* The page /report as browsers without scripts use it: a form, an answer, nothing else. */

const STORY = 'Двор за школой, каждый день после третьего урока. <b>Это проба</b> & всё.'
const TOLD = {
  urgency: 'ongoing',
  reporter_role: 'neighbour',
  type_ids: ['bullying', 'physical'],
  region_code: 'UZ-SA',
  description: STORY,
}

let test: TestApp
beforeAll(async () => {
  test = await startTestApp({ env: { LIMITS: 'reports=3/3600' } })
})
afterAll(() => test.close())

async function send(told: Partial<Record<string, string | string[]>>, lang = 'ru') {
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(told)) for (const one of [value ?? []].flat()) body.append(name, one)
  const answer = await fetch(`${test.url}/${lang}/report`, { method: 'POST', body })
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}
const countReports = async (): Promise<number> => (await test.platform.db.selectFrom('report').select('id').execute()).length

describe('a report without scripts', () => {
  it('is stored like any other, and its receipt stands in the answer and in no cache', async () => {
    const { status, headers, html } = await send(TOLD)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    const receipt = receiptDigits(/\d{4}(?: \d{4}){4}/.exec(html)?.[0] ?? '')
    expect(isReceipt(receipt)).toBe(true)
    const { id } = await test.platform.db.selectFrom('report').select('id').executeTakeFirstOrThrow()
    expect(await reportForCase(test.platform, test.platform.db, id)).toMatchObject({
      reporter_role: 'neighbour',
      type_ids: ['bullying', 'physical'],
      lang: 'ru',
    })
    const again = await fetch(`${test.url}/ru/report`)
    expect(await again.text()).not.toContain(receipt.slice(0, 4))
  })

  it('says what is missing and keeps every word, as text', async () => {
    const before = await countReports()
    const { html } = await send({ ...TOLD, urgency: '', type_ids: [] })
    expect(html).toContain('&lt;b&gt;Это проба&lt;/b&gt; &amp; всё.')
    expect(html).toMatch(/href="#plain-type_ids"/)
    expect(html).not.toMatch(/href="#plain-region_code"/)
    expect(html).toMatch(/<option value="UZ-SA" selected/)
    const short = await send({ ...TOLD, description: 'Коротко' })
    expect(short.html).toMatch(/href="#plain-description"/)
    expect(await countReports()).toBe(before)
  })

  it('what nobody could have chosen is refused by the same rules as any call', async () => {
    const before = await countReports()
    const { status, html } = await send({ ...TOLD, reporter_role: 'president', type_ids: ['none'] })
    expect(status).toBe(200)
    expect(html).toMatch(/role="alert"/)
    expect(html).toContain('Это проба')
    expect(await countReports()).toBe(before)
  })

  it('counts for the address it came from, and one in danger now is never held up', async () => {
    for (let sent = 0; sent < 4; sent++) await send(TOLD)
    const before = await countReports()
    const { html } = await send(TOLD)
    expect(html).toContain('Это проба')
    expect(await countReports()).toBe(before)
    const { html: urgent } = await send({ ...TOLD, urgency: 'now' })
    expect(urgent).toMatch(/\d{4}(?: \d{4}){4}/)
  })
})
