import type { PhraseList } from './phrase-list.ts'
import { UZBEK_HARDSHIP } from './phrases-uz-hardship.ts'
import { UZBEK_HARM } from './phrases-uz-harm.ts'

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
    fam: `ammam* atam* ayasi bobosi buvisi dadalar* dadasi enam* kelinim* kuyovim* nevaram* opam* oyisi singlim* tog‘asi ukalarim* ukam* vasiy* xolam* xolasi
      yangam* бабушка брат* дед дядя зять мама мамка мачеха муж отец отчим* папа родители сестра* тётя`,
    staff: `direktor* domla* enaga* muallim* murabbiy* o‘qituvchi* qorovul* rahbar* repetitor* tarbiyachi* trener* ustoz* zavuch* тренер* учител*`,
    kid: `bola bolaga bolalar* bolam* bolang* bolani* bolasi* chaqalo* do‘stim* dugona* egizak* farzand* go‘dak* inim* jiyan* jo‘ram* kichi+ nabira* nevara*
      o‘g‘il o‘g‘li* o‘quvchi* o‘rtog‘* qizcha* qizi qizim* qizini qizlar* qizni sinfdosh* singil* singl* uka ukalar* ukam* ukasi* внук* внучк* дочк* дочка
      дочь малыш* ребён* сын*`,
    limb: `badan* bilag* bilak* oyog‘* qo‘li* qo‘llar* son* tana* teri* tomir* venam* yelka* yuzim* yuzini`,
    stick: `belkurak* chivich* hassa* jurnal* kitob* lineyka* molotok* oqlov* o‘qlov* qamchi* shlyopka* supurgi* ukazka* xivich* zanjir* журнал* ремн*`,
    feel: `ishqa* laypala* mijg‘i* o‘pad* o‘pdi o‘pib o‘pish* paypas* qitiqla* quchog‘* quchoqla* sila* siypa* suqad* suqdi suqib suqmoq* surkal* tega* tegdi
      tegib tegish* tegy* tiqdi tiqib tiqmoq* tutib ushla* yopish* гладит* лапа* обнима* трога* целу* щупа*`,
    ride: `avtobus* damas* lift* marshrutka* metro* poyezd* taksi* vagon* автобус* лифт* маршрутк* метро`,
    go: `boraman boramiz borsak borsam chiqaman chiqib jo‘nab jo‘nay* ketaman ketamiz ketay* ketgim ketish* ketmoq* ketolm* ketsa ketsak ketsam ketvor* ketyap*
      qochaman qochamiz qochay* qochib qochish* qochmoq* qochsa* сбегу убегу уеду`,
    gone: `ketdi ketdik ketdim ketgan* ketibdi ketvor* qochdi qochdik qochdim qochgan* qochib сбежа* убежал* ушла ушёл`,
    far: `andijon* avtovokzal* bekat* bilet* buxoro* chegara* chet chipta* dengiz* farg‘ona* kazan* moskva* namangan* olis* poyezd* qozo* rossiya* samarqand*
      samolyot* shahar* shahr* toshkent* turkiya* uzoq* vokzal* xorij* билет* вокзал* город*`,
    hush: `bildirm* bilishm* bilmasin bilmay* izlam* izlash* jimgina pasportsiz qaytish* qaytma* qidir* sekin sezdirm* sezm* tamom topishar* topisholm* topmas*
      topolm* tunda yashirin*`,
    bag: `papka* portfel* rukzak* ryukzak* sumka* xalta* рюкзак* сумк*`,
    blade: `arra* bolta* butilka* ketmon* pichoq* pichoğ* qurol* shisha xanjar* бутылк* нож* топор*`,
    arms: `granata* kastet* miltig‘* miltiq* ov o‘qlar patron* pistolet* pulemyot* qurol* qurolli snaryad* stvol* to‘pponcha* travmat* xanjar* нож* пистолет*
      ружьё* ствол*`,
    dope: `amfetamin* ekstazi* gashish* geroin* giyoh* kannabis* klad klada* kokain* kukun* lirika* marixuana* mefedron* metadon* narko* nasha* nasvoy* sintetik*
      snus* snyus* spays* tramadol* tropik* zaklad* zakladka* гашиш* закладк* наркот* снюс* спайс* таблетк* травк*`,
    foe: `aka amaki amakim ayol begona* bitta chol erkak* haydovchi* kimdir kishi mijoz* notanish* odam* opa shofyor* taksich* taksist* xola yigit* водитель
      дяд* мужик* мужчин* незнаком* парень тётя`,
    ask: `adres* aylan* bilet* billet* chiroyli* ergash* foto* kafe* kamera* kiril* konfet* manzil* mashina* min minib model* olib pul qayer* rasm* rasmi*
      robuks* salom selfi* shokolad* skin* sovg‘a* studiya* surat* tekin telefon* uchrash* uyi* yolg‘iz* yur yurasan yuring yuzing* адрес* встреч* подар*
      поката* фот*`,
    work: `arava* aravakash* bog‘dor* cho‘pon* dala* dalada farrosh* g‘isht* haydat* idish* ish ishga ishla* ishlat* mehnat* mol molini nonvoy* novvoy* oqsoch*
      paxta* qarat* qurilish* sement* sirk* tandir* tegirmon* terim* tilan* tush* xizmat* yuk заработк* пекарн* работ* хозя* цемент*`,
    cheat: `berishm* bermay* bermi* evaz* haq hujjat* kuniga majbur* otxona* oyligi* oylik* o‘rniga pasport* pul puli pulim* pulini qarz* qiynal* qo‘yib qo‘yishm*
      qo‘ymay* qo‘ymi* qul qulday soat soatdan tong* topganim* to‘lam* uniki yollan* yubormay*`,
    nofood: `bermay* bermi* bitdi bitgan bo‘lma* bo‘sh qolma* topilma* topolma* totma* tuga* tugadi yemad* yemag* yemay* yemi* yetma* yo‘q нет`,
    eat: `chiqit* go‘sht* kartoshka* makaron* non nonga nonim* nonlar* nonni ovqat* qand* qozon* sut sutga tandir* tuz un undan yegani yegulik* yeyish* yog‘ еда
      еду кормит кушать хлеб*`,
    cold: `gaz* isit* issi* ko‘mir* kurtka* muzla* o‘tin* palto* pechim* pechka* pechkа* sovqot* sovuq* svet* tok батаре* отоплен* печк* холодно`,
    sham: `aytolma* bormay* chiqolma* chiqoma* kelmay* kula* kuladi kulish* kulyap* o‘chirm* o‘ladi qo‘rq* sharmanda* uyal* uyat* yuragi* смеют* стыд*`,
    pics: `fotka* foto* ovoz* perepiska* rasm* selfi* skrin* surat* video* vidyo* yozishma* видео переписк* фотк* фото*`,
    spread: `chiqar* guruh* internet* joyla* jo‘nat* kanal* maktab* sinf* tarqa* tashla* telegram* yopishtir* yubor* группу разосла* скину* слил*`,
    dead: `=o‘lgan* marhum* o‘tgan o‘tganidan o‘tib qazo* rahmatli* vafot*`,
    dis: `aytish* aytma* aytol* bilib bilma* bilmas* bilsa* boshqa chora* endi hech ilojim iltimos kimga majbur* nima nimaga qanday qayer* qo‘rq* uyal* yashir*
      yig‘la* yolg‘iz* yordam боюсь никому помогите`,
    young: `11 11da 12 12da 12daman 12man 13 13da 13daman 13man 14 14da 14daman 14man 15 15da 15daman 15man 16 16da 16daman 16man 17 17da maktab* sinf* voyaga
      yosh yoshda yoshim* yoshli*`,
    span: `besh dushanbadan ertalabdan hafta haftadan ikki kecha kechadan kun kundan kuni kunlab oy oydan oylab to‘rt tushdan uch день дня неделю`,
    abuse: `bo‘g‘* chimchila* do‘pposla* haqorat* itar* jazola* kaltak* kamsit* masxara* musht* po‘pisa* qiyna* qo‘rqit* savala* shapalo* so‘kad* so‘kdi* so‘kib
      sudra* tahdid* tarsaki* tepad* tepdi* tepib tepki* tishla* tuflay* tupur* turtkila* urad* urdi* urgan* urib urish* urmoq* urvo* uryap* xo‘rla*`,
  },
  topics: { ...UZBEK_HARM, ...UZBEK_HARDSHIP },
  calm: `
    qo‘ng‘iroq|jiringlab ~ ur*, mashina* ~ ur*|urib, devorga ~ ur*, berkinmachoq*
    kulib|kulgidan|kulaverib|charchab|zerikib|zerikkanimdan|uyqudan|uyalganimdan|uyatdan|qiziqib =o‘l*, kulib =o‘lib*, vaqtni|vaqt =o‘ldir*
    chivin*|pashsha*|hasharot*|suvarak*|ilon*|sichqon* ~ =o‘ldir*, sochim*|tirnog‘im*|sochini ~ kes*, telefon*|signal|chaqmoq ~ ur*, gol|to‘p*|darvozaga|penalti ~ ur*, yurak*|yuragim ~ ur*, bong ur*, boshim urib
    pichoq bilan ~ kes*|to‘g‘ra*|art*|piyoz*|olma*|non*, piyoz|sabzi|kartoshka to‘g‘ra*, kitob*|telefon*|mashina*|uyini|uyimizni|velosiped* ~ sot*, ur* darvozaga, oq urdi, suvga ur*, bosh urib, uyg‘onib|uxlab|charchab|zerikib ~ ket*
    narxini ur*, tog‘am ~ tuzat*, kesib o‘t*, yo‘lni kes*, ko‘zimga ur*
    sabzi*|piyoz*|kartoshka*|non|olma*|go‘sht*|tarvuz*|qog‘oz*|tort*|salat*|qovun* & kes+|kesib|til+|pichoq*, kulaverib|kulib|kulgidan|zerikkan*|zerikib|zerikkanimdan|charchab|issiqda|issiqdan|sovuqdan|uyalib|ochimdan|xursandlig*|qiziqib|sog‘inib ~ =o‘l*|ul*|olib|oldim|olay|olaman|pishib|muzlab, bulling*|bullying*|shantaj*|abort*|zo‘ravonlik ~ degani|nima|nimani
    @kin ~ o‘ldir*|terimni|uldir* & ikki|2|baho*|dvoyka*|dnevnik*|kuylagim*|haha|xaxa|axa|telefonimni, kuchuk*|it|mushuk*|qo‘y|tovuq*|echki* ~ so‘y*|quv*|tishla*|timdala*, terimni shil*, matematika|fizika|ximiya|kimyo|imtihon*|kontrol* ~ o‘ldir*|uldir*|meni, avtobus*|metro*|marshrutka* & bekat*, jonimni|jonim ~ ber*, peshona* ~ o‘p*, tovuq|mol|qo‘y|qo‘chqor* so‘y*
    haqorat|masxara|kaltak ~ yo‘q, osh|ovqat|somsa|palov ~ damla*|qo‘yib*|tayyor*|pishir* & och, opam|xolam|ammam ~ turmushga ~ chiq*, charxla* & pichoq*, yiqil* ~ tizza*, adashib ~ meni, boks|karate*|kurash & musht*
    piyoz|qozon*|kartoshka*|yog‘*|osh & kuydir*|qovur*, hazil*|kulib|paypoq* & erga`,
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
