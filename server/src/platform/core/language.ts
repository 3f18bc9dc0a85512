import { LANGUAGES, type Language } from '@himoya/contract/languages'

/**
 * The language of texts and errors from `accept-language`. Ours are asked for by name (`ru`); a browser's
 * own list (`ru-RU,ru;q=0.9,en;q=0.8`) is understood too. Nothing known in it: Uzbek (seed section 1).
 */
export function askedLanguage(header: string | undefined): Language {
  const preferences = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return { tag: tag.split('-')[0], weight: quality ? Number(quality.trim().slice(2)) : 1 }
    })
  preferences.sort((left, right) => right.weight - left.weight)
  const known = preferences.find((preference) => preference.weight > 0 && LANGUAGES.some((lang) => lang === preference.tag))
  return (known?.tag as Language | undefined) ?? 'uz'
}
