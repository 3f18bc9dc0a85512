import type { PlaceAnswerBody, PlaceWordsBody } from '@himoya/contract/content/place-answers'

/** `wait`: so many answered from here today that no more are taken. */
export type Said = 'done' | 'wait' | 'failed'

/** `POST place/{call}`: whether a place helped, or a few words on it. Sends no token and keeps nothing here. */
export async function sayOfPlace(call: string, body: PlaceAnswerBody | PlaceWordsBody): Promise<Said> {
  const answer = await fetch(`/api/v1/place/${call}`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null)
  if (answer?.ok) return 'done'
  return answer?.status === 429 ? 'wait' : 'failed'
}
