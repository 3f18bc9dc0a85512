export type Leadership = {
  /** Leads as soon as nobody else does. */
  seek(): void
  /** Takes it from a tab that shows no sign of life. */
  seize(): void
  /** Gives it to the next tab, or stops asking for it. */
  leave(): void
}

/** One tab leads, by a Web Lock of this name. Where tabs cannot agree each one leads: then the cid alone keeps sends single. */
export function createLeadership(name: string, onLead: () => void, onLost: () => void): Leadership {
  const can_agree = typeof navigator !== 'undefined' && 'BroadcastChannel' in globalThis
  const locks = can_agree ? navigator.locks : undefined
  let pending: AbortController | null = null
  let release = (): void => {}

  function leave(): void {
    pending?.abort()
    pending = null
    release()
  }

  async function request(options: LockOptions, mine: AbortController): Promise<void> {
    try {
      await locks!.request(name, options, () => {
        if (pending !== mine) return undefined
        const held = new Promise<void>((resolve) => {
          release = resolve
        })
        onLead()
        return held
      })
    } catch (error) {
      if (pending !== mine) return
      // an origin that may not use locks
      if ((error as Error).name !== 'AbortError') return onLead()
      onLost()
      seek()
    }
  }

  function seek(): void {
    if (!locks) return onLead()
    pending = new AbortController()
    void request({ signal: pending.signal }, pending)
  }

  return {
    seek,
    leave,
    seize() {
      if (!locks) return
      leave()
      pending = new AbortController()
      void request({ steal: true }, pending)
    },
  }
}
