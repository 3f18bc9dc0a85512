import { browserStorage } from '@himoya/kit/browser-storage'
import { createLocalDrafts } from './local-drafts.ts'

/** Content that is typed and not saved; it belongs to its editor and outlives a sign-out. */
export const createDraftsStore = () => createLocalDrafts(browserStorage('local'))
