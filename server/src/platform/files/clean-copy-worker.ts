import type { RewrittenVideo } from './video-rewrite.ts'
import type { PaperPages } from './paper-pages.ts'

export type CopyTask = { work: 'video' | 'paper'; bytes: Uint8Array }
export type CopyAnswer = { video?: RewrittenVideo | null; paper?: PaperPages | null }

/** A process of its own for one file of a report, with the one library it needs. What is thrown ends it, and that says enough. */
async function work({ work: what, bytes }: CopyTask): Promise<CopyAnswer> {
  if (what === 'video') {
    const { rewriteVideo } = await import('./video-rewrite.ts')
    return { video: await rewriteVideo(bytes, { any_phone: false }) }
  }
  const { drawPaper } = await import('./paper-pages.ts')
  return { paper: await drawPaper(bytes) }
}

process.once('message', (task) => {
  void work(task as CopyTask).then((answer) => process.send?.(answer))
})
