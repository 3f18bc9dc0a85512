import type { Language } from '@himoya/contract/languages'
import type { RichText } from '@himoya/contract/content/rich-text'
import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '../../../../i18n/use-text.ts'
import { asBlocks, asDocument } from '../blocks.ts'
import { BlockBar } from '../block-bar.tsx'
import { LinkDialog } from '../link-dialog.tsx'
import { createNodeViews, type Looks } from '../node-views.ts'
import styles from '../rich-text.module.css'
import { TextToolbar } from '../text-toolbar.tsx'
import { useLooks } from '../use-looks.ts'
import { writingPlugins } from '../writing.ts'

type Props = {
  id: string
  label: string
  lang: Language
  /** What it begins with; later changes from outside need another `key`. */
  first: RichText
  problem?: string | undefined
  readonly: boolean
  onChange(text: RichText): void
}

/** One text of blocks in one language: a toolbar, the words, and what belongs to the block at the cursor. */
export function TextEditor({ id, label, lang, first, problem, readonly, onChange }: Props) {
  const text = useText()
  const place = useRef<HTMLDivElement>(null)
  const [asks_link, setAsksLink] = useState(false)
  const looks = useLooks()
  const { view, state } = useEditorView(place, { first, lang, readonly, looks, onChange, askForLink: () => setAsksLink(true) })
  useEffect(() => {
    if (!view) return
    view.setProps({
      editable: () => !readonly,
      attributes: {
        id,
        lang,
        class: styles.words!,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-readonly': String(readonly),
        ...(problem === undefined ? {} : { 'aria-invalid': 'true', 'aria-describedby': `${id}-problem` }),
      },
    })
  }, [view, id, lang, label, problem, readonly])
  return (
    <div className={problem === undefined ? styles.editor : styles.editor_wrong}>
      {view && state && !readonly ? (
        <TextToolbar view={view} state={state} label={`${label}: ${text('rich.toolbar')}`} onLink={() => setAsksLink(true)} />
      ) : null}
      <div ref={place} />
      {view && state && !readonly ? <BlockBar view={view} state={state} /> : null}
      {problem === undefined ? null : (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
      {view && asks_link ? <LinkDialog view={view} onClose={() => setAsksLink(false)} /> : null}
    </div>
  )
}

type ViewOptions = Pick<Props, 'first' | 'lang' | 'readonly' | 'onChange'> & { looks: Looks; askForLink(): void }

function useEditorView(place: RefObject<HTMLDivElement | null>, options: ViewOptions) {
  const [now, setNow] = useState<{ view: EditorView; state: EditorState } | null>(null)
  const tell = useEffectEvent((text: RichText) => options.onChange(text))
  const askForLink = useEffectEvent(() => options.askForLink())
  const begin = useEffectEvent(() => ({ doc: asDocument(options.first), looks: options.looks }))
  useEffect(() => {
    const { doc, looks } = begin()
    const view = new EditorView(place.current, {
      state: EditorState.create({ doc, plugins: writingPlugins(options.lang, () => askForLink()) }),
      nodeViews: createNodeViews(looks),
      dispatchTransaction(transaction) {
        const state = view.state.apply(transaction)
        view.updateState(state)
        setNow({ view, state })
        if (transaction.docChanged) tell(asBlocks(state.doc))
      },
    })
    setNow({ view, state: view.state })
    return () => view.destroy()
  }, [place, options.lang])
  return { view: now?.view ?? null, state: now?.state ?? null }
}
