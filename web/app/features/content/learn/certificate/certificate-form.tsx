import type { Certificate } from '@himoya/contract/content/learning'
import { LENGTHS } from '@himoya/contract/limits'
import { useQueryClient } from '../../../../session/use-query.ts'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { filledProblem, lengthProblem } from '../../../../ui/forms/field-checks.ts'
import { ErrorSummary } from '../../../../ui/forms/error-summary.tsx'
import { SubmitButton } from '../../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useForm } from '../../../../ui/forms/use-form.ts'
import { useSession } from '../../../../session/session.ts'
import { showToast } from '../../../../ui/screen/toast.ts'

/** Whose name it bears; then it opens. With a name already: it is put right. */
export function CertificateForm({ slug, name }: { slug: string; name: string }) {
  const t = useIslandTexts('own')
  const { api } = useSession()
  const queries = useQueryClient()
  const form = useForm({
    initial: { name },
    check: (values) => ({ name: filledProblem(values.name) ?? lengthProblem(values.name, LENGTHS.certificate_name) }),
    async submit(values) {
      const { code } = await api.post<Certificate>(`course/${slug}/certificate/`, values)
      if (name !== '') showToast({ title: t('certificates.mended'), status: 'success' })
      await queries.invalidateQueries({ queryKey: ['Certificate'] })
      if (name === '') location.hash = code
    },
  })
  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={form.onSubmit}>
      <ErrorSummary form={form} labels={{ name: t('certificates.name') }} />
      <TextField
        form={form}
        name="name"
        label={t('certificates.name')}
        hint={t('certificates.name_hint')}
        autoComplete="name"
        most={LENGTHS.certificate_name}
      />
      <SubmitButton
        busy={form.busy}
        label={t(name === '' ? 'certificates.take' : 'certificates.mend')}
        busy_label={t('certificates.busy')}
      />
    </form>
  )
}
