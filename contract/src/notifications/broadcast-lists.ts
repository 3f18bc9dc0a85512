/* What a screen needs to know of broadcasts without zod. */

/** `approved` waits for its moment; `stopped`: somebody stopped it, those it had reached keep it. */
export const BROADCAST_STATES = ['draft', 'review', 'approved', 'sending', 'sent', 'stopped'] as const
/** As they fit on a lock screen. */
export const BROADCAST_TITLE = 80
export const BROADCAST_TEXT = 300
/** A page of ours without its language: `news/yangi-oyingoh`. */
export const BROADCAST_PATH = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/
