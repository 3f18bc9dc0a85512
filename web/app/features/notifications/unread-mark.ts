/** It stands where the dot stands that says who is there; hidden while the panel is open. */
const RULES = `.chat-button[data-unread]::after{content:attr(data-unread);display:grid;place-items:center;inset:-6px -6px auto auto;width:auto;min-width:26px;height:26px;padding:0 4px;border-radius:13px;font:650 .84375rem/1 var(--head);color:var(--on-exit);background:var(--exit)}[data-panel] .chat-button[data-unread]::after{display:none}`

let sheet: CSSStyleSheet | undefined

/** The count of waiting answers on the round chat button, said as `words` by a screen reader. The title stays neutral. */
export function showUnreadMark(count: number, words: string): void {
  const button = document.querySelector<HTMLElement>('.chat-button')
  if (!button) return
  if (count === 0) {
    delete button.dataset['unread']
    button.removeAttribute('aria-description')
    return
  }
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(RULES)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  button.dataset['unread'] = count > 99 ? '99+' : String(count)
  button.setAttribute('aria-description', words)
}
