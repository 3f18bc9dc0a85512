import type { StaffChat } from '@himoya/contract/staff/staff'
import { useText } from '../../../../i18n/use-text.ts'
import { Section } from '../../../../ui/facts/section.tsx'
import { PromiseList } from './promise-list.tsx'

/** Beside a conversation. */
export function ChatPromises({ chat }: { chat: StaffChat }) {
  const text = useText()
  return (
    <Section title={text('promise.title')}>
      <PromiseList place={{ of: 'chat', id: chat.id }} may_add={!chat.forgotten} />
    </Section>
  )
}
