import type { CardOffer } from '@himoya/contract/content/content'
import type { StaffChat } from '@himoya/contract/staff/staff'
import { uuid } from '@himoya/kit/uuid'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { BookOpen, Phone, SendHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useFailed, useNotify } from '../../../../ui/notices/use-notify.ts'
import { useServices } from '../../../../session/services.ts'
import { useText } from '../../../../i18n/use-text.ts'
import styles from '../cards.module.css'
import { useRead } from '../../../../session/use-read.ts'

/** Pages and numbers to send with two presses: the first chooses, the second sends. */
export function CardPicker({ chat }: { chat: StaffChat }) {
  const text = useText()
  const [chosen, setChosen] = useState<string | null>(null)
  const offers = useRead<CardOffer[]>(['cards', chat.lang], `staff/card/?lang=${chat.lang}`, { staleTime: 300_000 })
  return (
    <section className={styles.picker}>
      <h2>{text('cards.title')}</h2>
      {offers.isError ? (
        <p role="alert">
          {text('cards.failed')} <Button onClick={() => void offers.refetch()}>{text('app.retry')}</Button>
        </p>
      ) : null}
      {offers.data?.map((offer) => (
        <div key={offer.id}>
          <Button
            variant="outlined"
            fullWidth
            className={styles.offer}
            aria-label={text('cards.send', { title: offer.title })}
            aria-expanded={chosen === offer.id}
            startIcon={offer.phone === null ? <BookOpen size={18} /> : <Phone size={18} />}
            endIcon={<SendHorizontal size={16} />}
            onClick={() => setChosen(chosen === offer.id ? null : offer.id)}
          >
            <span>{offer.title}</span>
          </Button>
          {chosen === offer.id ? <Confirm chat={chat} offer={offer} onDone={() => setChosen(null)} /> : null}
        </div>
      ))}
    </section>
  )
}

type ConfirmProps = { chat: StaffChat; offer: CardOffer; onDone(): void }

function Confirm({ chat, offer, onDone }: ConfirmProps) {
  const { api } = useServices()
  const text = useText()
  const notify = useNotify()
  const failed = useFailed()
  // one id for all tries of this press, so that a doubtful answer never sends it twice
  const [cid] = useState(uuid)
  const send = useMutation({
    mutationFn: () => api.post(`staff/chat/${chat.id}/card/`, { cid, card_id: offer.id }),
    onSuccess: () => {
      notify(text('cards.sent'), 'success')
      onDone()
    },
    onError: failed,
  })
  return (
    <div className={styles.confirm}>
      <p>{text('cards.confirm', { title: offer.title })}</p>
      <Button variant="contained" disabled={send.isPending} onClick={() => send.mutate()}>
        {text('cards.yes')}
      </Button>
      <Button onClick={onDone}>{text('cards.no')}</Button>
    </div>
  )
}
