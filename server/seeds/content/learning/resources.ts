import { resource } from '../form.ts'

export const RESOURCES = [
  resource(
    'xavfsizlik-rejam',
    { lesson: 'xavfsizlik-rejasi', kind: 'pdf' },
    {
      uz: ['Xavfsizlik rejam', 'Bir varaq: kimga aytaman, qayerga boraman, nimani yonimda saqlayman. Chop etib to‘ldiriladi.'],
      ru: ['Мой план безопасности', 'Один лист: кому скажу, куда пойду, что держу рядом. Распечатать и заполнить.'],
      en: ['My safety plan', 'One page: whom I tell, where I go, what I keep at hand. To print and fill in.'],
    },
  ),
]
