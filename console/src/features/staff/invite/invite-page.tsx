import type { InviteOffer } from '@himoya/contract/staff/members'
import { Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '@himoya/kit/session/api-client'
import { explain } from '../../../ui/words/explain.ts'
import { useServices, useStore } from '../../../session/services.ts'
import { useTitle } from '../../../ui/pages/use-title.ts'
import { SignedOutPage } from '../../../ui/pages/signed-out-page.tsx'
import { useText } from '../../../i18n/use-text.ts'
import { InviteForm } from './invite-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { createInviteStore } from './take-invite.ts'

/** An invited member's first visit: password, second factor, recovery codes, and in. */
export function InvitePage() {
  const text = useText()
  const navigate = useNavigate()
  const { api } = useServices()
  const invite = useStore(createInviteStore)
  const [codes, setCodes] = useState<string[] | null>(null)
  const offer = useQuery({
    queryKey: ['invite'],
    queryFn: () => api.post<InviteOffer>('staff/invite/check/', { token: invite }),
    enabled: invite !== null,
    staleTime: Infinity,
  })
  useTitle(text('invite.title'))
  const enter = () => void navigate('/')

  if (codes) return <RecoveryCodes codes={codes} onDone={enter} />
  if (invite === null || isGone(offer.error)) {
    return (
      <SignedOutPage title={text('invite.gone')} hint={text('invite.gone_text')}>
        <Button variant="outlined" onClick={() => void navigate('/login')}>
          {text('sign_in.submit')}
        </Button>
      </SignedOutPage>
    )
  }
  if (!offer.data) {
    return (
      <SignedOutPage title={text('invite.title')} hint={offer.error ? explain(offer.error, text) : text('invite.checking')}>
        {offer.error ? (
          <Button variant="outlined" onClick={() => void offer.refetch()}>
            {text('app.retry')}
          </Button>
        ) : null}
      </SignedOutPage>
    )
  }
  const { alias, role } = offer.data
  return (
    <SignedOutPage title={text('invite.title')} hint={`${alias}, ${text(`role.${role}`)}`}>
      <InviteForm offer={offer.data} token={invite} onIn={(shown) => (shown ? setCodes(shown) : enter())} />
    </SignedOutPage>
  )
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404
