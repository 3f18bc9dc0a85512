/**
 * Whether an address that a browser gave is one of a configured push service: the server calls nothing else (safety.md 24).
 * `hosts`: names, `*.name` for all below one, or a whole origin of this machine for a test.
 */
export function isPushAddress(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  return hosts.some((host) => {
    if (host.includes('://')) return origin === host
    if (protocol !== 'https:' || port !== '') return false
    return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host
  })
}
