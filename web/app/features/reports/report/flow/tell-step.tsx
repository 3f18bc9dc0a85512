import { REPORT_LENGTHS } from '@himoya/contract/reports/report-lengths'
import type { RecordedVoice } from '../../../../browser/media/voice-recorder.ts'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { Field } from '../../../../ui/forms/field.tsx'
import { FileField } from '../files/file-field.tsx'
import { HelpBeside } from '../../../../ui/screen/help-beside.tsx'
import type { StepProps } from './step-props.ts'
import { SecrecyNotice } from './notice.tsx'
import { StepFrame } from './step-frame.tsx'
import { isSpoken, VoicePart } from './voice-part.tsx'
import { Changing } from '../../../../ui/screen/changing.tsx'

const NEAR_THE_END = 0.9
const MOST = REPORT_LENGTHS.description

/** The story: in words, aloud, by files, or all of it. */
export function TellStep({ flow }: StepProps) {
  const t = useIslandTexts('report_steps')
  const { form, draft, voice, files } = flow
  const { length } = [...draft.description]
  const addVoice = ({ blob, duration }: RecordedVoice): void => {
    files.add([{ blob, kind: 'voice', duration }])
    // words are not missing any more
    form.set('description', draft.description)
  }
  return (
    <StepFrame flow={flow} title={t(`${voice}.tell`)} hint={t(`${voice}.tell_hint`)} labels={{ description: t('tell.story') }}>
      <SecrecyNotice draft={draft} />
      <div className="grid gap-1">
        <Field name="description" label={t('tell.story')} problem={form.problems.description}>
          {({ className, ...control }) => (
            <textarea
              {...control}
              className={`${className} min-h-[min(11rem,40vh)]`}
              rows={7}
              autoComplete="off"
              value={draft.description}
              onChange={(event) => form.set('description', event.target.value)}
            />
          )}
        </Field>
        {length >= MOST * NEAR_THE_END && (
          <p className={`text-right text-small tabular-nums ${length > MOST ? 'text-sos-ink' : 'text-ink-2'}`} role="status">
            <Changing>{t('tell.left', { now: String(length), most: String(MOST) })}</Changing>
          </p>
        )}
        <p className="hint">
          <Changing>{t(flow.is_kept ? 'tell.kept' : 'tell.kept_here')}</Changing>
        </p>
      </div>
      <HelpBeside tells={flow.tells_of_danger} />
      <VoicePart files={files} onVoice={addVoice} onOpen={flow.setRecording} />
      <FileField files={files} but={isSpoken} />
    </StepFrame>
  )
}
