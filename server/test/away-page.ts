import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { OUTSIDE_PAGE } from '@himoya/contract/outside'
import { expect } from 'vitest'

/** What a proxy shows when no server answers; the operator puts it beside the proxy. */
export const AWAY = join(import.meta.dirname, '../../deploy/away.html')

/** The page is whole, in three languages with the numbers and the way out, and its own style is what the policy lets in. */
export function expectAwayPage({ headers, text }: { headers: IncomingHttpHeaders; text: string }): void {
  expect(text).toBe(readFileSync(AWAY, 'utf8'))
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['cache-control']).toBe('no-store')
  for (const held of [
    '<html lang="uz">',
    'lang="ru"',
    'lang="en"',
    'href="tel:112"',
    'href="tel:102"',
    `href="${OUTSIDE_PAGE}"`,
  ]) {
    expect(text).toContain(held)
  }
  expect(text).not.toMatch(/himoya|<script|style=|[ʻʼ`']/i)
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? []
  expect(headers['content-security-policy']).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
}
