import type { Language } from '@himoya/contract/languages'
import { LateScreen } from '../late-screen.tsx'
import { loadAccountWords } from '../../accounts/account/public/load-account-words.ts'

async function load(lang: Language) {
  const [{ NicknameStart }, texts] = await Promise.all([import('./nickname-start.tsx'), loadAccountWords(lang)])
  return { screen: NicknameStart, texts }
}

export function NicknameScreen({ onBack }: { onBack: () => void }) {
  return (
    <LateScreen name="NicknameScreen" load={load}>
      {(NicknameStart) => <NicknameStart onBack={onBack} />}
    </LateScreen>
  )
}
