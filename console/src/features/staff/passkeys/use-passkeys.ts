import type { PasskeyRule, Passkeys } from '@himoya/contract/staff/passkeys'
import type { Api } from '@himoya/kit/session/api-client'
import { useRead } from '../../../session/use-read.ts'
import { useAct } from '../../../ui/notices/use-act.ts'

const KEYS = ['passkeys'] as const

export const usePasskeys = () => useRead<Passkeys>(KEYS, 'staff/auth/passkey/')

/** For admins and supervisors. */
export const usePasskeyRule = () => useRead<PasskeyRule>([...KEYS, 'rule'], 'staff/passkey-rule/')

/** Whatever is changed, the lists are asked for again. */
export const usePasskeyChange = <T>(change: (api: Api, value: T) => Promise<unknown>, done: () => void = () => {}) =>
  useAct(change, { done, reread: [KEYS] })
