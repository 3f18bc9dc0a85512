import type { Case } from '@himoya/contract/reports/cases'
import { ApiError } from '@himoya/kit/session/api-client'
import { Button } from '@mui/material'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { ListFailed, ListSkeleton, ScreenPage } from '../../../ui/pages/page.tsx'
import { useText } from '../../../i18n/use-text.ts'
import { ActButtons } from './act-buttons.tsx'
import styles from './case.module.css'
import { AbsentCase } from './absent-case.tsx'
import { CaseHead } from './case-head.tsx'
import { CaseStrips } from './case-strips.tsx'
import { DeadlinesPart } from './deadlines-part.tsx'
import { FilesPart } from './files-part.tsx'
import { InboxPart } from './inbox-part.tsx'
import { LikenessPart } from './likeness-part.tsx'
import { NotesPart } from './notes-part.tsx'
import { PartLinks } from './part-links.tsx'
import { PeoplePart } from './people-part.tsx'
import { PlanPart } from './plan-part.tsx'
import { PrintDialog } from './print-dialog.tsx'
import { PromisesPart } from './promises-part.tsx'
import { ReferralsPart } from './referrals-part.tsx'
import { StoryPart } from './story-part.tsx'
import { TasksPart } from './tasks-part.tsx'
import { TimelinePart } from './timeline-part.tsx'
import { useCase } from './use-case.ts'

/** One case: what was told, what is done, who has looked. Opening it is written on its history. */
export function CasePage() {
  const text = useText()
  const { id = '' } = useParams()
  const one = useCase(id)
  const absent = one.error instanceof ApiError && one.error.code === 'not_found'
  return (
    <div className={styles.wide}>
      <ScreenPage title={one.data ? text('case.one', { ref: one.data.ref }) : text('case.one_plain')} action={<BackLink />}>
        {one.isPending ? <ListSkeleton rows={4} /> : null}
        {absent && !one.data ? <AbsentCase key={id} id={id} onOpened={() => void one.refetch()} /> : null}
        {one.isError && !absent && !one.data ? (
          <ListFailed title={text('case.failed_one')} error={one.error} onRetry={() => void one.refetch()} />
        ) : null}
        {one.data ? <OneCase key={one.data.id} one={one.data} /> : null}
      </ScreenPage>
    </div>
  )
}

function BackLink() {
  const text = useText()
  return (
    <Button component={Link} to="/cases" variant="outlined">
      {text('case.back')}
    </Button>
  )
}

function OneCase({ one }: { one: Case }) {
  const [printing, setPrinting] = useState(false)
  return (
    <>
      <CaseHead one={one} />
      <ActButtons one={one} onPrint={() => setPrinting(true)} />
      <CaseStrips one={one} />
      <PartLinks one={one} />
      <div className={styles.sides}>
        <div className={styles.side}>
          <StoryPart one={one} />
          <FilesPart one={one} />
          <InboxPart one={one} />
          <PlanPart one={one} />
          <TasksPart one={one} />
          <PromisesPart one={one} />
          <NotesPart one={one} />
        </div>
        <div className={styles.side}>
          <DeadlinesPart one={one} />
          <PeoplePart one={one} />
          <ReferralsPart one={one} />
          <LikenessPart one={one} />
          <TimelinePart one={one} />
        </div>
      </div>
      {printing ? <PrintDialog one={one} onClose={() => setPrinting(false)} /> : null}
    </>
  )
}
