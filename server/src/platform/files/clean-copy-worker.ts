import type { RewrittenVideo } from './video-rewrite.ts'
import type { PdfPages } from './pdf-pages.ts'

export type CopyTask = { work: 'video' | 'pdf'; bytes: Uint8Array }
export type CopyAnswer = { video?: RewrittenVideo | null; pdf?: PdfPages | null }

/** A process of its own for one file of a report, with the one library it needs. What is thrown ends it, and that says enough. */
async function work({ work: what, bytes }: CopyTask): Promise<CopyAnswer> {
  if (what === 'video') {
    const { rewriteVideo } = await import('./video-rewrite.ts')
    return { video: await rewriteVideo(bytes, { any_phone: false }) }
  }
  const { drawPdf } = await import('./pdf-pages.ts')
  return { pdf: await drawPdf(bytes) }
}

process.once('message', (task) => {
  void work(task as CopyTask).then((answer) => process.send?.(answer))
})
