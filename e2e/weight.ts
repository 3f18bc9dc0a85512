import { readFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Page } from '@playwright/test'
import { readPage } from './content-pages.ts'
import { ROOT } from './house.ts'

export type Fetched = { url: string; type: string; bytes: number }

/** Bytes of a body as they travel with brotli. */
function wireBytes(url: string): Promise<{ bytes: number; body: Buffer; encoding: string }> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const body = Buffer.concat(parts)
        resolve({ bytes: body.length, body, encoding: answer.headers['content-encoding'] ?? 'identity' })
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}

const brotli = (text: string): number => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/** What `act` made the page fetch, each weighed with brotli. The API, the socket and inlined images weigh nothing here. */
export async function fetchedDuring(page: Page, act: () => Promise<void>): Promise<Fetched[]> {
  const asked: { url: string; type: string }[] = []
  const note = (request: { url(): string; resourceType(): string }): void => {
    if (request.url().startsWith('http')) asked.push({ url: request.url(), type: request.resourceType() })
  }
  page.on('request', note)
  await act()
  page.off('request', note)
  return Promise.all(asked.map(async ({ url, type }) => ({ url, type, bytes: (await wireBytes(url)).bytes })))
}

/** Structured data is no script: it counts as markup. */
const SCRIPT = /(<script(?![^>]*\b(?:src|type)=)[^>]*>)([\s\S]*?)(<\/script>)/g

/** Pages name their own address nine times, and the port of a house is another each time: up to 60 bytes more or fewer. */
const PUBLIC_URL = 'https://himoya.example'

/** A document in its two budgets: markup with styles, and the scripts that stand inside it; each compressed by itself. */
export async function documentParts(url: string): Promise<{ markup: number; script: number }> {
  const html = (await readPage(url)).replaceAll(new URL(url).origin, PUBLIC_URL)
  const scripts = [...html.matchAll(SCRIPT)].map(([, , text]) => text ?? '').join('\n')
  return { markup: brotli(html.replaceAll(SCRIPT, '$1$3')), script: scripts === '' ? 0 : brotli(scripts) }
}

type Manifest = Record<string, { file: string; name?: string }>
let chunkNames: Map<string, string | undefined> | null = null

/** What a file of the islands is called, as the build wrote it down: the address of one that they share has its hash alone. */
export function chunkNameOf(url: string): string {
  chunkNames ??= new Map(
    Object.values(JSON.parse(readFileSync(join(ROOT, 'build/islands/manifest.json'), 'utf8')) as Manifest).map((chunk) => [
      `/${chunk.file}`,
      chunk.name,
    ]),
  )
  const { pathname } = new URL(url)
  return chunkNames.get(pathname) ?? pathname
}

/** Without pictures that wait until they are near: they are no part of the first view's way. */
export async function withoutLazyPictures(page: Page, fetched: Fetched[]): Promise<Fetched[]> {
  const lazy = await page.evaluate(() =>
    [...document.images].filter(({ loading }) => loading === 'lazy').map((one) => one.currentSrc),
  )
  return fetched.filter(({ url }) => !lazy.includes(url))
}

export const scriptBytes = (fetched: Fetched[]): number =>
  fetched.filter(({ type }) => type === 'script').reduce((sum, { bytes }) => sum + bytes, 0)
