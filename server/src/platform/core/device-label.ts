// The first that matches: browsers built on Chrome also call themselves Chrome, and all call themselves Safari.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/YaBrowser\//, 'Yandex'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/OPR\/|OPT\/|Opera/, 'Opera'],
  [/UCBrowser\//, 'UC Browser'],
  [/Edg(A|iOS)?\//, 'Edge'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** A device in words (`Chrome, Android`); `?` when it says nothing we know. The user agent itself is not kept. */
export function deviceLabel(user_agent: string | undefined): string {
  const text = (user_agent ?? '').slice(0, 400)
  const named = [BROWSERS, SYSTEMS].map((list) => list.find(([pattern]) => pattern.test(text))?.[1])
  return named.filter((name) => name !== undefined).join(', ') || '?'
}
