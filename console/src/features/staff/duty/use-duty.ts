import type { DutyRota, OwnDuty } from '@himoya/contract/staff/duty'
import type { Api } from '@himoya/kit/session/api-client'
import type { TextKey } from '../../../i18n/text-key.ts'
import { useRead } from '../../../session/use-read.ts'
import { useAct } from '../../../ui/notices/use-act.ts'

const ROTA = ['duty', 'rota']
const OWN = ['duty', 'own']
/** Others confirm their phones meanwhile, and messages arrive. */
const REREAD_MS = 10_000

export const useDutyRota = (enabled: boolean) => useRead<DutyRota>(ROTA, 'staff/duty/', { refetchInterval: REREAD_MS, enabled })

export const useOwnDuty = () => useRead<OwnDuty>(OWN, 'staff/duty/own/')

/** Changes the rota by a call that answers the whole of it. */
export const useDutyChange = (ask: (api: Api) => Promise<DutyRota>, said: TextKey, done: () => void = () => {}) =>
  useAct(ask, { said, keep: ROTA, reread: [['duty']], done })

export const useOwnDutyChange = (ask: (api: Api) => Promise<OwnDuty>, said: TextKey) =>
  useAct(ask, { said, keep: OWN, reread: [['duty']] })
