import { createValue, type Value } from './value.ts'

/** Answers whether the person has proven themselves, so that the act may be tried again. */
type Asking = { answer(proven: boolean): void }

export type StepUpPrompt = {
  /** What the dialog is open for; null: it is closed. */
  asking: Value<Asking | null>
  /** Opens the dialog. Several calls at once wait for the same answer. */
  ask(): Promise<boolean>
}

/** The server wants to know once more who is here. The call waits meanwhile, so whatever was typed stays where it is. */
export function createStepUpPrompt(): StepUpPrompt {
  const asking = createValue<Asking | null>(null)
  let open: Promise<boolean> | null = null
  return {
    asking,
    ask() {
      open ??= new Promise<boolean>((resolve) => asking.set({ answer: resolve })).finally(() => {
        open = null
        asking.set(null)
      })
      return open
    },
  }
}
