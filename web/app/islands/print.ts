/** Loaded at the first press on a button that prints its page. */
export function touch(): void {
  print()
}
