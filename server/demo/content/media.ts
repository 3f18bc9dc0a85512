import type { Translated } from '@himoya/contract/languages'

/** A picture is drawn in server/demo/pictures/<name>.svg; a file of another kind lies in server/demo/files/<name>. */
type SampleMedium = { name: string; alt: Translated } & (
  | { kind: 'image' }
  | { kind: 'pdf' }
  | { kind: 'audio'; seconds: number }
  | { kind: 'video'; seconds: number; width: number; height: number; poster: string }
)

const picture = (name: string, uz: string, ru: string, en: string): SampleMedium => ({ name, kind: 'image', alt: { uz, ru, en } })
const pdf = (name: string, uz: string, ru: string, en: string): SampleMedium => ({ name, kind: 'pdf', alt: { uz, ru, en } })

/** A poster stands before its video. */
export const SAMPLE_MEDIA: readonly SampleMedium[] = [
  picture(
    'tanam-meniki',
    'Bog‘da turgan bola, orqadan; tepasida quyosh.',
    'Ребёнок в саду, со спины; над ним солнце.',
    'A child in a garden, seen from behind, under the sun.',
  ),
  picture(
    'sirlar-sandigi',
    'Qulfli sandiq, atrofida yulduzlar.',
    'Сундук с замком, вокруг звёзды.',
    'A locked chest with stars around it.',
  ),
  picture(
    'hislar-bogi',
    'Nihol, anor va soyabon yonma-yon.',
    'Росток, гранат и зонт рядом.',
    'A seedling, a pomegranate and an umbrella side by side.',
  ),
  picture(
    'internetda-ozim',
    'Katta telefon va uning yonida chiroq.',
    'Большой телефон и рядом фонарь.',
    'A big phone with a lantern beside it.',
  ),
  picture(
    'kamsitish',
    'Bir bolaga gap otishyapti; nariroqda ikki bola yonma-yon turibdi.',
    'Одного ребёнка дразнят; поодаль двое стоят рядом.',
    'One child is being teased; two others stand side by side.',
  ),
  picture(
    'uyda-ogir',
    'Tungi uy: eshik oldiga chiroq tushib turibdi.',
    'Ночной дом: у двери лежит свет.',
    'A house at night with light in front of its door.',
  ),
  picture(
    'bolani-tinglash',
    'Ravoq ichidagi bog‘: ro‘molli ayol va qiz o‘rindiqda o‘tiribdi.',
    'Сад в арке: женщина в платке и девочка сидят на скамье.',
    'A garden in an arch: a woman in a shawl and a girl sit on a bench.',
  ),
  picture(
    'urmasdan-tarbiya',
    'Choynak, bug‘i chiqayotgan kosa va varrak.',
    'Чайник, миска с паром и воздушный змей.',
    'A teapot, a steaming bowl and a kite.',
  ),
  picture(
    'sezish-va-yordam',
    'Ochiq kitob va yonib turgan chiroq.',
    'Открытая книга и горящий фонарь.',
    'An open book and a lit lantern.',
  ),
  picture(
    'xavfsiz-sinf',
    'Doska oldida to‘rt o‘quvchi, orqadan.',
    'Четыре ученика перед доской, со спины.',
    'Four pupils in front of a board, seen from behind.',
  ),
  picture(
    'tana-kimniki',
    'Do‘ppili, ikki o‘rim sochli qiz, orqadan.',
    'Девочка в тюбетейке с двумя косами, со спины.',
    'A girl with a skullcap and two braids, seen from behind.',
  ),
  picture(
    'nafas-mashqi',
    'Bir-birining ichidagi doiralar, o‘rtasida qush.',
    'Круги один в другом, в середине птица.',
    'Circles inside each other with a bird in the middle.',
  ),
  picture(
    'uch-qadam',
    'Uchta zina: qo‘l, telefon va suhbat belgisi.',
    'Три ступени: ладонь, телефон и знак разговора.',
    'Three steps: a hand, a phone and a sign for talking.',
  ),
  picture(
    'hikoya-1',
    'Bog‘ yonidagi uy; qiz uyga ketyapti.',
    'Дом у сада; девочка идёт домой.',
    'A house by a garden; a girl walks home.',
  ),
  picture(
    'hikoya-2',
    'Katta odam va qiz dasturxon yonida, choynak va qovun turibdi.',
    'Взрослый и девочка у стола, чайник и дыня.',
    'A grown-up and a girl by a table with a teapot and a melon.',
  ),
  picture(
    'hikoya-3',
    'Tun: qulflangan sandiq, yonida qiz, tepada bulut.',
    'Ночь: запертый сундук, рядом девочка, над ними туча.',
    'Night: a locked chest, a girl beside it, a cloud above.',
  ),
  picture(
    'hikoya-4',
    'Qiz va ro‘molli buvi yonma-yon; suhbat belgisi.',
    'Девочка и бабушка в платке рядом; знак разговора.',
    'A girl and a grandmother in a shawl side by side; a sign for talking.',
  ),
  picture(
    'hikoya-5',
    'Quyoshli bog‘: varrak uchmoqda, sandiq yonida qiz.',
    'Солнечный сад: летит змей, рядом с сундуком девочка.',
    'A sunny garden: a kite flies, a girl stands by the chest.',
  ),
  picture(
    'eshik',
    'Ravoq ichidagi bog‘: katta odam va bola yonma-yon turibdi.',
    'Сад в арке: взрослый и ребёнок стоят рядом.',
    'A garden seen through an arch: a grown-up and a child stand side by side.',
  ),
  picture(
    'yangi-darslar',
    'Ochiq kitob, yonida nihol.',
    'Открытая книга, рядом росток.',
    'An open book with a seedling beside it.',
  ),
  picture(
    'savol-javob',
    'So‘roq belgili eshik va suhbat belgisi.',
    'Дверь с вопросительным знаком и знак разговора.',
    'A door with a question mark, and a sign for talking.',
  ),
  picture('raqamlar', 'Jiringlayotgan telefon.', 'Звонящий телефон.', 'A ringing phone.'),
  picture('ish-vaqti', 'Devor soati.', 'Настенные часы.', 'A clock on the wall.'),
  picture(
    'tez-chiqish',
    'Yorug‘ eshik va undan chiqayotgan belgi.',
    'Светлая дверь и стрелка наружу.',
    'A bright door and an arrow leading out.',
  ),
  picture('uch-til', 'Uchta suhbat belgisi.', 'Три знака разговора.', 'Three signs for talking.'),
  picture('maxfiylik', 'Katta qulf.', 'Большой замок.', 'A big padlock.'),
  picture(
    'joylar',
    'Uchta uy, birining ustida xarita belgisi.',
    'Три дома, над одним метка на карте.',
    'Three houses, one with a map pin above it.',
  ),
  picture(
    'past-internet',
    'Og‘ir qop yonida bola va telefon.',
    'Ребёнок у тяжёлого мешка и телефон.',
    'A child by a heavy sack, and a phone.',
  ),
  picture('chop-etish', 'Chop etilgan varaq.', 'Распечатанный лист.', 'A printed sheet.'),
  picture('ovozli-dars', 'Quloqchin va qush.', 'Наушники и птица.', 'Headphones and a bird.'),
  picture(
    'oqituvchilar-kursi',
    'Kitob va o‘qituvchi, orqadan.',
    'Книга и учительница, со спины.',
    'A book and a teacher, seen from behind.',
  ),
  picture('saqlanganlar', 'Yulduzli xatcho‘p.', 'Закладка со звездой.', 'A bookmark with a star.'),
  picture('qidiruv', 'Lupa ichida nihol.', 'Росток под лупой.', 'A seedling under a magnifying glass.'),
  picture(
    'hislar-rasmi',
    'Sakkizta ravoqda sakkizta rasm: varrak, bulut, soyabon, qop, nihol, anor, qush, chiroq.',
    'Восемь картинок в арках: змей, туча, зонт, мешок, росток, гранат, птица, фонарь.',
    'Eight pictures in arches: kite, cloud, umbrella, sack, seedling, pomegranate, bird, lantern.',
  ),
  picture(
    'besh-barmoq',
    'Besh barmoqli qo‘l, barmoqlarda yozish uchun joy.',
    'Ладонь с пятью пальцами и местом для имён.',
    'A hand with five fingers and room for names.',
  ),
  pdf('uch-qadam-varaq', 'Varaq: uch qadam.', 'Лист: три шага.', 'Sheet: three steps.'),
  pdf(
    'sirlar-savollari',
    'Varaq: sirlar haqida uchta savol.',
    'Лист: три вопроса о секретах.',
    'Sheet: three questions about secrets.',
  ),
  pdf(
    'telefon-kelishuvi',
    'Varaq: oilaning telefon kelishuvi.',
    'Лист: семейный договор о телефоне.',
    'Sheet: a family phone agreement.',
  ),
  pdf(
    'birinchi-soat',
    'Varaq: rasm bilan qo‘rqitishsa, birinchi soat.',
    'Лист: первый час, если угрожают фотографией.',
    'Sheet: the first hour when someone threatens you with a picture.',
  ),
  pdf('yozuv-varagi', 'Varaq: kamsitish yozuvlari.', 'Лист: записи о травле.', 'Sheet: notes about bullying.'),
  pdf(
    'mening-rejam',
    'To‘ldiriladigan varaq: xavfsizlik rejam.',
    'Лист для заполнения: мой план безопасности.',
    'A sheet to fill in: my safety plan.',
  ),
  pdf(
    'tinglash-eslatmasi',
    'Varaq: bola aytganda beshta gap.',
    'Лист: пять фраз, когда ребёнок рассказал.',
    'Sheet: five sentences for when a child tells.',
  ),
  pdf('oila-qoidalari', 'Varaq: oilaning uchta qoidasi.', 'Лист: три правила семьи.', 'Sheet: three rules of the family.'),
  pdf('kuzatuv-yozuvi', 'Varaq: kuzatuv yozuvi.', 'Лист: запись наблюдений.', 'Sheet: a note of what was seen.'),
  pdf('sinf-kelishuvi-varaq', 'Varaq: sinf kelishuvi.', 'Лист: договор класса.', 'Sheet: a class agreement.'),
  {
    name: 'nafas-ovozi',
    kind: 'audio',
    seconds: 89,
    alt: {
      uz: 'Ko‘tarilib-pasayadigan yumshoq ovoz: nafas mashqi.',
      ru: 'Мягкий звук, который поднимается и опускается: дыхание.',
      en: 'A soft sound that rises and falls, to breathe by.',
    },
  },
  {
    name: 'uch-qadam-film',
    kind: 'video',
    seconds: 36,
    width: 800,
    height: 480,
    poster: 'uch-qadam',
    alt: {
      uz: 'Qisqa chizma film: to‘xtang, saqlang, ayting.',
      ru: 'Короткий рисованный фильм: остановись, сохрани, скажи.',
      en: 'A short drawn film: stop, save, tell.',
    },
  },
]
