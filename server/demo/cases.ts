import type { CaseState } from '@himoya/contract/reports/case-lists'
import { findUser } from '../src/modules/accounts/auth/auth.service.ts'
import { importCase, lacksSampleCases, listAssignees, type ImportedCase } from '../src/modules/reports/cases/cases.service.ts'
import { importReport, type ImportedReport } from '../src/modules/reports/reports.service.ts'
import type { Db } from '../src/platform/db/connect.ts'
import type { Platform } from '../src/platform/platform.ts'

/* Twelve cases to look at, one in each state. Everybody in them is invented. */

const HOUR = 3_600_000
/** Moments are hours ago, dates of tasks and reviews hours from now; a counsellor is called by their alias. */
type Alias = 'Nilufar' | 'Bekzod' | 'Malika'
type Step = readonly [ago: number, kind: ImportedCase['events'][number]['kind'], what: string, by: Alias | null, text?: string]
type Sample = {
  ago: number
  /** Whose of the demo's people; without: a guest's. */
  login?: 'lola'
  lang: ImportedReport['lang']
  role: ImportedReport['reporter_role']
  types: ImportedReport['type_ids']
  urgency: ImportedReport['urgency']
  region: ImportedReport['region_code']
  age: ImportedReport['child_age_band']
  gender: ImportedReport['child_gender']
  story: string
  facts?: Partial<ImportedReport['facts']>
  state: CaseState
  risk: ImportedCase['risk']
  holder: Alias | null
  /** Place in this list of the case that tells the same. */
  same_as?: number
  reopened?: number
  plan?: string
  closing?: { by: Alias; closed_by: Alias; reason: NonNullable<ImportedCase['closing']>['reason']; summary: string }
  people?: ImportedCase['people']
  tasks?: readonly { title: string; by: Alias; due: number; done?: boolean }[]
  notes?: readonly { by: Alias; ago: number; text: string }[]
  referral?: { target: NonNullable<ImportedCase['referral']>['target']; text: string; by: Alias; ago: number }
  messages?: readonly (readonly [ago: number, by: Alias | null, message: string])[]
  steps: readonly Step[]
  review?: number
}

const NO_FACTS: Omit<ImportedReport['facts'], 'description'> = {
  child_name: null,
  district: null,
  place_kind: null,
  happened_from: null,
  happened_to: null,
  happened_about: null,
  suspect_relation: null,
  suspect_has_access: null,
  contact: { channel: 'receipt', phone: null, safe_hours: null },
  share: 'ask_first',
}

const given = (ago: number, to: Alias): Step => [ago, 'assigned', 'assigned', 'Malika', to]

