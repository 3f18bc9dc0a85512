import { inCyrillic } from './uzbek-cyrillic.ts'

/** What a page says to who sees it and to who hears it. */
const SAID = ['aria-label', 'alt', 'title', 'placeholder']
/** No words of ours: code, what people wrote, what is typed, names and words that are compared by their letters, other languages. */
const OTHER = 'script, style, textarea, [translate="no"], [dir="auto"], [lang]:not(:lang(uz))'

/** Turns all that stands in `root`, and all that comes into it, into Cyrillic. */
export function turnPage(root: HTMLElement): void {
  turn(root)
  const watch = new MutationObserver((changes) => {
    for (const { type, target, addedNodes, attributeName } of changes) {
      if (type === 'childList') addedNodes.forEach(turn)
      else if (type === 'characterData') turnText(target as Text)
      else turnAttribute(target as Element, attributeName!)
    }
  })
  watch.observe(root, { subtree: true, childList: true, characterData: true, attributeFilter: SAID })
}

function turn(node: Node): void {
  if (node.nodeType === Node.TEXT_NODE) return turnText(node as Text)
  if (!(node instanceof Element)) return
  const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let at: Node | null = node; at; at = walk.nextNode()) {
    if (at instanceof Element) for (const name of SAID) turnAttribute(at, name)
    else turnText(at as Text)
  }
}

/** Whatever is Cyrillic already stays, so what we changed ourselves comes to rest. */
function turnText(text: Text): void {
  if (!text.parentElement || text.parentElement.closest(OTHER)) return
  const turned = inCyrillic(text.data)
  if (turned !== text.data) text.data = turned
}

function turnAttribute(element: Element, name: string): void {
  const said = element.getAttribute(name)
  if (!said || element.closest('[translate="no"], [lang]:not(:lang(uz))')) return
  const turned = inCyrillic(said)
  if (turned !== said) element.setAttribute(name, turned)
}
