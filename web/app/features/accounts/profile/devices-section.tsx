import type { Session as Device } from '@himoya/contract/accounts/auth'
import { ApiError } from '@himoya/kit/session/api-error'
import { formatRelative } from '@himoya/kit/dates'
import { useQuery, useQueryClient } from '../../../session/use-query.ts'
import { Smartphone } from 'lucide'
import { useState } from 'react'
import { Icon } from '../../../art/icon.tsx'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { showToast } from '../../../ui/screen/toast.ts'
import { useFailureText } from '../../../ui/forms/problem-texts.ts'
import { useSession } from '../../../session/session.ts'
import { Loaded } from '../../../ui/screen/loaded.tsx'
import { Section } from '../../../ui/screen/section.tsx'
import { Changing } from '../../../ui/screen/changing.tsx'

const KEY = ['Session'] as const

/** Where this account is open; each but this one can be closed from here. */
export function DevicesSection() {
  const { api } = useSession()
  const t = useIslandTexts('account')
  const devices = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.get<Device[]>('auth/sessions/', { signal }),
  })
  return (
    <Section title={t('profile.devices')} hint={t('profile.devices_hint')}>
      <Loaded query={devices} failed={t('profile.devices_failed')}>
        {(all) => (
          <ul className="flex flex-col divide-y divide-line">
            {all.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  )
}

function DeviceRow({ device }: { device: Device }) {
  const { api, lang } = useSession()
  const t = useIslandTexts('account')
  const queries = useQueryClient()
  const failureText = useFailureText()
  const [busy, setBusy] = useState(false)

  async function end(): Promise<void> {
    setBusy(true)
    try {
      await api.delete(`auth/sessions/${device.id}/`)
      showToast({ title: t('profile.device_ended'), status: 'success' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast({ title: failureText(error), status: 'error' })
    } finally {
      setBusy(false)
      await queries.invalidateQueries({ queryKey: KEY })
    }
  }

  return (
    <li className="flex min-h-15 items-center gap-3 py-2">
      <Icon of={Smartphone} className="ic text-ink-2" />
      <div className="min-w-0 grow">
        <p className="wrap-anywhere">{device.device}</p>
        <p className="text-small text-ink-2">
          <Changing>
            {device.current
              ? t('profile.device_current')
              : t('profile.device_used', { when: formatRelative(device.last_used_at, lang) })}
          </Changing>
        </p>
      </div>
      {!device.current && (
        <button type="button" className="btn btn-second min-h-11 px-4" aria-disabled={busy} onClick={() => !busy && void end()}>
          {t('profile.device_end')}
          <span className="sr-only">: {device.device}</span>
        </button>
      )}
    </li>
  )
}
