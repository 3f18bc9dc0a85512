/** As a `ref`: takes the focus the moment the element appears, so that the safe answer is under the Enter key. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()

/** As a `ref`: a new screen begins at its top, and its heading is read out. */
export function focusHeading(heading: HTMLHeadingElement | null): void {
  if (!heading) return
  scrollTo(0, 0)
  heading.focus({ preventScroll: true })
}
