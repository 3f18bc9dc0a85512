import { HREF_FORM } from '@himoya/contract/content/content-lists'
import { type DOMOutputSpec, type Mark, type Node, Schema } from 'prosemirror-model'

const words = { content: 'text*', group: 'block', defining: true }
const medium = { group: 'block', atom: true, draggable: true, attrs: { media_id: {}, caption: { default: '' } } }

/** How bold is said where it is pasted from; `<b>` may hold a whole document and say that it is not. */
const PLAIN_WEIGHT = /^(?:normal|lighter|[1-4]\d\d)$/
const BOLD_WEIGHT = /^(?:bold|bolder|[5-9]\d\d|1000)$/
/** What a rule of parsing answers: taken, or left to the next. */
const only = (fits: boolean): null | false => (fits ? null : false)
const named =
  (name: string) =>
  ({ type }: Mark): boolean =>
    type.name === name

/** The same blocks as the contract's `Block`; what is pasted keeps only what they can hold. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    text: {},
    paragraph: { ...words, parseDOM: [{ tag: 'p' }], toDOM: (): DOMOutputSpec => ['p', 0] },
    heading: {
      ...words,
      marks: '',
      attrs: { level: { default: 2 } },
      parseDOM: [
        ...['h1', 'h2'].map((tag) => ({ tag, attrs: { level: 2 } })),
        ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
      ],
      toDOM: ({ attrs }): DOMOutputSpec => [attrs['level'] === 2 ? 'h2' : 'h3', 0],
    },
    list: {
      content: 'list_item+',
      group: 'block',
      attrs: { ordered: { default: false } },
      parseDOM: [
        { tag: 'ul', attrs: { ordered: false } },
        { tag: 'ol', attrs: { ordered: true } },
      ],
      toDOM: ({ attrs }): DOMOutputSpec => [attrs['ordered'] ? 'ol' : 'ul', 0],
    },
    // Shared documents put a paragraph into each entry.
    list_item: {
      content: 'text*',
      defining: true,
      parseDOM: [{ tag: 'li' }, { tag: 'p', context: 'list_item/', skip: true, priority: 60 }],
      toDOM: (): DOMOutputSpec => ['li', 0],
    },
    quote: {
      ...words,
      attrs: { source: { default: '' } },
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: ({ attrs }): DOMOutputSpec => ['blockquote', { 'data-source': String(attrs['source']) }, 0],
    },
    callout: {
      ...words,
      attrs: { tone: { default: 'info' } },
      parseDOM: [{ tag: 'div[data-tone]', getAttrs: (dom) => ({ tone: dom.dataset['tone'] }) }],
      toDOM: ({ attrs }): DOMOutputSpec => ['div', { 'data-tone': String(attrs['tone']) }, 0],
    },
    help: {
      group: 'block',
      atom: true,
      draggable: true,
      attrs: { card: {} },
      parseDOM: [{ tag: 'div[data-card]', getAttrs: (dom) => ({ card: dom.dataset['card'] }) }],
      toDOM: ({ attrs }): DOMOutputSpec => ['div', { 'data-card': String(attrs['card']) }],
    },
    image: { ...medium, ...copiedMedium('image') },
    audio: { ...medium, ...copiedMedium('audio') },
    video: { ...medium, ...copiedMedium('video') },
  },
  marks: {
    bold: {
      parseDOM: [
        { tag: 'strong' },
        { tag: 'b', getAttrs: (dom) => only(!PLAIN_WEIGHT.test(dom.style.fontWeight)) },
        { style: 'font-weight', getAttrs: (weight) => only(PLAIN_WEIGHT.test(weight)), clearMark: named('bold') },
        { style: 'font-weight', getAttrs: (weight) => only(BOLD_WEIGHT.test(weight)) },
      ],
      toDOM: (): DOMOutputSpec => ['strong', 0],
    },
    italic: {
      parseDOM: [
        { tag: 'em' },
        { tag: 'i', getAttrs: (dom) => only(dom.style.fontStyle !== 'normal') },
        { style: 'font-style=normal', clearMark: named('italic') },
        { style: 'font-style=italic' },
      ],
      toDOM: (): DOMOutputSpec => ['em', 0],
    },
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (dom) => ownHref(dom.getAttribute('href') ?? '') }],
      // not a link here: a click places the cursor
      toDOM: (): DOMOutputSpec => ['u', { class: 'link' }, 0],
    },
  },
})

const ownHref = (href: string): { href: string } | false => (HREF_FORM.test(href) ? { href } : false)

/** How a medium goes through the clipboard: by its id, from one language to the other. */
function copiedMedium(type: 'image' | 'audio' | 'video') {
  return {
    parseDOM: [
      {
        tag: `div[data-${type}]`,
        getAttrs: (dom: HTMLElement) => ({ media_id: dom.dataset[type], caption: dom.dataset['caption'] ?? '' }),
      },
    ],
    toDOM: ({ attrs }: Node): DOMOutputSpec => [
      'div',
      { [`data-${type}`]: String(attrs['media_id']), 'data-caption': String(attrs['caption']) },
    ],
  }
}