const SAMPLES: readonly Sample[] = [
  {
    ago: 2,
    lang: 'uz',
    role: 'neighbour',
    types: ['neglect', 'left_alone'],
    urgency: 'ongoing',
    region: 'UZ-SA',
    age: '7-10',
    gender: 'boy',
    story:
      '[Namuna] Qo‘shni xonadonda ikki bola haftada bir necha kun kechgacha yolg‘iz qoladi. Kecha kichigi eshik oldida yig‘lab turgan edi, non berdim.',
    facts: { place_kind: 'home', suspect_relation: 'parent', suspect_has_access: 'yes' },
    state: 'received',
    risk: 'unknown',
    holder: null,
    steps: [],
  },
  {
    ago: 9,
    lang: 'ru',
    role: 'teacher',
    types: ['beating', 'saw_violence'],
    urgency: 'days',
    region: 'UZ-TK',
    age: '11-13',
    gender: 'girl',
    story:
      '[Пример] Ученица пятого класса второй раз за месяц приходит с синяками на руках. Говорит, что упала, и просит не звонить домой.',
    facts: {
      place_kind: 'home',
      suspect_relation: 'step_parent',
      suspect_has_access: 'yes',
      contact: { channel: 'phone', phone: '+998900000000', safe_hours: 'afternoon' },
    },
    state: 'triage',
    risk: 'high',
    holder: null,
    steps: [
      [8, 'opened', 'opened', 'Malika'],
      [8, 'state', 'triage', 'Malika'],
      [8, 'risk', 'high', 'Malika', 'Повторные следы побоев, тот человек живёт с ребёнком'],
    ],
  },
  {
    ago: 20,
    lang: 'en',
    role: 'friend',
    types: ['bullying_online', 'shown_or_filmed'],
    urgency: 'days',
    region: 'UZ-TK',
    age: '14-17',
    gender: 'girl',
    story:
      '[Sample] Someone in our year made a fake page with my friend’s photos and writes to her every night. She does not want to come to school any more.',
    facts: { place_kind: 'online', suspect_relation: 'online_only', suspect_has_access: 'unknown' },
    state: 'assigned',
    risk: 'low',
    holder: 'Nilufar',
    messages: [
      [17, 'Nilufar', 'Thank you for standing by your friend. Please keep screenshots of the page and do not answer it.'],
    ],
    steps: [
      [19, 'opened', 'opened', 'Malika'],
      [19, 'risk', 'low', 'Malika', 'No sign that she meets the person'],
      given(19, 'Nilufar'),
      [17, 'message', 'to_reporter', 'Nilufar'],
    ],
    tasks: [{ title: 'Ask the network to take the page down', by: 'Nilufar', due: 30 }],
    review: 150,
  },
  {
    ago: 50,
    lang: 'uz',
    role: 'parent',
    types: ['extortion', 'bullying_school'],
    urgency: 'ongoing',
    region: 'UZ-FA',
    age: '11-13',
    gender: 'boy',
    story:
      '[Namuna] O‘g‘limdan maktabda katta sinf o‘quvchilari har hafta pul so‘raydi. Bermasa, yo‘lda kutib turishadi. O‘qituvchi bilan gaplashdim, o‘zgarish bo‘lmadi.',
    facts: { place_kind: 'school', suspect_relation: 'pupil', suspect_has_access: 'yes', share: 'yes' },
    state: 'assessment',
    risk: 'low',
    holder: 'Bekzod',
    people: [
      { role: 'child', name: 'O‘ylab topilgan o‘g‘il', about: 'Beshinchi sinf. Maktabga borishdan qo‘rqadi.' },
      { role: 'specialist', name: 'Maktab psixologi', about: 'Dushanba va chorshanba kunlari maktabda.' },
    ],
    messages: [
      [45, 'Bekzod', 'Murojaatingiz uchun rahmat. Maktab bilan gaplashishimizga rozimisiz?'],
      [40, null, 'Ha, roziman. Faqat o‘g‘limning ismini aytmang.'],
    ],
    notes: [{ by: 'Bekzod', ago: 38, text: 'Onasi maktab bilan gaplashishga rozi, bolaning ismi aytilmaydi.' }],
    steps: [
      [48, 'state', 'triage', 'Malika'],
      [48, 'risk', 'low', 'Malika', 'Jarohat yo‘q, bola uyda xavfsiz'],
      given(47, 'Bekzod'),
      [45, 'message', 'to_reporter', 'Bekzod'],
      [40, 'message', 'from_reporter', null],
      [38, 'state', 'assessment', 'Bekzod'],
      [38, 'note', 'added', 'Bekzod'],
    ],
    review: 130,
  },
  {
    ago: 96,
    lang: 'ru',
    role: 'medic',
    types: ['hungry_or_untreated'],
    urgency: 'ongoing',
    region: 'UZ-TO',
    age: '0-6',
    gender: 'girl',
    story:
      '[Пример] На приёме девочка четырёх лет с запущенной болезнью. Мать говорит, что денег на лекарства нет и дома не всегда есть еда.',
    facts: { place_kind: 'home', suspect_relation: 'parent', suspect_has_access: 'yes', share: 'yes' },
    state: 'plan',
    risk: 'low',
    holder: 'Nilufar',
    plan: '1. Посещение семьи вместе с центром «Инсон».\n2. Лекарства по льготному списку.\n3. Повторный приём через десять дней.',
    people: [{ role: 'parent', name: 'Вымышленная мать', about: 'Работает посменно, от помощи не отказывается.' }],
    tasks: [
      { title: 'Договориться о посещении семьи', by: 'Nilufar', due: 20 },
      { title: 'Узнать о льготных лекарствах', by: 'Nilufar', due: -1, done: true },
    ],
    messages: [[80, 'Nilufar', 'Спасибо, что написали нам. На этой неделе мы навестим семью вместе с центром «Инсон».']],
    steps: [
      [92, 'state', 'triage', 'Malika'],
      [92, 'risk', 'low', 'Malika', 'Нужда, а не злой умысел'],
      given(91, 'Nilufar'),
      [80, 'message', 'to_reporter', 'Nilufar'],
      [78, 'state', 'assessment', 'Nilufar'],
      [60, 'plan', 'made', 'Nilufar'],
    ],
    review: 100,
  },
  {
    ago: 260,
    login: 'lola',
    lang: 'uz',
    role: 'child_self',
    types: ['threats', 'humiliation'],
    urgency: 'ongoing',
    region: 'UZ-TK',
    age: '11-13',
    gender: 'girl',
    story: '[Namuna] Akam har kuni menga baqiradi va hech kim kerak emas deydi. Onam ishda bo‘ladi. Kimga aytishni bilmayman.',
    facts: {
      place_kind: 'home',
      suspect_relation: 'relative',
      suspect_has_access: 'yes',
      contact: { channel: 'chat', phone: null, safe_hours: null },
    },
    state: 'in_progress',
    risk: 'low',
    holder: 'Nilufar',
    reopened: 1,
    plan: '1. Haftada bir marta suhbat.\n2. Ona bilan uchrashuv, qizning roziligi bilan.\n3. Maktab psixologi.',
    messages: [
      [250, 'Nilufar', 'Bizga yozganingiz juda to‘g‘ri. Siz aybdor emassiz. Ertaga yana yozamiz.'],
      [100, null, 'Rahmat. Onam bilan gaplashsangiz bo‘ladi.'],
      [98, 'Nilufar', 'Yaxshi. Onangiz bilan payshanba kuni gaplashamiz.'],
    ],
    notes: [
      { by: 'Nilufar', ago: 97, text: 'Ona bilan gaplashishga rozi bo‘ldi.' },
      { by: 'Malika', ago: 30, text: 'Haftalik ko‘rik kechikdi, Nilufar bilan gaplashildi.' },
    ],
    tasks: [{ title: 'Ona bilan uchrashuv', by: 'Nilufar', due: 26 }],
    steps: [
      [258, 'risk', 'low', 'Malika', 'Jismoniy zo‘ravonlik belgisi yo‘q'],
      given(258, 'Nilufar'),
      [250, 'message', 'to_reporter', 'Nilufar'],
      [240, 'state', 'assessment', 'Nilufar'],
      [230, 'plan', 'made', 'Nilufar'],
      [228, 'state', 'in_progress', 'Nilufar'],
      [100, 'message', 'from_reporter', null],
      [97, 'note', 'added', 'Nilufar'],
    ],
    review: -6,
  },
  {
    ago: 120,
    login: 'lola',
    lang: 'uz',
    role: 'friend',
    types: ['bullying_school'],
    urgency: 'days',
    region: 'UZ-TK',
    age: '11-13',
    gender: 'boy',
    story: '[Namuna] Sinfimizda bir bolani hamma masxara qiladi, kitoblarini yashirib qo‘yadi. U tanaffusda yolg‘iz o‘tiradi.',
    facts: { place_kind: 'school', suspect_relation: 'pupil' },
    state: 'needs_info',
    risk: 'low',
    holder: 'Bekzod',
    messages: [[70, 'Bekzod', 'Do‘stingizni o‘ylaganingiz uchun rahmat. Bu maktabda biror katta odam biladimi?']],
    steps: [
      [118, 'risk', 'low', 'Malika', 'Maktab bilan hal bo‘ladi'],
      given(118, 'Bekzod'),
      [70, 'state', 'needs_info', 'Bekzod'],
    ],
    review: 90,
  },
  {
    ago: 200,
    lang: 'ru',
    role: 'relative',
    types: ['early_marriage', 'kept_from_school'],
    urgency: 'days',
    region: 'UZ-QA',
    age: '14-17',
    gender: 'girl',
    story: '[Пример] Племяннице шестнадцать лет. Её забрали из школы и готовят к свадьбе, она не хочет и боится сказать.',
    facts: { place_kind: 'home', suspect_relation: 'parent', suspect_has_access: 'yes', share: 'no' },
    state: 'referred',
    risk: 'high',
    holder: 'Nilufar',
    plan: '1. Обращение в центр «Инсон».\n2. Разговор с родителями вместе с участковым инспектором.\n3. Возвращение в школу.',
    referral: {
      target: 'inson',
      text: 'Просим проверить условия жизни девочки шестнадцати лет и поговорить с семьёй о праве на учёбу.',
      by: 'Nilufar',
      ago: 120,
    },
    messages: [[190, 'Nilufar', 'Спасибо. Мы взялись за это сразу. Кто нам написал, никто не узнает.']],
    steps: [
      [199, 'risk', 'high', 'Malika', 'До назначенного дня меньше месяца'],
      given(199, 'Nilufar'),
      [190, 'message', 'to_reporter', 'Nilufar'],
      [180, 'state', 'assessment', 'Nilufar'],
      [150, 'plan', 'made', 'Nilufar'],
      [120, 'referral', 'sent', 'Nilufar'],
      [119, 'state', 'referred', 'Nilufar'],
    ],
    review: 40,
  },
  {
    ago: 900,
    lang: 'uz',
    role: 'social_worker',
    types: ['injury'],
    urgency: 'now',
    region: 'UZ-AN',
    age: '7-10',
    gender: 'boy',
    story: '[Namuna] Bolaning qo‘lida kuygan joy bor. Otasi jahl ustida shunday qilganini o‘zi aytdi. Bola hozir buvisinikida.',
    facts: { place_kind: 'home', suspect_relation: 'parent', suspect_has_access: 'no', share: 'yes' },
    state: 'closed',
    risk: 'high',
    holder: 'Bekzod',
    plan: '1. Shifokor ko‘rigi.\n2. Buvisi bilan yashash tartibi.\n3. Ota bilan ishlash.',
    closing: {
      by: 'Bekzod',
      closed_by: 'Malika',
      reason: 'helped',
      summary: 'Bola buvisi bilan yashaydi, shifokor kuzatuvida. Ota mutaxassis bilan ishlayapti. Uch oy kuzatildi.',
    },
    messages: [[899, 'Bekzod', 'Murojaatingizni hozir oldik. Bir soat ichida bog‘lanamiz.']],
    steps: [
      [899, 'risk', 'high', 'Malika', 'Og‘ir tan jarohati'],
      given(899, 'Bekzod'),
      [899, 'message', 'to_reporter', 'Bekzod'],
      [890, 'state', 'assessment', 'Bekzod'],
      [880, 'plan', 'made', 'Bekzod'],
      [870, 'state', 'in_progress', 'Bekzod'],
      [60, 'closing', 'asked', 'Bekzod'],
      [48, 'closing', 'closed', 'Malika'],
    ],
  },
  {
    ago: 8,
    lang: 'ru',
    role: 'neighbour',
    types: ['beating'],
    urgency: 'ongoing',
    region: 'UZ-TK',
    age: '11-13',
    gender: 'girl',
    story: '[Пример] Девочка из соседнего подъезда, пятый класс, часто ходит с синяками на руках. Дома у них крики по вечерам.',
    facts: { place_kind: 'home', suspect_relation: 'step_parent' },
    state: 'duplicate',
    risk: 'unknown',
    holder: 'Bekzod',
    same_as: 1,
    steps: [given(7, 'Bekzod'), [6, 'duplicate', 'duplicate', 'Bekzod']],
  },
  {
    ago: 150,
    lang: 'en',
    role: 'other',
    types: ['other'],
    urgency: 'past',
    region: 'UZ-BU',
    age: 'unknown',
    gender: 'unknown',
    story: '[Sample] I am twenty-four and my employer has not paid me for three months. I did not know where to write.',
    state: 'out_of_scope',
    risk: 'unknown',
    holder: null,
    messages: [
      [140, 'Malika', 'We are sorry. We help children; the labour inspection helps with wages. Here is how to reach them.'],
    ],
    steps: [
      [148, 'state', 'triage', 'Malika'],
      [140, 'message', 'to_reporter', 'Malika'],
      [139, 'state', 'out_of_scope', 'Malika', 'An adult’s wages'],
    ],
  },
  {
    ago: 70,
    lang: 'uz',
    role: 'witness',
    types: ['begging'],
    urgency: 'past',
    region: 'UZ-NG',
    age: '7-10',
    gender: 'girl',
    story: '[Namuna] Bozor yonida kichkina qizcha pul so‘rab o‘tirgan edi. Keyin onasi kelib olib ketdi, adashgan ekanman.',
    facts: { place_kind: 'street' },
    state: 'withdrawn',
    risk: 'unknown',
    holder: null,
    steps: [[66, 'state', 'withdrawn', null]],
  },
]

