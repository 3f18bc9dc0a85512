import { type PushState, readPushState, turnPushOff, turnPushOn } from '../../browser/push/push-device.ts'
import { useEffect, useState } from 'react'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { useSession } from '../../session/session.ts'
import { Changing } from '../../ui/screen/changing.tsx'
import { showToast } from '../../ui/screen/toast.ts'

type Change = typeof turnPushOn | typeof turnPushOff

/** Pushes to this browser. It says how they stand; the browser asks its own question only after the tap on "turn on". */
export function PushChoice() {
  const t = useIslandTexts('notifications')
  const { api, lang, tokens } = useSession()
  const [state, setState] = useState<PushState | 'asking' | null>(null)
  useEffect(() => {
    // without an answer the line stays away: the site itself shows all there is
    if (!tokens.in_memory) readPushState(api).then(setState, () => null)
  }, [api, tokens])

  async function turn(change: Change, before: PushState): Promise<void> {
    setState('asking')
    try {
      setState(await change(api))
    } catch {
      // whatever the browser or the network refused: it is as it was, and can be tried again
      setState(before)
      showToast({ title: t('choices.not_turned'), status: 'error' })
    }
  }

  if (tokens.in_memory) return <p className="banner">{t('choices.not_mine')}</p>
  if (state === null) return null
  return (
    <div className="flex flex-col gap-2" aria-live="polite">
      <h3 className="font-[650]">{t('choices.device')}</h3>
      {state === 'asking' ? (
        <p>{t('choices.asking')}</p>
      ) : state === 'on' || state === 'off' ? (
        <Turning state={state} onTurn={(change) => void turn(change, state)} />
      ) : (
        <>
          {state === 'install' ? (
            <a className="inline-flex min-h-11 items-center self-start" href={`/${lang}/install`}>
              {t('choices.install')}
            </a>
          ) : (
            <span className="tag self-start">
              <Changing>{t(`choices.${state}`)}</Changing>
            </span>
          )}
          <p className="hint">
            <Changing>{t(`choices.${state}_how`)}</Changing>
          </p>
        </>
      )}
    </div>
  )
}

function Turning({ state, onTurn }: { state: 'on' | 'off'; onTurn: (change: Change) => void }) {
  const t = useIslandTexts('notifications')
  return (
    <>
      <p className="hint">{t('choices.device_hint')}</p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="tag">
          <Changing>{t(`choices.${state}`)}</Changing>
        </span>
        <button type="button" className="btn btn-second" onClick={() => onTurn(state === 'on' ? turnPushOff : turnPushOn)}>
          <Changing>{state === 'on' ? t('choices.turn_off') : t('choices.turn_on')}</Changing>
        </button>
      </div>
    </>
  )
}
