import type { Person } from '@himoya/contract/chat/desk'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../../i18n/use-text.ts'
import { useServices } from '../../../../session/services.ts'
import { useMe } from '../../../../session/use-me.ts'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import { useFailed, useNotify } from '../../../../ui/notices/use-notify.ts'

/** For supervisors: when a child says that somebody else has their phone. */
export function SignOutPerson({ person }: { person: Person }) {
  const { api } = useServices()
  const text = useText()
  const notify = useNotify()
  const failed = useFailed()
  const [asking, setAsking] = useState(false)
  const role = useMe().data?.role
  const sign_out = useMutation({
    mutationFn: (reason: string) => api.post(`staff/person/${person.id}/sign-out/`, { reason }),
    onSuccess() {
      setAsking(false)
      notify(text('care.sign_out_done'), 'success')
    },
    onError: failed,
  })
  if (role !== 'supervisor') return null
  return (
    <div>
      <Button variant="text" startIcon={<LogOut size={17} />} onClick={() => setAsking(true)}>
        {text('care.sign_out')}
      </Button>
      {asking ? (
        <ReasonDialog
          title={text('care.sign_out_title')}
          explanation={text('care.sign_out_text')}
          action={text('care.sign_out')}
          busy={sign_out.isPending}
          onReason={(reason) => sign_out.mutate(reason)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  )
}