/** Puts the sample cases in, where there are none: a demo's team has something to work on. */
export async function seedCases(platform: Platform): Promise<void> {
  await platform.db.transaction().execute(async (db) => {
    if (!(await lacksSampleCases(db))) return
    const assignees = new Map((await listAssignees(db)).map(({ id, alias }) => [alias, id]))
    const lola = await findUser(platform, db, 'nickname', 'lola')
    const now = platform.now().getTime()
    const made: string[] = []
    for (const sample of SAMPLES) made.push(await addSample(platform, db, sample, { assignees, lola, now, made }))
  })
}

type Known = { assignees: ReadonlyMap<string, string>; lola: string | null; now: number; made: readonly string[] }

async function addSample(platform: Platform, db: Db, sample: Sample, { assignees, lola, now, made }: Known): Promise<string> {
  const ago = (hours: number): Date => new Date(now - hours * HOUR)
  const idOf = (alias: Alias): string => {
    const id = assignees.get(alias)
    if (id === undefined) throw new Error(`the demo’s cast lacks ${alias}`)
    return id
  }
  const created_at = ago(sample.ago)
  const { plan, closing, referral, same_as } = sample
  const id = await importReport(platform, db, {
    account_id: sample.login === 'lola' ? lola : null,
    lang: sample.lang,
    reporter_role: sample.role,
    type_ids: sample.types,
    urgency: sample.urgency,
    region_code: sample.region,
    child_age_band: sample.age,
    child_gender: sample.gender,
    facts: { ...NO_FACTS, ...sample.facts, description: sample.story },
    messages: (sample.messages ?? []).map(([hours, by, message]) => ({
      author_id: by && idOf(by),
      message,
      created_at: ago(hours),
    })),
    created_at,
  })
  const last = sample.steps.at(-1)?.[0] ?? sample.ago
  const imported: ImportedCase = {
    id,
    words: sample.story,
    state: sample.state,
    risk: sample.risk,
    assigned_to: sample.holder && idOf(sample.holder),
    ...(same_as === undefined ? {} : { duplicate_of: made[same_as]! }),
    times_reopened: sample.reopened ?? 0,
    ...(plan ? { plan: { text: plan, by: idOf(sample.holder ?? 'Malika'), at: ago(last) } } : {}),
    ...(closing ? { closing: { ...closing, by: idOf(closing.by), closed_by: idOf(closing.closed_by), at: ago(last) } } : {}),
    people: sample.people ?? [],
    tasks: (sample.tasks ?? []).map(({ title, by, due, done = false }) => ({
      title,
      assigned_to: idOf(by),
      due_at: ago(-due),
      done,
    })),
    notes: (sample.notes ?? []).map(({ by, ago: hours, text }) => ({ by: idOf(by), at: ago(hours), text })),
    ...(referral ? { referral: { ...referral, by: idOf(referral.by), at: ago(referral.ago) } } : {}),
    events: sample.steps.map(([hours, kind, what, by, text]) => ({
      kind,
      what,
      by: by && idOf(by),
      at: ago(hours),
      ...(text === undefined ? {} : { text }),
    })),
    answered: (sample.messages ?? []).some(([, by]) => by !== null),
    review_at: sample.review === undefined ? null : ago(-sample.review),
  }
  await importCase(platform, db, imported, created_at)
  return id
}
