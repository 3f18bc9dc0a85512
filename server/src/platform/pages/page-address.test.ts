import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { otherSpelling, rememberedLanguage } from './page-address.ts'

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

it('the code of a certificate leads to its page however it is typed, and nothing else is led anywhere', () => {
  for (const typed of ['K7MP-3XQT-9WNA', 'k7mp3xqt9wna', 'k7mp%203xqt%209wna', '%D0%9A7MP-3XQT-9WNA', 'k7mp-3xqt-9wna.']) {
    expect(otherSpelling(`/ru/certificate/${typed}`), typed).toBe('/ru/certificate/k7mp-3xqt-9wna')
  }
  for (const path of ['/ru/certificate/k7mp-3xqt-9wna', '/ru/certificate/salom', '/ru/certificate', '/K7MP-3XQT-9WNA']) {
    expect(otherSpelling(path), path).toBeNull()
  }
})
