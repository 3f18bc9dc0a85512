import type { Case, CasePrint } from '@himoya/contract/reports/cases'
import { Button, Dialog } from '@mui/material'
import { Printer } from 'lucide-react'
import { useId } from 'react'
import { focusOnMount } from '../../../ui/dialogs/focus-on-mount.ts'
import { useText } from '../../../i18n/use-text.ts'
import { ContactFact } from './contact-fact.tsx'
import { Facts } from './facts.tsx'
import { PrintBlock, PrintLines } from './print-lines.tsx'
import styles from './print.module.css'
import { unwrittenStory } from './unwritten-story.ts'

type Props = { pages: CasePrint; onClose(): void }
/** Across the whole of every page, so that no cut removes it. */
const WATERMARKS = Array.from({ length: 24 }, (_, index) => index)

/** The case on paper, over the console; who printed it and when stands across every page. */
export function PrintView({ pages: { watermark, case: one }, onClose }: Props) {
  const text = useText()
  const heading = useId()
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={heading} className={styles.sheet}>
      <div className={styles.bar}>
        <Button ref={focusOnMount} variant="outlined" onClick={onClose}>
          {text('case.print_back')}
        </Button>
        <Button variant="contained" startIcon={<Printer size={17} />} onClick={() => window.print()}>
          {text('case.print_now')}
        </Button>
        <span>{text('case.print_warn')}</span>
      </div>
      <div className={styles.watermark} aria-hidden>
        {WATERMARKS.map((index) => (
          <span key={index} data-words={watermark} />
        ))}
      </div>
      <article className={styles.printed}>
        <h1 id={heading}>{text('case.one', { ref: one.ref })}</h1>
        <p className={styles.small}>{watermark}</p>
        <ReportSection one={one} />
        <PrintLines one={one} />
      </article>
    </Dialog>
  )
}

function ReportSection({ one }: { one: Case }) {
  const text = useText()
  const status = [text(`case.risk_${one.risk}`), text(`case.state_${one.state}`), one.assigned_to?.alias]
  return (
    <>
      <p>{status.filter(Boolean).join(' · ')}</p>
      <PrintBlock title={text('case.story')}>
        <p className={styles.story} lang={one.lang}>
          {one.facts.description || text(unwrittenStory(one))}
        </p>
        <Facts one={one}>
          <ContactFact one={one} />
        </Facts>
      </PrintBlock>
      {one.plan ? (
        <PrintBlock title={text('case.plan')}>
          <p className={styles.words}>{one.plan.text}</p>
        </PrintBlock>
      ) : null}
    </>
  )
}
