/**
 * The secret of an invitation, which stands behind `#` of `/staff/invite`. It is taken out of the address at once:
 * neither the history of the browser nor a glance at the screen should keep it.
 */
export function takeInvite(place: Pick<Location, 'pathname' | 'hash'>, past: Pick<History, 'replaceState'>): string | null {
  const base = /^(.*\/staff\/)invite\/?$/.exec(place.pathname)?.[1]
  const secret = place.hash.slice(1)
  if (!base) return null
  past.replaceState(null, '', `${base}#/invite`)
  return secret === '' || secret.startsWith('/') ? null : secret
}

/** The secret of the invitation this page was opened with. */
export const createInviteStore = () => takeInvite(location, history)
