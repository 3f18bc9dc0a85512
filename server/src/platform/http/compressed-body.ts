import { constants, brotliCompress, gzip } from 'node:zlib'
import { promisify } from 'node:util'

export type Encoding = 'br' | 'gzip' | 'identity'
/** The same bytes in each encoding, made once. */
export type CompressedBody = Record<Encoding, Buffer>

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Brotli's best level takes a second for a megabyte; above this size a lower one, a twelfth bigger, has to do. */
const BEST_LEVEL_BYTES = 300_000

/** As a power of two; brotli's own usual one. */
const WIDEST_WINDOW = 22
/** For what is sent once: a fiftieth of the best level's work, a sixth more bytes. */
const QUICK_LEVEL = 4

/** Compresses off the main thread: as small as can be for what is `kept`, quickly for what is sent once. */
export async function compressBody(identity: Buffer, kept = true): Promise<CompressedBody> {
  const [br, gz] = await Promise.all([brotliBody(identity, kept), gzipBody(identity, kept)])
  return { br, gzip: gz, identity }
}

export function brotliBody(identity: Buffer, kept: boolean): Promise<Buffer> {
  const best = identity.length > BEST_LEVEL_BYTES ? 9 : constants.BROTLI_MAX_QUALITY
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: kept ? best : QUICK_LEVEL,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    // A window wider than all there is finds nothing more, and costs a sixth of the work.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(WIDEST_WINDOW, Math.max(16, Math.ceil(Math.log2(identity.length + 1)))),
  }
  return brotli(identity, { params })
}

export function gzipBody(identity: Buffer, kept: boolean): Promise<Buffer> {
  return deflate(identity, { level: kept ? 9 : QUICK_LEVEL })
}

/** The smallest encoding that `accept-encoding` allows. */
export function pickEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '')
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'gzip'
  return 'identity'
}
