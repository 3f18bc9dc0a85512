import { Worker } from 'node:worker_threads'
import { SIZES, VOICE_SECONDS } from '@himoya/contract/limits'
import { AppError } from '../http/errors.ts'
import type { Refusal, Rewritten } from './voice-rewrite.ts'

const RUNNING = 2
const WAITING = 8
const DEADLINE_MS = 20_000
const MOST_MEMORY_MB = 192

let running = 0
const waiting: (() => void)[] = []

/**
 * A recorded voice note, rewritten packet by packet into a container of our own (docs/decisions/0016): sound and nothing
 * else. Throws `unsupported_media` for what is no recording, `voice_too_long`, `too_large`, `overloaded`.
 */
export async function cleanVoice(bytes: Buffer): Promise<Rewritten> {
  if (bytes.length > SIZES.voice) throw new AppError('too_large')
  await enter()
  try {
    const answer = await rewriteApart(bytes)
    if ('refused' in answer) throw new AppError(answer.refused)
    return answer
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

async function enter(): Promise<void> {
  if (running >= RUNNING) {
    if (waiting.length >= WAITING) throw new AppError('overloaded')
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  running += 1
}

/** In a thread with a deadline and little memory: a file made to keep a parser busy keeps nobody else waiting. */
function rewriteApart(bytes: Buffer): Promise<Rewritten | Refusal> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./voice-worker.ts', import.meta.url), {
      workerData: { bytes: new Uint8Array(bytes), most_seconds: VOICE_SECONDS },
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    })
    const end = (answer: Rewritten | Refusal): void => {
      clearTimeout(deadline)
      resolve(answer)
      void worker.terminate()
    }
    const refuse = (): void => end({ refused: 'unsupported_media' })
    const deadline = setTimeout(refuse, DEADLINE_MS)
    worker.once('message', end)
    worker.once('error', refuse)
    worker.once('exit', refuse)
  })
}
