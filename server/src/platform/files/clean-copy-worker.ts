import { parentPort, workerData } from 'node:worker_threads'
import { rewriteFilm, type RewrittenFilm } from './film-rewrite.ts'
import { drawPaper, type PaperPages } from './paper-pages.ts'

export type CopyTask = { work: 'film' | 'paper'; bytes: Uint8Array }
export type CopyAnswer = { film?: RewrittenFilm | null; paper?: PaperPages | null }

/** A thread of its own for one file of a report. What is thrown ends it, and that says enough. */
const { work, bytes } = workerData as CopyTask
const answer: CopyAnswer =
  work === 'film' ? { film: await rewriteFilm(bytes, { any_phone: false }) } : { paper: await drawPaper(bytes) }
parentPort?.postMessage(answer)
