import { createValue, type Value } from './value.ts'

/** Answers whether the person has proven themselves, so that the act may be tried again. `purpose`: for this act alone. */
type Asking = { answer(proven: boolean): void; purpose?: string | undefined }

export type StepUpPrompt = {
  /** What the dialog is open for; null: it is closed. */
  asking: Value<Asking | null>
  /** Opens the dialog. Several calls at once wait for the same answer. */
  ask(purpose?: string): Promise<boolean>
}

/** The server wants to know once more who is here. The call waits meanwhile, so whatever was typed stays where it is. */
export function createStepUpPrompt(): StepUpPrompt {
  const asking = createValue<Asking | null>(null)
  let open: Promise<boolean> | null = null
  return {
    asking,
    ask(purpose) {
      open ??= new Promise<boolean>((resolve) => asking.set({ answer: resolve, purpose })).finally(() => {
        open = null
        asking.set(null)
      })
      return open
    },
  }
}
