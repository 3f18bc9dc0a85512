import type { Api } from '@himoya/kit/session/api-client'
import type { EvidenceSender, PendingEvidence } from './evidence-sender.ts'

const RETRY_MS = 3_000
type Act = (sender: EvidenceSender) => void
type Options = {
  api: Api
  onChange(files: readonly PendingEvidence[]): void
  /** True as long as something was given that no sender has taken yet. */
  onWaiting(is_waiting: boolean): void
}

/** The sender of files, whose code comes with the first file; asked for until it is here, so that no file is lost. */
export function createLateSender({ api, onChange, onWaiting }: Options) {
  let sender: EvidenceSender | null = null
  let is_stopped = false
  let acts: Act[] = []

  async function bring(): Promise<void> {
    const code = await import('./evidence-sender.ts').catch(() => null)
    if (is_stopped) return
    if (!code) return void setTimeout(() => void bring(), RETRY_MS)
    sender = code.createEvidenceSender({ api, onChange })
    for (const act of acts) act(sender)
    acts = []
    onWaiting(false)
  }
  return {
    /** What has come of it; null: nothing was sent yet. */
    now: (): EvidenceSender | null => sender,
    /** Does it as soon as there is a sender. */
    use(act: Act): void {
      if (sender) return act(sender)
      acts.push(act)
      if (acts.length > 1) return
      onWaiting(true)
      void bring()
    },
    stop(quiet?: boolean): void {
      is_stopped = true
      sender?.stop(quiet)
    },
  }
}
