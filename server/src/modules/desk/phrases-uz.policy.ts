import type { Phrases } from './hints.policy.ts'

/** Uzbek, in Latin; Cyrillic, missing apostrophes, x for h, k for q, w or 6 for sh come by themselves (hint-words.policy.ts). */
export const UZBEK_PHRASES: Phrases = {
  self_harm: `
    =o‘lgim kel*
    =o‘lishni xohla*
    =o‘lishni hohla*
    =o‘lmoqchi*
    =o‘lib ketsam
    =o‘lib ketgim
    =o‘lsam yaxshi*
    =o‘lsam qutul*
    =o‘lganim yaxshi*
    =o‘lganim ma’qul
    =o‘lim haqida ~ o‘yla*
    ulgim kel*
    ulmoqchiman
    ulib ketsam
    o‘zimni ~ o‘ldir*
    o‘zimni ~ uldir*
    uzimni ~ uldir*
    o‘zini ~ o‘ldir*
    o‘zimni ~ osib
    o‘zimni ~ osa*
    o‘zimni ~ osmoqchi*
    o‘zini osmoqchi*
    o‘zimni ~ kes*
    o‘zimni ~ tomdan tashla*
    tomdan ~ sakra*
    o‘zimni ~ yoqib
    joniga qasd*
    jonimga qasd*
    yashagim kelm*
    yashashni xohlam*
    yashashni hohlam*
    yashashni istam*
    yashashdan ~ charcha*
    yashashdan to‘y*
    hayotdan to‘y*
    hayotdan ~ charcha*
    hayotimga nuqta
    hayotimni tugat*
    yashashdan ma’no*
    qo‘limni kes*
    qo‘limni ~ tilib*
    tomirimni kes*
    venamni kes*
    bilagimni kes*
    dori ichib ~ o‘l*
    tabletka ichib ~ o‘l*
    suitsid
    tirik bo‘lmaganim*
    tug‘ilmaganim yaxshi*`,
  violence: `
    meni ur*
    meni kaltakla*
    meni do‘pposla*
    meni sava*
    meni tep*
    kaltakladi*
    kaltaklaydi*
    kaltak ye*
    kaltak yed*
    do‘pposla*
    kamar bilan ~ ur*
    tayoq bilan ~ ur*
    shapaloq bilan ~ ur*
    dadam ~ urad*
    dadam ~ urd*
    adam ~ urad*
    otam ~ urad*
    otam ~ urd*
    onam ~ urad*
    oyim ~ urad*
    oyim ~ urd*
    akam ~ urad*
    amakim ~ urad*
    o‘gay otam*
    ustoz* ~ urad*
    o‘qituvchi* ~ urad*
    sinfdosh* ~ urad*
    onamni ur*
    oyimni ur*
    bo‘g‘ib o‘ldir*
    meni bo‘g‘*
    boshimga ur*
    yuzimga ur*
    ko‘kargan joy*
    badanim ~ ko‘kar*
    och qoldir*
    qamab qo‘y*
    uydan haydab*
    meni qiynay*
    zo‘ravonlik*
    meni haqorat*
    masxara qilish*`,
  sexual: `
    zo‘rlad*
    zo‘rlab qo‘y*
    zo‘rlamoqchi*
    nomusimga teg*
    nomusimga tajovuz
    meni yechint*
    yechintirdi*
    meni ~ siypala*
    siypalay*
    siypalad*
    meni ~ paypasla*
    ichki joyimga teg*
    uyatli joyim*
    uyat joyim*
    yalang‘och ~ rasm*
    yalang‘och ~ surat*
    yalang‘och ~ video*
    intim ~ rasm*
    intim ~ foto*
    intim ~ video*
    jinsiy aloqa*
    jinsiy ~ zo‘ravon*
    menga ~ shahvoniy
    yotog‘imga kir*
    kiyimimni yech*
    yechinishni so‘ra*
    yechin deb*
    meni ~ majburlab o‘p*
    zo‘rlab o‘p*
    rasmimni tarqat*
    videomni tarqat*
    rasmlarimni tarqat*
    seks qil*`,
  running_away: `
    uydan qoch*
    uydan ketib qol*
    uydan ketmoqchi*
    uydan chiqib ket*
    uyga qaytmayman
    uyga qaytgim kelm*
    uyga borgim kelm*
    uyga bora olmayman
    uyga borishga qo‘rq*
    ko‘chada ~ yotib*
    ko‘chada qold*
    ko‘chada tuna*
    qochib ketmoqchi*
    qochib ketaman
    qochib keldim
    qochib ketdim uydan
    tunashga joy*
    boradigan joyim yo‘q*
    borar joyim yo‘q*`,
  danger: `
    hozir ~ o‘ldirad*
    meni o‘ldir*
    meni uldir*
    =o‘ldiraman deb*
    =o‘ldirmoqchi*
    =o‘ldirib qo‘y*
    eshikni ~ buz*
    eshikni sindir*
    orqamdan kuzat*
    orqamdan ~ kelyapti
    meni poyla*
    meni kuzatib yur*
    yordam bering ~ tez*
    tezroq yordam
    iltimos qutqar*
    meni qutqar*
    meni o‘g‘irla*
    meni ~ olib ketishmoqchi
    qamalib qold*
    meni ~ yopib qo‘y*
    gapira olmayman ~ eshit*
    jonim xavf*
    hayotim xavf*
    qo‘rqyapman ~ kelyapti
    majburlab ~ erga
    erga bermoqchi*
    turmushga ~ majbur*`,
  weapons_drugs: `
    pichoq bilan
    pichoq o‘qta*
    pichoq ko‘tar*
    pichoq tirad*
    to‘pponcha*
    miltiq bilan
    miltiq o‘qta*
    qurol bilan
    qurol ko‘rsat*
    bolta bilan
    giyohvand*
    narkotik*
    nasha chek*
    geroin*
    tramadol*
    lirika ich*
    lirika ber*
    tropikamid*
    zakladka*
    ukol ~ urdir*
    narkota*`,
  calm: `
    kulib o‘lib*
    kulgidan o‘l*
    kulaverib o‘l*
    kulib o‘l*
    charchab o‘l*
    charchab o‘lib*
    zerikib o‘l*
    zerikkanimdan o‘l*
    uyqudan o‘l*
    uyalganimdan o‘l*
    uyatdan o‘l*
    qizigimdan o‘l*
    vaqtni o‘ldir*
    vaqt o‘ldir*
    chivin* ~ o‘ldir*
    pashsha* ~ o‘ldir*
    o‘yinda ~ o‘ldir*
    o‘yinda meni o‘ldir*
    sochimni kes*
    telefonda ur*
    gol ur*
    pichoq bilan ~ kes*
    pichoq bilan ~ to‘g‘ra*
    piyoz to‘g‘ra*
    }`,
}
