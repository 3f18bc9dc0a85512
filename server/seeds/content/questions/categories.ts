import { questionCategory } from '../form.ts'

export const QUESTION_CATEGORIES = [
  questionCategory(
    'uyda',
    { niche: 'c', drawing: 'house' },
    {
      uz: ['Uyda', 'Janjal, urish, e’tiborsizlik va yaqinlar bilan munosabat.'],
      ru: ['Дома', 'Ссоры, побои, равнодушие и отношения с близкими.'],
      en: ['At home', 'Quarrels, being hit, being ignored, and people close to you.'],
    },
  ),
  questionCategory(
    'maktabda',
    { niche: 'g', drawing: 'bag' },
    {
      uz: ['Maktabda', 'Kamsitish, o‘qituvchilar va do‘stlik.'],
      ru: ['В школе', 'Травля, учителя и дружба.'],
      en: ['At school', 'Bullying, teachers and friendship.'],
    },
  ),
  questionCategory(
    'internetda',
    { niche: 'v', drawing: 'phone' },
    {
      uz: ['Internetda', 'Rasmlar, tahdid, notanish odamlar va o‘yinlar.'],
      ru: ['В интернете', 'Фотографии, угрозы, незнакомцы и игры.'],
      en: ['Online', 'Pictures, threats, strangers and games.'],
    },
  ),
  questionCategory(
    'tana-va-chegara',
    { niche: 'a', drawing: 'hand' },
    {
      uz: ['Tana va chegara', 'Teginish, uyat va «yo‘q» deyish.'],
      ru: ['Тело и границы', 'Прикосновения, стыд и слово «нет».'],
      en: ['Body and limits', 'Touch, shame, and saying no.'],
    },
  ),
  questionCategory(
    'hislar-va-kayfiyat',
    { niche: 'f', drawing: 'cloud' },
    {
      uz: ['Hislar va kayfiyat', 'Qo‘rquv, g‘amginlik, uyqu va yolg‘izlik.'],
      ru: ['Чувства и настроение', 'Страх, грусть, сон и одиночество.'],
      en: ['Feelings and moods', 'Fear, sadness, sleep and loneliness.'],
    },
  ),
  questionCategory(
    'kattalardan',
    { niche: 'g', drawing: 'teapot' },
    {
      uz: ['Kattalar so‘raydi', 'Ota-ona va o‘qituvchilarning savollari.'],
      ru: ['Спрашивают взрослые', 'Вопросы родителей и учителей.'],
      en: ['Grown-ups ask', 'Questions from parents and teachers.'],
    },
  ),
]
