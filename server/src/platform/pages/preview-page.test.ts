import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { ALT, libraryCalls } from '../../../test/library-files.ts'
import { photo, voice } from '../../../test/media-files.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startTestApp({ cast: true })
  token = (await app.signIn('editor@himoya.test')).access
})
afterAll(() => app.close())

const call = (method: string, path: string, body: unknown) => app.call(method, `/api/v1/staff/content/${path}`, { token, body })
const read = (path: string) => app.call<string>('GET', path, { headers: { 'accept-encoding': 'identity' } })

const HOSTILE = '<img src=x onerror=alert(1)></script><script>alert(1)</script>'

async function draft(): Promise<{ id: string; picture: any; video: any }> {
  const library = libraryCalls(app, token)
  const picture = (await library.add(await photo(900, 600))).body
  const video = (await library.add(await voice({ video: true }))).body
  await library.call('PATCH', `${video.id}/`, { poster: picture.id })
  await library.call('PUT', `${video.id}/caption/ru/`, { text: '00:01.000 --> 00:02.000\nПривет' })
  const words = (text: string) => [{ text }]
  const body = [
    { type: 'heading', level: 2, text: HOSTILE },
    { type: 'paragraph', spans: [{ text: HOSTILE, bold: true, href: '/learn' }] },
    { type: 'image', media_id: picture.id, caption: HOSTILE },
    { type: 'callout', tone: 'key', spans: words('Bir') },
    { type: 'callout', tone: 'key', spans: words('Ikki') },
    { type: 'video', media_id: video.id },
  ]
  const text = { title: HOSTILE, summary: HOSTILE, body }
  const item = { slug: 'qoralama', facts: { cover: picture.id, tags: [], region: null }, texts: { uz: text, ru: text, en: text } }
  return { id: (await call('POST', 'news/', item)).body.id, picture, video }
}

describe('the page of a preview', () => {
  it('shows the working copy as text, with its pictures right, and to nobody without its link', async () => {
    const { id, picture, video } = await draft()
    const { path } = (await call('POST', `news/${id}/preview/`, { lang: 'ru' })).body
    const { status, body: html } = await read(path)
    expect(status).toBe(200)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('<script>alert')
    expect(html).not.toMatch(/ style="| on[a-z]+="/)
    // Its place is free before it comes, each width that differs enough from the next is offered, and nothing waits for it.
    const shown = new RegExp(`<img [^>]*srcSet="([^"]*)"[^>]*width="900" height="600" alt="${ALT.ru}"[^>]*loading="lazy"`).exec(
      html,
    )?.[1]
    const sizes: { src: string; width: number }[] = picture.picture.sizes
    const offered = [256, 384, 640, 900].map((width) => sizes.find((one) => one.width === width)!)
    expect(shown).toBe(offered.map(({ src, width }) => `${src} ${width}w`).join(', '))
    expect(html.match(new RegExp(`alt="${ALT.ru}"`, 'g'))).toHaveLength(2)
    expect(html).toContain(`href="/ru/learn"`)
    // A player stands only where there are no scripts; its captions would be fetched with the page.
    expect(html.replace(/<noscript>.*?<\/noscript>/gs, '')).not.toMatch(/<video|<track/)
    expect(html).toContain(`<source src="${video.src}" type="video/webm"/>`)
    expect((await read(`${path.slice(0, -1)}${path.endsWith('0') ? '1' : '0'}`)).status).toBe(404)
    expect((await read('/uz/preview/0')).status).toBe(404)
  })
})
