import type { Platform } from '../../platform/platform.ts'
import type { Sessions } from '../../platform/realtime/connections.ts'
import { authenticate, sessionEnded } from '../accounts/auth/auth.service.ts'
import { readSignedIn } from './signed-in.store.ts'

/** How a socket learns who holds a token and when their session has ended. */
export function sessionsFor(platform: Platform, audience: 'web' | 'staff'): Sessions {
  return {
    authenticate: (token) => authenticate(platform, token, audience),
    ended: sessionEnded,
    alive: async (session_ids) => new Set(await readSignedIn(platform.db, session_ids, platform.now())),
  }
}
