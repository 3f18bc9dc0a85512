import { comparable } from '@himoya/contract/read-text'

// What people here choose first, by our own knowledge: English, Russian (also in Latin letters, and Russian words typed on
// the Latin keyboard), Uzbek. Each word stands for itself with digits or signs around it, doubled, joined with another
// word of the list, and in leet spelling; so the list of some 400 words refuses hundreds of thousands of passwords.
const WORDS = new Set(
  `
  password passwort passw pass word passcode secret admin administrator root user guest login welcome hello letmein access
  master monkey dragon football baseball basketball hockey soccer princess sunshine shadow superman batman spider pokemon
  iloveyou ilove loveyou love lovely baby babygirl angel flower summer winter spring autumn freedom whatever trustno trust
  michael jordan jessica daniel ashley thomas robert andrew charlie jennifer joshua anthony matthew nicole george samsung
  google facebook instagram telegram youtube tiktok android iphone apple windows computer internet server test testing
  tester temp example sample default changeme change qwerty qwert qwer asdf asdfgh zxcv zxcvbn abc abcd abcde abcdef
  abcdefg abcdefgh aaa money killer starwars matrix phoenix diamond golden silver cookie banana orange cheese chocolate
  cristiano ronaldo messi neymar chelsea arsenal barcelona liverpool realmadrid manchester minecraft roblox fortnite naruto
  anime bts blackpink friend friends family mother father mommy daddy sister brother school student teacher happy lucky
  магия пароль привет приветик любовь люблю любимая любимый солнышко солнце котенок зайка зайчик малыш малышка красотка
  мама папа мамочка семья друзья школа ученик учитель россия москва ташкент узбекистан наташа настя анастасия саша маша
  даша катя аня лена юля оля таня света ира максим дима андрей алексей сергей никита артем иван игорь олег роман руслан
  тимур алина карина диана милана самсунг спартак динамо зенит йцукен йцуке фыва фывапр ячсмить космос победа счастье жизнь
  секрет админ тест вход здравствуйте
  parol parolim maxfiy privet lubov lyublyu lublu solnishko solnce kotenok zaika malish mamochka semya druzya shkola
  moskva rossiya natasha nastya sasha masha dasha katya lena yulia maxim maksim dima andrey alexey sergey nikita artem ivan
  gfhjkm ghbdtn k.,jdm k.,k. cjkysirj cjkywt vfvf gfgf yfnfif yfcnz cfif vfrcbv lbvf fylhtq fktrctq cthutq ybrbnf
  salom assalom assalomu alaykum salomlar rahmat xayr yaxshi zor super parolyoq bilmayman unutdim mening meniki sevgi
  sevgim sevaman muhabbat jonim azizim asalim onam onajon onajonim dadam dadajon otam otajon oyijon ayajon buvijon opam
  akam ukam singlim oilam oila dostim dostlar maktab oquvchi oqituvchi bola bolajon qizim oglim yulduz quyosh gul gulim
  atirgul lola baxt baxtli hayot vatan vatanim ozbek ozbekiston uzbek uzbekistan uzbekiston toshkent tashkent samarqand
  samarkand buxoro bukhara andijon andijan fargona fergana namangan xorazm urganch qarshi termiz navoiy jizzax guliston
  nukus qoqon paxtakor nasaf navbahor bunyodkor himoya yordam islom muslim alloh bismillah allohim inshaalloh ramazon
  aziz aziza azizbek bekzod behruz botir davron diyor diyora dilnoza dildora dilshod doston elyor farrux feruza firdavs
  gulnoza guli jasur javohir jamshid jahongir kamola kamron laziz laylo lobar madina malika mansur mirzo mohira muhammad
  muhammadali munisa murod nargiza nigora nilufar nodira nodir otabek oybek ozoda rustam sabina sanjar sardor sarvinoz
  sevara shahzod shahzoda shaxnoza sherzod shoxrux sitora temur timur ulugbek umid umida xurshid yulduz zafar zarina
  zilola zuhra alisher abdulla abdulloh ibrohim ismoil yusuf imron
  `
    .trim()
    .split(/\s+/),
)

