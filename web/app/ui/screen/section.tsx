import type { ReactNode } from 'react'

export function Section({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className="card flex flex-col gap-4 px-(--edge) py-4 md:p-5">
      <div>
        <h2 className="text-h3">{title}</h2>
        {hint && <p className="text-small text-ink-2">{hint}</p>}
      </div>
      {children}
    </section>
  )
}
