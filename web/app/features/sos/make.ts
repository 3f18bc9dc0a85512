import { createElement, type IconNode } from 'lucide'

type Attributes = Record<string, string | false>

/** An element with attributes (false: left out) and what stands in it; words become text nodes. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) if (value !== false) made.setAttribute(name, value)
  made.append(...inside)
  return made
}

/** An icon of the set, as the pages draw them. It always stands beside words. */
export const icon = (of: IconNode): SVGElement => createElement(of, { class: 'ic', 'aria-hidden': 'true' })

/** A button that says what it does. */
export function button(
  className: string,
  words: (Node | string)[],
  press: (pressed: HTMLButtonElement) => void | Promise<void>,
): HTMLButtonElement {
  const made = make('button', { type: 'button', class: className }, ...words)
  made.addEventListener('click', () => void press(made))
  return made
}
