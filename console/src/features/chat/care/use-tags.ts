import type { Tag } from '@himoya/contract/chat/desk'
import { useRead } from '../../../session/use-read.ts'

/** The team's list; it changes seldom. */
export const useTags = (enabled = true) => useRead<Tag[]>(['tags'], 'staff/tag/', { enabled })
