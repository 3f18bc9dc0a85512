import type { FollowUp } from '@himoya/contract/reports/follow-ups'
import { useState } from 'react'
import { useText } from '../../../../i18n/use-text.ts'
import { useMe } from '../../../../session/use-me.ts'
import { Loaded } from '../../../../ui/facts/section.tsx'
import { DeclinedMark } from '../declined-mark.tsx'
import styles from '../follow-ups.module.css'
import { AddPromise, PromiseForm } from '../promise-form.tsx'
import { PromiseWays } from '../promise-ways.tsx'
import { wordsOf } from '../words-of.ts'
import { DueClock } from './due-clock.tsx'
import { type Place, useFollowUpsOf, useMakeFollowUp } from './use-follow-ups.ts'

type Props = { place: Place; may_add: boolean }

/** What was promised here: the open ones with their clocks, how the others ended, and a new one. */
export function PromiseList({ place, may_add }: Props) {
  const [adding, setAdding] = useState(false)
  const list = useFollowUpsOf(place)
  const make = useMakeFollowUp(place, () => setAdding(false))
  return (
    <>
      <Loaded query={list}>{(all) => <Rows all={all} />}</Loaded>
      {adding ? (
        <PromiseForm
          busy={make.isPending}
          may_show={place.of === 'chat'}
          onMake={make.mutate}
          onCancel={() => setAdding(false)}
        />
      ) : null}
      {may_add && !adding ? <AddPromise onClick={() => setAdding(true)} /> : null}
    </>
  )
}

function Rows({ all }: { all: readonly FollowUp[] }) {
  const text = useText()
  const open = all.filter(({ settled }) => settled === null)
  const over = all.filter(({ settled }) => settled !== null)
  if (all.length === 0) return <p className={styles.quiet}>{text('promise.none')}</p>
  return (
    <>
      <ul className={styles.list}>
        {open.map((one) => (
          <OpenRow key={one.id} one={one} />
        ))}
      </ul>
      {over.length > 0 ? (
        <details className={styles.over}>
          <summary>{text('promise.over', { count: over.length })}</summary>
          <ul className={styles.list}>
            {over.map((one) => (
              <SettledRow key={one.id} one={one} />
            ))}
          </ul>
        </details>
      ) : null}
    </>
  )
}

function OpenRow({ one }: { one: FollowUp }) {
  const text = useText()
  const me = useMe().data
  const { due_at, owner, shown } = one
  return (
    <li>
      <p className={styles.words}>{wordsOf(one, text)}</p>
      <DueClock due_at={due_at} />
      <DeclinedMark one={one} />
      {owner?.id === me?.id ? null : <span className={styles.quiet}>{owner ? owner.alias : text('promise.nobody')}</span>}
      {shown ? <span className={styles.quiet}>{text('promise.shown')}</span> : null}
      <PromiseWays one={one} />
    </li>
  )
}

function SettledRow({ one }: { one: FollowUp }) {
  const text = useText()
  const { settled, late } = one
  if (!settled) return null
  const { outcome, by, reason, words: why } = settled
  const how = text(outcome === 'kept' && late ? 'promise.kept_late' : `promise.${outcome}`)
  return (
    <li>
      <p className={styles.words}>{wordsOf(one, text)}</p>
      <span className={outcome === 'broken' ? styles.broken : styles.quiet}>
        {[how, by.alias, reason ? text(`promise.reason_${reason}`) : null, why].filter(Boolean).join(' · ')}
      </span>
    </li>
  )
}
