/**
 * Words that change while they stand there. A browser that translates the page puts elements of its own in the place of a text, and
 * what is written into that text afterwards is seen by nobody; so other words come as another element, which it translates again.
 */
export function Changing({ children }: { children: string }) {
  return <span key={children}>{children}</span>
}
