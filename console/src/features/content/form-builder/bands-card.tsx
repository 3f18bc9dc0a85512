import type { Language } from '@himoya/contract/languages'
import { TEST_SIZES } from '@himoya/contract/content/test-lists'
import { Button } from '@mui/material'
import { Plus } from 'lucide-react'
import { idOf } from '../public/problems.ts'
import editor_styles from '../../../ui/fields/editor.module.css'
import { useText } from '../../../i18n/use-text.ts'
import { BandBar } from './band-bar.tsx'
import { BandForm } from './band-form.tsx'
import { addBand } from './build-bands.ts'
import styles from './builder.module.css'
import type { Building } from './building.ts'
import { bandsOf } from './built.ts'
import { LanguageTabs } from './language-tabs.tsx'
import { builtProblem } from './place-names.ts'

type Props = { building: Building; lang: Language; onLang(lang: Language): void }

/** What a score comes to: from which percent on, what it is called, what helps, where it leads. */
export function BandsCard({ building, lang, onLang }: Props) {
  const text = useText()
  const { working, problems, readonly, update } = building
  const bands = bandsOf(working.facts)
  const problem = builtProblem(problems, 'facts.bands', text)
  return (
    <section id={idOf('facts.bands')} tabIndex={-1} aria-label={text('builder.bands')} className={editor_styles.card}>
      <h2>{text('builder.bands')}</h2>
      <p className={problem === undefined ? editor_styles.hint : editor_styles.wrong}>{problem ?? text('builder.bands_hint')}</p>
      <BandBar bands={bands} />
      <LanguageTabs lang={lang} onLang={onLang} />
      <ol className={styles.bands}>
        {[...bands.entries()].map(([place, band]) => (
          <li key={band.key}>
            <BandForm building={building} band={band} place={place} lang={lang} />
          </li>
        ))}
      </ol>
      {readonly || bands.length >= TEST_SIZES.bands ? null : (
        <Button variant="outlined" startIcon={<Plus size={18} />} onClick={() => update(addBand())}>
          {text('builder.add_band')}
        </Button>
      )}
    </section>
  )
}
