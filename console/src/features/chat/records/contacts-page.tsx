import type { ContactPage, ContactRecord } from '@himoya/contract/chat/records'
import { Button } from '@mui/material'
import { keepPreviousData } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Choose } from '../../../ui/choices/choose.tsx'
import { ScreenPage } from '../../../ui/pages/page.tsx'
import styles from '../../../ui/pages/page.module.css'
import { useText } from '../../../i18n/use-text.ts'
import { ContactDialog } from './contact-dialog.tsx'
import { ContactRow } from './contact-row.tsx'
import { recordOptions } from './record-words.ts'
import { useRead } from '../../../session/use-read.ts'
import { PagedRows } from '../../../ui/pages/paged-rows.tsx'

const PER_PAGE = 20
type Kind = ContactRecord['kind']

/** What was written down, whatever way people came. */
export function ContactsPage() {
  const text = useText()
  const [kind, setKind] = useState<Kind | ''>('')
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<ContactRecord | 'new' | null>(null)
  const list = useRead<ContactPage>(
    ['contacts', kind, page],
    `staff/contact/?page=${page}&page_size=${PER_PAGE}${kind ? `&kind=${kind}` : ''}`,
    { placeholderData: keepPreviousData },
  )
  return (
    <ScreenPage
      title={text('records.contacts')}
      hint={text('records.contacts_hint')}
      action={
        <Button variant="contained" startIcon={<Plus size={18} />} onClick={() => setOpen('new')}>
          {text('records.new_contact')}
        </Button>
      }
    >
      <div className={styles.filters}>
        <Choose
          label={text('records.kind')}
          value={kind}
          none={text('records.all_kinds')}
          options={recordOptions(text).kind}
          onChoose={(chosen) => {
            setKind(chosen)
            setPage(1)
          }}
        />
      </div>
      <PagedRows
        list={list}
        failed={text('records.contacts_failed')}
        none={text('records.no_contacts')}
        none_text={text('records.no_contacts_text')}
        idOf={({ id }) => id}
        page={page}
        page_size={PER_PAGE}
        onPage={setPage}
      >
        {(record) => <ContactRow record={record} onOpen={() => setOpen(record)} />}
      </PagedRows>
      {open ? <ContactDialog record={open === 'new' ? null : open} onClose={() => setOpen(null)} /> : null}
    </ScreenPage>
  )
}
