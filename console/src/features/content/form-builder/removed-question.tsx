import { Button } from '@mui/material'
import { useState } from 'react'
import type { Working } from '../public/working.ts'
import editor_styles from '../../../ui/fields/editor.module.css'
import { useText } from '../../../i18n/use-text.ts'
import { bringBack, removeQuestion } from './build-questions.ts'
import type { Building } from './building.ts'
import type { Question } from './built.ts'

type Removed = { question: Question; place: number; texts: Working['texts'] }
export type Removal = { last: Removed | null; remove(question: Question, place: number): void; undo(): void; forget(): void }

/** The question that was taken out last can be brought back with its words. */
export function useRemoval({ type, working, update }: Building): Removal {
  const [last, setLast] = useState<Removed | null>(null)
  return {
    last,
    remove(question, place) {
      setLast({ question, place, texts: working.texts })
      update(removeQuestion(question.key))
    },
    undo() {
      if (last) update(bringBack(type, last.question, last.place, last.texts))
      setLast(null)
    },
    forget: () => setLast(null),
  }
}

export function BroughtQuestion({ removal: { last, undo, forget } }: { removal: Removal }) {
  const text = useText()
  return (
    <div role="status">
      {last ? (
        <div className={editor_styles.note}>
          <span>{text('builder.removed', { place: last.place + 1 })}</span>
          <Button size="small" variant="outlined" onClick={undo}>
            {text('builder.bring_back')}
          </Button>
          <Button size="small" onClick={forget}>
            {text('app.close')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
