import type { PhraseList } from './phrase-list.ts'

/** Uzbek, in Latin; Cyrillic, missing apostrophes, x for h, k for q, w or 6 for sh come by themselves (words.ts). */
export const UZBEK: PhraseList = {
  classes: {
    me: 'men meni menga mendan mening bizni bizga bizlarni o‘zimni',
    kin: `dadam* dada adam* otam* otasi* onam* onasi* oyim* ayam* opam* akam* aka amakim* tog‘am* pochcham* po‘chcham* bobom* buvim* buvam*
      xolam* ammam* kelinoyim* o‘gay erim* eri qaynonam* qaynotam* qaynona* qaynota* ota-onam* uydagilar* jiyanim* er-xotin xo‘jayin* yangam*`,
    others: `sinfdosh* bolalar* o‘rtoq* do‘st* ustoz* o‘qituvchi* muallim* domla* trener* direktor* qo‘shni* amaki* kimdir sevgilim* yigitim*
      yigit* ular u boshliq* kattalar* tarbiyachi*`,
    hit: `urad* urd* urdi urib urip urgan* uray* uryap* uryab* uravo* urvo* urishyap* urishadi* urishd* kaltakla+ do‘pposla+ sava* savala+ tepad* tepdi*
      tepib* tepgan* tepki* musht* shapaloq* tarsaki* bo‘g‘a* bo‘g‘d* bo‘g‘ib* bo‘g‘mo* qiyna+ tayoqla* niqta* turtib* yiqitib*`,
    strike: `urad* urd* urdi urib urip urgan* uryap* uryab* uravo* urvo* kaltakla+ do‘pposla+ savala+ savad* tepad* tepdi* tepib*
      bo‘g‘a* bo‘g‘d* bo‘g‘ib* qiyna+ shapaloq*`,
    tool: 'kamar* belbog‘* tayoq* shlang* sim* tasma* xivchin* chizg‘ich* kaltak* gavron*',
    drunk: 'ichib ichsa ichganda ichvolib ichvol* ichadi* ichgan* mast* mastlik* aroq* pyan* ichkilik*',
    want: 'xohla+ xohlay* istay*',
    hands: 'qo‘lim* qo‘llarim* bilagim* tomirim* venam* oyog‘im* badanim* sonim*',
    die: 'o‘ldir+ osmoqchi* osib osaman* osgim* osish* kes+ tomdan balkondan derazadan daryoga poyezd* yoq+ zaharla*',
    picture: 'rasm* surat* foto* video* vidyo*',
    stranger:
      'facebookda* snapchatda* vkda* notanish* begona* tanimaydigan* tanimagan* telegramda* instagramda* internetda* tiktokda* onlaynda* tarmoqda*',
  },
  topics: {
    self_harm: `
      =o‘lishni ~ xohla+|ista+|o‘yla+, faqat =o‘lishni, =o‘lishni faqat, =o‘lib|ulib ketaman|ketmoqchi*|ketishni|ketsam, ko‘p dori ~ ich+, dori* ~ ich+ & ataylab|ko‘p|o‘l*|hamma*, mashina|poyezd ~ tagiga|ostiga, o‘zimni ~ yo‘q qil+
      qanday =o‘lsam, =o‘lsam ~ hech, =o‘lganimdan keyin, badanimni ~ kes+|til+, o‘zimga ~ og‘riq
      hayotimdan|yashashdan bezib, yashashga ~ kuch*|xohish*|holim, yashashga ~ kuchim
      hammasini|hammasiga|barini|hayotimni ~ tugat+|nuqta, meni topa olmay*|topolmay*, uyg‘onmasam, uyg‘onmaslik*, nega tug‘ild*, nimaga tug‘ild*, yashash* ~ nima ~ kerak*|kerag*, nima uchun yashay*, nega yashay*
      arqon* & topdim|bog‘la*|osil*|bo‘yn*, o‘zimga ~ zarar|ozor|shikast, kesik*|chandiq* & qo‘l*|bilag*|tomir*, hammaga alvido, alvido ~ hamma, vidolashuv xat*, o‘lim haqida ~ o‘yla*, o‘limni o‘yla*, o‘lishni o‘yla*
      =o‘lgim kel+, ulgim kel+, =o‘lishni xohla+, =o‘lishni ista+, =o‘lmoqchi*, ulmoqchi*, =o‘lib|ulib ketsam|ketgim|ketay|ketish*|qolsam|qolay
      =o‘lsam|ulsam yaxshi*|qutul*|hamma|bo‘ldi|edi, =o‘lganim|ulganim yaxshi*|ma’qul, =o‘lim|ulim haqida ~ o‘yla*, menga =o‘lim, =o‘lim yaxshi*
      o‘zimni|o‘zini|o‘zingni & @die, o‘zimni|o‘zini|uzimni ~ osa*|tashla+, o‘zimni|uzimni ~ tashlagim|tashlamoqchi*
      tomdan|balkondan|derazadan|ko‘prikdan ~ sakra+|tashla+, joniga|jonimga qasd*, o‘z jonimga
      yashagim kelm*, yashagim kem*, yashagim yo‘q, yashashni xohlam*|istam*|xoxlam*|hohlam*, yashashdan ~ charcha*|to‘y*|bezdim*|ma’no*
      yashashdan bezib, hayotdan ~ to‘y*|charcha*|bezdim|bezganman, hayotimdan ~ to‘y*|charcha*|bezdim
      hayotimga nuqta, hayotimni tugat*, yashash* ~ ma’no*, hayotning ma’nosi yo‘q, uxlab uyg‘onmasam
      @hands ~ kes+|til+|tilib, lezviya* ~ kes+, dori|tabletka* ~ ichib ~ =o‘l*, dori|tabletka* ko‘p ~ ich+, hamma dorini ich+
      suitsid*, tirik bo‘lmaganim*, tug‘ilmaganim yaxshi*, tug‘ilmasam bo‘l*, men keraksiz*, kerak emasman ~ hech, hech kimga kerak emasman
      bu dunyoda ~ keraksiz*, =o‘zimni =o‘ldir*`,
    violence: `
      oyoq osti ~ qil+ & @kin|@me, dazmol*|sigaret*|qaynoq|issiq|cho‘g‘ & bos+|kuydir+|quy+|tekkiz+ & @me|qo‘lim*|oyog‘im*|badanim*|yuzim*, meni|mani|qo‘limni ~ kuydir+|tishla+|bog‘la+|turt+|itar+|tep+, itarib|turtib ~ yubor+ & meni|menga, @me & tupur+|yumdala+|timdala+
      bog‘lab ~ qo‘y+|ket+ & meni|bizni, sochimni ~ yul+|tort+|kes+ & @kin|@others, qo‘limni ~ qayir+|buk+, menga ~ otdi|irg‘itdi|uloqtir+ & @kin, jag‘imga|orqamga|beliga|qornimga ~ tep+|ur+, tayoq|kosov|kavgir|shippak|tuflik bilan ~ ur+, bolani|bolamni|farzandim* ~ ur+|kaltakla+
      mushtla+, lab*|burn*|qosh* ~ yoril*|yordi|qona* & @me|ur*|musht*, @kin & @drunk & ostin|to‘polon*, burchakka ~ turg‘iz+|tur*, ko‘karish*|ko‘kargan|mo‘matalo* & badan*|yuz*|bola*|qo‘l*|tan*, sochimdan ~ tort+|sudra+, @me|yerga & uloqtir+|sudra+
      tarsaki ~ tushir*|ur*|tort*, meni ~ itar+|turtadi, pulimni ~ tortib|olib qo‘y* & ur*|qo‘rqit*|do‘pposla*, qo‘rqib yashay*
      @kin & @strike, @me ~ @hit, @others ~ @me ~ @hit, ustoz*|o‘qituvchi*|muallim*|trener*|tarbiyachi*|domla* & @strike, sinfdosh*|bolalar* ~ @strike, meni|mani|bizni & @strike
      onamni|oyimni|ukamni|singlimni|bolamni|qizimni|o‘g‘limni ~ @hit, @tool bilan ~ @hit, @tool & qo‘limga|orqamga|boshimga ~ @hit
      kaltakladi*, kaltaklaydi*, kaltak ye*, do‘pposla+, boshimga|yuzimga|qornimga ~ ur+, ko‘kargan joy*, badanim ~ ko‘kar*, bo‘g‘ib qo‘y*
      @kin & @drunk & @hit|janjal*|haqorat*|buz*|sindir*|quv*|haydab|haydadi|baqir*|hujum, @drunk ~ kelib ~ @hit|janjal*|haydadi|quvadi, mast bo‘lib ~ @hit
      @me & urib|urishib|kaltaklab|savalab & video*|telefon*|olish*|tarqat*, urishib|urib|kaltaklab ~ videoga|telefonga ~ ol+|tushir*
      qamab qo‘y*|ket*, qamab ~ qo‘yish*|ketadi*, zo‘ravonlik qil*, oilaviy zo‘ravonlik, meni haqorat*, @me ~ haqoratla*
      ustimdan ~ kul+, masxara qil+, meni masxara*, kalaka qil+, meni ~ xo‘rla+, meni kamsit+, kamsitishyap*, sinfda ~ kamsit+, o‘gay otam* ~ ur*|quv*`,
    sexual: `
      sila+ & tizza*|sonim*|badan*|oyog‘im*|tanam*|beli*, silay* & tizza*|sonim*|badan*|oyog‘im*|tanam*, ustimga ~ chiq+|yot+, lab*|bo‘yn* ~ o‘p+ & majbur*|amaki*|tog‘a*|zo‘r*, porno|uyat ~ video*|kino*, ko‘ylagimni|lozimimni|ichki kiyim* & yech+|ko‘tar+|ushla+
      tizzasiga ~ o‘tqaz* & @me|erkak*|amaki*, silab|silay* & @me|erkak*|amaki*, yonimga|yonimda|ustimga ~ yot+ & @kin|erkak*|kecha*, dush*|hammom*|cho‘milayotgan*|kiyinayotgan* & qarab|poyla+|mo‘ralab|videoga|suratga
      zo‘rlad* , zo‘rlab qo‘y*, zo‘rlash*, zo‘rlamoqchi*, zo‘rlagan*, zo‘rlandim, nomusimga teg*|tajovuz, meni|mani|shimimni|kiyimimni|ko‘ylagimni yech+
      yechin*|yechintir* & @me|dedi|deyapti|majbur*|kamera*|video*, yechintirdi*, yechin ~ de*, meni ~ siypala+|paypasla+|quchoqla+ ~ qo‘rq*, siypalay*, siypalad*, siypalagan*
      joyimni|joylarimni|ko‘kragimni|badanimni|tanamni|sonimni ~ ushla+|tegin*|siypala*|paypasla*, ichki|uyatli|uyat joyim*
      yalang‘och|intim|kiyimsiz|yechinib|голый|голые|golyy ~ @picture, intimniy ~ @picture, jinsiy aloqa*|zo‘ravon*|yaqinlik*, menga ~ shahvoniy, yotog‘imga kir*, to‘shagimga kir*
      tegajog‘lik, tegajaklik, majburlab|zo‘rlab ~ o‘p+, zo‘rlab|majburlab ~ o‘pd*, rasmimni|videomni|rasmlarimni|rasmingni|videongni ~ tarqat+
      seks qil*, kechasi ~ yonimga ~ kel+|yot+ & @kin|@others, kechasi yonimga kelib ~ joyim*, pornografik, porno ~ ko‘rsat*, xilvatga ~ yetakla*`,
    running_away: `
      uyga ~ qaytishni|borishni|ketishni ~ xohlamayman|istamayman, uydan ~ ketdim|ketyapman|ketvordim, uyda ~ yashagim|turgim ~ kelm*, uydan ~ qochsam|qochish*|qochgan*
      uyga ketmayman|bormiman, bekatda|vokzalda|podyezdda|bog‘da ~ o‘tiribman|yotibman|tuna*|uxla*|yot*, qochib ~ bordim|chiqdim|kelib|keldim
      uydan|uyimdan|uyimizdan ~ qoch+, uydan ~ ketib qol*, uydan|uyimdan ~ ketmoqchi*|ketaman|ketdim|ketgim, uydan ~ chiqib ket*|ketaman, uydan ~ hayda+, uydan quv+
      uyga ~ qaytmayman|bormayman, uyga|uyimga ~ qaytgim kelm*, uyga|uyimga ~ borgim kelm*, uyga bora olmayman, uyga|uyimga ~ borishga|qaytishga|kirishga|ketishga ~ qo‘rq*
      ko‘chada ~ yotib*|yotibman|yotyap*|qold*|tuna*|uxla*|yashay*|o‘tiribman, ko‘chadaman, qochib ~ ketmoqchi*|ketaman|keldim, qochib ketdim ~ uydan
      tunashga joy*, boradigan|borar|boradgan joyim yo‘q*, qayerga borishni ~ bilm*`,
    danger: `
      topsa|tutsa|ushlasa|bilsa ~ =o‘ldir+|uldir+, izlab|qidirib ~ yur+ & otam*|dadam*|akam*|erim*|ular & =o‘ldir+|ur+|qo‘rq*, qulflab ~ ol+|qo‘y+|ket+ & chiq*|meni|bizni|yordam, chiqara|chiqa olmay*, chiqolmay*, uradi|urmoqchi ~ yordam, yo‘limni ~ to‘s+ & qo‘rq*|ular|bola*, hozir ~ kelib ~ qol* & qo‘rq*|ur+
      eshikni|eshikka ~ tep*|ur*|sindir*, yordam ber* & eshik*|pichoq*|kirmoqchi|o‘ldir+
      hojatxonada|vannada|vannaxonada|shkafda|karavot ~ berkin*|yashirin*, berkinib ~ oldim|o‘tiribman|turibman & u|undan|otam*|dadam*|kelyap*|uyda, gaz* ~ och+ & yubor*|yoq+|portlat*, yoqib yubor+ ~ de*, benzin ~ sep*|quy*
      hozir ~ =o‘ldirad*, meni|bizni ~ =o‘ldir+, meni|bizni uldir+, =o‘ldiraman deb|deydi|deyapti|dedi, =o‘ldirmoqchi*, =o‘ldirib qo‘y+, =o‘ldirish bilan qo‘rqit+
      eshikni|eshigimizni|derazani ~ buz+|sindir+|taqillatib, orqamdan ~ kuzat*|kelyapti|kelyap*|ergash*|yur*|kelvo*, ergashib ~ kelyap*|yuribdi
      meni ~ poyla*|kuzatib yur*|kuzatyap*, yordam ber* ~ tez*|iltimos|hozir, tez|tezroq yordam, hozir ~ kelib ~ ur+, qutqaringlar, iltimos qutqar*, meni ~ qutqar*|o‘g‘irla+
      meni ~ olib ketishmoqchi|olib qochish*|olib qochdi, qamalib qold*, meni|bizni ~ yopib qo‘y*|qamab, mashinaga ~ zo‘rlab|majburlab|o‘tqaz*|tortib, zo‘rlab ~ o‘tqaz*
      gapira olmayman ~ eshit*, jonim|hayotim xavf*, xavf ostida, qo‘rqyapman ~ kelyapti, pichoq|bolta|qurol & eshik*|quv*|hujum*|turibdi|qo‘lida
      @kin & pichoq|bolta|arra & quv*|ko‘tar*|yugur*, chiqarishmayapti, chiqarmayapti, meni ~ chiqarishm*, qo‘rqit+ ~ =o‘ldir+`,
    weapons_drugs: `
      pichoq bilan & @me|@kin|@others|qo‘rqit+|tahdid*, pichoq o‘qta*|ko‘tar*|tirad*, qo‘lida ~ pichoq*|bolta*|qurol*|to‘pponcha*, pichoq ~ qo‘rqit*, to‘pponcha bilan, miltiq bilan|o‘qta*, to‘pponcha* ~ bor|qo‘rqit*
      qurol ~ bilan|ko‘rsat*|olib|bor|bekit*, bolta bilan|ko‘tar*|olib, giyohvand*, narkotik*, narkota*, nasha* ~ chek*|ber*|sot*, geroin*, tramadol*, lirika ich*|ber*|sot*, tropikamid*
      zakladka*, ukol ~ urdir*, yelim|kley ~ hidla*, nos ~ majbur*, tuz chek*, tabletka sot*`,
    stranger: `
      ochiq|uyatli|yaqin|intim ~ @picture & so‘ra+|tashla|yubor*|yozyap*|yozdi|deyap*, mashina* ~ o‘tir* & notanish*|begona*|kishi|erkak*, yolg‘iz ~ kel+ & notanish*|begona*|internet*|yozyap*, konfet*|sovg‘a* & notanish*|begona*
      @stranger ~ erkak|kishi|yigit|amaki|odam & @picture, pul ber+ & @picture ~ tashla|yubor*|jo‘nat*, @picture ~ tashla|yubor*|jo‘nat* & pul*|notanish*|begona*|erkak*
      @stranger & @picture & so‘ra+|yubor*|tashla*|jo‘nat*|kerak|ber*, @stranger & uchrash*|yechin*|uyiga|mashinasiga|kamera*|qo‘ng‘iroq*|sovg‘a*
      @stranger ~ odam|erkak|amaki|yigit|kishi & so‘ra+|yoz+|chaqir*|va’da*, kiyimsiz|yalang‘och|intim|ochiq|yechinib ~ @picture, @picture & kiyimsiz|yechinib|yalang‘och
      katta|begona odam* & @picture & so‘ra+|tashla|yubor, hech kimga aytma & yoz+|rasm*|uchrash*, internetda tanish* & uchrash*|@picture, o‘yinda tanish* & uchrash*|@picture|so‘ra+, kamerani ~ yoq*`,
    marriage: `
      o‘qishga|maktabga ~ qo‘ymay & erga|turmush*|uzat+|uylan*, meni ~ odamga ~ uzat*|ber+, men xohlamagan ~ odam*|yigit*, kelin ~ bo‘lishimni
      to‘yim|nikohim & xohlam*|istam*|qiynal*|majbur*
      to‘y* & belgilan*|xohlamayman|istamayman|majbur* & yosh*|meni|men|qayno*|o‘qi*, meni ~ berishmoqchi*|bermoqchi*, meni ~ berib|uzatib yubor*, hali yosh* & to‘y*|turmush*|sovchi*, qalin pul*
      erga|turmushga ~ berishmoqchi*|bermoqchi*|berishyap*|beryap*|berishadi*|berishdi*|beraman|bervor*|berib, erga|turmushga beradi*, turmushga|erga ~ chiqarish*|chiqarmoqchi*|chiqaryap*|chiqasan|chiqishga
      majburlab|majbur|zo‘rlab & erga|turmushga ~ ber+|chiq+|chiqar+, majburlab|majbur|zo‘rlab & uzat+|uylantir+|nikoh*|to‘y, @me ~ uzatish*|uzatmoqchi*|uzatyap*|uylantir+, kelin qil+, meni ~ unashtir+, unashtirib qo‘y* & @me|xohlam*
      sovchi* & majbur*|xohlam*|istam*|rozi|maktab*, to‘y qilish*|qilmoqchi* & yosh*|majbur*|xohlam*|meni|singlim*, nikoh* & majbur*|xohlam*|meni|o‘qimoqchi*
      meni|singlimni|opamni ~ erga|turmushga ~ ber+|chiqar+|uzat+, maktabni|o‘qishni ~ tashla & turmush*|erga|to‘y`,
    sold: `
      meni|singlimni|ukamni ~ sotmoqchi*|sotish*|sotib, boshqa|begona ~ oilaga ~ sot+|ber+|tashla+, ishlab ~ pul ~ topib & majbur*|ur+|urishadi
      meni|bizni|bolasini ~ sot+, meni|bizni|qizini|qizimni|singlimni|ukamni & sotib ~ yubor*|ber*|qo‘y*, @me ~ pulga ~ ber*, sotib ~ yuborishmoqchi & @me, @me ~ begonalarga ~ ber*|sot*
      meni|bizni|opamni|akamni & ishga|ishlashga|rossiyaga|chetga|turkiyaga|dubayga & jo‘nat*|yuborish*|yubormoqchi*|majbur*, chet elga ~ ishga ~ olib, pasport* ~ olib qo‘y*, pasport*|hujjat* ~ olib ~ qo‘y*
      qarz* ~ uchun|evaziga ~ meni ~ ber*, qarz* & meni bermoqchi|meni berish*, tilanchilik* & majbur*|@me|qildir*, majburlab ishlat*, maktabga ~ yubormay*|yuborishmay*|qo‘ymay* & ish*, kun bo‘yi|bo‘y ishlat*
      meni ~ qul*|ishlatish*`,
    hunger: `
      pul ham ~ ovqat ham ~ yo‘q, ovqatga pul ~ yo‘q, qorni och & ukam*|singlim*|bola*, och ~ yotamiz|yotdik|uxlaymiz|uxladik|o‘tiramiz
      bitta|faqat|quruq non & kun*|yuribmiz|yeymiz|yeb|hafta*, axlat* ~ top*|ye*|ovqat*, ovqat* & axlat*, och ~ yuribmiz|yuribman|o‘tiribmiz|o‘tirish*
      ovqat|non|taom|yemish ~ berishm*|berm*, ovqat ~ yemad*|yemay*|yo‘q & uyda|kun*|och*, uyda ~ ovqat|non|yeydigan|yeyish* ~ yo‘q|hech|qolmad*, uyda ~ yeyishga ~ yo‘q|narsa, yeyishga ~ hech|narsa ~ yo‘q
      uyda ovqat yo‘q, uyda non ~ yo‘q, och ~ qoldir+, kundan beri och, kun* ~ och qold*, och qoldik, och qolyap*, och uxla*|yot*, ukalarim|bolalarim|bolam|singlim|ukam ~ och, ovqatsiz qold*, qornim och & uyda|onam|yo‘q|kun*
      kundan beri ~ ovqat|non|hech ~ yem*`,
    pregnancy: `
      oyligim|hayzim|oylik & kelmadi|kelmay*|kechik*|to‘xta*, bola kut+ & men|yosh*, ko‘nglim ayni* & oylik*|homila*
      homiladorman, homilador bo‘l+, homilador & @me|men|qol*|shekilli|yosh*|singlim|qizim, bo‘yimda bo‘l*, bo‘yimda ~ bor, qornimda bola*, oyligim|hayzim ~ kelm*|kechik*, test* ~ ikki chiziq*, abort*`,
    shame_debt: `
      qarz* ~ uchun|deb & uyga ~ kel+|qo‘rqit+|ur+|haqorat*, pul ~ bermasam|qaytarmasam|to‘lamasam, obro‘yim* & tushir*|ketdi|to‘kil*, hamma* ~ yuboraman|ko‘rsataman|tarqataman
      qaytarmasam|to‘lamasam|bermasam & aytaman|aytish*|tarqat*|ko‘rsat*|ur*|qo‘rq*, rasm*|surat*|video* ~ sotib|tarqatib|tarqat* & pul*, pul* ~ so‘ra+ & rasmim*|suratim*|videom*|sotib
      qarzga ~ bot+|kir+|bordim, qarz* & qo‘rqit+|tahdid*|talab|ur+|o‘ldir+|tarqat*|so‘rayapti|tortib, qarzni ~ to‘la* & rasm*|qo‘rq*|deyish*|uyga, qarzim ~ ko‘p|katta|million*
      meni|bizni|hammaga ~ sharmanda ~ qil+, sharmanda bo‘ldim, sharmandamni, sharmanda qilaman, pul ~ talab|so‘ra+ & tarqat*|qo‘rqit+|sharmanda|ko‘rsat*, pul ~ yutqaz+, yutqazib ~ qo‘ydim, stavka* & pul*|yutqaz*|qarz*, onlayn kazino*, kredit* & qo‘rq*|to‘lay|undir*|uyga kel*, hammaga aytaman deb|deydi, shantaj*`,
  },
  calm: `
    qo‘ng‘iroq|jiringlab ~ ur*, mashina* ~ ur*|urib, devorga ~ ur*, berkinmachoq*
    kulib|kulgidan|kulaverib|charchab|zerikib|zerikkanimdan|uyqudan|uyalganimdan|uyatdan|qiziqib =o‘l*, kulib =o‘lib*, vaqtni|vaqt =o‘ldir*
    chivin*|pashsha*|hasharot*|suvarak*|ilon*|sichqon* ~ =o‘ldir*, sochim*|tirnog‘im*|sochini ~ kes*, telefon*|signal|chaqmoq ~ ur*, gol|to‘p*|darvozaga|penalti ~ ur*, yurak*|yuragim ~ ur*, bong ur*, boshim urib
    pichoq bilan ~ kes*|to‘g‘ra*|art*|piyoz*|olma*|non*, piyoz|sabzi|kartoshka to‘g‘ra*, kitob*|telefon*|mashina*|uyini|uyimizni|velosiped* ~ sot*, ur* darvozaga, oq urdi, suvga ur*, bosh urib
    narxini ur*, tog‘am ~ tuzat*, kesib o‘t*, yo‘lni kes*, ko‘zimga ur*`,
  not_before: '',
  none_before: '',
  not_after: 'emas* emasman emasmiz emasdi',
  settings: [
    {
      words: `o‘yinda, o‘yindagi, pubg*, pabg*, freefire*, fri fayr, minecraft*, maynkraft*, roblox*, standoff*, kontra*, kontrda, boss, zombi*, cs go, dota*, igrada, brawl*, geymer*`,
      topics: ['self_harm', 'danger', 'weapons_drugs', 'violence', 'running_away'],
      unless: `@kin, rostdan, haqiqatda, aslida, hayotda`,
    },
    {
      words: `kinoda*, kinosi*, filmda*, filmni, film ko‘r*, serialda*, multfilmda*, multikda*, animeda*, kitobda*, asarda*, hikoyada*, qo‘shiqda*, ashulada*, qo‘shig‘i*, she’rda*, insho*, referat*, taqdimot*, mavzusi*, mavzuda*, tarixdan, tarix darsi*, biologiyadan, adabiyotdan, adabiyot darsi*, rivoyat*`,
      topics: [
        'self_harm',
        'violence',
        'sexual',
        'running_away',
        'danger',
        'weapons_drugs',
        'marriage',
        'sold',
        'hunger',
        'pregnancy',
      ],
      unless: `meni|menga|mendan|bizni, men ham, menda ham, meniki ham, rostdan, aslida, haqiqatda, dadam*|otam*|onam*|akam*|oyim*`,
    },
    { words: `hazil*, hazillash*, xaxa*, haha*, lol`, topics: ['danger'], unless: `pichoq*|qurol*|@kin|yordam|qo‘rq*` },
  ],
}
