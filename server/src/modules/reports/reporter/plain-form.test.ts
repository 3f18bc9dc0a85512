import { checkDigit, isReceipt, receiptDigits } from '@himoya/contract/accounts/receipt-digits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { reportForCase } from '../report.service.ts'
import { openSosInbox } from './sos-inbox.service.ts'

/* The page /report as browsers without scripts use it: a form, an answer, nothing else. */

const STORY = 'Двор за школой, каждый день после третьего урока. <b>Это проба</b> & всё.'
const REPORT = {
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

async function send(fields: Partial<Record<string, string | string[]>>, lang = 'ru') {
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) for (const one of [value ?? []].flat()) body.append(name, one)
  const answer = await fetch(`${test.url}/${lang}/report`, { method: 'POST', body })
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}
const openByReceipt = async (receipt: string): Promise<string> => {
  const answer = await fetch(`${test.url}/uz/report/receipt`, {
    method: 'POST',
    body: new URLSearchParams({ receipt, message: '' }),
  })
  return answer.text()
}
const countReports = async (): Promise<number> => (await test.platform.db.selectFrom('report').select('id').execute()).length

describe('a report without scripts', () => {
  it('is stored like any other, and its receipt stands in the answer and in no cache', async () => {
    const { status, headers, html } = await send(REPORT)
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
    const kept = await again.text()
    for (const form of [receipt, receipt.replaceAll(/.{4}(?=.)/g, '$& ')]) expect(kept).not.toContain(form.slice(0, 14))
  })

  it('says what is missing and keeps every word, as text', async () => {
    const before = await countReports()
    const none = await send({ ...REPORT, happened: 'years', description: '' })
    expect(none.html).toMatch(/href="#plain-description"/)
    expect(none.html).not.toMatch(/href="#plain-region_code"/)
    expect(none.html).toMatch(/<option value="UZ-SA" selected/)
    expect(none.html).toMatch(/<option value="years" selected/)
    const short = await send({ ...REPORT, description: '<b>Коротко' })
    expect(short.html).toMatch(/href="#plain-description"/)
    expect(short.html).toContain('&lt;b&gt;Коротко')
    const refused = await send({ ...REPORT, happened: 'never' })
    expect(refused.html).toContain('&lt;b&gt;Это проба&lt;/b&gt; &amp; всё.')
    expect(refused.html).toMatch(/href="#plain-happened"/)
    expect(await countReports()).toBe(before)
  })

  it('needs the story alone; since when is told without a day', async () => {
    const { html } = await send({ description: STORY, happened: 'always' })
    expect(html).toMatch(/\d{4}(?: \d{4}){4}/)
    const { id } = await test.platform.db.selectFrom('report').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect(await reportForCase(test.platform, test.platform.db, id)).toMatchObject({
      reporter_role: 'other',
      type_ids: ['other'],
      urgency: 'ongoing',
      region_code: null,
      facts: { happened_about: 'always', happened_from: null },
    })
  })

  it('what nobody could have chosen is refused by the same rules as any call', async () => {
    const before = await countReports()
    const { status, html } = await send({ ...REPORT, reporter_role: 'president', type_ids: ['none'] })
    expect(status).toBe(200)
    expect(html).toMatch(/role="alert"/)
    expect(html).toContain('Это проба')
    expect(await countReports()).toBe(before)
  })

  it('counts for the address it came from, and one in danger now is never held up', async () => {
    for (let sent = 0; sent < 4; sent++) await send(REPORT)
    const before = await countReports()
    const { html } = await send(REPORT)
    expect(html).toContain('Это проба')
    expect(await countReports()).toBe(before)
    const { html: urgent } = await send({ ...REPORT, urgency: 'now' })
    expect(urgent).toMatch(/\d{4}(?: \d{4}){4}/)
  })
})

describe('the page of receipts without scripts', () => {
  it('opens what any receipt belongs to: a report, a question, a call for help', async () => {
    const reported = await test.call('POST', '/api/v1/victim/', { body: { ...REPORT, urgency: 'now', accept_terms: true } })
    expect(await openByReceipt(reported.body.receipt.replaceAll(/(.{4})/g, '$1 – '))).toContain(reported.body.ref)
    const title = 'Sinov savoli haqida'
    const asked = await test.call('POST', '/api/v1/question/', {
      body: { title, question: 'Sinov savoli: kimga aytsam bo‘ladi va nima bo‘ladi?' },
    })
    expect(asked.status).toBe(201)
    expect(await openByReceipt(asked.body.receipt)).toContain(title)
    const { receipt } = await test.platform.db
      .transaction()
      .execute((db) => openSosInbox(test.platform, db, { lang: 'uz', text: 'SOS' }))
    expect(await openByReceipt(receipt)).toMatch(/[2-9A-HJKMNP-Z]{8}/)
    const none = '0000000000000000000'
    expect(await openByReceipt(none + checkDigit(none))).toMatch(/role="alert"/)
  })
})
