import { BREAK_GLASS_MINUTES } from '@himoya/contract/reports/case-lists'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { Siren } from 'lucide-react'
import { useState } from 'react'
import { useFailed } from '../../../ui/notices/use-notify.ts'
import { NothingHere } from '../../../ui/pages/page.tsx'
import { useServices } from '../../../session/services.ts'
import { useMe } from '../../../session/use-me.ts'
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx'
import { useText } from '../../../i18n/use-text.ts'
import { SAY_SO } from './public/use-cases.ts'

/** A foreign case is a missing one; a counsellor may use break-glass when a child cannot wait (safety.md 20). */
export function AbsentCase({ id, onOpened }: { id: string; onOpened(): void }) {
  const { api } = useServices()
  const text = useText()
  const failed = useFailed()
  const counsellor = useMe().data?.role === 'counsellor'
  const [asking, setAsking] = useState(false)
  const break_glass = useMutation({
    networkMode: SAY_SO,
    mutationFn: (reason: string) => api.post(`staff/report/${id}/break-glass/`, { reason }),
    onSuccess() {
      setAsking(false)
      onOpened()
    },
    onError: failed,
  })
  return (
    <NothingHere title={text('case.absent')}>
      {counsellor ? <p>{text('case.absent_text')}</p> : null}
      {counsellor ? (
        <Button variant="outlined" color="error" startIcon={<Siren size={17} />} onClick={() => setAsking(true)}>
          {text('case.break_glass')}
        </Button>
      ) : null}
      {asking ? (
        <ReasonDialog
          title={text('case.break_glass')}
          explanation={text('case.break_glass_text', { minutes: BREAK_GLASS_MINUTES })}
          action={text('case.break_glass')}
          busy={break_glass.isPending}
          onReason={(reason) => break_glass.mutate(reason)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </NothingHere>
  )
}
