import type { SavedRef } from '@himoya/contract/content/saved'
import { createTabChannel } from '@himoya/kit/link/tab-channel'

/** One thing was saved or taken away; null: many may have been. */
export type SavedChange = { ref: SavedRef; saved: boolean; id: string | undefined } | null

/** What is saved in one tab shows in the others: at the bookmarks and in the list. */
export const savedTabs = createTabChannel<SavedChange>('himoya_saved')
