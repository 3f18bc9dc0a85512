import type { Card } from '@himoya/contract/chat/chat'
import { useText } from '../../../../i18n/use-text.ts'

/** A plan as it was sent, with its headings in the reader's language. */
export function PlanView({ plan }: { plan: NonNullable<Card['plan']> }) {
  const text = useText()
  const { warning_signs, helps, contacts, safe_place, version } = plan
  const people = contacts.map(({ name, phone }) => (phone === null || phone === name ? name : `${name}: ${phone}`))
  return (
    <>
      <strong>
        {text('plan.title')}, {text('plan.version', { version })}
      </strong>
      <Part title={text('plan.warning_signs')} lines={warning_signs} />
      <Part title={text('plan.helps')} lines={helps} />
      <Part title={text('plan.contacts')} lines={people} />
      <Part title={text('plan.safe_place')} lines={safe_place === '' ? [] : [safe_place]} />
    </>
  )
}

function Part({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <span>
      {title}: {lines.join('; ')}
    </span>
  )
}
