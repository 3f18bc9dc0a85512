/** What goes first when there is too much to do, the first to go at the end (safety.md 31). Numbers stand in kept pages. */
export const LOAD_CLASSES = ['sos', 'talk', 'sign_in', 'content', 'figures'] as const
export type LoadClass = (typeof LOAD_CLASSES)[number]

/**
 * So many calls at work at the same moment, and a class is told to come again; the rest still goes through. A call takes a few
 * milliseconds, so this many are a fraction of a second. Settings `load_talk` … (config.ts, LIMITS).
 */
export const CEILINGS: Record<Exclude<LoadClass, 'sos'>, number> = { talk: 240, sign_in: 120, content: 100, figures: 40 }

/** What one client may have of each: a school behind one address does not notice it, and nobody alone shuts out the rest. */
export const CLIENT_SHARE = 0.5
/** And all addresses of one IPv6 site together. */
export const SITE_SHARE = 0.75

/** The first that fits. What helps a person now comes before what is read. */
const CLASSES: readonly (readonly [prefix: string, LoadClass])[] = [
  ['/api/v1/sos/', 'sos'],
  ['/api/v1/staff/sos/', 'sos'],
  ['/api/v1/staff/statistics/', 'figures'],
  ['/api/v1/staff/dashboard/', 'figures'],
  ['/api/v1/staff/', 'talk'],
  ['/api/v1/chat/', 'talk'],
  ['/api/v1/message/', 'talk'],
  ['/api/v1/victim/statistics/', 'figures'],
  ['/api/v1/victim/', 'talk'],
  ['/api/v1/auth/', 'sign_in'],
  ['/api/v1/password/', 'sign_in'],
  ['/api/v1/search/', 'figures'],
  ['/api/v1/', 'content'],
]

/** The class of a route's pattern; null: not a call, never refused here. */
export const loadClassOf = (pattern = ''): LoadClass | null => CLASSES.find(([prefix]) => pattern.startsWith(prefix))?.[1] ?? null
