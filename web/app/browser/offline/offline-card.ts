type TrustedTypes = { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } }

let kept: Promise<unknown> | null = null

/** Keeps the card for when there is no network (offline-worker.ts); `url` is our own worker. Once a page, whoever asks first. */
export function keepOfflineCard(url: string): void {
  if (kept || !navigator.serviceWorker) return
  const trusted = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  const policy = trusted?.createPolicy('himoya', { createScriptURL: () => url })
  // a browser that keeps no worker works as it did without one
  kept = navigator.serviceWorker.register(policy?.createScriptURL(url) ?? url).catch(() => null)
}
