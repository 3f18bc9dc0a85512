/** Which letters Uzbek is read in, kept like the language of the page: quick exit leaves it, for it tells nothing of a visit. */
const CHOICE = '=uz-Cyrl'

export const readsCyrillic = (): boolean => document.cookie.includes(CHOICE)

export function chooseCyrillic(chosen: boolean): void {
  const secure = location.protocol === 'https:' ? ';secure' : ''
  document.cookie = `letters${CHOICE};path=/;max-age=${chosen ? 31_536_000 : 0};samesite=lax${secure}`
}
