import { describe, expect, it } from 'vitest'
import { textIn } from '../../i18n/use-text.ts'
import { loadTexts } from './messages.ts'

const variables = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort()

describe('the console’s dictionaries', () => {
  it.each(['ru', 'en'] as const)('have the same keys and variables in uz and %s', async (lang) => {
    const [uz, other] = await Promise.all([loadTexts('uz'), loadTexts(lang)])
    expect(Object.keys(other).sort()).toEqual(Object.keys(uz).sort())
    for (const key of Object.keys(uz) as (keyof typeof uz)[]) expect(variables(other[key]), key).toEqual(variables(uz[key]))
  })

  it('write Uzbek with its own letters', async () => {
    for (const [key, text] of Object.entries(await loadTexts('uz'))) {
      expect(text, key).not.toMatch(/['`ʻʼ]/)
      expect(text, key).not.toMatch(/[og]’/)
    }
  })

  it('put no Uzbek case ending on a name, which nobody can decline in advance', async () => {
    for (const [key, text] of Object.entries(await loadTexts('uz')))
      expect(text, key).not.toMatch(/%\{(alias|person|name|from|to)\} ?(ga|ka|qa|ni|ning|da|dan)\b/)
  })

  it('have one word for a role and one for an authority', async () => {
    const [uz, ru] = await Promise.all([loadTexts('uz'), loadTexts('ru')])
    for (const [key, text] of Object.entries(ru)) expect(text, key).not.toMatch(/руководител|старш\S+ смены|милици/i)
    for (const [key, text] of Object.entries(uz)) expect(text, key).not.toMatch(/nazoratchi|militsiya/i)
    expect(ru['referral.police']).toContain(ru['place_kind.police'])
  })

  it('say what they are given, and never show a raw key', async () => {
    const uz = await loadTexts('uz')
    expect(textIn(uz, 'queue.title')).toBe('Navbat')
    expect(textIn(uz, 'sos.taken', { alias: 'Dilnoza' })).toContain('Dilnoza')
    expect(textIn(uz, 'sos.taken', { alias: 'Dilnoza' })).not.toContain('%{')
    expect(textIn(uz, 'queue.no_such_text' as 'queue.title')).toBe('')
  })
})
