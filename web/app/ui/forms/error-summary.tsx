import type { ApiError } from '@himoya/kit/session/api-error'
import { CircleAlert } from 'lucide'
import { useEffect, useRef } from 'react'
import { Icon } from '../../art/icon.tsx'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { fieldId } from './field.tsx'
import { useFailureText } from './problem-texts.ts'
import type { Form } from './use-form.ts'
import { Changing } from '../screen/changing.tsx'

/** After a failed send: what is wrong, with a link to each field. It takes the focus, so that nobody has to look for it. */
export function ErrorSummary<Name extends string>({ form, labels }: { form: Form<Name>; labels: Record<Name, string> }) {
  const t = useIslandTexts('account')
  const failureText = useFailureText()
  const box = useRef<HTMLDivElement>(null)
  const names = Object.keys(form.problems) as Name[]

  useEffect(() => {
    if (form.failed_times > 0) box.current?.focus()
  }, [form.failed_times])

  if (!names.length && !form.failure) return null
  return (
    <div ref={box} className="banner banner-failed" role="alert" tabIndex={-1}>
      <Icon of={CircleAlert} className="ic" />
      {form.failure ? (
        <p>
          <Changing>{failureText(form.failure)}</Changing> <SignInAgain failure={form.failure} />
        </p>
      ) : (
        <div>
          <p className="font-[650]">
            <Changing>{t(names.length === 1 ? 'common.fix_one' : 'common.fix_many', { count: String(names.length) })}</Changing>
          </p>
          <ul className="flex flex-wrap gap-x-3">
            {names.map((name) => (
              <li key={name}>
                <a
                  className="inline-block py-1 text-sos-ink"
                  href={`#${fieldId(name)}`}
                  onClick={(event) => focusField(event, name)}
                >
                  {labels[name]}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** The way on when the session ended meanwhile; a wrong password is an answer of its own. */
function SignInAgain({ failure }: { failure: ApiError }) {
  const words = useIslandTexts('problems')('sign_in')
  // a screen of guests does not bring these words
  if (failure.status !== 401 || failure.code === 'wrong_credentials' || words === '') return null
  return (
    <a className="inline-block py-1 font-[650] text-sos-ink" href={`/${document.documentElement.lang}/auth/login`}>
      {words}
    </a>
  )
}

/** Focus without the fragment: the address and the history of these pages say nothing. */
function focusField(event: { preventDefault(): void }, name: string): void {
  event.preventDefault()
  document.getElementById(fieldId(name))?.focus()
}
