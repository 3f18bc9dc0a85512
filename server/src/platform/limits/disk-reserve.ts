import type { FastifyRequest } from 'fastify'
import type { Platform } from '../platform.ts'
import type { App } from '../core/app-type.ts'
import { AppError } from '../core/errors.ts'
import { loadClassOf } from './load-classes.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
const LARGE_BODY = 64 * 1024
/** What somebody says now; a few hundred bytes each. */
const SAYING = /^\/api\/v1\/(?:staff\/)?(?:message|chat)\//

/** Refuses while the disk is nearly full, the large first and SOS never: so it can still be written when others are refused. */
export function registerDiskReserve(app: App, { disk_space }: Pick<Platform, 'disk_space'>): void {
  app.addHook('onRequest', async (request) => {
    if (READS.has(request.method)) return
    const left = disk_space.left()
    if (left === 'plenty') return
    const { url: pattern = '' } = request.routeOptions
    const load = loadClassOf(pattern)
    if (load === null || load === 'sos') return
    if (isLarge(request)) throw new AppError('read_only')
    if (left === 'reserve' && load !== 'sign_in' && !SAYING.test(pattern)) throw new AppError('read_only')
  })
}

const isLarge = ({ routeOptions, headers }: FastifyRequest): boolean =>
  Boolean(routeOptions.config.upload) || Number(headers['content-length']) > LARGE_BODY
