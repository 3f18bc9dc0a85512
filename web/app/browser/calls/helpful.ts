/** Tells whether an answer helped: `POST faq/{id}/helpful/`. Sends no token and keeps nothing here. False: it did not get through. */
export async function sayHelpful(call: string, helpful: boolean): Promise<boolean> {
  const answer = await fetch(`/api/v1/${call}`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ helpful }),
  }).catch(() => null)
  return answer?.ok ?? false
}
