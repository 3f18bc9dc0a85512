import type { ReactNode } from 'react'
import { IslandTexts } from '../../../i18n/island-texts.tsx'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { Island } from '../../../ui/island/island.tsx'
import { NoScript } from '../../../ui/site/no-script.tsx'
import { useSite } from '../../../ui/site/use-site.ts'

type AccountPageProps = {
  island: 'register' | 'confirm' | 'login' | 'forgotten' | 'profile' | 'holdings' | 'welcome'
  texts: object
  title: ReactNode
  /** How many fields the screen begins with. */
  fields: number
  /** What the island gets besides its texts. */
  more?: object
}

/** The server's part of an account screen: its heading, and the shape of what the island puts in its place. */
export function AccountPage({ island, texts, title, fields, more }: AccountPageProps) {
  const { lang } = useSite()
  return (
    <IslandTexts lang={lang} texts={texts}>
      {/* A screen high from the start: the footer does not jump when the island takes its shape's place. */}
      <div className="wrap min-h-screen pt-3 lg:pt-12">
        <div className="mx-auto flex max-w-110 flex-col gap-5 pb-10">
          {title}
          <Island name={island} props={{ texts, ...more }}>
            <Shape fields={fields} />
            <NoScript />
          </Island>
        </div>
      </div>
    </IslandTexts>
  )
}

export function AccountTitle({ of }: { of: 'register' | 'confirm' | 'login' | 'forgotten' | 'profile' | 'data' }) {
  const t = useIslandTexts('account')
  return <h1 className="text-h1">{t(`${of}.title`)}</h1>
}

function Shape({ fields }: { fields: number }) {
  return (
    <div className="js-only" aria-hidden="true">
      <div className="flex flex-col gap-5">
        {Array.from({ length: fields }, (_, place) => (
          <div key={place} className="flex flex-col gap-2">
            <div className="h-5 w-32 rounded-tag bg-sunken" />
            <div className="h-13 rounded-field bg-sunken" />
          </div>
        ))}
        <div className="h-13 rounded-button bg-sunken" />
      </div>
    </div>
  )
}
