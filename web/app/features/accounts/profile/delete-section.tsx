import type { User } from '@himoya/contract/accounts/auth'
import { useState } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useQuery } from '../../../session/use-query.ts'
import { Loaded } from '../../../ui/screen/loaded.tsx'
import { Section } from '../../../ui/screen/section.tsx'

type DeleteProps = { user: User; onDeleted: () => void }

/** Few delete their account: what asks for it comes when it is asked for. */
export function DeleteSection(props: DeleteProps) {
  const t = useIslandTexts('account')
  const [open, setOpen] = useState(false)
  return (
    <Section title={t('profile.delete')} hint={t('profile.delete_lead')}>
      <button type="button" className="btn border-sos-ink bg-surface text-sos-ink" onClick={() => setOpen(true)}>
        {t('profile.delete')}
      </button>
      {open && <LateDialog {...props} onClose={() => setOpen(false)} />}
    </Section>
  )
}

function LateDialog(props: DeleteProps & { onClose: () => void }) {
  const t = useIslandTexts('account')
  const code = useQuery({ queryKey: ['DeleteDialog'], queryFn: () => import('./delete-dialog.tsx'), staleTime: Infinity })
  return (
    <Loaded query={code} failed={t('profile.code_failed')}>
      {({ DeleteDialog }) => <DeleteDialog {...props} />}
    </Loaded>
  )
}
