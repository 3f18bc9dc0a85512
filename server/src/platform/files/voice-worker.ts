import { parentPort, workerData } from 'node:worker_threads'
import { type Refusal, rewriteVoice, type Rewritten } from './voice-rewrite.ts'

/** A thread of its own for one recording: what its file is made to do, it does here and ends with it. */
const { bytes, most_seconds } = workerData as { bytes: Uint8Array; most_seconds: number }

async function answer(): Promise<Rewritten | Refusal> {
  try {
    return await rewriteVoice(bytes, most_seconds)
  } catch {
    // The parser's words describe the file, which is the person's; that it cannot be read is all we say.
    return { refused: 'unsupported_media' }
  }
}

parentPort?.postMessage(await answer())
