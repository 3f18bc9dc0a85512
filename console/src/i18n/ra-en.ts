import english from 'ra-language-english'

/** react-admin's own English, British where the two differ, and in our words where it speaks to a person at work. */
export const raEn: typeof english = {
  ra: {
    ...english.ra,
    auth: { ...english.ra.auth, auth_check_error: 'Sign in to go on', logout: 'Sign out' },
    notification: { ...english.ra.notification, logged_out: 'Your session has ended. Sign in to go on.' },
  },
}
