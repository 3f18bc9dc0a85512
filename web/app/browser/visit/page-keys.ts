/**
 * Session storage, on a phone that is not the person's own: that this tab is signed in at all, and by which word the next
 * page asks for its tokens (shared-device.ts). The tokens lie nowhere.
 */
export const SHARED_KEY = 'himoya_page'
/** Keys of what is half told, each useless without its tab (sealed-draft.ts), and what opens a running call for help (kept-call.ts). */
export const DRAFT_KEYS_DATABASE = 'himoya_keys'
/** In it stands on which page of this tab the chat panel was open; never on a shared device. */
export const PANEL_KEY = 'himoya_panel'
