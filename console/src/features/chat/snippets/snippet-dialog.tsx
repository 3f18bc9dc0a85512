import { LANGUAGES, type Language } from '@himoya/contract/languages'
import type { Snippet } from '@himoya/contract/chat/snippets'
import { TextField } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Choose } from '../../../ui/choices/choose.tsx'
import { useFailedOutsideFields, useNotify } from '../../../ui/notices/use-notify.ts'
import { wrongField } from '../../../ui/words/explain.ts'
import { useServices } from '../../../session/services.ts'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { WordsField } from '../../../ui/fields/words-field.tsx'

/** `snippet` null: a new one. */
export function SnippetDialog({ snippet, onClose }: { snippet: Snippet | null; onClose(): void }) {
  const text = useText()
  const own_lang = useLang()
  const [lang, setLang] = useState<Language>(snippet?.lang ?? own_lang)
  const [shortcut, setShortcut] = useState(snippet?.shortcut ?? '')
  const [words, setWords] = useState(snippet?.text ?? '')
  const save = useSave(snippet, onClose)
  const wrong = (name: string) => wrongField(save.error, name, text)
  return (
    <FormDialog
      title={text(snippet ? 'snippets.edit' : 'snippets.add')}
      cancel={text('snippets.cancel')}
      action={text('snippets.save')}
      disabled={save.isPending || !shortcut.trim() || !words.trim()}
      width="sm"
      onSubmit={() => save.mutate({ lang, shortcut, text: words })}
      onClose={onClose}
    >
      {snippet ? null : (
        <Choose
          label={text('snippets.lang')}
          value={lang}
          options={LANGUAGES.map((value) => ({ value, label: text(`lang.${value}`) }))}
          onChoose={(value) => value && setLang(value)}
        />
      )}
      <TextField
        label={text('snippets.shortcut')}
        value={shortcut}
        error={wrong('shortcut') !== undefined}
        helperText={wrong('shortcut') ?? text('snippets.shortcut_hint')}
        slotProps={{ htmlInput: { maxLength: 30 } }}
        onChange={(event) => setShortcut(event.target.value)}
      />
      <WordsField
        most={1000}
        label={text('snippets.text')}
        value={words}
        minRows={4}
        error={wrong('text') !== undefined}
        helperText={wrong('text') ?? text('snippets.text_hint')}
        onChange={(event) => setWords(event.target.value)}
      />
    </FormDialog>
  )
}

function useSave(snippet: Snippet | null, onSaved: () => void) {
  const { api } = useServices()
  const queries = useQueryClient()
  const notify = useNotify()
  const failed = useFailedOutsideFields()
  const text = useText()
  return useMutation({
    mutationFn: ({ lang, ...changes }: { lang: Language; shortcut: string; text: string }) =>
      snippet
        ? api.patch<Snippet>(`staff/snippet/${snippet.id}/`, changes)
        : api.post<Snippet>('staff/snippet/', { lang, ...changes }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['snippets'] })
      notify(text('snippets.saved'), 'success')
      onSaved()
    },
    onError: failed,
  })
}
