import { useEffect } from 'react'

/** The tab's title: what this page is, then the neutral name. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Himoya`
  }, [title])
}
