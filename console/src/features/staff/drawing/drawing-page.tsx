import type { OwnDrawing } from '@himoya/contract/staff/staff'
import { useText } from '../../../i18n/use-text.ts'
import { useMe } from '../../../session/use-me.ts'
import { useRead } from '../../../session/use-read.ts'
import { ScreenPage } from '../../../ui/pages/page.tsx'
import { ReadState } from '../../../ui/pages/read-state.tsx'
import { DrawingForm } from './drawing-form.tsx'
import { DRAWING } from './drawing-key.ts'

/** What children see beside my alias. */
export function DrawingPage() {
  const text = useText()
  const own = useRead<OwnDrawing>(DRAWING, 'staff/drawing/')
  const { data: me } = useMe()
  return (
    <ScreenPage title={text('drawing.title')} hint={text('drawing.hint')}>
      <ReadState of={own} failed={text('drawing.failed')} />
      {own.data && me ? <DrawingForm own={own.data} alias={me.alias} /> : null}
    </ScreenPage>
  )
}
