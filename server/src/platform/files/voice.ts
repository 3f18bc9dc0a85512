import { SIZES, VOICE_SECONDS } from '@himoya/contract/limits'
import { AppError } from '../core/errors.ts'
import { workApart } from './apart.ts'
import type { Refusal, Rewritten } from './voice-rewrite.ts'

const rewriteApart = workApart<Rewritten | Refusal>({
  script: new URL('./voice-worker.ts', import.meta.url),
  deadline_ms: 20_000,
  memory_mb: 192,
  running: 2,
  waiting: 8,
})

/**
 * A recorded voice note, rewritten packet by packet into a container of our own (docs/decisions/0016): sound and nothing
 * else. Throws `unsupported_media` for what is no recording, `voice_too_long`, `too_large`, `overloaded`.
 */
export async function cleanVoice(bytes: Buffer): Promise<Rewritten> {
  if (bytes.length > SIZES.voice) throw new AppError('too_large')
  const answer = await rewriteApart({ bytes: new Uint8Array(bytes), most_seconds: VOICE_SECONDS })
  if (answer === null) throw new AppError('unsupported_media')
  if ('refused' in answer) throw new AppError(answer.refused)
  return answer
}
