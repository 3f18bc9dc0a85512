import { COUNSELLOR_DRAWINGS } from '@himoya/contract/staff/counsellor-drawings'
import type { OwnDrawing } from '@himoya/contract/staff/staff'
import { ApiError } from '@himoya/kit/session/api-client'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { useServices } from '../../../session/services.ts'
import { FormError } from '../../../ui/fields/form-error.tsx'
import { useFailedOutsideFields, useNotify } from '../../../ui/notices/use-notify.ts'
import { DrawingPicture } from './drawing-picture.tsx'
import { DRAWING } from './drawing-key.ts'
import styles from './drawing.module.css'

type Choice = OwnDrawing['drawing']
type Props = { own: OwnDrawing; alias: string }

/** The usual picture first; one that colleagues have may be chosen too, but it is said before. */
export function DrawingForm({ own, alias }: Props) {
  const text = useText()
  const [chosen, setChosen] = useState<Choice>(own.drawing)
  const { save, refused } = useSave()
  const isUsed = (one: Choice): boolean => one !== null && own.used_by_others.includes(one)
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    save.mutate(chosen)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.seen}>
        <p>{text('drawing.seen')}</p>
        <DrawingPicture of={chosen} />
        <strong>{alias}</strong>
      </div>
      <fieldset className={styles.choices}>
        <legend>{text('drawing.choose')}</legend>
        {[null, ...COUNSELLOR_DRAWINGS].map((one) => (
          <label key={one} className={styles.choice}>
            <input type="radio" name="drawing" className="unseen" checked={one === chosen} onChange={() => setChosen(one)} />
            <DrawingPicture of={one} />
            <span>
              {text(`drawing.${one ?? 'usual'}`)} {isUsed(one) ? <small>{text('drawing.used')}</small> : null}
            </span>
            {one === chosen ? <Check size={18} aria-hidden /> : null}
          </label>
        ))}
      </fieldset>
      <p className={styles.note} role="status">
        {isUsed(chosen) ? <span key="used">{text('drawing.used_note')}</span> : null}
      </p>
      <FormError error={refused ? text('drawing.refused') : null} />
      <Button type="submit" variant="contained" disabled={save.isPending}>
        {text('drawing.save')}
      </Button>
    </form>
  )
}

function useSave() {
  const { api, queries } = useServices()
  const text = useText()
  const notify = useNotify()
  const save = useMutation({
    mutationFn: (drawing: Choice) => api.put<OwnDrawing>('staff/drawing/', { drawing }),
    onSuccess(answer) {
      queries.setQueryData(DRAWING, answer)
      notify(text('drawing.saved'), 'success')
    },
    onError: useFailedOutsideFields(),
  })
  return { save, refused: save.error instanceof ApiError && save.error.fields.drawing !== undefined }
}
