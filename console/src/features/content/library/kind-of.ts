import { MEDIA_ACCEPT, MEDIA_BYTES, MEDIA_KINDS, type MediaKind } from '@himoya/contract/content/library-lists'

export const ACCEPTED = Object.values(MEDIA_ACCEPT).join(',')

/** What a file says it is, by its type or its ending; the server believes neither. null: nothing we take. */
export function claimedKind({ name, type }: Pick<File, 'name' | 'type'>): MediaKind | null {
  const ending = `.${name.split('.').at(-1)?.toLowerCase() ?? ''}`
  return (
    MEDIA_KINDS.find((kind) => {
      const taken = MEDIA_ACCEPT[kind].split(',')
      return taken.includes(type) || taken.includes(ending)
    }) ?? null
  )
}

/** In megabytes, when the file has more; else null. */
export function passedLimit({ size }: Pick<File, 'size'>, kind: MediaKind): number | null {
  return size > MEDIA_BYTES[kind] ? Math.round(MEDIA_BYTES[kind] / 1024 / 1024) : null
}
