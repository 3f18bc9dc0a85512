/** As a `ref`: takes the focus the moment the element appears, so that the safe answer is under the Enter key. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()
