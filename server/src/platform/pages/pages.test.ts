import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../../../../kit/test/until.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'

/** Every page of the site; a new one is added here, so that the promises below hold for it. */
const PAGES = [
  '',
  '/for/child',
  '/for/teen',
  '/for/parent',
  '/for/teacher',
  '/numbers',
  '/about',
  '/privacy',
  '/terms',
  '/complaint',
  '/news',
  '/faq',
  '/questions',
  '/questions/ask',
  '/questions/receipt',
  '/report/receipt',
  '/report/mine',
  '/questions/mine',
  '/learn',
  '/learn/for/child',
  '/learn/for/teen',
  '/learn/for/parent',
  '/learn/for/teacher',
  '/tests',
  '/tests/for/teen',
  '/tests/mine',
  '/resources',
  '/saved',
  '/certificate',
  '/places',
  '/places/in/samarqand',
  '/places/kept',
  '/report',
  '/statistics',
  '/statistics/method',
  '/search',
  '/auth/register',
  '/auth/confirm',
  '/auth/login',
  '/auth/forgotten',
  '/notifications',
  '/profile',
  '/profile/data',
  '/welcome',
  '/install',
  '/install/clock',
  '/offline',
]
const LANGUAGES = ['uz', 'ru', 'en']
const ADDRESSES = LANGUAGES.flatMap((lang) => PAGES.map((page) => `/${lang}${page}`))

