import type { ApiError } from '@himoya/kit/session/api-error'
import { CircleAlert } from 'lucide'
import { Icon } from '../../art/icon.tsx'
import { useFailureText } from './problem-texts.ts'
import { Changing } from '../screen/changing.tsx'

/** Says why sending failed; what was filled in stays, and the button that sends it is the way to try again. */
export function FailureBanner({ failure }: { failure: ApiError | null }) {
  const failureText = useFailureText()
  return (
    failure && (
      <div className="banner banner-failed" role="alert">
        <Icon of={CircleAlert} />
        <p>
          <Changing>{failureText(failure)}</Changing>
        </p>
      </div>
    )
  )
}
