import type { SosView } from '../../browser/sos/sos-call.ts'
import { Bell, type IconNode, MapPin, MessageCircle, MicOff, UserRound } from 'lucide'
import type { SosBell } from './bell.ts'
import { button, icon, make } from './make.ts'
import type { OwnFacts, PlaceState } from './sos-facts.ts'
import type { SosTexts } from '../../i18n/sos-texts.ts'

/** What may be added, each by one tap: before the call goes out, and afterwards. */
export function choiceRows(own: OwnFacts, bell: SosBell, t: SosTexts) {
  const chat = make(
    'button',
    { type: 'button', class: 'sos-row', 'data-open-chat': '' },
    icon(MessageCircle),
    ...rowWords(t.write, t.write_hint),
  )
  const sound = row(Bell, t.sound, t.sound_hint, () => {
    bell.turn(!bell.isOn())
    sound.ariaPressed = String(bell.isOn())
  })
  const silent = row(MicOff, t.silent, t.silent_hint, () => own.set({ can_speak: !own.facts().can_speak }))
  const other = row(UserRound, t.other, t.other_hint, () => own.set({ kind: own.facts().kind === 'self' ? 'other' : 'self' }))
  const place = row(MapPin, t.place, t.place_hint, own.askPlace)
  const part = make('div', { class: 'sos-rows' }, chat, silent, other, place, sound)
  const placeWords = (state: PlaceState, is_there: boolean): string =>
    ({ none: t.place_hint, asked: t.place_asked, there: is_there ? t.place_sent : t.place_there, failed: t.place_none })[state]

  return {
    part,
    show({ step, call, adding }: SosView): void {
      const is_over = call !== null && call.settled_at !== null
      part.hidden = is_over
      chat.hidden = step !== 'idle'
      // As the server said it last: "now" only while somebody is free, and an answer soon only while somebody is there.
      const { availability } = document.documentElement.dataset
      chat.querySelector('b')!.textContent = availability === 'open' ? t.write_now : t.write
      chat.querySelector('small')!.textContent = availability === 'closed' ? t.write_later : t.write_hint
      sound.hidden = step === 'idle'
      sound.ariaPressed = String(bell.isOn())
      other.hidden = step === 'idle'
      silent.ariaPressed = String(!own.facts().can_speak)
      other.ariaPressed = String(own.facts().kind === 'other')
      place.ariaPressed = String(own.place() === 'there')
      place.querySelector('small')!.textContent = placeWords(own.place(), call !== null && !adding)
    },
  }
}

const rowWords = (title: string, hint: string): HTMLElement[] => [make('span', {}, make('b', {}, title), make('small', {}, hint))]

function row(of: IconNode, title: string, hint: string, press: () => void): HTMLButtonElement {
  const made = button('sos-row', [icon(of), ...rowWords(title, hint)], press)
  made.ariaPressed = 'false'
  return made
}
