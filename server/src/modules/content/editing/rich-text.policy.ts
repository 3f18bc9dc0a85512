import type { Block, RichText } from '@himoya/contract/content/rich-text'

type MediaBlock = Extract<Block, { media_id: string }>

export const isMediaBlock = (block: Block): block is MediaBlock => 'media_id' in block

/** The ids of the media a text shows, in their order. */
export const mediaIdsOf = (body: RichText): string[] => body.filter(isMediaBlock).map(({ media_id }) => media_id)
