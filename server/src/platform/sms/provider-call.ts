/** A provider that does not answer by then counts as down, and the next one is tried. */
export const PROVIDER_PATIENCE_MS = 10_000

/** Why a provider did not take a message: its name and a status. Never a number, a text or what it answered. */
export class ProviderError extends Error {
  readonly code: string

  constructor(provider: string, reason: 'TIMEOUT' | 'UNREACHABLE' | 'REFUSED' | 'NO_TOKEN' | 'NO_JSON' | number) {
    super(`${provider} did not take the message`)
    this.name = 'ProviderError'
    this.code = typeof reason === 'number' ? `HTTP_${reason}` : reason
  }
}

/** One call to a configured provider, never to an address from anywhere else; redirects are not followed. */
export async function callProvider(provider: string, url: string, request: RequestInit, patience_ms: number): Promise<Response> {
  try {
    return await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(patience_ms) })
  } catch (error) {
    const timed_out = error instanceof DOMException && error.name === 'TimeoutError'
    throw new ProviderError(provider, timed_out ? 'TIMEOUT' : 'UNREACHABLE')
  }
}
