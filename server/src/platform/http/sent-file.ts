import type { MultipartFile } from '@fastify/multipart'
import { SIZES } from '@himoya/contract/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '../platform.ts'
import type { App } from '../core/app-type.ts'
import { clientAddress } from '../core/client.ts'
import { AppError } from '../core/errors.ts'
import { whenGone } from '../limits/gone-callers.ts'
import type { Hold } from '../limits/in-flight.ts'

/** A form's file while it is coming in. */
export type SentFile = {
  /** What its sender says it is: a guess, until its bytes were looked at. */
  type: string
  /** Its bytes in pieces of `SIZES.part`, the last one shorter. Throws `too_large`, and `bad_request` for a form cut before its end. */
  pieces: AsyncGenerator<Buffer>
  hold: Hold
}

/** A request whose handler stopped reading is read to its end and forgotten: unread, it would stop up its connection. */
export function registerSentFiles(app: App): void {
  app.addHook('onResponse', async ({ raw, routeOptions }) => {
    if (!routeOptions.config.upload || raw.readableEnded) return
    raw.unpipe()
    raw.resume()
  })
}

/** What a file on its way holds in memory: what the line has brought, a piece, and the piece sealed. */
const HELD_BYTES = 3 * SIZES.part

/**
 * The file in the form's `field`. Throws `overloaded` when too much is on its way already, `invalid` when there is no file,
 * `bad_request` for what is no form.
 */
export async function sentFile(
  { in_flight }: Pick<Platform, 'in_flight'>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { field, most_bytes }: { field: string; most_bytes: number },
): Promise<SentFile> {
  const hold = in_flight.open(clientAddress(request))
  hold.take(HELD_BYTES)
  whenGone(reply, hold.release)
  const file = request.isMultipart() ? await firstFile(request, most_bytes) : undefined
  if (file?.fieldname !== field) throw new AppError('invalid', { fields: { [field]: ['required'] } })
  return { type: file.mimetype, pieces: piecesOf(file), hold }
}

/** All of it in memory, counted as it comes: for pictures. Throws `overloaded`. */
export async function wholeFile({ pieces, hold }: SentFile): Promise<Buffer> {
  const kept: Buffer[] = []
  for await (const piece of pieces) {
    hold.take(piece.length)
    kept.push(piece)
  }
  return Buffer.concat(kept)
}

async function firstFile(request: FastifyRequest, most_bytes: number): Promise<MultipartFile | undefined> {
  try {
    // One byte more than is taken: a file cut at exactly the limit would look like one that fits.
    return await request.file({ limits: { fileSize: most_bytes + 1 }, throwFileSizeLimit: false })
  } catch (error) {
    throw formFault(error)
  }
}

async function* piecesOf({ file }: MultipartFile): AsyncGenerator<Buffer> {
  let kept: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of file as AsyncIterable<Buffer>) {
      kept.push(chunk)
      length += chunk.length
      if (length < SIZES.part) continue
      const whole = Buffer.concat(kept)
      let at = 0
      for (; at + SIZES.part <= length; at += SIZES.part) yield whole.subarray(at, at + SIZES.part)
      kept = [whole.subarray(at)]
      length -= at
    }
  } catch (error) {
    throw formFault(error)
  }
  if (file.truncated) throw new AppError('too_large')
  if (length > 0) yield Buffer.concat(kept)
}

/** The parser's own errors have codes; what the one beneath it finds in a form has none. */
function formFault(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error : new AppError('bad_request')
}
