import { parentPort, workerData } from 'node:worker_threads'
import { rewriteVideo, type RewrittenVideo } from './video-rewrite.ts'
import { isPlainPdf } from './pdf-check.ts'

export type LibraryTask = { work: 'video' | 'pdf'; bytes: Uint8Array }
export type LibraryAnswer = { video?: RewrittenVideo | null; is_plain_pdf?: boolean }

/** A thread of its own for one file of the library. What is thrown ends it, and that says enough. */
const { work, bytes } = workerData as LibraryTask
const answer: LibraryAnswer = work === 'video' ? { video: await rewriteVideo(bytes) } : { is_plain_pdf: isPlainPdf(bytes) }
parentPort?.postMessage(answer)
