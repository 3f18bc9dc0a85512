import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { createFileStore, type FileStore } from '../../../platform/files/file-store.ts'
import type { App } from '../../../platform/core/app-type.ts'
import { byteRange } from '../../../platform/http/byte-range.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { mediaHeaders } from '../../../platform/http/media.ts'
import type { Platform } from '../../../platform/platform.ts'

/** Where `npm run build` puts the samples' files. */
const BUILD = join(import.meta.dirname, '../../../../../build')

const FilePath = z.strictObject({
  shelf: z.enum(['library', 'samples']),
  folder: z.string().regex(/^[\w-]{1,64}$/),
  name: z.string().regex(/^(?:\d{1,4}|[\w-]{1,40}\.(?:mp3|m4a|mp4|webm|pdf|vtt))$/),
})

const TYPES: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
  vtt: 'text/vtt; charset=utf-8',
}

const SLICE_BYTES = 256 * 1024

/**
 * `/media/library/<random>/640`: a picture in one width, as AVIF to those who know it and once it is made, else as WebP;
 * `/media/library/<random>/video.mp4` and their kin in ranges. A name never gets other bytes, so they are kept for a year.
 */
export function serveMediaRoutes(app: App, { files, config }: Pick<Platform, 'files' | 'config'>): void {
  const shelves = { library: files, samples: createFileStore(BUILD) }
  const headers = mediaHeaders(config)
  app.get(
    '/media/:shelf/:folder/:name',
    { config: { access: 'public', undocumented: true }, schema: { params: FilePath } },
    async (request, reply) => {
      const { shelf, folder, name } = request.params
      const key = `${shelf}/${folder}/${name}`
      reply.headers(headers)
      // The samples of another build may lie under the same name.
      if (shelf === 'samples') reply.header('cache-control', 'public, max-age=86400')
      return name.includes('.') ? sendFile(shelves[shelf], key, request, reply) : sendPicture(shelves[shelf], key, request, reply)
    },
  )
}

async function sendPicture(files: FileStore, key: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const takes_avif = /\bimage\/avif\b/.test(request.headers.accept ?? '')
  const avif = takes_avif ? await files.read(`${key}.avif`) : null
  const bytes = avif ?? (await files.read(`${key}.webp`))
  if (bytes === null) throw new AppError('not_found')
  return reply
    .header('vary', 'accept')
    .type(avif ? 'image/avif' : 'image/webp')
    .send(bytes)
}

async function sendFile(files: FileStore, key: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const size = await files.size(key)
  if (size === null) throw new AppError('not_found')
  const ending = key.slice(key.lastIndexOf('.') + 1)
  reply.type(TYPES[ending] ?? '').header('accept-ranges', 'bytes')
  // Its name is the link's to say; opened by its address it is taken along, never shown within our pages.
  if (ending === 'pdf') reply.header('content-disposition', 'attachment')
  const range = byteRange(request.headers.range, size)
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send()
  const { from, to } = range ?? { from: 0, to: size }
  if (range) reply.code(206).header('content-range', `bytes ${from}-${to - 1}/${size}`)
  reply.header('content-length', to - from)
  return reply.send(Readable.from(slices(files, key, from, to)))
}

/** A video is never whole in memory. */
async function* slices(files: FileStore, key: string, from: number, to: number): AsyncGenerator<Buffer> {
  for (let at = from; at < to; at += SLICE_BYTES) {
    const slice = await files.readSlice(key, at, Math.min(SLICE_BYTES, to - at))
    if (slice === null) throw new Error('a file went away while it was sent')
    yield slice
  }
}
