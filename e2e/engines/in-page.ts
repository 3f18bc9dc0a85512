/** What is meant on a page: by its role and name, by the words it shows, or by a selector where it has neither. */
export type Target =
  | { role: 'button' | 'link' | 'heading' | 'radio' | 'checkbox' | 'textbox' | 'combobox'; name: string }
  | { text: string }
  | { css: string }

export type Found = {
  /** The middle of what a finger would press: of a radio button its label. */
  x: number
  y: number
  /** What lies over the middle, in words. */
  covered: string | null
  text: string
  value: string
  is_checked: boolean
  is_disabled: boolean
}

/** Runs in the page. All shown elements that are meant; with `is_near` the first of them is brought into sight. */
export function locate(target: Target, is_near: boolean): Found[] {
  const squeezed = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const shown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })
  const roles = {
    button: 'button, summary, [role=button], input[type=submit]',
    link: 'a[href]',
    heading: 'h1, h2, h3, h4',
    radio: 'input[type=radio]',
    checkbox: 'input[type=checkbox]',
    textbox: 'input:not([type=radio], [type=checkbox]), textarea',
    combobox: 'select',
  }
  const labels = (element: Element): Element[] => [...((element as HTMLInputElement).labels ?? [])]
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const said = ids.map((id) => squeezed(document.getElementById(id)?.textContent)).join(' ')
    const own = element.matches('input, textarea, select')
      ? element.getAttribute('placeholder')
      : (element as HTMLElement).innerText
    const label = labels(element).map((one) => squeezed(one.textContent))
    return squeezed(said || element.getAttribute('aria-label') || label.join(' ') || own)
  }
  const meant = (): Element[] => {
    if ('css' in target) return [...document.querySelectorAll(target.css)]
    if ('role' in target)
      return [...document.querySelectorAll(roles[target.role])].filter((element) => nameOf(element) === target.name)
    const saying = [...document.querySelectorAll('body *')].filter((element) => squeezed(element.textContent) === target.text)
    return saying.filter((element) => !saying.some((other) => other !== element && element.contains(other)))
  }
  const touched = (element: Element): Element =>
    element.matches('[type=radio], [type=checkbox]') ? (labels(element)[0] ?? element) : element
  const tell = (element: Element | null): string =>
    element ? `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">` : 'nothing'
  const all = meant().filter((element) => shown(touched(element)))
  if (is_near && all[0]) touched(all[0]).scrollIntoView({ block: 'center', behavior: 'instant' })
  return all.map((element) => {
    const area = touched(element)
    const { left, top, width, height } = area.getClientRects()[0] ?? area.getBoundingClientRect()
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
    const hit = document.elementFromPoint(x, y)
    const is_hit = hit !== null && (area.contains(hit) || element.contains(hit))
    const { value = '', checked = false, disabled = false } = element as Partial<HTMLInputElement>
    return {
      x,
      y,
      covered: is_hit ? null : tell(hit),
      text: squeezed((element as HTMLElement).innerText),
      value,
      is_checked: checked,
      is_disabled: disabled,
    }
  })
}
