export const uz = {
  'shift.label': 'Smena holati',
  'shift.on_shift': 'Smenada',
  'shift.break': 'Tanaffus',
  'shift.off': 'Smenada emas',
  'shift.to_on_shift': 'Smenaga chiqish',
  'shift.to_break': 'Tanaffusga chiqish',
  'shift.to_off': 'Smenani tugatish',
  'shift.off_title': 'Siz smenada emassiz',
  'shift.off_text': 'Hech kim smenada bo‘lmasa, bolalar «yopiq» yozuvini ko‘radi.',
  'shift.since': '%{time} dan beri',
}
