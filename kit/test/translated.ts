/**
 * As a browser does that translates a page: its own elements stand in the place of every text that holds a word or, in `numbers`, a
 * number alone.
 */
export function translatePage({ numbers = false } = {}): void {
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  for (const text of found) {
    const is_number = /^[\d\s.,:]+$/.test(text.data)
    if (text.data.trim() === '' || (is_number && !numbers) || text.parentElement!.closest('[translate="no"]')) continue
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = is_number ? text.data : `«${text.data}»`
    outer.append(inner)
    text.replaceWith(outer)
  }
}
