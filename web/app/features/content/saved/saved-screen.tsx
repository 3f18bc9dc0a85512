import { SAVED_TYPES } from '@himoya/contract/content/content-lists'
import type { SavedType } from '@himoya/contract/content/saved'
import { X } from 'lucide'
import { useState } from 'react'
import { Icon } from '../../../art/icon.tsx'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { FailureCard } from '../../../ui/forms/failure-card.tsx'
import { useRole, useSession } from '../../../session/session.ts'
import { showToast } from '../../../ui/screen/toast.ts'
import { MergeCard } from './public/merge-card.tsx'
import { Loading, SignInLinks } from '../../../ui/screen/states.tsx'
import { type Saved, useSaved } from './use-saved.ts'
import { Changing } from '../../../ui/screen/changing.tsx'

export function SavedScreen() {
  const role = useRole()
  const { saved, remove } = useSaved()
  return (
    <div className="flex flex-col gap-5">
      <MergeCard />
      {saved.data ? (
        <SavedList all={saved.data} remove={remove} />
      ) : saved.isError ? (
        <FailureCard failure={saved.error} onAgain={() => void saved.refetch()} />
      ) : (
        <Loading />
      )}
      {role === 'guest' && <GuestNote />}
    </div>
  )
}

function GuestNote() {
  const t = useIslandTexts('own')
  return (
    <section className="card flex flex-col gap-3 p-5">
      <p>{t('saved.guest')}</p>
      <p className="meta">{t('saved.guest_more')}</p>
      <SignInLinks />
    </section>
  )
}

function SavedList({ all, remove }: { all: readonly Saved[]; remove: (saved: Saved) => Promise<void> }) {
  const t = useIslandTexts('own')
  const { lang } = useSession()
  const [kind, setKind] = useState<SavedType | null>(null)
  const kinds = SAVED_TYPES.filter((type) => all.some((saved) => saved.type === type))
  const shown = all.filter(({ type }) => kind === null || type === kind)
  if (all.length === 0) {
    return (
      <div className="flex flex-col items-start gap-3">
        <p>{t('saved.none')}</p>
        <a className="btn btn-first" href={`/${lang}/learn`}>
          {t('to_lessons')}
        </a>
      </div>
    )
  }
  return (
    <>
      {kinds.length > 1 && <Kinds kinds={kinds} kind={kind} onChoose={setKind} />}
      {shown.length === 0 && <p className="meta">{t('saved.none_of_kind')}</p>}
      <ul className="flex flex-col gap-3">
        {shown.map((saved) => (
          <SavedRow key={`${saved.type} ${saved.object_id}`} saved={saved} remove={remove} />
        ))}
      </ul>
    </>
  )
}

type KindsProps = { kinds: readonly SavedType[]; kind: SavedType | null; onChoose: (kind: SavedType | null) => void }

function Kinds({ kinds, kind, onChoose }: KindsProps) {
  const t = useIslandTexts('own')
  return (
    <div className="flex flex-wrap gap-2" role="group" aria-label={t('saved.kinds')}>
      {[null, ...kinds].map((one) => (
        <button
          key={one ?? 'all'}
          type="button"
          className="min-h-11 rounded-[22px] border-[1.5px] border-line-strong bg-surface px-4 font-[600] aria-pressed:border-green aria-pressed:bg-green-soft"
          aria-pressed={kind === one}
          onClick={() => onChoose(one)}
        >
          <Changing>{one === null ? t('saved.all') : t(`saved.${one}`)}</Changing>
        </button>
      ))}
    </div>
  )
}

function SavedRow({ saved, remove }: { saved: Saved; remove: (saved: Saved) => Promise<void> }) {
  const t = useIslandTexts('own')
  const { lang } = useSession()
  const { type, object } = saved
  function take(): void {
    remove(saved).then(
      () => showToast({ title: t('saved.removed'), status: 'success' }),
      () => showToast({ title: t('saved.not_removed'), status: 'error' }),
    )
  }
  return (
    <li className="card flex items-start gap-2 p-2 pl-4">
      <div className="min-w-0 grow py-2" lang={object?.lang}>
        <p className="meta" lang={lang}>
          {t(`saved.${type}`)}
        </p>
        {object ? (
          <a className="inline-flex min-h-11 items-center font-[650] wrap-anywhere" href={`/${lang}${object.path}`}>
            {object.title}
          </a>
        ) : (
          <p lang={lang}>{t('saved.gone')}</p>
        )}
        {object?.summary && <p className="meta">{object.summary}</p>}
      </div>
      <button
        type="button"
        className="icon-btn"
        aria-label={t('saved.remove', { title: object?.title ?? t(`saved.${type}`) })}
        onClick={take}
      >
        <Icon of={X} />
      </button>
    </li>
  )
}
