import type { Case, CasePrint } from '@himoya/contract/reports/cases'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useFailed } from '../../../ui/notices/use-notify.ts'
import { useServices } from '../../../session/services.ts'
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx'
import { useText } from '../../../i18n/use-text.ts'
import { PrintView } from './print-view.tsx'
import { SAY_SO } from './public/use-cases.ts'

/** Why it leaves the screen is asked and written down before the pages exist. */
export function PrintDialog({ one, onClose }: { one: Case; onClose(): void }) {
  const { api } = useServices()
  const text = useText()
  const failed = useFailed()
  const [pages, setPages] = useState<CasePrint | null>(null)
  const print = useMutation({
    networkMode: SAY_SO,
    mutationFn: (reason: string) => api.post<CasePrint>(`staff/report/${one.id}/print/`, { reason }),
    gcTime: 0,
    onSuccess: setPages,
    onError: failed,
  })
  if (pages) return <PrintView pages={pages} onClose={onClose} />
  return (
    <ReasonDialog
      title={text('case.print')}
      explanation={text('case.print_text')}
      action={text('case.print_make')}
      busy={print.isPending}
      onReason={(reason) => print.mutate(reason)}
      onClose={onClose}
    />
  )
}
