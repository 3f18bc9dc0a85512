import type { Case, CasePerson } from '@himoya/contract/reports/cases'
import { formatFull } from '@himoya/contract/phone-number'
import { Button } from '@mui/material'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import styles from './case.module.css'
import { mayWrite } from './may-write.ts'
import { Part } from './part.tsx'
import { PersonDialog } from './person-dialog.tsx'
import { RemovePersonDialog } from './remove-person-dialog.tsx'

/** Who has to do with the case. */
export function PeoplePart({ one }: { one: Case }) {
  const text = useText()
  const [adding, setAdding] = useState(false)
  const may_write = mayWrite(one)
  return (
    <Part
      name="people"
      title={text('case.people')}
      count={one.people.length}
      action={
        may_write ? (
          <Button variant="outlined" size="small" startIcon={<Plus size={16} />} onClick={() => setAdding(true)}>
            {text('case.person_add')}
          </Button>
        ) : null
      }
    >
      {one.people.length === 0 ? <p className={styles.quiet}>{text('case.people_none')}</p> : null}
      {one.people.length > 0 ? (
        <ul className={styles.rows}>
          {one.people.map((person) => (
            <li key={person.id}>
              <PersonRow id={one.id} person={person} may_write={may_write} />
            </li>
          ))}
        </ul>
      ) : null}
      {adding ? <PersonDialog id={one.id} person={null} onClose={() => setAdding(false)} /> : null}
    </Part>
  )
}

function PersonRow({ id, person, may_write }: { id: string; person: CasePerson; may_write: boolean }) {
  const text = useText()
  const [doing, setDoing] = useState<'change' | 'remove' | null>(null)
  const { name, role, about, phone } = person
  return (
    <>
      <p className={styles.words}>
        <strong>{name}</strong> <span className={styles.quiet}>{text(`case.role_${role}`)}</span>
      </p>
      {about ? <p className={styles.words}>{about}</p> : null}
      {phone ? (
        <p className={styles.quiet}>
          <a href={`tel:${phone}`} className={styles.number}>
            {formatFull(phone)}
          </a>
        </p>
      ) : null}
      {may_write ? (
        <div className={styles.ways}>
          <Button
            variant="text"
            size="small"
            aria-label={`${text('case.person_change')}: ${name}`}
            onClick={() => setDoing('change')}
          >
            {text('case.person_change')}
          </Button>
          <Button
            variant="text"
            size="small"
            aria-label={`${text('case.person_remove')}: ${name}`}
            onClick={() => setDoing('remove')}
          >
            {text('case.person_remove')}
          </Button>
        </div>
      ) : null}
      {doing === 'change' ? <PersonDialog id={id} person={person} onClose={() => setDoing(null)} /> : null}
      {doing === 'remove' ? <RemovePersonDialog id={id} person={person} onClose={() => setDoing(null)} /> : null}
    </>
  )
}
