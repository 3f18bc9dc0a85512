import type { PhraseList } from './phrase-list.ts'

/** Uzbek, in Latin; Cyrillic, missing apostrophes, x for h, k for q, w or 6 for sh come by themselves (words.ts). */
export const UZBEK: PhraseList = {
  classes: {
    me: `bizga bizni mani men mendan menga meni+ o‘zimni`,
    kin: `adam* aka akam* akasi* amaki* ayam* bobo* brat+ buvam* buvi* dada* eri erim* jiyanim* machexa* mama* ona onam* onasi* opam* ota ota-onam*
      otam* otasi* otchim* oyim* o‘gay papa* pochcham* qayno+ tog‘a* uydagilar* xolam* xotini* xo‘jayin*`,
    hit: `bo‘g‘a* bo‘g‘d* bo‘g‘i+ bo‘g‘mo* bo‘g‘vo* bo‘g‘yap* do‘ppos* itar+ kaltak* musht* qiyna+ sava* shapaloq* tarsa* tepad* tepar* tepay* tepdi*
      tepgan* tepi+ tepki* tepvo* tepyap* turt+ urad* urard* urat* uravo* urd* urgan* urib urip urish+ urut* uruv* urvo* urya+ uryop* yiqit*`,
    strike: `bo‘g‘a* bo‘g‘d* bo‘g‘i+ bo‘g‘moq* bo‘g‘vo* bo‘g‘yap* do‘ppos* kaltak* musht* qiyna+ sava+ shapaloq* tarsaki* tepad* tepar* tepay* tepdi*
      tepi+ tepkila* tepvo* tepyap* turtkila* urad* urard* urat* uravo* urd* urgan* urib urip urut* uruv* urvo* urya+ uryop*`,
    tool: `arqon* chizg‘ich* kaltak* kamar* kavgir* remen* shlang* shnur* sim* tapochka* tayoq*`,
    drunk: `alkash* aroq* ichadi* ichgan* ichib ichsa* kayf* mast* pyan*`,
    hands: `badanim* bilagim* oyog‘im* qo‘lim* qo‘llarim* sonim* tomirim* venam*`,
    die: `balkondan daryoga derazadan kes+ osaman* osib osmoqchi* o‘ldir+ poyezd* tomdan yoq+ zaharla*`,
    them: `akamni ayamni ayasini bolalarimni bolalarini bolalarni bolamni bolasini bollani buvimni do‘stimni dugonamni ikkimizni jiyanimni onamga onamni
      onasini opamni oyimga oyimni oyisini o‘g‘limga o‘g‘limni o‘g‘lini o‘quvchimni o‘rtog‘imni qiziga qizimga qizimni qizini sinfdoshimni
      singlimga singlimni singlisini ukamga ukamni ukasini xotinini`,
    dear: `bola* do‘stim* dugonam* farzand* jiyan* kelinim* nabira* opam* o‘g‘li* o‘quvchi* o‘rtog‘im* qizi* qo‘shni* sinfdosh* sinfimdagi singli* ukam*
      ukasi*`,
    man: `akamni* amma* begona* bobo+ boshliq* chol direktor* domla* erkak* haydovchi* kattalar* kishi kuyov* muallim* murabbiy* notanish* odam otchim*
      o‘gay o‘qituvchi* o‘rtog‘i* pochcha* qayno+ qo‘shni* repetitor* shifokor* shofyor* taksichi* tog‘a* trener* ustoz* xolamni* xolavachcha*
      xo‘jayin* yigit*`,
    bully: `bolla* guruh* katta+ o‘rtoq* qizlar* sinf* starsh+ yigitlar*`,
    body: `badan* beli belid* belim* betim* bilag* bilak* boshi* bo‘yn* burn* ko‘z* lab* orqa* oyog‘* qorn* qo‘l* qulo+ spina* tana* yelka* yuz*`,
    touch: `ishqa* o‘pad* o‘pdi o‘pib paypas* quch+ sila+ sipa* siypa* tegad* tegdi tegin* tegmoq* tegyap* turtkila* ushla+`,
    night: `kech+ tun tunda tunlari uxla* yarim`,
    watch: `kuzat* mo‘ra* olib poyla* qara+ suratga telefonga video* vidyo* yashirincha`,
    pills: `dori* tablet* uyqudori*`,
    kill: `otaman o‘ldir* pichoqla+ qiraman qirib so‘ya* so‘yi+ so‘yvor*`,
    door: `darvoza* deraza* dver* eshig* eshik* qulf*`,
    hide: `bekin+ berkin+ yashirin+`,
    net: `brawl* chatda* discord* diskord* facebook* frifayr* inet* insta+ internet* likee* minecraft* onlayn* o‘yinda+ pabg* pubg* roblo+ snap*
      standoff* teleg+ tiktok* tinder* whatsapp* xat`,
    who: `aka amaki* ayol* bir bitta+ bola do‘stim* erkak* katta+ kimdir kishi* odam+ opa qiz tanish* xotin* yigit*`,
    lure: `adres* aylan* aytma+ chaqir+ donat* ergash* foto* izla* jo‘nat* kafe* kamera* konfet* ko‘rish+ kuchuk* manzil* mashina* moshina* mushuk*
      muzqaymoq* nomer* olib poyla* pul raqam* rasm* shirinlik* shokolad* sir sirimiz* sovg‘a* so‘ra+ surat* taklif* tashla+ uchrash* uyiga uyimga
      va’da* yashir+ yaxshi yechin* yolg‘iz yubor+`,
    minor: `12 13 14 15 15da 15ga 16 16da 16ga 17 17ga amakivachcha* bola chol hali ikkinchi istam* katta kichik ko‘rma+ majbur* maktab* oq =o‘l*
      o‘qigis* o‘qim* o‘qish* qanday qarindosh* qarz* qoch+ qo‘rq+ rozi* sevm* sinf* so‘ram* tanimagan* tanimayman tashlatib tegmayman
      tog‘avachcha* xohlam* xolavachcha* yashar yig‘la+ yordam yosh* zagsiz zo‘r zo‘rla*`,
    photo: `fotka* foto* intim* ovoz* perepisk* rasm* surat* video* vidyo* yozishma*`,
    tell: `akamga dadamga guruh* hammaga internetga joyla* kanal* ko‘rsata* maktab* onamga otamga oyimga qo‘ya* qo‘yvor* sinfdosh* sinfga tarqa+
      tashiman tashla+ uydagilar* yubora*`,
    menace: `ayt+ bermasam bo‘lmasa de+ majbur* pul* qo‘rqit+ shantaj* so‘ra+ tahdid* talab* uchrash*`,
    food: `edirgani guruch kartoshka makaron muzlatgich* non nonimiz nonlar* ovqat* un xolodilnik* yediradigan yegani yegulik* yeydigan yeyish* yog‘`,
    none: `berishmay* berm+ bo‘sh hech qolma+ topolm* tuga+ yo‘g‘ yo‘q yuq`,
    late: `bo‘lma+ kech+ kelm+ kema+ ko‘rma+ to‘xta* yo‘q`,
    bad: `10 11 12 13 14 15 alda+ berishmay* bermay* bola* chiqarmay* chiqolmay* dam hujjat* kechasi kun* majbur* maktab* oylik* pasport* pul* qarz*
      qaytolmay* qo‘yishmay* qo‘ymay* tun* ur+ xohlam* xo‘jayin* yolg‘on yosh* yubor*`,
    us: `dadam* har hech kim* majbur* maktab* men menga meni onam* otam* oyim* o‘g‘lim* qizim* qo‘rq+ singlim* u ukam* ular uyga yig‘la+ yolg‘iz*`,
  },
  topics: {
    self_harm: `
      faqat =o‘lishni, arqon* & bo‘yn*|osil*|topdim, =o‘lmoqchi*, =o‘lib ketay|ketgim|ketish*|ketsam|qolay|qolsam, o‘zimni|o‘zingni|o‘zini & @die, yashagim yo‘q, hech kimga kerak emasman
      men|mensiz|o‘zim ~ bomaganim*|bomasam|bo‘lmaganim*|bo‘lmasam & baxtli*|hamma*|oson*|qutul*|tinch*|xursand*|yaxshi*|yengil*, bomasam|bo‘lmasam ~ hamma*|qutul*|yengil*
      mensiz ~ baxtli*|oson*|tinch*|yaxshi*|yengil*, mendan ~ qutul*, qutul+ & ketsam|o‘lganim*|=o‘lsam
      g‘oyib|yo‘q|yo‘qolib ~ bo‘lgim|bo‘lib|bo‘lsam|ketaman|ketay|ketgi*|ketsam|qolsam & @me|dunyo*|hamma*|keladi|kelyap*, g‘oyib|yo‘q|yo‘qolib ~ ketgi*, yo‘qolgim ~ kel*
      dunyo*|hammasidan|hayot*|jonim*|o‘zimdan|yashash* ~ bez+|charcha+|to‘y+|zerik+, tirik|yashag* ~ kelm*|kelvotm*|kem*|kevotm*|qolma*, yashash+ ~ holim|ista*|kuch+|ma’no*|toqat*|xohish*|xohlam*
      hayotda|hayotimda|hayotning|yashash+ ~ kerag*|ma’no*|nima, yashama* & boshqa|endi|yaxshi*, hayotim ~ kerakmas*|tuga*, hayotim* & kerak ~ emas, =o‘lgim|=o‘lgisi|ulgi* ~ kel*|kep*
      =o‘lsam ~ bo‘lar*|de*|edi|hamma*|kim|oson*|qutul*|tinch*|xursand*|yaxshi*, =o‘lsam & hamma*|qutul*|yig‘la*
      =o‘lib ~ keta*|ketgi*|ketish*|ketsam|qolay|qolgim|qolsam|qo‘ya* & bezdim|charcha*|de*|edi|endi|hamma*|hayot*|ketaman|qutul*|yaxshi*
      olay|olgim|olishni|olmoqchiman|olsam & bezdim|charchadim|chidolm*|hammadan|hayot*|kimga|qutul*|tug‘ilmas*|xech|yasha+, uygonma*|uyg‘ongim & boshqa|de*|edi|ertaga|kelm*|uxla*|xohla*|yaxshi*
      erta+|tong ~ kelmasa*|ko‘rmasa*|otmasa*, uxlab ~ qolsam ~ uyg‘onma*, abadiy ~ uxla*, rozi ~ bo‘lingl+, kechiri+ & alvido|endi|hammang+|meni|oxirgi|xayr, meni ~ izlama*|kechir+|kutmang*|qidirma*
      alvido|vidolash* & abadiy|dunyo*|hamma+|hayot*|oxirgi|umrbod|xat*|yozdi*|yozib*, oxirgi ~ kunim|nafas*|xabarim|xat|xatim, vidolash*|xayrlash* & chat*|guruh*|hamma*|umrbod|xat*|yig‘la*, endi ~ ko‘rishma*
      kiyimlari*|narsalari*|o‘yinchoqlar* & berdi|berib|bo‘lib|tarqat+, @pills & 10|15|20|barini|hamma+|ko‘p|quti*|yig‘*, @pills ~ yashirib|yig‘dim|yig‘ib, @pills & ataylab|=o‘l*|o‘zimni|o‘zini|zahar*, @pills ~ yut+
      benzin|sirka*|zahar* ~ ich+, balkon*|deraza*|ko‘prik*|qavat*|tom & o‘zimni|o‘zini|pastga|sakra+|tashla+|yiqilsam, mashina*|metro*|moshina*|poyezd* ~ oldiga|ostiga|tagiga & kir*|o‘zim*|o‘zini|sakra*|tashla*|yot*
      bilag*|bilak*|oyog‘*|qo‘l*|son*|tomir*|vena* & chandiq*|kesaman|kesgan*|kesi+|tilib|tilingan|tirna+ ~ @me|bor|bo‘l*|dugona*|ekan|iz*|ko‘r*|o‘quvchi*|o‘zi*|qiz*|tashla*|yashir*|yeng*, kesilgan|tilingan ~ iz*|joy*
      yeng* & iz*|kesi*|tushir*|yashir*, lezvi* & bilag*|o‘zi*|qon*|qo‘l*|sumka*|til+|yashir*|yur*, @hands|bilagini|qo‘lini|qo‘llarini|tomirini ~ kes+|kuydir+|til+|tirna+
      o‘ziga|o‘zim+|o‘zini ~ jazola*|kesgan*|kesy*|kuydir*|og‘riq*|osaman|osib|osil+|osmoq*|o‘ldir*|qasd*|suiqasd*|til+|tirna+|tishla+|yoqib|zaharla*|zarar, o‘zimni|o‘zini & arqon*|kanalga|ko‘prik*|poyezd*|tomdan
      arqon*|sim & bog‘lab|osil*|osmoq*|topdim ~ qo‘y*, =o‘lim+ ~ istay*|kut+|o‘yla*|so‘ra+|tila+|yaxshi*, =o‘lim haqida ~ chiz*|gapir*|o‘yla*|so‘ra*|yoz*
      =o‘lish|=o‘lishim|=o‘lishimni|=o‘lishni ~ ista*|kerak*|oson*|o‘yla*|xohla*|yo‘l*, og‘riqsiz|oson|qanday ~ =o‘lish*|=o‘lsa*, og‘riqsiz & o‘lim*|=o‘lish*, suicid*, joniga ~ qasd*|suiqasd*
      boshqa|endi|ortiq ~ chiday+|chidolm*|toqat* & boshqa|endi|olmay*|ortiq|yasha*, kimga ~ kera+, kerakmasman, keraksizman, keraksiz odam*, kimga ~ kerakman, ortiqchaman, yukman, ortiqcha ~ his*|man|odam*|yuk
      hammaga|onamga ~ yuk|yukman, o‘zimni ~ yomon ~ ko‘r+, o‘zimdan ~ nafrat*, nega|nimaga ~ tirik*|tug‘il+|yashay*, tug‘ilma+ & bo‘lar*|edi|ekan*|kerak|yaxshi*
      hammasi* ~ tuga* & bugun|endi|ertaga|hayot*|ista*|xohla*, hammasini ~ tugat*, bariga|hammasiga ~ nuqta, hamma* ~ oson|yaxshi ~ bo‘lar* ~ mensiz, endi|meni ~ boshqa ~ ko‘rmay*, suitsid*, uyg‘onmasam
      =o‘lsam ~ bo‘ldi|hech, =o‘lganim* ~ keyin|yaxshi*, menga =o‘lim, balkondan|derazadan|ko‘prikdan|qavatdan|tomdan ~ sakra+|tashla+, joniga|jonimga qasd*, barini|hayotimga|hayotimni ~ nuqta|tugat*
      chandiq*|kesik* & bilag*|qo‘l*|tomir*, lezviya* & kes+, keraksizman, turmasam|uyg‘onmasam ~ de*, yo‘qligim & hamma*|hech|yaxshi*, bilag*|qo‘l* & sanch*, yeng* & uzun, hayot|yashash ~ kerakmas*
      hayot ~ kerak ~ emas, xayr & hammaga|hammang*, yashamoqchi ~ emas*, pachka*|quti* & @pills`,
    violence: `
      oyoq osti ~ qil+ & @kin|@me, dazmol*|issiq|qaynoq|sigaret* & bos+|quy+|tekkiz+, @kin & ostin|to‘polon*, burchakka ~ tur*, @me ~ @hit, bolalar*|sinfdosh* ~ @strike, bizni|mani|meni & @strike
      @me & savalab|urib|urishib, @kin|@man & @strike, @them ~ @hit, @them & @strike, @strike & har ~ hafta|kecha|kun|kuni|safar, @tool ~ bilan|bn ~ @hit, kaltakla+, tepkila+, kaltak yey*, do‘ppos*, savala+
      tepish+ & @bully|@me|dars*|har|kut*, @bully & @strike & @me|dars*|doim|har|kut*|maktab*|orqa*|pul*|telefonga|videoga, @bully & kutib|o‘rab|o‘rtaga|poylab & masxara|pul*|qo‘rq*|tepad*|tepish*|ur*
      dars*|darvoza*|maktab* & kutib|poylab ~ tur* & pul*|qo‘rq*|tepish*|ur*, daftar*|kiyimim*|sumka* & axlat*|musor*|tortib|uloqtir*|unitaz*|yirt+|yoqib, @bully & puli*|telefonim* ~ obqo‘y*|ol+|tortib|yig‘*
      haqorat|masxara|mazah* ~ qil+, mendan|ustidan|ustimdan|ustimizdan ~ kul+, laqab* & chaqir+|har|masxara|qo‘y+, haqoratla+, so‘kad*|so‘kdi|so‘ki+|so‘kyap* & @me|@kin|@them|@bully|doim|har|ustoz*
      hech kim ~ gaplashm* & maktab*|men*|sinf*, tupur+ & @me|@bully|yuz*, @body & ko‘kar+|kuydi|kuygan|kuyib & @kin|@dear|ataylab|ayt*|de*|doim|hamma*|har|jahl*|kel*|ket*|kim*|qo‘rq*|ur*|yashir*|yiqil*
      @body & shish*|singan|tishi|yoril* & @kin|aytm*|deydi|kim*|musht*|qo‘rq*|ur*|yashir*, ko‘kargan|ko‘karib|ko‘karish* & @dear|kelad*|kelgan|spina
      choy|moy|qaynoq|suv|yog‘ ~ quy+|sep+ & @me|@body|@kin|ataylab|jahl*|kuy*, kuydir+ & @them|@body|@kin|ataylab|dazmol*|sigaret*, ataylab & @hit|bosib|itar*|quy*|sep*|turt*
      @me|@them ~ itar+|sudra+|tirna+|tishla+|turt+|yiqit+, bizga|menga|onamga|singlimga|ukamga|ustimga ~ tashlan+, qo‘l ~ ko‘tar+ & @me|@kin|@them|ur*|xotin*, boshi* ~ devor*|ur+
      devorga|yerga ~ itar*|uloqtir+|ur+ & @me|@kin|bosh*|soch*, soch* ~ kesib|sudra+|tort+|yul+ & @kin|@me|@bully|@man|devor*, qulo+ & cho‘z+|tort+, @kin|@me & ot+|uloqtir+ & pichoq*|shippak*|stul*|tapochka*|telefon*
      balkon*|garaj*|hojatxona*|podval*|qorong‘i*|tualet*|yerto‘la* & bog‘la+|kuni|qama+|qulfla+|tunda, qamab ~ ket+|qo‘y+|tashla+, jazo+ & @kin|@me|och|ovqat*|qama*|qor|sovuq*|tashqari*|tizza*|turg‘iz*|yalang*
      jazola+ & @me|@them|@kin|har|ovqat*, akamdan|amakimdan|bolalardan|dadamdan|erimdan|onamdan|otamdan|oyimdan|tog‘amdan|trenerdan|ulardan|ustozdan|ustozimdan ~ qo‘rq+, dadamdan|otamdan|o‘gay & qo‘rq+
      maktabga|sinfga ~ bor*|kirish* ~ qo‘rq+|xohlam* & @bully|@man|kul*|masxara*|o‘g‘lim|qizim|ur*|yig‘la*, qo‘shni* & baqir+|dod|dodla+|yig‘la+, dod ~ sol+ & bola*|eri|onam*|qo‘shni*|xotin*
      @kin & @drunk & baqir*|bekin*|berkin*|do‘q*|hamma*|janjal*|qoch+|qo‘rq+|sindir*|so‘k*|tashlan+|tepa*|to‘polon*|urish*|yig‘la+, janjal* & dadam|ota-onam*|otam, zo‘ravonlik ~ ko‘r+|qil+|uchra+
      xo‘rla+ & @me|@them|@kin|@bully|har, kamsit+ & @me|@them|@bully|@kin, bo‘g‘yap*, bo‘g‘ib ~ o‘ldir*|qo‘y+|tashla* & @me|@them|@kin|u, bo‘g‘moqchi*, pulimni|pulini|telefonimni ~ talab|tortib
      mushtlash+ & @me|@bully, mushtla+, kavgir|shippak|tayoq bilan, boshimga|orqamga|qornimga|yuzimga ~ tep+|ur+, badanim ~ ko‘kar*, ko‘kargan joy*, bo‘g‘ib qo‘y*, @drunk ~ kelib ~ @hit, mast bo‘lib ~ @hit
      @kin & @drunk & @hit|haydadi|sindir*, meni|onamni ~ kuydir+, meni haqorat*|kamsit*|masxara*, urib|urishib ~ telefonga|videoga, bog‘lab ~ qo‘y+, qo‘rqib yashay*, devorga|yerga ~ ot*
      maktab*|sinf* & kulishad*|kulishyap*|kulvot*`,
    sexual: `
      ustimga|yonim+ ~ yot+ & @kin|erkak*|kecha*, yechin* & @me|dedi|deyapti|kamera*|majbur*|video*, intim|joyim*|man|u|unaqa|uyat*|yashirin|yomon ~ joyi*|joylar* & @touch|qo‘l*
      badani*|belim*|ishton*|jinsiy|joylari*|ko‘krag*|lifchik*|lozim*|orqam*|shimim*|soni*|tana*|tizzam*|yubka* & @touch, @touch & @man & @us
      mani|meni ~ quchoq*|siypa*|ushla* & @man|noqulay*|qo‘rq*|xohlam*|yomon|yoqm*, tizza* & @touch|o‘tqaz*|o‘tqiz*|qo‘lini
      qo‘li+|qo‘llarini ~ kirgiz+|qo‘y+|sol+|tiq+|yubor+ & badan*|beli|belid*|belim*|ichi*|ko‘kra*|ko‘yla*|lozim*|orqa*|oyog‘im*|shim*|son*|tizza*|yelka*|yubka*
      belim*|oyog‘im*|sonim*|tizzam*|yelkam* ~ qo‘lini ~ qo‘y*, noqulay* & @man|@touch, o‘pad*|o‘paman|o‘pay|o‘pdi|o‘pib|o‘pish*|o‘pyap* & @man|bo‘yn*|eshik*|lab*|majbur*|qochdim|qo‘rq*|qulf*|xohlam*|zo‘r*
      karavot*|ko‘rpa*|krovat*|to‘shag*|ustimga|xonamga|xonasiga|yoni*|yotog‘im* & kir+|yot+ & @kin|@man|hamma|yarim, kechasi|tunda|tunlari & karavot*|ko‘rpam*|to‘shag*|xona*|yotog‘im* ~ kir+|yot+
      akasi*|amakisi*|bobosi*|pochchasi*|tog‘asi* & bormay*|qo‘rq+|yig‘la+|yolg‘iz, kiyim ~ almash*|yech* & kirad*|kirib|mo‘ra*|poyla+|qara*|rasm*|suratga|telefon*|video*
      cho‘mil*|dush*|hammom*|hojatxona*|kiyin+|tualet*|vanna*|yechin*|yuvin* & @watch, ishton*|kiyim*|ko‘yla*|lozim*|shim* & tushir*|yech+ & @us
      majbur+|zo‘rl+ & bosib|hayz*|hohlam*|homila*|jirkan*|og‘ridi|qon|ustimga|yig‘la*, jirkan+ & badanim*|o‘zim*|tanam*, qizligi* & buz+|ket+|ol+|teg*, zo‘rla* & @me|@them|@man|dugonam|keyin|qiz*|u
      buzuq|uyat*|yomon ~ gap*|ish*|narsa*|rasm*|video* & @man|@net|aka*|gapir*|ko‘rsat*|majbur*|qil*|yoz*|yubor*, jinsiy* & @me|@man|majbur*, u bilan ~ yot+ & homila*|majbur*|pul*|qo‘rq*|xohlam*
      baho* & o‘pish*|quchoq*|uyiga|uyimga|yolg‘iz, bag‘ri* ~ bos+ & @man|@me|zo‘r*, aytma+|aytsang & birovga|hechkimga|kimga|onangga|oyimga|oyingga|uydagilar*, sir|sirimiz & bo‘lib|ikkimiz*
      goliy*|intim*|nudes & @photo|so‘ra*|tashla*|yubor*, kiyimsiz|lifchik*|yalang‘och*|yechi+ & @photo|kamera*|tashla*|yubor*, rasm*|video* & uchrash*|yotish*, tegaj+ & @me|@man
      ichki ~ kiyim* & @touch|qo‘li+|tiq+|tushir*|yech+, porno*|siypalad*|siypalagan*|siypalay*|tegajak*|tegajo*|yechintir*|zo‘rlad*|zo‘rlagan*|zo‘rlamoqchi*|zo‘rlandim|zo‘rlash*, zo‘rlab qo‘y*, yechin ~ de*
      jinsiy aloqa*|yaqinlik*|zo‘ravon*, majburlab|zo‘rlab ~ o‘p*, ichki|uyat|uyatli joy*, to‘shagimga|yotog‘imga kir*, badanimni|joyimni|ko‘kragimni ~ ushla+, kiyimimni|meni|shimimni yech+
      yotqiz* & majbur*|xohlam*|zo‘r*, xohlamasam ~ ham, oyog‘im* & @touch, yolg‘iz ~ qol* ~ kelm*|qo‘rq*|xohlam*`,
    running_away: `
      bekatda|bog‘da|podyezdda|vokzalda ~ o‘tiribman|tuna*|uxla*|yot*, uydan|uyimdan ~ ketaman|ketdim|ketgim, internat*|qaynonam*|uydan|uyidan|uyimdan|uyimizdan|yotoqxona* ~ qoch+
      uydan|uyidan ~ chiqib|ketib ~ ketdi*|ketg+|ketibdi*|ketvor*|qoldi*, hat ~ qoldir*|yozib & chiq+|ket+|qoch*|uydan|yo‘q*, uydan|uyimdan|uyimizdan ~ ketay|ketgi*|keti+|ketsam|ketvor*
      @dear & uydan|uyga|uyiga ~ chiqib|kelma+|kema+|qaytma+, @dear & g‘oyib|topolmay*|yo‘qol+ & kech*|kun*|telefon*|topolmay*|uy*
      uyga|uyimga|uyimizga ~ borgim|bormi*|borolm*|ketgim|qaytgim|qaytish+|qaytm+|qaytolm* & @kin|@night|bormi*|borolm*|boshqa|endi|hech|hozir|kech*|kelm*|kelvotm*|kem*|qaytmi*|qaytolm*|qo‘rq*|xohlam*
      eshikni|ichkariga|uyga|uyiga ~ kirgiz*|kirit*|ochishmay*|ochmay*|qo‘yishmay*|qo‘ymay* & @kin|kech*|ko‘cha*|podyezd*|qayer*|qold*|sinfdosh*|sovuq|tashqari*
      bekat*|bog‘da|chordoq*|garaj*|ko‘prik*|mashinada|park*|podval*|podyezd*|vokzal* & kechasi|kundan|tuna+|uxla+|yashay*|yot+, vokzaldaman, ko‘chada ~ qoldi*|qolib*|tun*|uxla*|yashay*|yotib*|yotyap*|yur*
      qatta+|qayer+ ~ bor*|qol*|tuna*|yot* ~ bilm*|yo‘q*, borad+|borishga|qoladigan|tunashga|turadigan|yotadigan|yotishga ~ joy*|uy*|yo‘q* & kerak|qolm*|topolm*|yo‘g‘*|yo‘q*
      buyumlarim*|kiyim*|narsalari*|papka*|pul|ryukzak*|sumka* & ketaman|ketgan|ketibdi|ketyapman|qoch* & ertaga|hamma|kech*|tun*|uxla*|uy*|yig‘*
      qochaman|qochdik|qochdim|qochgan*|qochgim|qochib|qochishni|qochmoq*|qochsam & @kin|@dear|boshqa|ertaga|internat*|kech*|shahar*|tun*|uxla*|uy*|uzoq*
      buyumlarim*|kiyimlarim*|ko‘rpam*|narsalarim*|sumkam*|yotog‘im* & eshik*|ko‘chaga|tashqariga & @us, akamni|bizni|meni|onamni|singlimni|ukamni|uni ~ hayda+|quvdi* & @kin|chiqar*|ko‘cha*|uy*|yubor*
      ko‘chaga ~ chiqarib|hayda*|quv*|tashla*|uloqtir*, uydan ~ chiqarib|hayda+|quv*, boshqa|qaytib|uyga|uyimga ~ kelma+|qaytma & @kin|de*|uy*, meni ~ izlama+|qidirishma*|qidirma+
      qaysi ~ joyga|shahar* ~ borsam|ketsam|qochsam, qurilish*|tashlab|tashlandiq|zabrosh* & tuna*|uxla*|yasha*|yot*, uyda ~ bo‘lgim|qolgim|yashagim ~ kelm*|kem*, uyga ~ bormayman|ketmayman|qaytmayman
      uydan ~ chiqib|ketyapman ket*, ko‘chada ~ o‘tiribman|qold*, qochib ~ bordim|chiqdim|keldim|ketaman, borar joyim yo‘q*, uyga|uyimga ~ borishga|kirishga|qaytishga ~ qo‘rq*, uydan|uyimdan ~ ketmoqchi*
      bildirmay|derazadan|yashirincha & chiqib|ketaman|qoch*`,
    danger: `
      chiqa+ olmay*, eshik+ ~ sindir*|tep*|ur*, derazani|eshigimizni|eshikni ~ buz+|sindir+, chiqarishmayapti
      @door & buz+|kirdi|kiri+|kirmoqchi*|kirvot*|kiryap*|ochmoqchi*|qoqyap*|sindir+|taqillat*|tep+|urib|urvot* & @kin|begona*|birov|bitta|hozir|ikkimiz*|kimdir|mast|notanish*|odam*|o‘zim*|qo‘rq+|u|ular|yigit*|yolg‘iz*
      @door & buzib|buzmoqchi*|buzyap*|sindir+|tepyap* ~ kir*, ikkalamiz*|ikkimiz*|o‘zim|yolg‘iz* & begona*|derazadan|eshikni|ichib|kimdir|mast|notanish*|tashlan+
      izimdan|ketimdan|orqam*|orqasidan & ergash*|kelad*|kelvot*|kelyap*|kuzat*|poyla+|qolmay*|quv+|tush+|yurad*|yurib*|yuryap* & anchadan|bir|bitta|erkak*|ikkita|kimdir|kishi*|mashina*|moshina*|notanish*|odam*|qorong‘i*|qo‘rq+|ular|yigit*
      begona*|bir|bitta|kimdir|notanish* & ergash+|kuzat+|poyla+, kuzatib|poylab ~ kel*|o‘tir*|tur*|yur* & @me|darvoza*|eshik*|maktab*|notanish*|podyezd*|uy*
      kutib ~ tur* & begona*|chiqolm*|notanish*|pichoq*|qo‘rq+|tepish*|ur*, chiqa|chiqolmay* ~ chiqarishmay*|chiqarmay*|olmay* & @me|eshik*|mashina*|podyezd*|qo‘rq*|qulf*|uy*|xona*, qo‘yib ~ yuborishmay*|yubormay*
      qo‘yvormay* & @me|endi|mashina*|uy*, @hide & balkon*|chordoq*|garaj*|hojatxona*|karavot*|krovat*|podval*|qo‘shnin*|shkaf*|tualet*|vanna*|xona*|yerto‘la*, @hide & @kin|mast
      karavot*|krovat*|shkaf* ~ ichida*|orqasida*|tagida* & jim|kel*|ket*|kim*|ovoz*|qo‘rq*|u|ular|yot*, ovoz* ~ chiqar* & bekin*|eshit*|qo‘rq*|shkaf*|tur*|u|ular|yot*
      @kill & bizni|hamma*|meni|oilam*|onamni|opamni|oyimni|o‘zim|seni|singlimni|sizlarni|ukamni, @kill ~ deb|dedi*|dey*, tirik ~ qoldirma*|qo‘ym+, bilib|bilsa|eshitsa|ko‘rsa|topsa ~ o‘ldir*|sog‘|so‘y*|tirik
      tahdid ~ qil+, po‘pisa ~ qil+, qo‘rqit+ & @me|@them|har|kechasi|u|ular|uy*|yigit*, nafas* ~ olmay*|ololm* & @kin|@dear|bo‘g‘*|tez|yordam, bo‘g‘yap*, bo‘g‘vot*
      hozir|iltimos|tez|tezroq ~ bo‘linglar|kelib|keling*|kelish*|qutqar*|yordam*, melisa*|politsiya* ~ chaqir*|kerak|yuboring*, tashlan+ & bizga|menga|onamga|oyimga|singlimga|ukamga|ustim*, benzin* ~ quy*|sep*
      kuydirib|yoqib ~ tashla*|yubor* & bizni|de*|meni|o‘zim*|uy*, gaz* & hid*|och* & bosh*|dadam*|eri*|otam*|yolg‘iz|yubor*
      mashina*|moshina* ~ itar*|majbur*|o‘tqaz*|o‘tqiz*|solib|tiq+|tort+ & bizni|bola*|chiqarm*|erkak*|meni|notanish*|qiz*|qo‘yib|singlim*|zo‘r*, olib ~ qochib ~ kel*|ket*, olib ~ qoch*, obqoch*
      o‘g‘irla+ & bizni|bolani|dugonamni|meni|qizim*|qizni|singlimni|ukamni, qayerda|qayerdaligim* ~ bilm* & adash*|mashina*|olib|qorong‘i*|uyg‘on*|yordam
      balkondan|derazadan ~ kir* & begona*|bir|erkak*|kimdir|notanish*|odam|yigit*, @drunk & bekin*|berkin*|bolta*|eshik*|ikkalamiz*|ikkimiz*|pichoq*|quv*|tashlan*|yolg‘iz*, mast & hayda+|mashina*|rul*
      gapirolm* & eshit*|u|ular|yonim*, qo‘rqib|qo‘rqvot*|qo‘rqyap* & eshik*|kimdir|ko‘chada|yolg‘iz*, =o‘ldirmoqchi*, mashina*|moshina* ~ itarib|tiqib|tortib|zo‘rlab, qulfla+ & bizni|chiqara|chiqolm*|meni
      xona* ~ qama*, chiqarmayap*|chiqolmayap*|qutqar*, yordam ber* & eshik*|hozir|iltimos|kirmoqchi|o‘ldir+|pichoq*|tez*, orqamdan ~ ergash*|kelyap*|kuzat*, meni ~ chiqarishm*|kuzat*|poyla*, hayotim|jonim xavf*
      xavf ostida, hozir ~ =o‘ldirad*, =o‘ldirib|=o‘ldirish bilan|qo‘y*, qamalib qold*, bolta|pichoq|qurol & eshik*|quv*|turibdi, gapira olmay*, tashqaridan ~ qulfla*, mast & baqir*|eshig*, bostirib ~ kir*`,
    weapons_drugs: `
      qo‘lida ~ bolta*|pichoq*|qurol*|to‘pponcha*, pichoq ~ qo‘rqit*, to‘pponcha* ~ bor|qo‘rqit*, pichoq* & bo‘yn*|cho‘nta+|himoya*|maktab*|papka*|ryukzak*|sumka*|tira+
      bolta*|pichoq* & @me|@them|@kin & ko‘tar*|o‘qta*|qo‘rqit*|quv*|tashlan*|tira*, bolta*|kastet*|pichoq* ~ bilan|ko‘tarib|olib ~ chiqdi|kel*|maktab*|quv*|tur*|yur* & @me|@kin|@bully|bir|dars*|maktab*|qo‘rq*|u|ular
      pichoqlash*, pichoqla+ & @me|bola*|de*|maktab*|urish*, kastet*|miltiq*|pistolet*|qurol*|to‘pponcha*|travmat* & akam*|bor|dadam*|ko‘rsat*|maktab*|olib|otasi*|o‘qta*|qo‘l*|sotib|sumka*|tirab|top*|uyda|yashir*
      doza+|geroin*|giyoh*|lirika*|narko*|nasha*|sol|tramadol* ~ ber*|chek*|chiq*|hidla*|ich*|ishlat*|ol*|o‘rgan*|sinab|sot*|tash+|top*, klad|kurer*|zaklad* & ish*|ko‘m*|ming|ol*|pul*|qo‘y*|rozi*|taklif*|top*|yashir*
      kukun* & burn*|cho‘nta*|hidla*|oq|paket*|sumka*|topib, benzin*|gaz*|kley*|yelim* ~ hidla*|nafas, hidla+ & benzin*|bolalar|jiyan*|kley*|o‘g‘lim|paket*|ukam*|yelim*
      dori*|tabletka* & bolalar*|boshi*|kayf*|sina+ & aylan*|ber*|ichdim|ichi+|ko‘r|sot*|yutdim, dori ~ ichir*|qo‘sh* & @man|bosh*|uxla*
      chek+|vape*|veyp* & @bully|12|13|14|15|hojatxona*|jiyan*|majbur*|maktab*|o‘g‘lim|o‘rgan*|qiynalyap*|qizim|tashay*|tashlolm*|tualet*|ukam*|yashir*
      nos ~ chek*|ot*|sot* & bola*|majbur*|men|o‘g‘lim|sinf*|tashlolm*|ukam*, narsa*|paket*|quti* & berib|obor*|olib|qo‘yib|tashlab|yetkaz* & ber*|bor*|kel*|qo‘y*
      majbur* & chek*|hid*|ichir*|lirika*|nasha*|nos|paket*|sot*|tabletka*|zaklad*, ko‘zi|ko‘zlari & qizar* & akam|chek*|g‘alati|hid*|jiyan*|o‘g‘lim|ukam*, aroq|pivo ~ ich+ & @bully|13|14|15|majbur*|men|o‘g‘lim|ukam*
      shprits* & o‘ziga|qo‘l*|top*|urad*|vena*, pichoq bilan & @them|bizni|menga|meni|qo‘rqit+, bolta|miltiq|qurol|to‘pponcha bilan|ko‘tar*, pichoq ko‘tar*|o‘qta*, geroin*|giyohvand*|narkotik*|tramadol*|zakladka*
      kukun*|paketcha*|shprits*|ukol* & cho‘nta*|top*|xona*`,
    stranger: `
      @net & @who & @lure, tanish+ & @net|bir|bola*|erkak*|kimdir|odam*|yigit* & @lure
      begona*|notanish*|qandaydir|tanima+ & @lure|ketdik|kut+|qo‘ng‘iroq*|telefon|yoz+|yubor*|yur & aka|akkaunt*|amaki*|ayol*|bola*|erkak*|kim*|kishi*|nomer*|odam*|opa|profil*|raqam*|xotin*|yigit*
      bir|bitta|ikkita|qandaydir|shu ~ aka|amaki*|ayol|chol|erkak*|kishi*|mujik|odam*|opa|xotin|yigit* & aylan*|chaqir*|ergash*|insta*|ketdik|konfet*|ko‘rish*|ko‘rsat*|kuchu+|mashina*|moshina*|mushuk*|muzqaymoq*|olib|raqam*|rasm*|shirinlik*|shokolad*|sovg‘a*|surat*|telefon*|uchrash*|uyiga|yechin*|yur
      haydovchi*|kuryer*|shofyor*|taksichi* & aylan*|chaqir*|kelib|qo‘l*|raqamim*|uchrash*|yozad*|yozyap*
      begona*|bir|bitta|katta|kimdir|notanish* ~ bilan+|bn ~ chat*|gaplash+|uchrash+|yozish+ & @dear|katta|kechasi|men*|qiz*|sovg‘a*|yashir*
      gaplash+|yozish+ & 25|40|begona*|erkak*|katta|kimdir*|notanish*|sovg‘a*|yashir* & @us, kiyim*|pul|sovg‘a*|telefon & ber* & @net|aytm*|begona*|erkak*|kim|kimdir|notanish*|yashir*
      aka|erkak*|kishi|odam*|yigit* & 20|25|40|50|kattaroq|mendan|yoshi & katta|yashar|yosh*, mendan ~ katta & aytma*|chaqir*|rasm*|sev*|sir*|sovg‘a*|uchrash*|yozish*
      o‘zi|o‘zini|rasmi*|yoshi* & 13|14|15|16|alda+|degan+|tengdosh*|yolg‘on & boshqa|chiq*|erkak*|kamera*|katta|video*, uchrashganda|uchrashuvda|videoda ~ boshqa|erkak|katta
      dadang|onang|otang|oyang|oying ~ ayt*|chaqir*|jo‘nat*|tanish*|yubor*, ko‘rishgani|uchrash+ & @net|aytma*|kattaroq|notanish*|odam*|sir*|tanish*|yigit*|yolg‘iz
      sir|sirimiz* ~ de*|qol* & @net|aka|odam*|tanish*|u|yigit*, birovga|dadamga|kimga|onamga|onangga|ota-onam*|oyimga|oyingga|uydagilar* ~ aytma+, adres*|manzil*|uying* & de*|kim|so‘ra*|tashla*|yoz*|yubor* & @us
      donat*|pul|skin*|telefon & ber*|qil*|tashla*|yubor* & kamera*|rasm*|surat*|uchrash*|video*|yechin*, begona*|notanish* & @photo|kamera*|konfet*|mashina*|sovg‘a*|uchrash*|yechin*
      intim|kiyimsiz|ochiq|yalang‘och ~ @photo`,
    marriage: `
      to‘y* & belgilan*|istamayman|majbur*|xohlamayman, erga|turmushga ~ beraman|berib|berishadi*|berishdi*|berishmoqchi*|berishyap*|bermoqchi*|bervor*|beryap*, sovchi* & @minor|kel+
      fotiha*|unashtir+ & @minor|@me|bo‘ldi|dugonam*|o‘quvchim*|qilish*|singlim*, ergа|turmushga ~ ber+|chiq+|tegish*|uzat* & @minor|@me|@dear|@them|15*|16*
      uzatib|uzatish*|uzatmoq*|uzatvor*|uzatyap* & @me|@minor|@them|@dear|dugona*|kuzda|qiz* & @us
      dugonamni|meni|opamni|o‘quvchimni|qizimni|qizni|singlimni|ukamni ~ ber+|sotish*|uylantir*|uzat* & amakivachcham*|begonaga|boyga|kelinlikka|kishiga|odam*|o‘g‘liga|qarindosh*|xotinlikka|yashar*
      uylantir+ & @minor|@me|@them, uylan+ & 16|17|istam*|majbur*|xohlam*|zo‘r*, to‘y*|tuy* & @minor & belgila*|ber*|bo‘l*|kun*|majbur*|o‘tkaz*|qil*|qoch*|qoldi|tashla*
      to‘yim+ & 15|16|17|hafta*|istam*|kun*|maktab*|nima|oy*|qoch*|qo‘rq*|sinf*|to‘xtat*|xohlam*|yig‘la*|yosh*, nikoh*|zags* & majbur*|o‘qish*|o‘qit*|qil*
      tegasan|tegish+|tegmasang|tegmayman & @kin|bilan|boy*|de*|erga|kelin|majbur*|odamga|oq|o‘sha|shu|turmushga|xohlam*, oq ~ qil+ & de*|erga|kelin*|o‘sha|tegish*|tegm*|turmush*, kelin|kelinlik* & @minor
      xotinlik* & ber*|ikkinchi|kichik|majbur*|ol*|so‘ra*|uchinchi, ikkinchi|kichik|uchinchi ~ xotin*, bo‘lajak|er|kuyov* & ko‘rmagan*|majbur*|topi+|xohlam*|yashar|yoshi & @us
      obqoch*|olib ~ qoch* & kelin*|meni|qaynona*|qiz*|uyiga|uyimga|xohlam*|yubor*, amakivachcha*|qarindosh*|tog‘avachcha*|xolavachcha* & berish*|bermoqchi*|tegasan|to‘y*|turmush*|uylan*|uzat*
      nikohla* & @me|@them|majbur*, @me ~ berishmoqchi*|bermoqchi*|uzatish*|uzatmoqchi*|uzatyap*, nikohim & istam*|xohlam*, erga|turmushga ~ beradi*|chiqarish*|chiqarmoqchi*|chiqaryap*
      majburlab|zo‘rlab & nikoh*|to‘y*|uzat+, kelin qil+, nikoh* & majbur*|meni|xohlam*, kuyovga ~ ber*`,
    sold: `
      bizni|bolasini|meni ~ sot+, akamni|bizni|meni|opamni & chetga|dubayga|ishga|rossiyaga & jo‘nat*|majbur*|yuborish*|yubormoqchi*
      @me|@them|bolasi*|chaqalo*|go‘da*|qizi*|singlim*|ukam* & sotad*|sotaman|sotdi|soti+|sotmoq*|sotvor*|sotyap* & @kin|begona*|odamga|oila*|ona*|o‘ylay*|pul*|qarz*|qo‘shni*|ular|xotinga|yubor*
      bolamni|bolani|bolasini|chaqalo*|go‘da*|meni|nabira*|qizini|singlimni|ukamni & pul*|qarz* ~ almash*|ber*|ol*|sot*|top*
      @me|@them ~ begona*|bir|birov+ ~ ishi*|kishiga|odamga|oilaga|uyi*|xotinga|xo‘jayin* & ber*|ishla*|pul*|qoldir*|sot*|tashla*|yubor*
      ishlaganim*|oyligim*|pulimni|pulini ~ akam|dadam|hammasini|olib|otam|oyim|o‘zi|tortib|u|ular|xo‘jayin* ~ obqo‘y*|ol+|qo‘y* & ishi*|ishla*|majbur*|meni|sot*|xo‘jayin*|yubor*
      ishla+ & darsga|maktab+|o‘qishga ~ borm+|borolm*|chiqar*|kelmay*|olib|qo‘ymay*|yuborm*
      ishla* & 10|11|12|13|14|berishma*|berm+|bola*|g‘isht*|majbur*|qarz*|qul|qullik*|tekinga|tun*|urad*|urish*|xo‘jayin*|zavod* & bola*|majbur*|meni|pasport*|ukam*|xo‘jayin*|yosh*, g‘isht ~ quy*|zavod*
      qarz* & chiqmay*|ishla*|ketmay*|majbur*|qo‘ym*|yuborm*, qarz+ ~ uchun & ber*|ishla*|meni|qizini|singlimni|ukamni, alda+|majbur+ & boshqa|buzuq|fohisha*|iflos|ish*|mijoz*|yomon|yot*
      arab*|chet|dubay*|emirat*|moskva*|qozog‘*|rossiya*|turkiya* & ish|ishga|ishla*|model*|ofitsiant* & @me|16|17|aldab|bermay*|bir|bitta|hujjat*|majbur*|notanish*|obket*|pasport*|qaytolm*|taklif*|va’da*
      hujjat*|pasport* & berishm*|berm+|obqo‘y*|oldi|olgan*|olib|tortib|yig‘ib & @me|@bad|chiqarm*|ishla*|ketm*|qo‘y*|u|yotoqxona*
      tilan* & @me|bola*|chaqalo*|har|kam|majbur*|onam*|otam*|o‘tqaz*|qildir*|so‘rat*|urad*|urish*|xo‘jayin*|yubor*
      bozorda|ko‘chada|metroda|svetofor* & sota*|sotdir*|sotmasam|sottir*|sotyap*|tilan*|yuvaman & jazo*|kam|kechgacha|kirgiz*|kirit*|majbur*|maktab*|ovqat*|pul*|tun*|urad*|urish*|xo‘jayin*|yarim
      cho‘pon*|molboqar*|qul|qullik*|xizmatkor* & @me|ber*|ishla*|majbur*|maktab*|o‘qim*|qil*|sinfdosh*|yubor*, bozor*|dala*|kafe*|non*xona*|paxta*|qurilish*|to‘qi* & ishla* & 12|13|14|bormay*|majbur*|qarz*|tun*
      bolani|meni|singlimni|ukamni & berib|qoldirib|tashlab & pul ~ ol*, fohisha* & @me|ishla*|majbur*|opam*|qil*|qiz*, o‘g‘irl+ & buyur*|majbur*|o‘rgat*|qildir*
      bizni|meni|opamni|singlimni|ukamni ~ berib ~ ket*|yubor*, pul ~ berishm*|berm*|to‘lam*|to‘lash* & ishla*|joyga|meni|xo‘jayin*, begona|boshqa ~ oilaga ~ ber+|sot+, maktabga ~ qo‘ymay*|yuborishmay*|yubormay*
      @me ~ pulga ber*, chet elga ~ ishga, kun bo‘yi ishlat*, chet|dubay*|rossiya*|turkiya* & aldab|pasport*|qaytolm*|raqs*, chaqalo* & pul*|sot*`,
    hunger: `
      non|ovqat ~ berishm*|berm*, @food ~ @none & @kin|bolalar*|ham|kun*|och|pul*|qornim*|ukalar*|ukam*|uyda|uyida|uyimizda|yolg‘iz*
      muzlatgich*|uyda|uyida|uyimizda|xolodilnik* ~ bo‘sh|hech|non|ovqat|yegani|yegulik|yeydigan|yeyishga ~ bo‘sh|narsa|nima|qolmad*|yo‘q*
      edirgani|yediradigan|yedirishga|yegani|yegulik|yeydigan|yeyishga ~ hech|narsa*|nima|yo‘q* & topolm*|yo‘q*, @food ~ berishm+|berm+ & @me|@kin|bugun|jazo*|kun*|och|ovqat*|ukam*
      och & @me|@dear|biz*|har|kecha|kun*|maktab*|non|ukalar*|uyda, qorni* & och, ochidan|ochlik*|ochqab ~ bosh*|hush*|qiynal*|qol*|yig‘la*|yiqil* & @me|@dear|@kin|kun*|uy*
      @dear|chaqalo* ~ och|ochqa* & nima|qol*|yig‘la*|yo‘q*, hech|non|ovqat* ~ yema+|yemim* & ertalab*|hafta*|hush*|kecha*|kun*|pul*|ukam*|uyda
      ertalabdan|haftadan|kechadan|kundan ~ beri ~ choy|hech|non|och|ovqat|suv & faqat|ich*|non|och|ovqat*|yem*|yo‘q*, bitta|faqat|quruq ~ choy|kartoshka|makaron|non|suv & beri|hafta*|ich*|kun*|ye*|yuribmiz
      axlat*|musor* & non*|ovqat*|terib|top*|ye+, qoldiq|qolgan & non*|ovqat*|yey*, faqat ~ bog‘chada|buvimnik*|maktabda|qo‘shni* ~ ovqat*|ye*, bog‘chada|maktabda & faqat|kanikul*
      non|ovqat*|un & o‘g‘irla+|qarzga|so‘rab, @none & bolalarim*|bolamga|singlimga|ukalarim*|ukamga & nima|non|ovqat*|sut*|yedir*|yegulik*, muzlatgich*|ovqat*|xolodilnik* & qulf+|yashir*
      o‘zinikilarga & beradi|ovqat*, hushi+ ~ ket* & och*|ovqat*|qorn*|yem*, ketib qol* & non|och|ovqat*|yolg‘iz* & @us, pul ~ qolm*|yo‘q*|yuborm* & non|och|ovqat*|yegulik|yeyish*
      och ~ qoldir+|qo‘yad*|qo‘ydi|qo‘yish* & @me|@kin|bola*|jazo*, non|nonga|ovqatga|yegulikka|yeyishga ~ pul* ~ qolm*|yo‘q*|yuq, hech ~ narsa|nima ~ yem* & @kin|beri|kun*|och*
      och ~ qold*|uxla*|yot*|yuribman|yuribmiz, ovqatsiz`,
    pregnancy: `
      hayzim|oyligim|oylik & kechik*|kelma+|to‘xta*, homiladorman
      homla*|xomila* & @me|14|15|16|17|aytm*|bil*|dori*|dugonam|kim*|oldir*|o‘quvchi*|qizim|qol*|qo‘rq*|sinf*|singlim|tashla*|tushir*|yashir*|yigit*|yosh*|zo‘r*
      ikkiqat* & @me|bo‘l*|dugona*|maktab*|man|o‘quvchi*|qiz*|qol*|sinf*|singlim*|yashir*, bo‘yida|bo‘yimda ~ bor*|bo‘l*|qol*, qorni* ~ bola*|farzand*|homila*, bola ~ kut* & @me|maktab*|qo‘rq*|yosh*
      hayz*|mesyachn*|oyli+ ~ @late & @me|bola*|dugonam*|hafta*|keyin|kun*|man|oy*|qizim*|qo‘rq*|test*|yigit*, hayz*|oyligim* ~ @late, kechik+|kelma+ & hafta+|kun|oy|oydan & bilsa|homila*|qo‘rq*|tamom|test*
      test* & chiziq*|ijobiy|ikkita|musbat|positiv*, qorni* ~ chiq*|katta*|o‘s*|shish* & @me|@dear|aytm*|dugona*|maktab*|oy*|qiz*|yashir*, ko‘ngl* ~ ayni* & ertalab*|har|hayz*|homila*|oylik*|qo‘rq*|test*
      bola ~ oldir*|tashla*|tush+, bolani ~ oldir*|tashlat*|tush+ & @me|dori*|dugona*|majbur*|pul*|qiz*|vrach*|yigit*, abort*, bola ~ bo‘lib ~ qol* & bir|hayz*|nima|oy*|qo‘rq*|zo‘r*
      bir|birinchi ~ marta ~ bo‘ldi|bo‘lgan* & bola|bo‘y*|homila*, bolasi* & meniki ~ emas, homilador ~ bo‘lib ~ qol*, tug‘aman|tug‘ishim & 15|16|17|maktab*|qo‘rq*|uydagilar*|yashir*|yosh*, homilador bo‘l+
      homilador & @me|qizim|qol*|shekilli|singlim, homiladorlik* & @me|qizim*|singlim*|test*`,
    shame_debt: `
      qarzga ~ bordim|bot+|kir+, @photo & @tell & @menace, @photo ~ @tell & de*|majbur*|pul*|qo‘rqit*|sobiq|u, @photo & tarqa+, @photo & obro‘*|sharmanda*|uyat*
      @photo & majbur*|pul*|qo‘rqit* & @me|o‘chir*|qizim*|singlim*|so‘ra*|to‘la*|u|ular, @photo & o‘chir* & majbur*|pul|to‘la*|uchrash*
      fotoshop*|montaj*|soxta|yolg‘on ~ @photo|akkaunt*|profil* & @me|hamma*|ochib|qil*|tarqat*|yasa*, yuzi* & montaj*|qo‘yib|rasm*|yalang‘och*|yasab & @tell|tarqat*|yasab
      akkaunt*|instagramim*|profilim*|telefonim*|telegramim* & buzib|o‘g‘irla*|xak*, qarz* & bot+|bo‘l+|kir+|ol+|qol+ & @us, qarzim ~ bor|katta|ko‘p & ayt*|bilm*|bilsa|million*|mln|qo‘rq*|to‘la*
      qarz* & kelib|keling*|kelish*|o‘ldir*|qo‘rqit*|so‘rab|tahdid*|turish*|undir*|urad*|urishad* & @us
      1xbet*|aviator|bet|betga|kazin+|mostbet*|stavka* & bor*|kir*|million*|o‘g‘irla*|o‘yna*|pul*|qarz*|qil*|tik*|yutqaz*|yuttir*, yutq+|yuttir* & hammasini|million*|mln|oylig*|pul*|qarz*
      karta*|pul|pulini & o‘g‘irla*|yashirincha|yech+ & bilmay*|bilsa|o‘yin*|qo‘rq*|stavka*|tik*|yutqaz*, tikdim|tikib & karta*|o‘yin*|pul*|stavka*|yutqaz*
      har ~ dushanba|hafta|kuni|oy ~ kattalar*|ming|pul|ularga|yig‘* & ber*|ol*|so‘ra*|yig‘* & bermasa*|kattalar*|majbur*|qo‘rq*|sharmanda*|starsh*|ur*
      bermasa*|qaytarmasam|tashlamasam|to‘lamasa* & @tell|@kill|kaltak*|qo‘rq*|sharmanda*|tarqat*|ur*|uyga, pul ~ talab|tashla*|undir*|yig‘* & kattalar*|maktab*|starshak* & @us
      pul ~ ber*|o‘tkaz*|tashla*|to‘la*|yubor* & bo‘lmasa|deb|qo‘rqit* & @us, sharmanda* & bo‘l+|qil+
      bilib|bilishsa|bilsa|eshitsa|ko‘rib|ko‘rsa & akam*|dadam*|erim*|onam*|ota-onam*|otam*|oyim*|uydagilar* & hayda*|o‘ldir*|quv*|so‘y*|tamom|tirik, akam|dadam|otam|uydagilar ~ sog‘|tirik ~ qo‘ym*
      eski|sobiq ~ er*|qiz*|yigit* & @photo|@tell|qo‘rqit*|shantaj*|tarqat*, sirim*|sirlarim* & @tell|ayt* & bo‘lmasa|deb|pul*|qo‘rqit*, shantaj*, qarzim ~ katta|ko‘p|million*, qarz* & qo‘rqit+|tahdid*|talab
      pul ~ bermasam|qaytarmasam|to‘lamasam, kazino*|yutqazib, kredit* & qo‘rq*|to‘lay|undir*, boy ~ berdi*, @photo & chiqaraman|joylayman`,
  },
  calm: `
    qo‘ng‘iroq|jiringlab ~ ur*, mashina* ~ ur*|urib, devorga ~ ur*, berkinmachoq*
    kulib|kulgidan|kulaverib|charchab|zerikib|zerikkanimdan|uyqudan|uyalganimdan|uyatdan|qiziqib =o‘l*, kulib =o‘lib*, vaqtni|vaqt =o‘ldir*
    chivin*|pashsha*|hasharot*|suvarak*|ilon*|sichqon* ~ =o‘ldir*, sochim*|tirnog‘im*|sochini ~ kes*, telefon*|signal|chaqmoq ~ ur*, gol|to‘p*|darvozaga|penalti ~ ur*, yurak*|yuragim ~ ur*, bong ur*, boshim urib
    pichoq bilan ~ kes*|to‘g‘ra*|art*|piyoz*|olma*|non*, piyoz|sabzi|kartoshka to‘g‘ra*, kitob*|telefon*|mashina*|uyini|uyimizni|velosiped* ~ sot*, ur* darvozaga, oq urdi, suvga ur*, bosh urib
    narxini ur*, tog‘am ~ tuzat*, kesib o‘t*, yo‘lni kes*, ko‘zimga ur*
    sabzi*|piyoz*|kartoshka*|non|olma*|go‘sht*|tarvuz*|qog‘oz*|tort*|salat*|qovun* & kes+|kesib|til+|pichoq*, kulaverib|kulib|kulgidan|zerikkan*|zerikib|zerikkanimdan|charchab|issiqda|issiqdan|sovuqdan|uyalib|ochimdan|xursandlig*|qiziqib|sog‘inib ~ =o‘l*|ul*|olib|oldim|olay|olaman|pishib|muzlab, bulling*|bullying*|shantaj*|abort*|zo‘ravonlik ~ degani|nima|nimani
    @kin ~ o‘ldir*|terimni|uldir* & ikki|2|baho*|dvoyka*|dnevnik*|kuylagim*|haha|xaxa|axa|telefonimni, kuchuk*|it|mushuk*|qo‘y|tovuq*|echki* ~ so‘y*|quv*|tishla*|timdala*, terimni shil*, matematika|fizika|ximiya|kimyo|imtihon*|kontrol* ~ o‘ldir*|uldir*|meni, avtobus*|metro*|marshrutka* & bekat*, jonimni|jonim ~ ber*, peshona* ~ o‘p*, tovuq|mol|qo‘y|qo‘chqor* so‘y*
    haqorat|masxara|kaltak ~ yo‘q, osh|ovqat|somsa|palov ~ damla*|qo‘yib*|tayyor*|pishir* & och, opam|xolam|ammam ~ turmushga ~ chiq*, charxla* & pichoq*, yiqil* ~ tizza*, adashib ~ meni, boks|karate*|kurash & musht*`,
  not_before: '',
  none_before: '',
  not_after: 'emas* emasman emasmiz emasdi',
  settings: [
    {
      words: `o‘yinda, o‘yindagi, o‘yinida, o‘ynadik, pubg*, pabg*, freefire*, frifayr*, fri fayr, minecraft*, maynkraft*, maynda, roblox*, robloks*, standoff*, kontra*, kontrda, boss, bossni, zombi*, cs, ks, cs go, gta*, dota*, igrada, brawl*, bravl*, sims*, geymer*, mafiya*, shaxmat*, tima*, timmeyt*, katka*, raund*, level*, snayper*, granni*, fortnayt*, mlbb, mobil legend*, bekinmachoq*, berkinmachoq*, quvlashmachoq*`,
      topics: ['self_harm', 'danger', 'weapons_drugs', 'violence', 'running_away', 'sold', 'hunger'],
      unless: `@kin, rostdan, haqiqatda, aslida, hayotda`,
    },
    {
      words: `kino, kinoda*, kinoni, kinosi*, film, filmda*, filmni*, filmi, filmini, serial*, multfilm*, multik*, anime*, dorama*, spoyler*, aktyor*, qahramon*, bosh rol*, kitobda*, kitobida*, asar*, hikoya*, qissa*, roman, romanda*, romani*, ertak*, dostoni*, bobni, bobini, bobga, betini, muallif*, she’r*, insho*, referat*, slayd*, taqdimot*, prezentatsi*, plakat*, mavzu*, maqol*, tarixdan, tarix darsi*, tarixda, biologiyadan, adabiyotdan, adabiyot darsi*, kimyodan, huquqdan, onatili*, ona tilidan, inglizchadan, ingliz tilidan, masalada, rivoyat*, qonunda, qonunan, qonun bo‘yicha, huquqlari, huquqi, degani nima, degani ~ nima, necha yosh*, degan joyi*, joyiga ~ keldim, joyi ~ qiziq|zo‘r|kulgili|tasirli|qo‘rqinchli, romeo*, karenina*, kumush*, otabek*, shum bola*, sariq dev*, raskolnikov*, spektakl*`,
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
    {
      words: `qo‘shiq*, qo‘shig‘*, ashula*, karaoke*, rep, repda, repni, trek*, klip*, akkord*, pleylist*`,
      topics: ['self_harm', 'violence', 'danger', 'weapons_drugs', 'running_away', 'sold'],
      unless: `men ham, menga ham, menda ham, mening hayot*, rostdan, haqiqatda, aslida, @kin`,
    },
    {
      words: `hazil*, hazillash*, xaxa*, haha*, axax*, prikol*, lol`,
      topics: ['danger', 'sold', 'violence', 'hunger'],
      unless: `pichoq*|qurol*|@kin|@bully|yordam|qo‘rq*`,
    },
  ],
}
