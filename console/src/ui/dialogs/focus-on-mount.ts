/**
 * As a `ref`: takes the focus the moment the element appears. For dialogs, where the safe answer has to be under the
 * Enter key.
 */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()
