import type { SosAlert, SosRow } from '@himoya/contract/sos/sos'
import type { Platform } from '../../platform/platform.ts'
import { topic, type Topic } from '../../platform/realtime/hub.ts'
import { readCall, type CallRow } from './sos.store.ts'

/** Keyed `all`: a call for help came, or changed. With all a console needs to ring. */
export const sosChanged: Topic<SosRow> = topic('sos.changed')

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** The row in every console: nothing the sender wrote. */
export function presentRow(call: CallRow): SosRow {
  const { id, state, lang, kind, can_speak, account_id, words, place, phone, chat_id, report_id, accepted_by, alias } = call
  return {
    id,
    state,
    lang,
    kind,
    can_speak,
    guest: account_id === null,
    has_text: words !== null,
    has_place: place !== null,
    has_phone: phone !== null,
    chat_id,
    report_id,
    created_at: call.created_at.toISOString(),
    escalated: call.escalated_at !== null,
    alerts: call.alerts.map(presentAlert),
    coming: comingOf(call),
    unanswered_at: iso(call.unanswered_at),
    accepted_at: iso(call.accepted_at),
    accepted_by: accepted_by === null ? null : { id: accepted_by, alias: alias ?? '' },
    cancelled_at: iso(call.cancelled_at),
    settled_at: iso(call.settled_at),
  }
}

const presentAlert = ({ id, account_id, alias, notified_at, state }: CallRow['alerts'][number]): SosAlert => ({
  id,
  member: account_id === null ? null : { id: account_id, alias: alias ?? '' },
  notified_at: new Date(notified_at).toISOString(),
  state,
})

const comingOf = ({ coming_by, coming_at, coming_alias }: CallRow): SosRow['coming'] =>
  coming_by === null || coming_at === null ? null : { id: coming_by, alias: coming_alias ?? '', at: coming_at.toISOString() }

/** Tells every console how the call stands now, and whoever asks. */
export async function announceSos({ db, hub }: Pick<Platform, 'db' | 'hub'>, id: string): Promise<CallRow | undefined> {
  const call = await readCall(db, id)
  if (call) hub.publish(sosChanged, 'all', presentRow(call))
  return call
}
