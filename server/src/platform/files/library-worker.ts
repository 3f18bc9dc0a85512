import { parentPort, workerData } from 'node:worker_threads'
import { rewriteFilm, type RewrittenFilm } from './film-rewrite.ts'
import { isPlainPaper } from './pdf-check.ts'

export type LibraryTask = { work: 'film' | 'paper'; bytes: Uint8Array }
export type LibraryAnswer = { film?: RewrittenFilm | null; is_plain_paper?: boolean }

/** A thread of its own for one file of the library. What is thrown ends it, and that says enough. */
const { work, bytes } = workerData as LibraryTask
const answer: LibraryAnswer = work === 'film' ? { film: await rewriteFilm(bytes) } : { is_plain_paper: isPlainPaper(bytes) }
parentPort?.postMessage(answer)
