import { expect, it } from 'vitest'
import { ERROR_TEXTS } from './error-texts.ts'

it('a role has one word in each language, that of the console', () => {
  for (const [code, { uz, ru }] of Object.entries(ERROR_TEXTS)) {
    expect(uz, code).not.toMatch(/nazoratchi|boshliq/i)
    expect(ru, code).not.toMatch(/старш|руководител/i)
  }
})
