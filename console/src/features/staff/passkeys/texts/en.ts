import type { uz } from './uz.ts'

export const en: Record<keyof typeof uz, string> = {
  'passkeys.title': 'Passkeys',
  'passkeys.hint':
    'A passkey lets you in by a fingerprint, a face or a PIN. It cannot be given away to a forged page. Two are better: if one is lost, the other stays.',
  'passkeys.use': 'With a passkey',
  'passkeys.asking': 'Your device is asking…',
  'passkeys.add': 'Add a passkey',
  'passkeys.add_hint': 'Name it first. Then the device asks for a fingerprint, a face or a PIN.',
  'passkeys.name': 'Name, for example: work laptop',
  'passkeys.go_on': 'Go on',
  'passkeys.save': 'Save',
  'passkeys.rename': 'Rename',
  'passkeys.rename_label': 'Rename: %{name}',
  'passkeys.remove': 'Remove',
  'passkeys.remove_label': 'Remove: %{name}',
  'passkeys.remove_title': 'Remove “%{name}”?',
  'passkeys.remove_text': 'It will open nothing any more. Remove it from the device itself too.',
  'passkeys.used': 'last used %{time}',
  'passkeys.made': 'added %{time}',
  'passkeys.failed': 'The passkeys did not open',
  'passkeys.unknown_here': 'This browser knows no passkeys.',
  'passkeys.known': 'You already have a passkey on this device.',
  'passkeys.other_address': 'Passkeys work at the console’s main address only. Open it there.',
  'passkeys.not_made': 'No passkey came back. Try again.',
  'passkeys.required_from': 'From %{time} the console opens with a passkey only.',
  'passkeys.rule': 'Does everybody need one',
  'passkeys.rule_hint':
    'A password and a code open the console too. To require a passkey, a supervisor has to agree. Then all are told by SMS and have 7 days to add one.',
  'passkeys.rule_waits':
    'A passkey for everybody was asked for. Once a supervisor agrees, all are told by SMS and have at least 7 days to add one.',
  'passkeys.without': 'Members without a passkey: %{count}',
  'passkeys.rule_on': 'Require it in 7 days',
  'passkeys.rule_agree': 'Agree and tell everybody',
  'passkeys.rule_off': 'Make it optional',
}
