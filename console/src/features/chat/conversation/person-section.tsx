import type { Person } from '@himoya/contract/chat/desk'
import type { StaffChat } from '@himoya/contract/staff/staff'
import { formatDate } from '@himoya/kit/dates'
import { BlockSection } from '../blocks/public/block-section.tsx'
import { Fact, FactRows } from '../../../ui/facts/fact.tsx'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { ChatPromises } from '../../reports/follow-ups/public/chat-promises.tsx'
import { PlanSection } from '../plan/public/plan-section.tsx'
import { CurtainNote } from '../care/public/curtain-note.tsx'
import { EarlierSection } from '../care/public/earlier-section.tsx'
import { PhoneFact } from '../care/public/phone-fact.tsx'
import { SignOutPerson } from '../care/public/sign-out-person.tsx'
import { RiskSection } from '../care/public/risk-section.tsx'
import { Loaded } from '../../../ui/facts/section.tsx'
import { TagsSection } from '../care/public/tags-section.tsx'
import { useDesk } from '../care/public/use-desk.ts'

/** What helps to help: who it is, how urgent, what it is about, what was before. For whoever may read the chat. */
export function CareSections({ chat }: { chat: StaffChat }) {
  const person = useDesk<Person>(chat.id, 'person')
  return (
    <>
      <Loaded query={person}>
        {(known) => (
          <>
            <PersonFacts person={known} chat={chat} />
            <PhoneFact person={known} />
            <SignOutPerson person={known} />
            <CurtainNote chat_id={chat.id} person={known} />
          </>
        )}
      </Loaded>
      <RiskSection chat={chat} />
      <ChatPromises chat={chat} />
      <PlanSection chat={chat} />
      <TagsSection chat_id={chat.id} />
      <EarlierSection chat_id={chat.id} />
      {person.data ? <BlockSection chat={chat} block={person.data.block} /> : null}
    </>
  )
}

/** Under the name: what is known of the number, without the number. */
export function PhoneLine({ chat_id }: { chat_id: string }) {
  const text = useText()
  const { data: person } = useDesk<Person>(chat_id, 'person')
  if (!person) return null
  return <span>{person.phone ?? text('care.nickname')}</span>
}

function PersonFacts({
  person: { age_band, region_code, audience, safe_hours, code_word },
  chat,
}: {
  person: Person
  chat: StaffChat
}) {
  const text = useText()
  const unknown = text('care.unknown')
  return (
    <FactRows>
      <Fact name={text('care.audience')}>{audience ? text(`care.audience_${audience}`) : unknown}</Fact>
      <Fact name={text('care.age')}>{age_band ? text(`age.${age_band}`) : unknown}</Fact>
      <Fact name={text('care.region')}>{region_code ? text(`region.${region_code}`) : unknown}</Fact>
      <Fact name={text('care.safe')}>{text(chat.safe_now ? `care.safe_${chat.safe_now}` : 'care.safe_silent')}</Fact>
      <Fact name={text('care.answer')}>{text(safe_hours ? `care.answer_${safe_hours}` : 'care.answer_silent')}</Fact>
      <CodeWord agreed={code_word} />
    </FactRows>
  )
}

/** The word by which the person is known again, and the one before it: somebody else may have the phone by now. */
function CodeWord({ agreed }: { agreed: Person['code_word'] }) {
  const text = useText()
  const lang = useLang()
  return (
    <Fact name={text('care.word')}>
      {agreed ? (
        <>
          <b>{agreed.word}</b>
          <div>{text('care.word_since', { day: formatDate(agreed.changed_at, lang) })}</div>
          {agreed.before !== null && <div>{text('care.word_before', { word: agreed.before })}</div>}
        </>
      ) : (
        text('care.word_silent')
      )}
    </Fact>
  )
}
