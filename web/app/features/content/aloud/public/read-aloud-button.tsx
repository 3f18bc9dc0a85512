import { useSite } from '../../../../ui/site/use-site.ts'

/**
 * The place of the button that reads the article around it out loud. Its code (app/islands/read-aloud.ts) comes when somebody reads on, and
 * puts it there where the browser has a voice of its own for the article's language: the longest lesson has no byte to spare for what
 * may never be seen.
 */
export function ReadAloudButton() {
  const island = useSite().islands['read-aloud']
  return island && <span hidden data-touch={[island.script, ...island.imports].join(' ')} data-read="" />
}
