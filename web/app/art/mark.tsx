/** The mark: a child under an arch. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
      <path
        d="M4 30V15C4 9 10 5.5 16 1.5 22 5.5 28 9 28 15v15h-5.5V16c0-3-3-5-6.5-7.5C12.5 11 9.5 13 9.5 16v14z"
        fill="var(--green)"
      />
      <circle cx="16" cy="18.2" r="3" fill="var(--apricot)" />
      <path d="M11.5 30v-2.6a4.5 4.5 0 0 1 9 0V30z" fill="var(--apricot)" />
    </svg>
  )
}
