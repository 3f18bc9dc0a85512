import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { rememberedLanguage } from './page-address.ts'

const languageFor = (public_url: string, cookie: string) =>
  rememberedLanguage({ headers: { cookie } } as FastifyRequest, { public_url })

describe('the remembered language', () => {
  it('is the one that no other host of the domain can set, where people come over https', () => {
    expect(languageFor('https://himoya.test', 'lang=ru; __Host-lang=en')).toBe('en')
    expect(languageFor('https://himoya.test', 'lang=ru')).toBe('uz')
    expect(languageFor('https://himoya.test', 'x__Host-lang=ru')).toBe('uz')
  })

  it('is kept in a demo without https', () => {
    expect(languageFor('http://localhost:3000', 'a=b; lang=ru')).toBe('ru')
    expect(languageFor('http://localhost:3000', '')).toBe('uz')
  })
})
