import { useTexts } from '../../../i18n/use-texts.ts'

/** Names of the usual tags; one an editor has made up is shown as it is written. */
export function useTagWords(): (tag: string) => string {
  const t = useTexts('site') as (key: string) => string
  return (tag) => t(`tags.${tag}`) || tag.replaceAll('-', ' ')
}
