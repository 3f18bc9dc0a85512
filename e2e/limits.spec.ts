import type { Response } from '@playwright/test'
import { expect, makePerson, newNickname, test } from './journey.ts'
import { makeNicknameAccount, openChat } from './people.ts'

// The limits as they are: everywhere else they are lifted.
test.use({ settings: { LIMITS: '' } })

/** Accounts of one address in an hour that cost nothing (server/src/modules/accounts/auth/auth.limits.ts). */
const FREE = 10

test('the eleventh account of one address costs a puzzle, and the page solves it while nobody is asked anything', async ({
  page,
  house,
}) => {
  for (let made = 0; made < FREE; made++) await makePerson(house)
  const answers: Response[] = []
  page.on('response', (answer) => {
    if (answer.request().method() === 'POST' && answer.url().endsWith('/auth/register/')) answers.push(answer)
  })
  await page.goto('/uz')
  const panel = await openChat(page)
  const nickname = newNickname()
  await makeNicknameAccount(panel, nickname)
  const [asked, solved] = answers
  expect(answers.map((answer) => answer.status())).toEqual([429, 201])
  expect(await asked!.json()).toMatchObject({ code: 'proof_required', challenge: { bits: expect.any(Number) } })
  expect(asked!.request().headers()['x-proof']).toBeUndefined()
  expect(solved!.request().headers()['x-proof']).toMatch(/:\d+$/)
})
