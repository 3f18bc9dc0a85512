import type { ReactNode } from 'react'
import { LanguageChoice } from '../choices/language-choice.tsx'
import { ThemeChoice } from '../choices/theme-choice.tsx'
import { Mark } from '../../theme/mark.tsx'
import styles from './signed-out-page.module.css'

/** What stands before the console is entered: one card under the mark, language and look above it. */
export function SignedOutPage({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <main className={styles.page}>
      <div className={styles.choices}>
        <LanguageChoice />
        <ThemeChoice />
      </div>
      <div className={styles.card}>
        <div className={styles.head}>
          <Mark size={44} />
          <div>
            <p className={styles.product}>Himoya</p>
            <h1>{title}</h1>
            <p>{hint}</p>
          </div>
        </div>
        {children}
      </div>
    </main>
  )
}
