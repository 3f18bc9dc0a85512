import type { Feature } from '../../../ui/feature.ts'
import { InvitePage } from './invite-page.tsx'
import { createInviteStore } from './take-invite.ts'

export const invite: Feature = {
  name: 'invite',
  signed_out_pages: { '/invite': InvitePage },
  store: createInviteStore,
}
