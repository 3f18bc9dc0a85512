import type { Transfer } from '@himoya/contract/chat/desk'
import { DESK_LENGTHS } from '@himoya/contract/chat/desk-lists'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { ArrowLeftRight } from 'lucide-react'
import { useId, useState } from 'react'
import { WordsField } from '../../../ui/fields/words-field.tsx'
import { useNavigate } from 'react-router'
import { useMe } from '../../../session/use-me.ts'
import { PromiseLines } from '../../reports/follow-ups/public/promise-lines.tsx'
import { GuideWords } from '../care/public/risk-guide.tsx'
import { useText } from '../../../i18n/use-text.ts'
import { LangBadge } from '../../../ui/marks/lang-badge.tsx'
import styles from './transfer.module.css'
import { useAnswerTransfer, useTransfers } from './use-transfers.ts'
import { useNotify } from '../../../ui/notices/use-notify.ts'

/** Whatever page is open: somebody hands a chat over, and waits for the answer. */
export function IncomingOffers() {
  const text = useText()
  const me = useMe().data
  const [open, setOpen] = useState<string | null>(null)
  const offers = (useTransfers().data ?? []).filter(({ to, state }) => state === 'offered' && to.id === me?.id)
  const [first] = offers
  const shown = offers.find(({ id }) => id === open)
  if (!first) return null
  return (
    <>
      <div className={styles.incoming} role="alert">
        <ArrowLeftRight size={20} aria-hidden />
        <p>
          {offers.length === 1
            ? text('transfer.incoming', { from: first.from.alias })
            : text('transfer.incoming_count', { count: offers.length })}
        </p>
        <Button variant="contained" onClick={() => setOpen(first.id)}>
          {text('transfer.look')}
        </Button>
      </div>
      {shown ? <OfferCard key={shown.id} transfer={shown} onClose={() => setOpen(null)} /> : null}
    </>
  )
}

function OfferCard({ transfer, onClose }: { transfer: Transfer; onClose(): void }) {
  const text = useText()
  const title = useId()
  const [refusing, setRefusing] = useState(false)
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="sm" fullWidth>
      <DialogTitle id={title}>{text('transfer.incoming', { from: transfer.from.alias })}</DialogTitle>
      <DialogContent>
        <CardFacts transfer={transfer} />
      </DialogContent>
      {refusing ? (
        <Refusal transfer={transfer} onBack={() => setRefusing(false)} onClose={onClose} />
      ) : (
        <Choice transfer={transfer} onRefuse={() => setRefusing(true)} onClose={onClose} />
      )}
    </Dialog>
  )
}

function CardFacts({ transfer: { person, lang, card } }: { transfer: Transfer }) {
  const text = useText()
  return (
    <dl className={styles.card}>
      <dt>{text('transfer.with')}</dt>
      <dd>
        {person} <LangBadge lang={lang} />
      </dd>
      <dt>{text('note.summary')}</dt>
      <dd>{card.summary}</dd>
      <dt>{text('note.risk')}</dt>
      <dd>
        {text(`risk.${card.risk}`)}
        <GuideWords guide={card.guide} />
      </dd>
      {card.promises.length + (card.follow_ups ?? []).length > 0 ? (
        <>
          <dt>{text('note.promises')}</dt>
          <dd>
            <PromiseLines promises={card.follow_ups} />
            <ul>
              {card.promises.map((promise) => (
                <li key={promise}>{promise}</li>
              ))}
            </ul>
          </dd>
        </>
      ) : null}
      <dt>{text('note.next_step')}</dt>
      <dd>{card.next_step}</dd>
    </dl>
  )
}

type ChoiceProps = { transfer: Transfer; onRefuse(): void; onClose(): void }

function Choice({ transfer, onRefuse, onClose }: ChoiceProps) {
  const text = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  const accept = useAnswerTransfer(transfer.chat_id, () => {
    notify(text('transfer.done'), 'success')
    onClose()
    void navigate(`/mine/${transfer.chat_id}`)
  })
  return (
    <DialogActions>
      <Button variant="outlined" onClick={onClose}>
        {text('transfer.later')}
      </Button>
      <Button variant="outlined" onClick={onRefuse}>
        {text('transfer.reject')}
      </Button>
      <Button variant="contained" disabled={accept.isPending} onClick={() => accept.mutate({ act: 'accept' })}>
        {text(accept.isPending ? 'transfer.accepting' : 'transfer.accept')}
      </Button>
    </DialogActions>
  )
}

function Refusal({ transfer, onBack, onClose }: { transfer: Transfer; onBack(): void; onClose(): void }) {
  const text = useText()
  const [word, setWord] = useState('')
  const reject = useAnswerTransfer(transfer.chat_id, onClose)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (word.trim() !== '') reject.mutate({ act: 'reject', word: word.trim() })
      }}
    >
      <DialogContent>
        <WordsField
          most={DESK_LENGTHS.word}
          label={text('transfer.word')}
          value={word}
          autoFocus
          multiline={false}
          onChange={(event) => setWord(event.target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onBack}>
          {text('transfer.back')}
        </Button>
        <Button type="submit" variant="contained" disabled={word.trim() === '' || reject.isPending}>
          {text('transfer.reject_send')}
        </Button>
      </DialogActions>
    </form>
  )
}