const ROWS = [
  '`1234567890-=',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю.',
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдежзийклмнопрстуфхцчшщъыьэюя',
]
// Columns from the top of the keyboard down: 1qaz2wsx and its Russian twin.
const COLUMNS = [
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p',
  '1йфя2цыч3увс4кам5епи6нрт7гоь8шлб9щдю0зж',
  'qazwsxedcrfvtgbyhnujmikolp',
  'йфяцычувскамепинртгоьшлбщдюзжэ',
  'q1w2e3r4t5y6u7i8o9p0',
  '1q2w3e4r5t6y7u8i9o0p',
  'й1ц2у3к4е5н6г7ш8щ9з0',
  '1й2ц3у4к5е6н7г8ш9щ0з',
  '0123456789012345678901234567890',
]
const reversed = (text: string): string => [...text].toReversed().join('')
const RUNS = [...ROWS, ...COLUMNS].flatMap((run) => [run, reversed(run)])

const LEET: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }
const unleet = (text: string): string => [...text].map((letter) => LEET[letter] ?? letter).join('')

const LONGEST_TRIED = 40

/** As lists of passwords are compared: case, spaces and apostrophes do not count. */
export const plainPassword = (password: string): string => comparable(password).replaceAll(/\s/gu, '')

/** Is this among what a guesser tries first? Case and apostrophes do not count. */
export function isCommonPassword(password: string): boolean {
  const plain = plainPassword(password)
  // Long texts are no list's first guess, and cutting them in pieces would cost too much.
  if (plain.length > LONGEST_TRIED) return isRepeated(plain)
  return isRepeated(plain) || isDate(plain) || isMadeOf(plain, isRun) || isWordy(plain)
}

/** One short piece again and again: aaaaaaaa, 12121212, lolalola. */
function isRepeated(text: string): boolean {
  for (let size = 1; size <= Math.min(4, text.length / 2); size += 1) {
    if (
      text
        .slice(0, size)
        .repeat(Math.ceil(text.length / size))
        .slice(0, text.length) === text
    )
      return true
  }
  return false
}

/** A day as eight digits, in either order, with any separators: 21.11.2010. */
function isDate(text: string): boolean {
  const digits = text.replaceAll(/[./-]/g, '')
  const [, first = '', second = '', third = ''] =
    /^(\d{2})(\d{2})(\d{4})$/.exec(digits) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(digits) ?? []
  const parts = [Number(first), Number(second), Number(third)]
  return (
    digits.length === 8 &&
    parts.some((part) => part >= 1930 && part <= 2035) &&
    parts.filter((part) => part >= 1 && part <= 31).length === 2
  )
}

/** A stretch of neighbours on a keyboard, of the alphabet or of the digits, at least three long. */
const isRun = (text: string): boolean => text.length >= 3 && RUNS.some((run) => run.includes(text))

/** Is the whole text cut into at most three pieces that all pass? */
function isMadeOf(text: string, passes: (piece: string) => boolean, pieces = 3): boolean {
  if (passes(text)) return true
  if (pieces === 1) return false
  for (let cut = 3; cut <= text.length - 3; cut += 1) {
    if (passes(text.slice(0, cut)) && isMadeOf(text.slice(cut), passes, pieces - 1)) return true
  }
  return false
}

const isKnown = (text: string): boolean => WORDS.has(text) || isRun(text)

/** Words of the list with up to six digits or signs at either end. */
function isWordy(text: string): boolean {
  const core = text.replace(/^[^\p{L}]{0,6}/u, '').replace(/[^\p{L}]{0,6}$/u, '')
  const spellings = [text, core, unleet(text), unleet(core)].map((spelling) => spelling.replaceAll(/[-_.]/g, ''))
  return [...spellings, core].some((spelling) => spelling !== '' && isMadeOf(spelling, isKnown, 2))
}
