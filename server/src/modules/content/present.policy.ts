import type { Download, Film, Picture, Sound } from '@himoya/contract/media-library'
import type { Block, RichText, ShownBlock, ShownText } from '@himoya/contract/rich-text'

/** What the library has of one id. */
export type Medium = Picture | Sound | Film | Download

export const isPicture = (medium: Medium): medium is Picture => 'sizes' in medium
export const isFilm = (medium: Medium): medium is Film => 'captions' in medium
export const isSound = (medium: Medium): medium is Sound => 'seconds' in medium && !isFilm(medium)

type MediaBlock = Extract<Block, { media_id: string }>

const isMediaBlock = (block: Block): block is MediaBlock => 'media_id' in block

/** The ids of the media a text shows. */
export const mediaIdsOf = (body: RichText): string[] => body.filter(isMediaBlock).map(({ media_id }) => media_id)

/** A text as a page shows it. A medium that is not there (any more), or is of another kind, leaves no hole. */
export function shownText(body: RichText, media: ReadonlyMap<string, Medium>): ShownText {
  return body.flatMap((block): ShownBlock[] => {
    if (!isMediaBlock(block)) return [block]
    const medium = media.get(block.media_id)
    if (!medium) return []
    const caption = block.caption === undefined ? {} : { caption: block.caption }
    if (block.type === 'image') return isPicture(medium) ? [{ type: 'image', picture: medium, ...caption }] : []
    if (block.type === 'audio') return isSound(medium) ? [{ type: 'audio', sound: medium, ...caption }] : []
    return isFilm(medium) ? [{ type: 'video', film: medium, ...caption }] : []
  })
}
