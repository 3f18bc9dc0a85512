import { createHash } from 'node:crypto'
import type { ContentType } from '@himoya/contract/content/content-types'

/** The same name has the same id in every installation, so that samples can refer to each other. A UUID of version 8. */
export function idOf(kind: ContentType | 'media', name: string): string {
  const hex = createHash('sha256').update(`himoya sample ${kind} ${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
