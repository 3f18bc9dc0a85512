import type { CasePerson } from '@himoya/contract/reports/cases'
import { useText } from '../../../i18n/use-text.ts'
import { NotSaved } from './not-saved.tsx'
import { useCaseWrite } from './use-case.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'

export function RemovePersonDialog({ id, person, onClose }: { id: string; person: CasePerson; onClose(): void }) {
  const text = useText()
  const write = useCaseWrite(id)
  return (
    <FormDialog
      title={text('case.person_remove_ask', { name: person.name })}
      cancel={text('case.cancel')}
      action={text('case.person_remove')}
      disabled={write.isPending}
      danger
      safe
      onSubmit={() => write.mutate({ method: 'delete', path: `person/${person.id}/` }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <NotSaved id={id} error={write.error} onReread={write.reset} />
    </FormDialog>
  )
}
