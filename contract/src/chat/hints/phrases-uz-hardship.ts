/** Uzbek: what is asked of a child, taken from it or kept from it. Classes of words stand in phrases-uz.ts. */
export const UZBEK_HARDSHIP = {
  stranger: `
    @net & @who & @lure, tanish+ & @net|bir|bola*|erkak*|kimdir|odam*|yigit* & @lure
    begona*|notanish*|qandaydir|tanima+ & @lure|ketdik|kut+|qo‘ng‘iroq*|telefon|yoz+|yubor*|yur & aka|akkaunt*|amaki*|ayol*|bola*|erkak*|kim*|kishi*|nomer*|odam*|opa|profil*|raqam*|xotin*|yigit*
    bir|bitta|ikkita|qandaydir|shu ~ aka|amaki*|ayol|chol|erkak*|kishi*|mujik|odam*|opa|xotin|yigit* & aylan*|chaqir*|ergash*|insta*|ketdik|konfet*|ko‘rish*|ko‘rsat*|kuchu+|mashina*|moshina*|mushuk*|muzqaymoq*|olib|raqam*|rasm*|shirinlik*|shokolad*|sovg‘a*|surat*|telefon*|uchrash*|uyiga|yechin*|yur
    gaplash+|yozish+ & 25|40|begona*|erkak*|katta|kimdir*|notanish*|sovg‘a*|yashir* & @us
    kiyim*|pul|sovg‘a*|telefon & ber* & @net|aytm*|begona*|erkak*|kim|kimdir|notanish*|yashir*, uchrashganda|uchrashuvda|videoda ~ boshqa|erkak|katta
    dadang|onang|otang|oyang|oying ~ ayt*|chaqir*|jo‘nat*|tanish*|yubor*
    ko‘rishgani|uchrash+ & @net|aytma*|kattaroq|notanish*|odam*|sir*|tanish*|yigit*|yolg‘iz
    donat*|pul|skin*|telefon & ber*|qil*|tashla*|yubor* & kamera*|rasm*|surat*|uchrash*|video*|yechin*, intim|kiyimsiz|ochiq|yalang‘och ~ @photo
    @ask & @foe & yur|yuring|yurasan|minib|min|o‘tir|ketamiz|ketdik|olib|chaqir*|taklif*|kel|qistay*|deya*|ketaman
    tanim*|ko‘rma*|bilmagan & odam*|kel*|kut*|uchrash*|manzil*|yoz*|gaplash*|ko‘rgani, ko‘rganim|ko‘rmaganman|ko‘rmaganmiz & u
    qist+|qistay*|qistayap* & kafe*|chiq|rasm*|kamera*|yuzing*|uchrash*|ko‘rsat*|kel, kamera* & yoq*|och*, model* & bo‘la*|qila*
    onang*|dadang*|onangiz|oying*|dadangiz & begona*|ayol*|xola|odam*|kishi|yur*|min*, qayerda ~ o‘qi*|yasha*|tura* & so‘ra*|de*|u|yoz*
    uyimiz*|manzil*|adres*|ismim*|singlim*|maktabim* & bilib|bilad*|biladi|topib, javob & bermasam|bermadim
    chet|amerika*|dubay*|turkiya* & u|o‘zi & bilet*|rasm*|chiroyli*|kelaman|olib|yubor* & u|aka|yigit*|de*
    xola|ayol*|amaki|erkak|kishi|bir & qo‘lim*|bilag*|qo‘lidan & ushla*|tort*|tut* & yur*|bolam|ketamiz|olib|мен*|tanim*|yetim*
    tanish* & uchrash*|sovg‘a*|kel*|ko‘r*|встреч*|подар*|sev*|yigit*|katta
    за руку & tut*|olib|ket*
    taksich*|taksist*|haydovchi*|kuryer* & tanish*|shokolad*|yozad*|aylan*|kuzat*|uyim*|singlim*|qizim*|raqam*
    internet*|telegram*|instagram*|insta*|tiktok*|chat*|roblo*|pabg*|onlayn|tg|likee*|diskord* & tanish*|uchrash*|katta|yigit*|erkak*|rasm*|kamera*|manzil*|sovg‘a*|pul|skin*|uylan*|sev* & u|men*|@kid|yoz*|de*|so‘ra*|chaqir*
    u|aka|amaki*|odam*|yigit*|erkak* & uchrash*|ko‘rish*|kel|chiq, kattaroq|katta|25|27|28|30|32|35|40|45 & yozish*|gaplash*|uchrash*|sev*|yigit*|rasm*
    maktab*|bog‘cha*|hovli*|maydoncha* & bir|begona*|notanish*|erkak*|ayol*
    rasm*|foto*|selfi*|surat* & yubor*|tashla*|so‘ra*|jo‘nat* & u|aka|begona*|tanimay*|notanish*|erkak*|katta|odam*|yigit*
    manzil*|adres*|qayerda|maktabim*|uyim* & so‘ra*|bilib|bilad*|topib|topdi|yubor*|tashla* & u|odam*|begona*|notanish*|kim*|internet*|aka|yigit*|men
    model*|kasting*|reklama*|blogger* & rasm*|suratga|yolg‘iz*|chaqir*|studiya*|pul
    amaki*|odam*|erkak*|ayol|xola|kishi|chol|yigit* & mashina*|moshina*|damas*, maktab* & yolg‘iz & darsing|qaytas*|so‘ra*
    jadval*|uyda & internet* & do‘st*|yoz*, o‘rtog‘i|do‘sti & ellik*|qirq*|o‘ttiz*|katta, blokla* & boshqa & nomer*|raqam*|yoz*
    birinchi marta & ko‘raman|uchrash* & u|uni|aytma*`,
  marriage: `
    to‘y* & belgilan*|istamayman|majbur*|xohlamayman
    erga|turmushga ~ beraman|berib|berishadi*|berishdi*|berishmoqchi*|berishyap*|bermoqchi*|bervor*|beryap*
    fotiha*|unashtir+ & @minor|@me|bo‘ldi|dugonam*|o‘quvchim*|qilish*|singlim*
    uzatib|uzatish*|uzatmoq*|uzatvor*|uzatyap* & @me|@minor|@them|@dear|dugona*|kuzda|qiz* & @us
    to‘yim+ & 15|16|17|hafta*|istam*|kun*|maktab*|nima|oy*|qoch*|qo‘rq*|sinf*|to‘xtat*|xohlam*|yig‘la*|yosh*, nikoh*|zags* & majbur*|o‘qish*|o‘qit*|qil*
    tegasan|tegish+|tegmasang|tegmayman & @kin|bilan|boy*|de*|erga|kelin|majbur*|odamga|oq|o‘sha|shu|turmushga|xohlam*
    oq ~ qil+ & de*|erga|kelin*|o‘sha|tegish*|tegm*|turmush*, ikkinchi|kichik|uchinchi ~ xotin*, nikohla* & @me|@them|majbur*
    @me ~ berishmoqchi*|bermoqchi*|uzatish*|uzatmoqchi*|uzatyap*, kelin qil+, beshik ~ kert*, g‘oyibona & nikoh*|unasht*
    olib|ob ~ qoch* & opam*|singlim*|qiz*|dugonam*|meni|qishloq*|kuyov*|yigit*|qaytar*|uyat, domla* ~ o‘qi* & zags*|yosh*|nikoh*|uyda
    o‘g‘liga|jiyaniga|xotinli|ikkinchi|boy & meni|qizini|singlimni|opamni|dugonamni
    ko‘rgani|so‘rab|qarab ~ kel* & kelin*|choy|sovchi*|singlim*|meni|15|16, quda* & kel*|chiroyli*|kiyin*|bo‘l*|so‘ra*, ruxsat* & maktab*|o‘qish*|chiqar*
    to‘y*|kuyov*|erga|uzat*|turmush* & yirt*|qo‘ym*|yig‘la*|o‘rniga|kerakm*|tashla*
    turmush*|erga|kelin*|kuyov*|nikoh*|to‘yim*|sovchi*|fotiha*|unashtir*|uzat* & @young|istam*|xohlam*|majbur*|zo‘r*|so‘ram*|rozi*|qarshi*|o‘qim*|o‘qish*|yig‘la*|qoch*|qo‘rq*|sevm*|tanim*|ko‘rma*|katta|boy|xotin*
    olib|ob ~ qochib|qochish*|qochmoq*|qochaman & kelin*|qiz*|meni|yigit*|u|opam*|dugona*|qo‘rq*
    sovchi* & men*|meni|yosh*|@young|singl*|keldi|kelish*|kelyap*|keldi*|har|qaytar*|dadam|otam|rozi*
    nikoh*|to‘yim*|unashtir*|fotiha*|uzuk*|qudalar*|sarpo* & @young|istam*|xohlam*|majbur*|rozi*|so‘ram*|yig‘la*|meni|menga|singlim*|dugonam*|o‘quvchim*|qo‘rq*|qo‘y*
    to‘y*|sarpo*|sep* & @young|majbur*|istam*|xohlam*|qochsam|qochaman|singlim*
    non ~ sindir*, sepim*, qarib ~ qol* & qiz*|uyda
    kelinlik ~ ko‘yla*, olib ~ qochib ~ ket*, жених & katta|yaqin|boy|ellik*, er ~ top* & senga|maktab*|fotiha*|школа`,
  sold: `
    bolamni|bolani|bolasini|chaqalo*|go‘da*|meni|nabira*|qizini|singlimni|ukamni & pul*|qarz* ~ almash*|ber*|ol*|sot*|top*
    ishla+ & darsga|maktab+|o‘qishga ~ borm+|borolm*|chiqar*|kelmay*|olib|qo‘ymay*|yuborm*, g‘isht ~ quy*|zavod*
    qarz* & chiqmay*|ishla*|ketmay*|majbur*|qo‘ym*|yuborm*, qarz+ ~ uchun & ber*|ishla*|meni|qizini|singlimni|ukamni
    arab*|chet|dubay*|emirat*|moskva*|qozog‘*|rossiya*|turkiya* & ish|ishga|ishla*|model*|ofitsiant* & @me|16|17|aldab|bermay*|bir|bitta|hujjat*|majbur*|notanish*|obket*|pasport*|qaytolm*|taklif*|va’da*
    hujjat*|pasport* & berishm*|berm+|obqo‘y*|oldi|olgan*|olib|tortib|yig‘ib & @me|@bad|chiqarm*|ishla*|ketm*|qo‘y*|u|yotoqxona*
    tilan* & @me|bola*|chaqalo*|har|kam|majbur*|onam*|otam*|o‘tqaz*|qildir*|so‘rat*|urad*|urish*|xo‘jayin*|yubor*
    bozorda|ko‘chada|metroda|svetofor* & sota*|sotdir*|sotmasam|sottir*|sotyap*|tilan*|yuvaman & jazo*|kam|kechgacha|kirgiz*|kirit*|majbur*|maktab*|ovqat*|pul*|tun*|urad*|urish*|xo‘jayin*|yarim
    cho‘pon*|molboqar*|qul|qullik*|xizmatkor* & @me|ber*|ishla*|majbur*|maktab*|o‘qim*|qil*|sinfdosh*|yubor*
    bizni|meni|opamni|singlimni|ukamni ~ berib ~ ket*|yubor*, begona|boshqa ~ oilaga ~ ber+|sot+, maktabga ~ qo‘ymay*|yuborishmay*|yubormay*
    kun bo‘yi ishlat*, chet|dubay*|rossiya*|turkiya* & aldab|pasport*|qaytolm*|raqs*, chaqalo* & pul*|sot*
    @work & @cheat & majbur*|maktab*|qo‘ymay*|yubormay*|qarz*|urad*|qul*|oladi|oladilar|tog‘am*|xo‘jayin*|yot*|yosh*|soat*|pasport*|hujjat*|bermay*|berishm*|13|14|15|12|u|uniki
    topgan*|yig‘gan*|puli|pulini|pulimni|oyligim* & hamma*|u|katta*|xo‘jayin*|tog‘am*|amakim*|dadam|aka|uniki & olad*|ol*|topshir*|yig‘* & bozor*|ishla*|tilan*|arava*|art*|sot*|tort*|ber*|oyna
    tilanamiz|tilanaman|tilanib|tilanchi*|tilat* & @me|kech*|maktab*|bozor*|metro*|pul*|u|ukam*|majbur*|bola*
    pul ~ so‘ra* & ko‘cha*|majbur*|ko‘tar*|o‘tir*|svetofor*|metro*
    oyna|art*|sot*|arava*|tilan*|gul & topshir*|ovqat*|bermas*|xo‘jayin*|maktab*|urad*|u|majbur*
    paxta*|terim*|dala*|g‘isht*|qurilish*|zavod* & maktab*|dars*|o‘qish*|majbur*|yosh*|13|14|12|15|pul*|oylik*
    evaz*|qarzi*|o‘rniga & meni|qizini|ukamni|singlimni|bizni
    turkiya*|rossiya*|dubay*|urusyat*|urusiya*|moskva*|qozo*|koreya*|chet & ish|ishga|ishi|ishlar*|enaga*|model*|qurilish*|ofitsiant*
    hujjat*|pasport* & prorab*|xo‘jayin*|xo‘jayn*|u|uning|o‘zi|o‘zida, mol|qo‘y|otxona|podа & boq*, onlayn|internet*|vebcam*|kvartira* & ish
    ishlat*|qulday|dalada|nafaqa* & pul*|uniki|qul*|dala*|maktab*|bermay*, хозя* & bermay*|qo‘ym*|oylik*|ойлик*|pul*|yo‘q|de*
    увез* & pul*|pasport*|yo‘q|ish*, olib ~ ket* & pul*|ko‘cha*|so‘ra*|chiqar*|majbur*, qarat* & bola*
    hujjat*|pasport* & olib|oldi*|olgan|bermay*|berishm*|yashir*|tortib
    rossiya*|moskva*|turkiya*|dubay*|qozo*|koreya*|chet|xorij* & ishga|ish|ishla*|sotib|aldab|jo‘nat*|olib & meni|bizni|@kid|@young|opam*|pasport*|va‘da*|majbur*|bor*
    tilan*|sadaqa*|tilanchi* & men*|bola*|majbur*|har|onam*|dadam*|xola*|ukam*|pul*|bozor*|metro*|masjid*|urad*|qil*|chiqar*
    pul|tanga ~ so‘ra*|yig‘* & ko‘cha*|masjid*|metro*|bozor*|chorraha*|mashina*
    xizmat*|oqsoch*|enaga*|cho‘pon*|xizmatkor* & pul*|urad*|bermay*|yubor*|qo‘ym*|uxla*|@young|ishla*|maktab*|chiqar*
    xo‘jayin*|prorab*|usta* & pul*|haq*|ber*|urad*|hujjat*|pasport*|qo‘ym*|qarz*|ishlat*|qama*
    meni|bizni|ukamni|singlimni|opamni|akamni & ishga|ishlat*|tilan*|rossiya*|turkiya*|dubay*|moskva*|chet|dalaga|qurilish*|cho‘pon*|xizmat*
    yetim* & ishlat*|yopdir*|olib, tishim* & qara*|ko‘r*, qayta ~ sotil*, raqs* & mehmon*|olib|aldab, дочь|qizing* & pul*|стоит`,
  hunger: `
    muzlatgich*|uyda|uyida|uyimizda|xolodilnik* ~ bo‘sh|hech|non|ovqat|yegani|yegulik|yeydigan|yeyishga ~ bo‘sh|narsa|nima|qolmad*|yo‘q*
    @food ~ berishm+|berm+ & @me|@kin|bugun|jazo*|kun*|och|ovqat*|ukam*
    ertalabdan|haftadan|kechadan|kundan ~ beri ~ choy|hech|non|och|ovqat|suv & faqat|ich*|non|och|ovqat*|yem*|yo‘q*
    axlat*|musor* & non*|ovqat*|terib|top*|ye+, qoldiq|qolgan & non*|ovqat*|yey*, bog‘chada|maktabda & faqat|kanikul*
    @none & bolalarim*|bolamga|singlimga|ukalarim*|ukamga & nima|non|ovqat*|sut*|yedir*|yegulik*, o‘zinikilarga & beradi|ovqat*, ovqatsiz
    @eat & @nofood & @kid|@kin|@fam|uyda|kecha*|kechadan|ertalab*|kun*|hafta*|och|pul|menga|biz*|faqat|bugun|ham, @kid & nima ~ ber*|yedir*|pishir*
    pul & tuga*|qolm*|yo‘q|bitdi|yetm*|jo‘natm*|bermay*|aroq*
    ukalarim*|singillarim*|singlim*|ukam* & o‘zim|men & qarayman|boqaman|boqyap*|yedir*|qaray*|pishir* & yo‘q|ket*|11|12|10|topolm*|onam|ota*|pul*
    o‘gay|xolam*|yangam*|amakim* & ovqat*|non|qozon*|yegulik*, hush* & tot*|yem*|och*|kecha*|ovqat*, tuz ~ tot*
    @cold & yo‘q|o‘chir*|kesib|kesish*|yoqmay*|yoqol*|yetm*|tugadi|uzib|uzish*|отключ*|muzla*|нет
    muzlab|sovqot*|sovuqda|qaltirab & ko‘mir*|gaz*|pech*|yo‘q|bitta|ukam*|hammamiz
    axlat*|chiqindi*|musor*|qoldiq*|qoldig‘* & non|ovqat*|yeb|yey*|ol*|ter*, qornim*|qorni|qornimiz & ochlik*|quril*|g‘uldira*|yopish*
    nafaqa*|pensiya*|пенси* & yetm*|tuga*|keyingi|faqat|kutya*, pul* & yo‘q|yetm*|berm*, отоплен* & uxla*|biz|sovuq*|yo‘q
    bolalar|ukalar*|qo‘shni* & o‘zi|yolg‘iz & qol* & uyda|uy|kun*|ovqat*|suv*|non|ich*|ota-ona*, kattalar|hech & yo‘q & uyda|@span & @kid|biz*|yolg‘iz*
    onam|oyim|ayam|dadam|otam|ota-onam|ota & kelm*|yo‘q|qamoq*|tashlab|ketgan*|qamal* & @span|ukalar*|ukam|singl*|yolg‘iz*
    muzlatgich*|xolodilnik*|qozon*|tandir*|dasturxon*|oshxona* & bo‘sh*|bo‘m|qulf*|hech|yo‘q*|qaynam*|osilm*|muzdek|muzlab
    och|ochdan & yig‘la*|uxlay*|yotdi*|yotib|bolalar*|qolyap*|qolamiz, pul*|nafaqa* & aroq*|ichad*|ichib|qimor*, нечего & есть|кушать|yeyish*
    голодн* & @kid|biz*|@span|uy*|мы, не ел & @span|men, nahor ~ yot*
    pechka* & qolm*|yoq* & yo‘tal*|ukam*|hech, makaron*|qozon ~ suvi*, yeganim ~ yo‘q, bosh* ayla* & yegan*|ovqat*`,
  pregnancy: `
    hayzim|oyligim|oylik & kechik*|kelma+|to‘xta*, homiladorman, ikkiqat* & @me|bo‘l*|dugona*|maktab*|man|o‘quvchi*|qiz*|qol*|sinf*|singlim*|yashir*
    bo‘yida|bo‘yimda ~ bor*|bo‘l*|qol*, qorni* ~ bola*|farzand*|homila*, bola ~ kut* & @me|maktab*|qo‘rq*|yosh*
    hayz*|mesyachn*|oyli+ ~ @late & @me|bola*|dugonam*|hafta*|keyin|kun*|man|oy*|qizim*|qo‘rq*|test*|yigit*, hayz*|oyligim* ~ @late
    kechik+|kelma+ & hafta+|kun|oy|oydan & bilsa|homila*|qo‘rq*|tamom|test*, test* & chiziq*|ijobiy|ikkita|musbat|positiv*
    qorni* ~ chiq*|katta*|o‘s*|shish* & @me|@dear|aytm*|dugona*|maktab*|oy*|qiz*|yashir*, ko‘ngl* ~ ayni* & ertalab*|har|hayz*|homila*|oylik*|qo‘rq*|test*
    bola ~ oldir*|tashla*|tush+, abort*, bolasi* & meniki ~ emas, homilador ~ bo‘lib ~ qol*, homilador bo‘l+
    bolani|bola|homila* & oldir*|tushir*|tashla*|oldirib
    tug‘sam|tug‘aman|tug‘ib|tug‘ishim|tug‘may*|tug‘ish & @kid|maktab*|hayda*|tashla*|topshir*|bola*|detdom*|qo‘rq*|bilm*|qanday|men|kim*
    tug‘ilma* & ikkimiz*|bola|qorn*|sinf*, bola* & meniki|menikimas|tan ~ emas|dedi|olm*|oldi*, menikimas & bola|u|oy*
    hayz*|mesyach*|menstr*|oyligim*|месяч*|менстр*|qon & kech*|kelma*|to‘xta*|ko‘rma*|задерж*|нет|yo‘q, bo‘yiga ~ bo‘l*, bo‘yimda ~ bo‘l*|bo‘p|bor|qol*
    ko‘ngli* & ayni*
    ultratovush*|uzi|uziga|узи & yuragi*|bir|o‘zim|bordim|bola|borish*|qo‘rq*|do‘xtir*|homila*|hafta*
    bir|birinchi ~ marta ~ bo‘l* & u|bilin*|qancha|homila*|bola|kechik*
    do‘xtir*|vrach*|shifokor* & vaqt*|aytma*|oldir*|men|yo‘l
    test* & uyal*|qorn*|ikki|chiziq*|qo‘rq*|hayz*|kechik*|homila*|dorixona*, bolamni|bolani & tashla*|topshir*|ber*
    bolamni|bolani & tug‘*|detdom*|bolalar|hech, qorni & bilin*|katta*|chiq*, qimirla* & bola|ichim*|qorn*|yurag*
    test* & chiziq*|chizig‘*|polosk*|ikkita|musbat|plyus|ijobiy|tasdiq*|dorixona*|yashirin*
    oyligim|oylik|oyliklarim|hayz*|menstr*|mens|mesyach* & kelm*|kech*|yo‘q*|to‘xta*|bo‘lma*|ko‘rma*|o‘tib|kemad*|kechk*|yana
    ikki|uch|2|3 ~ oy* & ko‘rma*|kelma*|kelmad*|hayz*|qorn*|bo‘lma*, hid* & ko‘ngl*|ayni*|qus*|qayt
    u|yigitim|yigiti & tashlab|qochdi|yo‘qol*|blok*|tanim*|tan|rad|xohlam*|inkor, birga|u bilan ~ yotdik|yotgan*|bo‘lgan*|bo‘ldik|yotdim
    u ~ bilan ~ yot*|bo‘lgan*|bo‘ldik, semir* & qorn*|oy|bola|yashir*|dugona*, тест & ikki|polosk*|chiziq*|показал*|qildim
    og‘ir ~ oyoq, ichim* & qimirla*, menda ~ bola, ovqat hidi & qus*, oylik ~ ekan* & vrach*|15*|14*|15da, tushib ~ qol* & biror|bilma*|qanday
    задержк* & hafta|oy|parn*`,
  shame_debt: `
    qarzga ~ bordim|bot+|kir+, @photo & @tell & @menace, @photo ~ @tell & de*|majbur*|pul*|qo‘rqit*|sobiq|u, @photo & tarqa+
    @photo & majbur*|pul*|qo‘rqit* & @me|o‘chir*|qizim*|singlim*|so‘ra*|to‘la*|u|ular, @photo & o‘chir* & majbur*|pul|to‘la*|uchrash*
    yuzi* & montaj*|qo‘yib|rasm*|yalang‘och*|yasab & @tell|tarqat*|yasab, qarz* & bot+|bo‘l+|kir+|ol+|qol+ & @us
    qarz* & kelib|keling*|kelish*|o‘ldir*|qo‘rqit*|so‘rab|tahdid*|turish*|undir*|urad*|urishad* & @us
    1xbet*|aviator|bet|betga|kazin+|mostbet*|stavka* & bor*|kir*|million*|o‘g‘irla*|o‘yna*|pul*|qarz*|qil*|tik*|yutqaz*|yuttir*
    yutq+|yuttir* & hammasini|million*|mln|oylig*|pul*|qarz*, tikdim|tikib & karta*|o‘yin*|pul*|stavka*|yutqaz*
    bermasa*|qaytarmasam|tashlamasam|to‘lamasa* & @tell|@kill|kaltak*|qo‘rq*|sharmanda*|tarqat*|ur*|uyga, sharmanda* & bo‘l+|qil+
    akam|dadam|otam|uydagilar ~ sog‘|tirik ~ qo‘ym*, shantaj*, qarz* & qo‘rqit+|tahdid*|talab, pul ~ bermasam|qaytarmasam|to‘lamasam, kazino*|yutqazib
    @pics|yuzim*|yuzini & montaj*|soxta|qo‘sh*|yopishtir*|yasa*|fotoshop*|sun’iy|neyro* & @spread|akkaunt*|kanal*|video*|qil*|yalang‘och*|tana*|yoz*
    soxta|nomimdan|nomidan|yolg‘on & yoz*|pul*|och*|hamma*|men*|tanish*
    rasming*|videong*|suratlaring*|yozishmalaring* & bor|yubor*|jo‘nat*|tarqat*|tashla*|ko‘rsat*
    bermasang|qilmasang|tashlamasang|kelmasang & video*|rasm*|jo‘nat*|tarqat*|hamma*|dadang*|onang*|surat*|yubor*
    @pics & dadamga|onamga|otamga|oyimga|akamga|sinfdoshlarimga|maktabga
    yutqazdim & pul*|million*|ming|velosiped*|telefon*|karta*|hamma*|qimor*|dadam*|oyim*, skrin* & guruh*|yubor*|tashla*|hamma*|dadam*|onam*|maktab*|qil*
    kiyinish|dush*|hammom*|yechin* & ko‘r*|tarqa*|guruh*|hamma*|olish*|maktab*
    qarz*|pul* & ikki ~ barobar*
    to‘lamasam|bermasam|qaytarmasam & @kin|qo‘rqit*|rasm*|hamma*|uradi*|uy*|tarqat*, tilla*|taqinchoq*|uzug* & yo‘qol*|sotib|lombard*|o‘g‘irla*|sotdi*
    mahalla*|maktab*|ko‘cha* & chiqolm*|chiqomay*|borolm*|chiqa
    ismim*|nomim*|familiyam* & yomon|buzuq|haqoratl*|tarqat*|och*|uyal*
    karta*|kartam*|hisob* & yechib|yechil*|bo‘shab|bo‘sh|nol, kod* & aytdim|aytib|berdim|berib|yubordim|kiritdim
    karta*|kartasi* & pul*|yech*|ming|million*|ket*|dadam*|oyim*
    talab|so‘rayap*|so‘rashyap*|undir*|to‘lamasam|bermasam|bermasang|tashlamasang & @pics|rasm*|video*|dadam*|maktab*|katta*|qo‘rq*|urad*|u|ular|har
    uyat*|sharmanda*|isnod* & @me|chiqolm*|borolm*|qolmad*|yuz*|o‘g‘lim|qizim
    rasm*|surat*|video* & bermasam|bermasang|yubormasam|qilmasang|kelmasang|uchrashmasam|to‘lamasam|pul*
    nomim* ~ kredit*|qarz*, jim ~ tur* & to‘la*|pul*|ming, qarz* & muddat*|kutm*|topamiz|kelishdi|berganlar, limon|million & qarz*
    stipendiya* & tik*|yutqaz*|qaytm*, pensiya* & o‘yin*|qarz*, кредит & podruga*|to‘la*`,
}
