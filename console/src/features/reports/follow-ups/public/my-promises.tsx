import type { FollowUp } from '@himoya/contract/reports/follow-ups'
import { Link } from 'react-router'
import { useText } from '../../../../i18n/use-text.ts'
import { Loaded } from '../../../../ui/facts/section.tsx'
import { DeclinedMark } from '../declined-mark.tsx'
import styles from '../follow-ups.module.css'
import { PromiseWays } from '../promise-ways.tsx'
import { wordsOf } from '../words-of.ts'
import { DueClock } from './due-clock.tsx'
import { placeOf } from './place-of.ts'
import { useOpenFollowUps } from './use-follow-ups.ts'

/** All that I promised, by its time, with the ways it may end. One that was handed to me alone is kept from here. */
export function MyPromises({ className, count }: { className: string | undefined; count: number }) {
  const text = useText()
  const mine = useOpenFollowUps('mine')
  return (
    <section className={className} aria-label={text('promise.title')}>
      <h3>
        {text('promise.title')} <span className={styles.count}>{count}</span>
      </h3>
      <Loaded query={mine}>
        {(all) => (
          <ul className={styles.list}>
            {all.map((one) => (
              <MyPromise key={one.id} one={one} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}

function MyPromise({ one }: { one: FollowUp }) {
  const text = useText()
  const to = one.case_id ? text('case.one', { ref: one.to }) : one.to
  return (
    <li>
      <p className={styles.words}>
        <strong>{placeOf(one) === '/day' ? to : <Link to={placeOf(one)}>{to}</Link>}</strong> {wordsOf(one, text)}
      </p>
      <DueClock due_at={one.due_at} />
      <DeclinedMark one={one} />
      <PromiseWays one={one} />
    </li>
  )
}
