import type { Curtain, NewRecoveryCode, User } from '@himoya/contract/accounts/auth'
import { type ReactNode, useState } from 'react'
import { useQuery, useQueryClient } from '../../../session/use-query.ts'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import type * as forms_module from './curtain-forms.tsx'
import { useSession } from '../../../session/session.ts'
import { Loaded } from '../../../ui/screen/loaded.tsx'
import { Section } from '../../../ui/screen/section.tsx'
import { Changing } from '../../../ui/screen/changing.tsx'

const KEY = ['Curtain'] as const

/** The recovery code, and the place to type it: it brings back what a reset by SMS hid (safety.md 5). Alike in every account. */
export function CurtainSection({ user }: { user: User }) {
  const { api } = useSession()
  const t = useIslandTexts('account')
  const curtain = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.get<Curtain>('auth/curtain/', { signal }),
  })
  return (
    <Section title={t('profile.code_title')} hint={t(user.mode === 'phone' ? 'profile.code_phone' : 'profile.code_nickname')}>
      <Loaded query={curtain} failed={t('profile.code_failed')}>
        {({ has_code }) => (
          <>
            <CodeMaking user={user} has_code={has_code} />
            <EnterCode />
          </>
        )}
      </Loaded>
    </Section>
  )
}

type Forms = typeof forms_module

/** Few make a code anew or type one: the forms come when they are asked for. */
function LateForms({ children }: { children: (forms: Forms) => ReactNode }) {
  const t = useIslandTexts('account')
  const forms = useQuery({ queryKey: ['CurtainForms'], queryFn: () => import('./curtain-forms.tsx'), staleTime: Infinity })
  return (
    <Loaded query={forms} failed={t('profile.code_failed')}>
      {children}
    </Loaded>
  )
}

/** Stands in every account, whether anything is hidden or not: so it tells nobody anything. */
function EnterCode() {
  const t = useIslandTexts('account')
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={() => setOpen(true)}>
      <summary className="flex min-h-11 items-center font-[650] text-green-ink underline">{t('profile.code_enter')}</summary>
      {open && <LateForms>{({ OpenForm }) => <OpenForm curtain_key={KEY} />}</LateForms>}
    </details>
  )
}

function CodeMaking({ user, has_code }: { user: User; has_code: boolean }) {
  const t = useIslandTexts('account')
  const queries = useQueryClient()
  const [code, setCode] = useState<NewRecoveryCode | null>(null)
  const [open, setOpen] = useState(false)
  const onKept = (): void => {
    setCode(null)
    setOpen(false)
    void queries.invalidateQueries({ queryKey: KEY })
  }
  if (code) return <LateForms>{({ MadeCode }) => <MadeCode user={user} made={code} onKept={onKept} />}</LateForms>
  return (
    <>
      {has_code && <p className="text-small text-ink-2">{t('profile.code_replaces')}</p>}
      {open ? (
        <LateForms>{({ MakeForm }) => <MakeForm user={user} onMade={setCode} />}</LateForms>
      ) : (
        <button type="button" className="btn btn-second" onClick={() => setOpen(true)}>
          <Changing>{t(has_code ? 'profile.code_again' : 'profile.code_make')}</Changing>
        </button>
      )}
    </>
  )
}
