import type { Language } from '@himoya/contract/languages'
import type { SafetyPlan } from '@himoya/contract/chat/safety-plans'

type Heads = Record<'title' | keyof SafetyPlan, string>

const HEADS: Record<Language, Heads> = {
  uz: {
    title: 'Xavfsizlik rejam',
    warning_signs: 'Yomonlashayotganini bildiradigan belgilar',
    helps: 'Menga yordam beradigan narsalar',
    contacts: 'Kimga murojaat qilaman',
    safe_place: 'Xavfsiz joyim',
  },
  ru: {
    title: 'Мой план безопасности',
    warning_signs: 'По каким признакам видно, что становится хуже',
    helps: 'Что мне помогает',
    contacts: 'К кому обращусь',
    safe_place: 'Моё безопасное место',
  },
  en: {
    title: 'My safety plan',
    warning_signs: 'Signs that it is getting worse',
    helps: 'What helps me',
    contacts: 'Whom I turn to',
    safe_place: 'My safe place',
  },
}

/** The plan in words, for a client that knows no plans, a list and a transcript. */
export function planWords(
  lang: Language,
  { warning_signs, helps, contacts, safe_place }: SafetyPlan,
): { title: string; text: string } {
  const { title, ...heads } = HEADS[lang]
  const people = contacts.map(({ name, phone }) => (phone === null ? name : `${name}: ${phone}`))
  const parts: [string, string[]][] = [
    [heads.warning_signs, warning_signs],
    [heads.helps, helps],
    [heads.contacts, people],
    [heads.safe_place, safe_place === '' ? [] : [safe_place]],
  ]
  const text = parts
    .filter(([, lines]) => lines.length > 0)
    .map(([head, lines]) => [head, ...lines.map((line) => `- ${line}`)].join('\n'))
    .join('\n')
  return { title, text }
}
