export const content = {
  megabytes: '{size} MB',
  listen: 'Listen, {size}',
  play: 'Watch',
  video: 'Video, {size}, {time}',
  captions: 'With captions',
  transcript: 'Read the text',
  download: 'Download',
  help: {
    chat_title: 'Would you like to talk about it?',
    chat_text: 'Write to a counsellor. No name and no phone needed.',
    chat_go: 'Write to a counsellor',
    numbers_title: 'In danger, call',
    places_title: 'Help nearby',
    places_text: 'Find a centre, a doctor or a lawyer in your region.',
    places_go: 'See the places',
  },
  preview: {
    note: 'This page is not published yet. Only somebody with the link can see it.',
    until: 'The link works for 10 minutes.',
    questions: 'Questions',
    questions_note: 'On the site they come one by one. Right answers and points are not shown here.',
  },
}
