import type { TeamSetting } from '@himoya/contract/staff/shifts'
import type { House } from './house.ts'
import { callApi, PASSWORD, type SignedIn } from './journey.ts'

/** Changes some settings of the team and leaves the others; answers how they stood before. */
export async function setTeam(house: House, change: Partial<TeamSetting>): Promise<TeamSetting> {
  const body = { email: 'supervisor@himoya.test', password: PASSWORD }
  const { access: token } = await callApi<SignedIn>(house, 'staff/auth/token/', { body })
  const { chat_cap, assignment, lease_seconds } = await callApi<TeamSetting>(house, 'staff/setting/', { token })
  const before = { chat_cap, assignment, lease_seconds }
  await callApi(house, 'staff/setting/', { token, method: 'PUT', body: { ...before, ...change } })
  return before
}
