/** Whose phone is this? Asked whenever somebody signs up or in. */
export const device = {
  title: 'Is this your own phone?',
  mine: 'Yes, mine',
  not_mine: 'No, not mine',
  if_not: 'If it is not, this is what happens:',
  nothing: 'What you write is not kept on the phone.',
  quiet: 'After 15 quiet minutes the account closes.',
  reload: 'It also closes when the page is reloaded or closed.',
  password: 'If the phone offers to save the password, say no.',
}