/** All that is said to a request whose address goes beyond what is read of a head. The rest is sent when its `first` bytes were read. */
async function askUnread({ url, app }: TestApp, address: string, first = 0): Promise<string> {
  const there = once(app.server, 'connection') as Promise<Socket[]>
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let said = ''
  socket.on('data', (part: Buffer) => void (said += part.toString()))
  const request = `GET ${address} HTTP/1.1\r\nhost: x\r\n\r\n`
  const [at_server] = await there
  socket.write(request.slice(0, first))
  await until(() => at_server!.bytesRead === first)
  socket.write(request.slice(first))
  await once(socket, 'close')
  return said
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const inner = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map((hit) => hit[1]!)

/** Links that were followed already. */
const sound = new Set<string>()

describe('the public site', () => {
  let test: TestApp
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const {
      status,
      headers: answered,
      body,
    } = await test.call<string>('GET', path, { headers: { 'accept-encoding': 'identity', ...headers } })
    return { status, headers: answered, html: body }
  }
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  it.each(ADDRESSES)('%s is whole in its first HTML: language, title, numbers, quick exit first', async (path) => {
    const { status, html } = await read(path)
    expect(status).toBe(200)
    expect(html).toContain(`<html lang="${path.slice(1, 3)}"`)
    expect(html).toMatch(/<title>.{4,}<\/title>/)
    expect(html).toContain('href="tel:112"')
    expect(html).toContain('href="tel:102"')
    expect(html.indexOf('class="exit"')).toBe(html.indexOf('class="', html.indexOf('<a ')))
  })

  it.each(ADDRESSES)('%s allows what stands inline in it by its hash, and nothing else', async (path) => {
    const { html, headers } = await read(path)
    const csp = headers.get('content-security-policy') ?? ''
    for (const text of inner(html, 'script')) expect(csp).toContain(sha256(text))
    for (const text of inner(html, 'style')) expect(csp).toContain(sha256(text))
    expect(csp).toContain("default-src 'none'")
    expect(csp).toContain("frame-ancestors 'none'")
    expect(csp).toContain("require-trusted-types-for 'script'")
    expect(csp).not.toContain('unsafe')
    expect(html).not.toMatch(/ style="| on[a-z]+="/)
  })

  it.each(ADDRESSES)('%s links to nothing that does not exist, and loads nothing from elsewhere', async (path) => {
    const { html } = await read(path)
    const links = [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map((hit) => hit[1]!)
    for (const link of new Set(links).difference(sound)) {
      expect((await read(link)).status, link).toBe(200)
      sound.add(link)
    }
    const loaded = [...html.matchAll(/(?:src|<link[^>]*rel="(?:modulepreload|stylesheet|preload)"[^>]*href)="([^"]*)"/g)].map(
      (hit) => hit[1]!,
    )
    for (const address of loaded) expect(address).toMatch(/^\/(?:assets|media)\//)
  })

  it('the title of a tab never tells on anybody: no word on help, violence or children', async () => {
    for (const path of ADDRESSES) {
      const { html } = await read(path)
      // A page whose words are content has its own title for readers and engines; the script gives the tab this one.
      const title = (/<html[^>]* data-tab="([^"]*)"/.exec(html) ?? /<title>(.*?)<\/title>/.exec(html))?.[1] ?? ''
      expect(title, path).not.toBe('')
      expect(title).not.toMatch(/yordam|zo‘ravon|bola|помощ|насил|дет|ребён|help|violen|abuse|child/i)
    }
  })

  it('names its other languages and its own address to search engines', async () => {
    const { html } = await read('/ru/privacy')
    expect(html).toContain(`<link rel="canonical" href="${test.platform.config.public_url}/ru/privacy"`)
    for (const lang of LANGUAGES)
      expect(html).toContain(`hreflang="${lang}" href="${test.platform.config.public_url}/${lang}/privacy"`)
    expect((await read('/uz/profile')).html).toContain('content="noindex"')
  })

  it('`/` leads to the remembered language, else to Uzbek; so does an address without a language', async () => {
    expect((await read('/')).headers.get('location')).toBe('/uz')
    expect((await read('/', { cookie: 'a=b; lang=ru' })).headers.get('location')).toBe('/ru')
    expect((await read('/', { cookie: 'lang=xx' })).headers.get('location')).toBe('/uz')
    expect((await read('/auth/register?from=chat', { cookie: 'lang=en' })).headers.get('location')).toBe(
      '/en/auth/register?from=chat',
    )
    expect((await read('/auth/login')).headers.get('location')).toBe('/uz/auth/login')
  })

  it.each(ADDRESSES)('%s leaves its numbers as they are: no phone makes a link of a receipt', async (path) => {
    const { html } = await read(path)
    expect(html).toContain('<meta name="format-detection" content="telephone=no"')
  })

  it.each([
    ['/uz/%', 'uz'],
    ['/ru/%zz', 'ru'],
    ['/en/news/%D1', 'en'],
    ['/%', 'uz'],
  ])('an address with a bad %% (%s) answers a page in the language of its path, with 112', async (path, lang) => {
    const { status, headers, html } = await read(path)
    expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(html).toContain(`<html lang="${lang}"`)
    expect(html).toContain('href="tel:112"')
  })

  it.each(['uz', 'ru', 'en'])(
    'an address that is too long to be read answers a page in the language of its path, with 112: %s',
    async (lang) => {
      const said = await askUnread(test, `/${lang}/${'a'.repeat(20_000)}`)
      expect(said).toMatch(/^HTTP\/1.1 400 [^]*content-type: text\/html; charset=utf-8\r\n[^]*x-content-type-options: nosniff/)
      expect(said).toContain(`<html lang="${lang}"`)
      expect(said).toContain('href="tel:112"')
      expect(said).toContain('</html>')
    },
  )

  it.each([1_000, 14_000])(
    'an address that is too long answers a page with 112 also where it comes in pieces, of %s bytes at first: a piece says no language',
    async (first) => {
      const said = await askUnread(test, `/ru/${'a'.repeat(20_000)}`, first)
      expect(said).toMatch(/^HTTP\/1.1 400 [^]*content-type: text\/html; charset=utf-8\r\n/)
      expect(said).toContain('href="tel:112"')
    },
  )

  it('an address that is too long and no page’s is refused as before', async () => {
    expect(await askUnread(test, `/api/v1/${'a'.repeat(20_000)}`)).toMatch(/^HTTP\/1.1 400 [^]*"code":"bad_request"/)
  })

  it('an address where nothing is answers 404 with a page that leads on, in the right language', async () => {
    for (const path of ['/ru/none', '/ru/for/nobody', '/ru/<script>', '/ru/a/b/c/d/e/f/g/h']) {
      const { status, html } = await read(path)
      expect(status, path).toBe(404)
      expect(html).toContain('<html lang="ru">')
      expect(html).toContain('href="/ru"')
    }
    expect((await read('/nothing', { cookie: 'lang=en' })).html).toContain('<html lang="en">')
  })

  it('an unknown call stays an error of the API, not a page', async () => {
    for (const path of ['/api/v1/nothing/', '/media/none', '/assets/none.js']) {
      const { status, headers } = await read(path)
      expect(status).toBe(404)
      expect(headers.get('content-type')).toContain('application/json')
    }
  })

  it('the same page is the same bytes for everybody: no cookie, token or query changes it', async () => {
    const plain = await read('/uz')
    const other = await read('/uz?secret=1', { cookie: 'lang=ru; session=x', authorization: 'Bearer x', 'accept-language': 'en' })
    expect(other.html).toBe(plain.html)
    expect(other.headers.get('set-cookie')).toBeNull()
  })

  it('a second look costs a 304, in each encoding', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const first = await fetch(`${test.url}/uz`, { headers: { 'accept-encoding': encoding } })
      const etag = first.headers.get('etag') ?? ''
      const again = await fetch(`${test.url}/uz`, { headers: { 'accept-encoding': encoding, 'if-none-match': etag } })
      expect([first.status, again.status]).toEqual([200, 304])
      expect(first.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    }
  })

  it('pages carry the headers of every answer, and HEAD has no body', async () => {
    const answer = await fetch(`${test.url}/uz`, { method: 'HEAD' })
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(await answer.text()).toBe('')
  })

  it('pages, where the chat stands, may ask for the microphone; nothing else may, and nothing more', async () => {
    const policyOf = async (path: string) => (await fetch(`${test.url}${path}`)).headers.get('permissions-policy')
    expect(await policyOf('/uz')).toContain('microphone=(self)')
    expect(await policyOf('/uz')).toContain('camera=()')
    expect(await policyOf('/api/v1/chat/availability/')).toContain('microphone=()')
    expect(await policyOf('/healthz')).toContain('microphone=()')
  })

  it('an asset is kept for ever by its name, and arrives as it was built', async () => {
    const [address] = /\/assets\/himoya-latn[\w.-]+/.exec((await read('/uz')).html) ?? []
    const { status, headers } = await read(address!)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('font/woff2')
    expect(headers.get('cache-control')).toContain('immutable')
    for (const outside of [
      '/assets/../server/index.js',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
    ]) {
      expect((await read(outside)).status).toBe(404)
    }
  })

  it('the map for search engines lists the pages that may be found, and no form', async () => {
    const { html } = await read('/sitemap.xml')
    expect(html).toContain(`<loc>${test.platform.config.public_url}/uz</loc>`)
    expect(html).toContain('/ru/for/teen</loc>')
    expect(html).not.toContain('/auth/')
    expect(html).not.toContain('/profile')
  })

  it('the usual address of a manifest answers, under a neutral name, in the remembered language', async () => {
    for (const lang of LANGUAGES) {
      const { status, headers, body } = await test.call<string>('GET', '/manifest.webmanifest', {
        headers: { cookie: `lang=${lang}`, 'accept-encoding': 'identity' },
      })
      expect(status).toBe(200)
      expect(headers.get('content-type')).toContain('application/manifest+json')
      expect(JSON.parse(body)).toMatchObject({ start_url: `/${lang}` })
      expect(body).not.toMatch(/himoya|yordam|bola|помощ|дет|help|child/i)
    }
  })

  it.each(['/auth/login', '/auth/register', '/auth/forgotten', '/profile'])(
    '%s says without a script that it needs one, in three languages',
    async (path) => {
      for (const lang of LANGUAGES) {
        const { html } = await read(`/${lang}${path}`)
        expect(inner(html, 'noscript').join(' ')).toContain('JavaScript')
      }
    },
  )

  it('keeps serving pages when the database has gone', async () => {
    const other = await startTestApp()
    const first = await (await fetch(`${other.url}/uz`)).text()
    await other.platform.db.schema.dropTable('emergency_number').execute()
    other.shiftClock(3_600_000)
    for (let turn = 0; turn < 3; turn++) expect(await (await fetch(`${other.url}/uz`)).text()).toBe(first)
    const broken = await fetch(`${other.url}/ru/about`)
    expect(broken.status).toBe(503)
    expect(await broken.text()).toContain('href="tel:112"')
    await other.close()
  })

  it('what travels is the page itself', async () => {
    const raw = await new Promise<Buffer>((resolve, reject) => {
      void import('node:http').then(({ get }) =>
        get(`${test.url}/uz`, { headers: { 'accept-encoding': 'br' } }, (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)))
        }).on('error', reject),
      )
    })
    expect(brotliDecompressSync(raw).toString()).toBe((await read('/uz')).html)
  })
})
