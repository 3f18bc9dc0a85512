import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compressBody, pickEncoding, type CompressedBody } from '../http/compressed-body.ts'

/** `file`: where it lies with what the build has made of it; null: it came from elsewhere. */
export type Asset = {
  bytes: Buffer
  type: string
  etag: string
  compresses: boolean
  file: string | null
  body: Promise<CompressedBody> | null
}
/** Every file of a build by its address below the build's prefix. What is not in here does not exist. */
export type Assets = ReadonlyMap<string, Asset>

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  png: 'image/png',
  webp: 'image/webp',
  mp3: 'audio/mpeg',
}
const ALREADY_SMALL = new Set(['woff2', 'png', 'webp', 'mp3'])
/** Whether a file of this name is sent compressed. */
export const compresses = (name: string): boolean => !ALREADY_SMALL.has(extensionOf(name))

/** What a build leaves beside a file, by its ending (scripts/compress.ts). */
export const COMPRESSED = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const
const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }

/** Addresses of a build's files, below its folder; an absent folder has none. */
export async function listAddresses(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const files = found.filter((entry) => entry.isFile() && typeOf(entry.name))
  return files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/**
 * Reads a build's files. A request can name only what stands in it. The bytes stay in memory, so pages and their scripts belong
 * together even while a new build takes the folder's place.
 */
export async function listAssets(folder: string): Promise<Assets> {
  const assets = new Map<string, Asset>()
  for (const address of await listAddresses(folder)) {
    const file = join(folder, address)
    const asset = assetOf(address, await readFile(file))
    if (asset) assets.set(address, { ...asset, file })
  }
  return assets
}

const extensionOf = (name: string): string => name.split('.').at(-1) ?? ''
const typeOf = (name: string): string | undefined => TYPES[extensionOf(name)]

/** A file as it is sent; null: of a kind that no build makes. */
export function assetOf(name: string, bytes: Buffer): Asset | null {
  const type = typeOf(name)
  if (!type) return null
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { bytes, type, etag, compresses: compresses(name), file: null, body: null }
}

/** Names with the content's hash never change; the rest is asked for again. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Sends one file, as the build has compressed it; else it is compressed at its first use. Either is kept. */
export async function sendAsset(
  asset: Asset,
  cache_control: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header('cache-control', cache_control).header('etag', asset.etag).header('vary', 'accept-encoding').type(asset.type)
  if (request.headers['if-none-match'] === asset.etag) return reply.code(304).send()
  asset.body ??= bodyOf(asset)
  const body = await asset.body
  const encoding = asset.compresses ? pickEncoding(request.headers['accept-encoding']) : 'identity'
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(body[encoding])
}

async function bodyOf(asset: Asset): Promise<CompressedBody> {
  const { bytes, file } = asset
  if (!asset.compresses) return { br: bytes, gzip: bytes, identity: bytes }
  return (file && (await readMade(file, bytes))) || compressBody(bytes)
}

/** null where the build has left nothing, or another one lies there by now: what does not unpack to these bytes is not theirs. */
async function readMade(file: string, bytes: Buffer): Promise<CompressedBody | null> {
  const read = async ([encoding, ending]: (typeof COMPRESSED)[number]): Promise<Buffer | null> => {
    const made = await readFile(file + ending).catch(() => null)
    const whole = made && (await unpack[encoding](made).catch(() => null))
    return whole?.equals(bytes) ? made : null
  }
  const [br, gzip] = await Promise.all(COMPRESSED.map(read))
  return br && gzip ? { br, gzip, identity: bytes } : null
}
