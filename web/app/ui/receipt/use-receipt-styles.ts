import { useLayoutEffect } from 'react'
import css from './receipt.css?inline'

let sheet: CSSStyleSheet | null = null

/** Brings the rules of receipts to an island's page once; most islands tell no receipt, so none of them has these rules of its own. */
export function useReceiptStyles(): void {
  useLayoutEffect(() => {
    if (!sheet) {
      sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
    }
    if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, [])
}
