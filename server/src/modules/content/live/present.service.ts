import type { Language } from '@himoya/contract/languages'
import type { RichText, ShownBlock, ShownText } from '@himoya/contract/content/rich-text'
import type { Db } from '../../../platform/db/connect.ts'
import { asVideo, asPicture, asSound, mediaByIds } from '../media/media.service.ts'
import { isMediaBlock, mediaIdsOf } from '../editing/rich-text.policy.ts'

/**
 * A stored text with its media, as it is served in `lang`. A medium that is not there any more, or is of another kind, leaves
 * no hole.
 */
export async function presentText(db: Db, body: RichText, lang: Language): Promise<ShownText> {
  const ids = mediaIdsOf(body)
  const media = ids.length === 0 ? new Map<string, never>() : await mediaByIds(db, ids, lang)
  return body.flatMap((block): ShownBlock[] => {
    if (!isMediaBlock(block)) return [block]
    const medium = media.get(block.media_id)
    const caption = block.caption === undefined ? {} : { caption: block.caption }
    const [picture, sound, video] = [asPicture(medium), asSound(medium), asVideo(medium)]
    if (block.type === 'image') return picture ? [{ type: 'image', picture, ...caption }] : []
    if (block.type === 'audio') return sound ? [{ type: 'audio', sound, ...caption }] : []
    return video ? [{ type: 'video', video, ...caption }] : []
  })
}
