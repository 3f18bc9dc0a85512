/** What is read out: one sentence and the block it stands in. */
export type Sentence = { block: Element; text: string }

/** Blocks with words of the article's own. */
const BLOCKS = 'h1, h2, h3, h4, p, li, summary, dt, dd, figcaption'
/** What stands in an article and is none of it: its facts, its buttons, what is hidden. */
const BESIDE = '.meta, .js-only, .tag, .aloud-bar, nav, button, form, [hidden], [aria-hidden="true"]'

/** Between two sentences. */
const END = /(?<=[.!?…][»”")]?) /

/** The sentences of an article in the order they are read in; a block within a block is read once. */
export function sentencesOf(article: Element): Sentence[] {
  return [...article.querySelectorAll(BLOCKS)]
    .filter((block) => !block.closest(BESIDE) && !block.querySelector(BLOCKS))
    .flatMap((block) => splitText(block.textContent).map((text) => ({ block, text })))
}

/** A long text at once is more than some voices finish, and a pause would begin it anew. */
const splitText = (text: string): string[] =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(END)
    .filter((part) => part !== '')
