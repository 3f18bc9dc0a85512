import type { App } from '../core/app-type.ts'
import type { ReleaseFiles } from './release-files.ts'
import { IMMUTABLE, listAssets, sendAsset } from './static.ts'

const open = { config: { access: 'public', undocumented: true } } as const

/** SHA-256 of nothing: the console's style library fills an empty style element through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const CONSOLE_CSP = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${EMPTY_STYLE}`,
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self' blob:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // The editor's own, for what is pasted; it parses into a document that runs nothing.
  'trusted-types ProseMirrorClipboard',
].join('; ')

/** The staff console's bundle under /staff/. Every address in it that is not a file is one of its screens. */
export async function registerConsole(app: App, folder: string, files: ReleaseFiles): Promise<void> {
  const assets = await listAssets(folder)
  const index = assets.get('index.html')
  if (!index) return
  app.get('/staff', open, (request, reply) =>
    sendAsset(index, 'no-cache', request, reply.header('content-security-policy', CONSOLE_CSP)),
  )
  app.get<{ Params: { '*': string } }>('/staff/*', open, async (request, reply) => {
    const name = request.params['*']
    const asset = assets.get(name)
    if (name.startsWith('assets/')) return sendAsset(await files(asset, `staff/${name}`), IMMUTABLE, request, reply)
    if (asset) return sendAsset(asset, 'no-cache', request, reply)
    if (/\.\w+$/.test(name)) return reply.callNotFound()
    return sendAsset(index, 'no-cache', request, reply.header('content-security-policy', CONSOLE_CSP))
  })
}
