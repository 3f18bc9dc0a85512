import type { House } from './house.ts'
import { callApi, makePerson, newNickname, PASSWORD } from './journey.ts'

type Child = { person: string; chat_id: string; say(text: string): Promise<unknown> }

export const tokenOf = async (house: House, email: string): Promise<string> =>
  (await callApi<{ access: string }>(house, 'staff/auth/token/', { body: { email, password: PASSWORD } })).access

/** A child who has written this and waits. */
export async function waiting(house: House, text: string): Promise<Child> {
  const { nickname, access } = await makePerson(house, newNickname())
  const [own] = await callApi<{ id: string }[]>(house, 'chat/', { token: access })
  const say = (message: string): Promise<unknown> =>
    callApi(house, `message/${own!.id}/`, { token: access, body: { cid: crypto.randomUUID(), message } })
  await say(text)
  return { person: nickname, chat_id: own!.id, say }
}

/** Leaves the queue and the counsellor's own list to this journey alone; a house has been others' before. */
export async function emptyDesk(house: House): Promise<void> {
  const supervisor = await tokenOf(house, 'supervisor@himoya.test')
  for (const { id } of await callApi<{ id: string }[]>(house, 'staff/queue/', { token: supervisor })) {
    await callApi(house, `staff/chat/${id}/claim/`, { token: supervisor, method: 'POST' })
    await callApi(house, `staff/chat/${id}/end/`, { token: supervisor, method: 'POST' })
  }
  const counsellor = await tokenOf(house, 'counsellor@himoya.test')
  for (const { id } of await callApi<{ id: string }[]>(house, 'staff/chat/?mine=1', { token: counsellor })) {
    await callApi(house, `staff/chat/${id}/end/`, { token: counsellor, method: 'POST' })
  }
}
