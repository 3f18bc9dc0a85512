import { checkDigit } from '@himoya/contract/accounts/receipt-digits'
import { expect, it } from 'vitest'
import { createLimiter } from './limits.ts'
import { openByReceipt } from './receipt-tries.ts'

const receiptOf = (number: number): string => {
  const digits = String(number).padStart(19, '0')
  return digits + checkDigit(digits)
}
const RIGHT = receiptOf(1)

it('a right receipt opens however many wrong ones come from elsewhere', async () => {
  const limiter = createLimiter({})
  const open = (receipt: string, address: string) =>
    openByReceipt({ limiter }, { kind: 'report', typed: { receipt }, client: { address, lang: 'uz' } }, async () =>
      receipt === RIGHT ? 'inbox' : undefined,
    )
  for (let guess = 0; guess < 200; guess += 1)
    await expect(open(receiptOf(guess + 2), `192.0.2.${guess}`)).rejects.toThrow('not_found')
  for (let count = 0; count < 25; count += 1) expect(await open(RIGHT, '198.51.100.1')).toBe('inbox')
  const wrong = await Promise.allSettled(Array.from({ length: 8 }, (_, guess) => open(receiptOf(guess + 500), '198.51.100.2')))
  expect(wrong.map(({ reason }: any) => reason.code).filter((code) => code === 'rate_limited')).toHaveLength(3)
})
