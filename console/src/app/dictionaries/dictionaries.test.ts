import english from 'ra-language-english'
import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { createI18nProvider } from './i18n-provider.ts'
import { loadMessages } from './messages.ts'
import { raRu } from '../../i18n/ra-ru.ts'
import { raUz } from '../../i18n/ra-uz.ts'
import { ru } from './ru.ts'
import { uz } from './uz.ts'

const leaves = (node: object, path = ''): [string, string][] =>
  Object.entries(node).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : leaves(value as object, `${path}${key}.`),
  )
const variables = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort()

describe('the console’s dictionaries', () => {
  it.each([
    ['ru', ru],
    ['en', en],
  ])('have the same keys and variables in uz and %s', (_, other) => {
    expect(Object.keys(other).sort()).toEqual(Object.keys(uz).sort())
    for (const key of Object.keys(uz) as (keyof typeof uz)[]) expect(variables(other[key]), key).toEqual(variables(uz[key]))
  })

  it.each([
    ['uz', raUz],
    ['ru', raRu],
  ])('say in %s everything react-admin can say', (_, own) => {
    expect(
      leaves(own)
        .map(([key]) => key)
        .sort(),
    ).toEqual(
      leaves(english)
        .map(([key]) => key)
        .sort(),
    )
  })

  it('write Uzbek with its own letters', () => {
    for (const [key, text] of [...leaves(uz), ...leaves(raUz)]) {
      expect(text, key).not.toMatch(/['`ʻʼ]/)
      expect(text, key).not.toMatch(/[og]’/)
    }
  })

  it('never show a raw key, and leave sentences alone', async () => {
    const provider = createI18nProvider('uz', await loadMessages('uz'))
    expect(provider.translate('queue.no_such_text')).toBe('')
    expect(provider.translate('Saqlandi.')).toBe('Saqlandi.')
    expect(provider.translate('queue.title')).toBe('Navbat')
  })

  it('change language and back', async () => {
    const provider = createI18nProvider('uz', await loadMessages('uz'))
    await provider.changeLocale('ru')
    expect(provider.translate('queue.title')).toBe('Очередь')
    await provider.changeLocale('uz')
    expect(provider.translate('queue.title')).toBe('Navbat')
  })
})
