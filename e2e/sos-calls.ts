import type { SosRow } from '@himoya/contract/sos'
import type { House } from './house.ts'
import { callApi, PASSWORD, type SignedIn } from './journey.ts'

/** Ends every open call, whoever has it: nothing goes on ringing in the consoles of the next journey. */
export async function endSosCalls(house: House): Promise<void> {
  const { access: token } = await callApi<SignedIn>(house, 'staff/auth/token/', {
    body: { email: 'supervisor@himoya.test', password: PASSWORD },
  })
  for (const { id, state, settled_at } of await callApi<SosRow[]>(house, 'staff/sos/?view=open', { token })) {
    if (settled_at !== null) continue
    if (state === 'sent') await callApi(house, `staff/sos/${id}/accept/`, { token, method: 'POST' })
    await callApi(house, `staff/sos/${id}/settle/`, { token, body: { outcome: 'false_alarm' } })
  }
}
