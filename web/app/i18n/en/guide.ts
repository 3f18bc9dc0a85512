import type { SameKeys } from '../languages.ts'
import type { guide as uz } from '../uz/guide.ts'

export const guide: SameKeys<typeof uz> = {
  talk_title: 'Shall we talk about this?',
  talk_text: 'A counsellor sees only what you write.',
  others: 'Other pages',
  child: {
    eyebrow: 'Ages 7–10, 3 minutes',
    title: 'My body, my secrets, my courage',
    lead: 'A short page. You can read it with a grown-up you trust.',
    key: 'What a grown-up did wrong is never a child’s fault.',
    one: {
      title: 'Your body is yours',
      text: 'Nobody may touch you without asking. The parts under your clothes are only yours. When a doctor looks, a grown-up you trust stays with you.',
    },
    two: {
      title: 'You can say “no”',
      text: 'If you don’t like it, say “no”. You can say “no” to a grown-up too. Shouting and running away are right as well.',
    },
    three: {
      title: 'Good secrets and bad secrets',
      text: 'A good secret comes out soon: a present or a party. A bad one makes your tummy hurt. You can tell it, even if they said “tell nobody”.',
    },
    four: {
      title: 'Who can I tell?',
      text: 'Choose a grown-up you trust: a grandmother, an aunt, a teacher. If one doesn’t hear you, tell another. Keep telling until somebody listens.',
    },
    five: { title: 'If it is scary right now', text: 'Dial 112. Say your name and where you are. Don’t hang up, let them talk.' },
  },
  teen: {
    eyebrow: 'Ages 11–17, 4 minutes',
    title: 'Friends, the internet, home',
    lead: 'Honest and short. No preaching.',
    key: 'Asking for help isn’t weakness. It is strength.',
    one: {
      title: 'Insults are not a joke',
      text: 'A friend doesn’t put you down or scare you. If it happens every day, it is bullying. Save the messages and show an adult you trust.',
    },
    two: {
      title: 'When a stranger writes',
      text: 'The age and the name may be made up. First praise, then secrets, then a photo. Stop right there. You owe no reason.',
    },
    three: {
      title: 'When they threaten you with a photo',
      text: 'Send no money and no new photo. Don’t delete the messages, take screenshots. Then block them. It isn’t your fault, and there is a way out.',
    },
    four: {
      title: 'When there are fights at home',
      text: 'Adults don’t fight because of you. Don’t step between them, go to a safe room. If someone hits or you are afraid, call 112.',
    },
    five: {
      title: 'When living feels too hard',
      text: 'Many people have such thoughts, and they pass. Don’t stay alone with them, tell someone. In danger now? Call 112. Write to us too.',
    },
  },
  parent: {
    eyebrow: 'For parents, 4 minutes',
    title: 'How to hear your child',
    lead: 'Notice, ask and stay close. You need not be perfect.',
    key: 'Let this be the first thing a child hears: “I believe you”.',
    one: {
      title: 'What you may notice',
      text: 'Sleep, appetite or mood change suddenly. Your child avoids a person or a place. The phone is hidden. One sign proves nothing, but it is a reason to ask.',
    },
    two: {
      title: 'How to ask',
      text: 'Sit side by side, don’t hurry. Ask “What happened?”, not “Why?”. Don’t put the answer in their mouth.',
    },
    three: {
      title: 'When your child tells you',
      text: 'Say “I am glad you told me”. Say “It is not your fault”. Don’t scold, don’t question again and again. Promise only what you can keep.',
    },
    four: {
      title: 'What to do next',
      text: 'In danger, call 112. Keep messages and pictures. Don’t leave your child with that person. Write to us, we think about the next step together.',
    },
    five: {
      title: 'When you are worn out yourself',
      text: 'If you feel angry, go to another room. Hitting doesn’t teach, it frightens. Parents need help too, do write.',
    },
  },
  teacher: {
    eyebrow: 'For teachers, 4 minutes',
    title: 'What to do in class',
    lead: 'Notice, listen and pass on. You need not do it all alone.',
    key: 'You are not an investigator. You are the person a child trusts.',
    one: {
      title: 'Notice',
      text: 'A pupil is suddenly silent or angry. Lessons are missed, or going home is avoided. Write down what you saw, with the date, without judging.',
    },
    two: { title: 'Listen', text: 'Find a quiet place. Ask little, listen a lot. Leave the details to a specialist.' },
    three: {
      title: 'Don’t promise secrecy',
      text: 'Say “I will tell someone who can help”. Explain whom you will tell, and why.',
    },
    four: {
      title: 'Pass on',
      text: 'In danger now, call 112. Tell the head of the school the same day. Don’t go to the suspected person yourself.',
    },
    five: {
      title: 'Bullying in class',
      text: 'Stop it at once, but shame nobody in public. Talk to each child alone. Talk to those who watched, too.',
    },
  },
}
