import { browserStorage } from '@himoya/kit/browser-storage'

/* Small notes of this browser about pictures and voice notes, readable without opening a database; the quick exit wipes them. */

const WAITING_KEY = 'himoya_media_waits'
const WARNED_KEY = 'himoya_picture_warned'

/** Something chosen on an earlier page was not sent yet. */
export const isMediaWaiting = (): boolean => browserStorage('local').get(WAITING_KEY) !== null

export function noteWaiting(waits: boolean): void {
  if (waits) browserStorage('local').set(WAITING_KEY, '1')
  else browserStorage('local').remove(WAITING_KEY)
}

/** The person has read what not to send. */
export const isPictureWarned = (): boolean => browserStorage('local').get(WARNED_KEY) !== null
export const notePictureWarned = (): void => browserStorage('local').set(WARNED_KEY, '1')
