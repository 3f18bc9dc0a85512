import { CONTENT_TYPES } from '@himoya/contract/content/content-lists'
import { CONTENT } from '@himoya/contract/content/content-types'
import { LANGUAGES } from '@himoya/contract/languages'
import { describe, expect, it } from 'vitest'
import { en } from '../../app/dictionaries/english.ts'
import { ru } from '../../app/dictionaries/russian.ts'
import { uz } from '../../app/dictionaries/uzbek.ts'
import { FORMS, SHELVES } from './content-forms.ts'
import { blankTexts } from './public/working.ts'

const DICTIONARIES: Record<string, Record<string, string>> = { uz: { ...uz }, ru: { ...ru }, en: { ...en } }

describe('the forms of content', () => {
  it.each(CONTENT_TYPES)('ask for every fact and every text of a %s, and for nothing else', (type) => {
    const names = (fields: readonly { name: string }[]): string[] => fields.map(({ name }) => name).sort()
    expect(names(FORMS[type].facts)).toEqual(Object.keys(CONTENT[type].facts.shape).sort())
    expect(names(FORMS[type].texts)).toEqual(Object.keys(CONTENT[type].texts.shape).sort())
  })

  it.each(CONTENT_TYPES)('begin a %s so that only what has to be chosen is missing', (type) => {
    const { error } = CONTENT[type].facts.safeParse(FORMS[type].blank)
    const missing = new Set(error?.issues.map(({ path }) => path[0]))
    for (const name of missing) {
      const fact = FORMS[type].facts.find((one) => one.name === name)
      expect(['content', 'several', 'choice'], String(name)).toContain(fact?.ask)
    }
    expect(CONTENT[type].texts.safeParse(blankTexts(type)).success).toBe(true)
  })

  it('put every type on one shelf', () => {
    expect(SHELVES.flatMap(({ types }) => types).sort()).toEqual([...CONTENT_TYPES].sort())
  })

  it.each(LANGUAGES)('name all they ask for in %s', (lang) => {
    const words = DICTIONARIES[lang]!
    for (const type of CONTENT_TYPES) {
      expect(words, type).toHaveProperty([`type.${type}`])
      for (const { name } of FORMS[type].texts) expect(words, name).toHaveProperty([`words.${name}`])
      for (const fact of FORMS[type].facts) {
        expect(words).toHaveProperty([`fact.${fact.name}`])
        if (!('words' in fact)) continue
        for (const option of fact.options) expect(words).toHaveProperty([`${fact.words}.${option}`])
      }
    }
  })
})
