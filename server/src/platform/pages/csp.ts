import { createHash } from 'node:crypto'

/** What stands inline in a page, exactly as sent. It comes from the renderer, never from reading the HTML back. */
export type InlineParts = { scripts: readonly string[]; styles: readonly string[] }

const hashed = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The policy of one page (safety.md 25): nothing by default, our own host for the rest, inline parts by their hash
 * (whole pages are kept, so there is no nonce), no framing, no script from a string. `media_url` is where avatars lie,
 * `map_tiles_url` where the tiles of this page's map do.
 */
export function pageCsp(inline: InlineParts, media_url: string, map_tiles_url: string | null): string {
  const media = new URL(media_url).origin
  const tiles = map_tiles_url === null ? '' : ` ${new URL(map_tiles_url).origin}`
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts.map(hashed)].join(' '),
    ["style-src 'self'", ...inline.styles.map(hashed)].join(' '),
    `img-src 'self' data: blob: ${media}${tiles}`,
    "font-src 'self'",
    "connect-src 'self'",
    `media-src 'self' blob: ${media}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types himoya',
  ].join('; ')
}
