import { timingSafeEqual } from 'node:crypto'
import type { ContentType } from '@himoya/contract/content/content-types'
import type { Preview, PreviewLink } from '@himoya/contract/content/editing'
import type { Language } from '@himoya/contract/languages'
import type { RichText } from '@himoya/contract/content/rich-text'
import type { z } from 'zod'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { asVideo, asPicture, asSound, mediaByIds } from '../media/media.service.ts'
import { workingOf } from './editing.service.ts'
import { readAnyItem, readItem } from '../items.store.ts'
import { servedLanguage } from '../live/live.policy.ts'
import { presentText } from '../live/present.service.ts'
import { shownQuestions } from './preview-questions.policy.ts'
import { lineOf } from './working.policy.ts'

const LIFE_S = 600
/** 128 bits of id, seconds, 128 bits of signature: small letters and digits only, as our addresses have them. */
const TOKEN = /^(?<id>[0-9a-f]{32})(?<until>[0-9a-f]{8})(?<sign>[0-9a-f]{32})$/
const SIGN_BYTES = 16

type Parts = Pick<Platform, 'db' | 'vault' | 'now'>

/** The address at which whoever has it sees the working copy for ten minutes. Throws `not_found`. */
export async function linkPreview(
  platform: Parts,
  { type, id }: { type: ContentType; id: string },
  lang: Language,
): Promise<z.infer<typeof PreviewLink>> {
  if (!(await readItem(platform.db, type, id))) throw new AppError('not_found')
  const until = Math.floor(platform.now().getTime() / 1_000) + LIFE_S
  const open = `${id.replaceAll('-', '')}${until.toString(16).padStart(8, '0')}`
  return { path: `/${lang}/preview/${open}${signature(platform, open).toString('hex')}` }
}

/** What the link leads to, in `lang` or the language that stands in for it. Throws `not_found`, also when its time is over. */
export async function showPreview(platform: Parts, token: string, lang: Language): Promise<z.infer<typeof Preview>> {
  const { id, until, sign } = TOKEN.exec(token)?.groups ?? {}
  if (!id || !until || !sign) throw new AppError('not_found')
  const is_ours = timingSafeEqual(Buffer.from(sign, 'hex'), signature(platform, `${id}${until}`))
  if (!is_ours || Number.parseInt(until, 16) * 1_000 < platform.now().getTime()) throw new AppError('not_found')
  const item = await readAnyItem(platform.db, id)
  if (!item) throw new AppError('not_found')
  const { facts, texts } = workingOf(item)
  const served = servedLanguage(texts, lang)
  const { title, summary, body, transcript } = texts[served]
  const { cover, media } = facts as { cover?: string | null; media?: string | null }
  const found = await mediaByIds(
    platform.db,
    [cover, media].filter((one) => typeof one === 'string'),
    served,
  )
  const [shown_cover, medium] = [found.get(cover ?? ''), found.get(media ?? '')]
  return {
    type: item.type as ContentType,
    lang: served,
    title: lineOf(title),
    summary: lineOf(summary),
    cover: asPicture(shown_cover),
    sound: asSound(medium),
    video: asVideo(medium),
    transcript: lineOf(transcript),
    questions: shownQuestions(item.type as ContentType, facts, texts[served]),
    body: await presentText(platform.db, (body ?? []) as RichText, served),
  }
}

const signature = ({ vault }: Parts, open: string): Buffer => vault.blindIndex('content preview', open).subarray(0, SIGN_BYTES)
