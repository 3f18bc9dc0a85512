import type { ContentType } from '@himoya/contract/content/content-types'
import type { ContentOne } from '@himoya/contract/content/editing'
import type { Language } from '@himoya/contract/languages'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTitle } from '../../ui/pages/use-title.ts'
import { useLang, useText } from '../../i18n/use-text.ts'
import { BroughtBack } from './brought-back.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { EditHead } from './edit-head.tsx'
import styles from '../../ui/fields/editor.module.css'
import { FactsCard } from './facts-card.tsx'
import { LanguageColumns } from './language-columns.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { ProblemList } from './problem-list.tsx'
import { type FieldKind, firstOf, useFieldKinds } from './public/field-kinds.ts'
import { goToField } from './public/problems.ts'
import { titleOf } from './title.ts'
import { useSaving } from './use-saving.ts'
import { useWorking } from './public/use-working.ts'
import { blankWorking, type FieldValues, type Path, workingOf } from './public/working.ts'
import { useNotify } from '../../ui/notices/use-notify.ts'

type Props = { type: ContentType; one: ContentOne | null; known: FieldValues }

export function Editor({ type, one, known }: Props) {
  const text = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  const kinds = useFieldKinds()
  // what is known of a new one comes from the address, and is read once
  const [blank] = useState(() => ({ working: blankWorking(type, known), version: 0 }))
  const begun = useMemo(() => (one ? { working: workingOf(one), version: one.version } : blank), [one, blank])
  const writing = useWorking(type, one?.id ?? 'new', begun)
  const saving = useSaving(type, one, writing)
  const { lang, setLang, opened, setOpened, goTo } = useInSight(kinds, writing.working.facts)
  const readonly = one !== null && !one.can.includes('edit')
  useTitle(titleOf(writing.working.texts, useLang()) || text(`type.${type}`))

  const save = async (): Promise<void> => {
    const saved = await saving.save()
    if (!saved) return
    notify(text('content.saved'), 'success')
    if (!one) void navigate(`/content/${type}/${saved.id}`)
  }
  useSaveKey(() => void (writing.changed && !saving.busy && !readonly ? save() : undefined))

  return (
    <div className={styles.page}>
      <EditHead type={type} one={one} writing={writing} saving={saving} readonly={readonly} onSave={() => void save()} />
      <BroughtBack one={one} writing={writing} />
      <ProblemList problems={saving.problems} facts={writing.working.facts} onGo={goTo} />
      <LanguageColumns
        type={type}
        lang={lang}
        onLang={setLang}
        writing={writing}
        problems={saving.problems}
        readonly={readonly}
      />
      <FactsCard type={type} one={one} writing={writing} problems={saving.problems} readonly={readonly} />
      {kinds
        .filter((kind) => kind.isOf(type))
        .map(({ name, Cards }) => (
          <Cards
            key={name}
            type={type}
            writing={writing}
            problems={saving.problems}
            readonly={readonly}
            lang={lang}
            onLang={setLang}
            opened={opened}
            onOpen={setOpened}
          />
        ))}
      <LeaveGuard changed={writing.changed && !saving.busy} onSave={async () => (await saving.save()) !== null} />
      {saving.theirs ? <ConflictDialog type={type} theirs={saving.theirs} writing={writing} onClose={saving.settled} /> : null}
    </div>
  )
}

/** Which language a narrow screen shows, which question is open, and how a field comes before the eyes. */
function useInSight(kinds: readonly FieldKind[], facts: FieldValues) {
  const [lang, setLang] = useState<Language>('uz')
  const [opened, setOpened] = useState<string | null>(null)
  const goTo = (path: Path): void => {
    const [first, named] = path.split('.')
    const key = firstOf(kinds, (kind) => kind.keyIn(path, facts))
    if (key !== null) setOpened(key)
    if (first === 'texts') setLang(named as Language)
    // the language comes forward first, and a question opens
    requestAnimationFrame(() => goToField(path))
  }
  return { lang, setLang, opened, setOpened, goTo }
}

/** Ctrl+S saves here, and not the page as a file. */
function useSaveKey(onSave: () => void): void {
  const save = useEffectEvent(onSave)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      save()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
