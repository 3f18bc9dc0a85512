/** Keeps whole answers by path. What it keeps must not depend on who asks. */
export type PageCache<Page> = {
  /** A kept page at once, or a promise of one being made; one path is made once, however many ask. */
  get(path: string): Page | Promise<Page>
  has(path: string): boolean
  /** Forgets everything: content has changed. Pages are made again when they are next asked for. */
  invalidate(): void
}

type Entry<Page> = { page: Page; made_at: number; renewing: boolean }
type PageCacheOptions<Page> = {
  /** `last`: what it was before, if it is still known. */
  make: (path: string, last: Page | undefined) => Promise<Page>
  /** An older page is still served, while a new one is made behind it. */
  max_age_ms: number
  max_entries: number
  isKept: (page: Page, path: string) => boolean
  now: () => number
  onError: (error: unknown) => void
}

/**
 * When making a page anew fails, the last good copy stays (safety.md 32: database away, pages from the last good copy).
 * An invalidated page that cannot be made anew falls back to its last good copy too.
 */
export function createPageCache<Page>({
  make,
  max_age_ms,
  max_entries,
  isKept,
  now,
  onError,
}: PageCacheOptions<Page>): PageCache<Page> {
  const entries = new Map<string, Entry<Page>>()
  const under_way = new Map<string, Promise<Page>>()
  /** Counts invalidations: a page that was begun before one may hold what stood before it. */
  let round = 0

  async function renew(path: string): Promise<Page> {
    const begun_in = round
    try {
      const page = await make(path, entries.get(path)?.page)
      if (begun_in !== round) return page
      entries.delete(path)
      if (!isKept(page, path)) return page
      entries.set(path, { page, made_at: now(), renewing: false })
      if (entries.size > max_entries) entries.delete(entries.keys().next().value!)
      return page
    } catch (error) {
      const last_good = entries.get(path)
      if (!last_good) throw error
      onError(error)
      last_good.renewing = false
      return last_good.page
    } finally {
      if (begun_in === round) under_way.delete(path)
    }
  }

  function start(path: string): Promise<Page> {
    const going = under_way.get(path) ?? renew(path)
    under_way.set(path, going)
    return going
  }

  return {
    get(path) {
      const entry = entries.get(path)
      if (!entry || entry.made_at === -Infinity) return start(path)
      if (!entry.renewing && now() - entry.made_at > max_age_ms) {
        entry.renewing = true
        start(path).catch(onError)
      }
      return entry.page
    },
    has: (path) => entries.has(path),
    invalidate() {
      round += 1
      under_way.clear()
      for (const entry of entries.values()) entry.made_at = -Infinity
    },
  }
}
