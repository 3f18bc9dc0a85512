import type { Api } from '@himoya/kit/session/api-client'
import { type QueryKey, useMutation } from '@tanstack/react-query'
import type { TextKey } from '../../i18n/text-key.ts'
import { useText } from '../../i18n/use-text.ts'
import { useServices } from '../../session/services.ts'
import { useFailed, useNotify } from './use-notify.ts'

type After<Given, Answer> = {
  /** Said once it is done. */
  said?: TextKey | ((answer: Answer, given: Given) => TextKey | null)
  /** Under which key the answer takes the place of what was read. */
  keep?: QueryKey
  /** What is read again, whatever came of it. */
  reread?: readonly QueryKey[]
  done?(answer: Answer, given: Given): void
}

/** One act of a member: the call, what is said of it, what is read again. A failure says why. */
export function useAct<Given = void, Answer = unknown>(
  act: (api: Api, given: Given) => Promise<Answer>,
  { said, keep, reread = [], done }: After<Given, Answer> = {},
) {
  const { api, queries } = useServices()
  const text = useText()
  const notify = useNotify()
  return useMutation({
    mutationFn: (given: Given) => act(api, given),
    onSuccess(answer, given) {
      if (keep) queries.setQueryData(keep, answer)
      const words = typeof said === 'function' ? said(answer, given) : said
      if (words) notify(text(words), 'success')
      done?.(answer, given)
    },
    onError: useFailed(),
    onSettled: () => Promise.all(reread.map((queryKey) => queries.invalidateQueries({ queryKey }))),
  })
}
