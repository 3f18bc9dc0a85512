import type { MultipartFile } from '@fastify/multipart'
import { SIZES } from '@himoya/contract/limits'
import type { FastifyRequest } from 'fastify'
import type { App } from './app-type.ts'
import { AppError } from './errors.ts'

/** A form's file while it is coming in. */
export type SentFile = {
  /** What its sender says it is: a guess, until its bytes were looked at. */
  type: string
  /** Its bytes in pieces of `SIZES.part`, the last one shorter. Throws `too_large`, and `bad_request` for a form cut before its end. */
  pieces: AsyncGenerator<Buffer>
}

/** A request whose handler stopped reading is read to its end and forgotten: unread, it would stop up its connection. */
export function registerSentFiles(app: App): void {
  app.addHook('onResponse', async ({ raw, routeOptions }) => {
    if (!routeOptions.config.upload || raw.readableEnded) return
    raw.unpipe()
    raw.resume()
  })
}

/** The file in the form's `field`. Throws `invalid` when there is none, `bad_request` for what is no form. */
export async function sentFile(request: FastifyRequest, field: string, most_bytes: number): Promise<SentFile> {
  const file = request.isMultipart() ? await firstFile(request, most_bytes) : undefined
  if (file?.fieldname !== field) throw new AppError('invalid', { fields: { [field]: ['required'] } })
  return { type: file.mimetype, pieces: piecesOf(file) }
}

export async function wholeFile({ pieces }: SentFile): Promise<Buffer> {
  const kept: Buffer[] = []
  for await (const piece of pieces) kept.push(piece)
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
