type TrustedTypes = { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } }

/** Keeps the card for when there is no network (offline-worker.ts); `url` is our own worker. */
export function keepOfflineCard(url: string): void {
  const trusted = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  const policy = trusted?.createPolicy('himoya', { createScriptURL: () => url })
  void navigator.serviceWorker?.register(policy?.createScriptURL(url) ?? url)
}
