import { ExitIcon, Icon } from '../../art/icon.tsx'

/** A modal hides the page's strip from the keyboard, so it brings the quick exit along, with the page's own address and words. */
export function DialogExit() {
  const link = document.querySelector<HTMLAnchorElement>('a[data-exit]')
  if (!link) return null
  return (
    <div className="strip">
      <a className="exit" href={link.href} rel="noreferrer" data-exit={link.dataset['exit']}>
        <Icon of={ExitIcon} />
        {link.textContent}
      </a>
    </div>
  )
}
