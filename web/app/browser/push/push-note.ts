/** All that a push shows goes by this one tag, so that a device never shows two. */
export const NEWS_TAG = 'news'

const registered = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.getRegistration() ?? Promise.resolve(undefined)

/** Takes away what a push has shown on this device: it was read somewhere, or the person leaves. */
export async function closePushNote(): Promise<void> {
  const registration = await registered()
  for (const note of (await registration?.getNotifications?.({ tag: NEWS_TAG })) ?? []) note.close()
}

/** This browser hears no more pushes; the server finds its address gone at the next one. Answers that address. */
export async function endPush(): Promise<string | null> {
  const subscription = await (await registered())?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
  return subscription?.endpoint ?? null
}
