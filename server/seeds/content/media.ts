import type { Translated } from '@himoya/contract/languages'

/** A picture is drawn in server/seeds/pictures/<name>.svg; a file of another kind lies in server/seeds/files/<name>. */
type SampleMedium = { name: string; alt: Translated } & (
  | { kind: 'image' }
  | { kind: 'pdf' }
  | { kind: 'audio'; seconds: number }
  | { kind: 'video'; seconds: number; width: number; height: number; poster: string }
)

export const SAMPLE_MEDIA: readonly SampleMedium[] = [
  {
    name: 'xavfsizlik-rejam',
    kind: 'pdf',
    alt: {
      uz: 'To‘ldiriladigan varaq: xavfsizlik rejam.',
      ru: 'Лист для заполнения: мой план безопасности.',
      en: 'A sheet to fill in: my safety plan.',
    },
  },
  {
    name: 'eshik',
    kind: 'image',
    alt: {
      uz: 'Ravoq ichidagi bog‘: katta odam va bola yonma-yon turibdi.',
      ru: 'Сад в арке: взрослый и ребёнок стоят рядом.',
      en: 'A garden seen through an arch: a grown-up and a child stand side by side.',
    },
  },
  {
    name: 'tana-kimniki',
    kind: 'image',
    alt: {
      uz: 'Do‘ppili, ikki o‘rim sochli qiz, orqadan ko‘rinishi.',
      ru: 'Девочка в тюбетейке с двумя косами, вид со спины.',
      en: 'A girl with a skullcap and two braids, seen from behind.',
    },
  },
  {
    name: 'tanam-meniki',
    kind: 'image',
    alt: {
      uz: 'Bog‘da turgan bola, orqadan ko‘rinishi; tepasida quyosh.',
      ru: 'Ребёнок стоит в саду спиной к нам, над ним солнце.',
      en: 'A child stands in a garden, seen from behind, under the sun.',
    },
  },
]
