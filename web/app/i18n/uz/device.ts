/** Whose phone is this? Asked whenever somebody signs up or in. */
export const device = {
  title: 'Bu telefon siznikimi?',
  mine: 'Ha, meniki',
  not_mine: 'Yo‘q, meniki emas',
  if_not: 'Sizniki bo‘lmasa, shunday bo‘ladi:',
  nothing: 'Yozganlaringiz telefonda saqlanmaydi.',
  quiet: '15 daqiqa tegilmasa, hisob yopiladi.',
  reload: 'Sahifa yangilansa yoki yopilsa ham, hisob yopiladi.',
  password: 'Telefon parolni saqlashni so‘rasa, rad eting.',
}
