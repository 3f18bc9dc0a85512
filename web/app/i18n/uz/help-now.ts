/** Where somebody wrote of danger and is not in a chat: a person and the numbers. */
export const help_now = {
  title: 'Bu jiddiy. Yolg‘iz qolmang',
  text: 'Javobni kutmasangiz ham bo‘ladi. Maslahatchiga yozing: qachon javob bo‘lishini suhbat aytadi.',
  write: 'Maslahatchiga yozish',
  call: 'Xavf bo‘lsa, qo‘ng‘iroq qiling',
}
