import { askForScript } from '../../browser/visit/page-visit.ts'

/**
 * Code that an open part of the page asked for did not come. True: the server answers, so the page is of a release whose files are
 * gone, or the browser remembers the failure, and only a reload helps. False: there is no way to the server now.
 */
export const isReleaseGone = async (): Promise<boolean> => (await askForScript(new URL(import.meta.url).pathname)) !== null
