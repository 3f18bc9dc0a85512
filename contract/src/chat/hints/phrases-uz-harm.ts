/** Uzbek: what is done to a body, or about to be. Classes of words stand in phrases-uz.ts. */
export const UZBEK_HARM = {
  self_harm: `
    faqat =o‘lishni, =o‘lishni|=o‘lishimni|ulishni ~ xohla+|hohla+|istay*|istar*|orzu*, hayotdan|dunyodan ~ ketmoqchi*|ketgim*|ketsam|ketaman|ketishni, arqon* & bo‘yn*|osil*|topdim, =o‘lmoqchi*, o‘zimni|o‘zingni|o‘zini & @die, yashagim yo‘q, hech kimga kerak emasman
    bomasam|bo‘lmasam ~ hamma*|qutul*|yengil*, qutul+ & ketsam|o‘lganim*|=o‘lsam
    g‘oyib|yo‘q|yo‘qolib ~ bo‘lgim|bo‘lib|bo‘lsam|ketaman|ketay|ketgi*|ketsam|qolsam & @me|dunyo*|hamma*|keladi|kelyap*, g‘oyib|yo‘q|yo‘qolib ~ ketgi*
    dunyo*|hammasidan|hayot*|jonim*|o‘zimdan|yashash* ~ bez+|charcha+|to‘y+|zerik+, tirik|yashag* ~ kelm*|kelvotm*|kem*|kevotm*|qolma*
    yashash+ ~ holim|ista*|kuch+|ma’no*|toqat*|xohish*|xohlam*, hayotda|hayotimda|hayotning|yashash+ ~ kerag*|ma’no*|nima
    =o‘lgim|=o‘lgisi|ulgi* ~ kel*|kep*, =o‘lsam ~ bo‘lar*|de*|edi|hamma*|kim|oson*|qutul*|tinch*|xursand*|yaxshi*, =o‘lsam & hamma*|qutul*|yig‘la*
    =o‘lib ~ keta*|ketgi*|ketish*|ketsam|qolay|qolgim|qolsam|qo‘ya* & bezdim|charcha*|de*|edi|endi|hamma*|hayot*|ketaman|qutul*|yaxshi*
    olay|olgim|olishni|olmoqchiman|olsam & bezdim|charchadim|chidolm*|hammadan|hayot*|kimga|qutul*|tug‘ilmas*|xech|yasha+
    uygonma*|uyg‘ongim & boshqa|de*|edi|ertaga|kelm*|uxla*|xohla*|yaxshi*, uxlab ~ qolsam ~ uyg‘onma*, rozi ~ bo‘lingl+
    meni ~ izlama*|kechir+|kutmang*|qidirma*, alvido|vidolash* & abadiy|dunyo*|hamma+|hayot*|oxirgi|umrbod|xat*|yozdi*|yozib*
    vidolash*|xayrlash* & chat*|guruh*|hamma*|umrbod|xat*|yig‘la*, @pills & 10|15|20|barini|hamma+|ko‘p|quti*|yig‘*, @pills ~ yashirib|yig‘dim|yig‘ib
    @pills & ataylab|=o‘l*|o‘zimni|o‘zini|zahar*, balkon*|deraza*|ko‘prik*|qavat*|tom & o‘zimni|o‘zini|pastga|sakra+|tashla+|yiqilsam
    bilag*|bilak*|oyog‘*|qo‘l*|son*|tomir*|vena* & chandiq*|kesaman|kesgan*|kesi+|tilib|tilingan|tirna+ ~ @me|bor|bo‘l*|dugona*|ekan|iz*|ko‘r*|o‘quvchi*|o‘zi*|qiz*|tashla*|yashir*|yeng*
    kesilgan|tilingan ~ iz*|joy*, yeng* & iz*|kesi*|tushir*|yashir*, @hands|bilagini|qo‘lini|qo‘llarini|tomirini ~ kes+|kuydir+|til+|tirna+
    o‘ziga|o‘zim+|o‘zini ~ jazola*|kesgan*|kesy*|kuydir*|og‘riq*|osaman|osib|osil+|osmoq*|o‘ldir*|qasd*|suiqasd*|til+|tirna+|tishla+|yoqib|zaharla*|zarar
    o‘zimni|o‘zini & arqon*|kanalga|ko‘prik*|poyezd*|tomdan, =o‘lim+ ~ istay*|kut+|o‘yla*|so‘ra+|tila+|yaxshi*
    =o‘lim haqida ~ chiz*|gapir*|o‘yla*|so‘ra*|yoz*, joniga ~ qasd*|suiqasd*, keraksizman, o‘zimni ~ yomon ~ ko‘r+, nega|nimaga ~ tirik*|tug‘il+|yashay*
    tug‘ilma+ & bo‘lar*|edi|ekan*|kerak|yaxshi*, hammasini ~ tugat*, uyg‘onmasam, joniga|jonimga qasd*, chandiq*|kesik* & bilag*|qo‘l*|tomir*
    lezviya* & kes+, turmasam|uyg‘onmasam ~ de*, @dead & yoniga|yonlariga|oldiga|oldilariga|orqasidan|oyimga|otamga|onamga|dadamga|buvimga
    hamma*|sizlarga|ularga|oyim*|onam* & ketsam|bo‘lmasam|bomasam|yo‘qolsam|=o‘lsam|menisiz|mensiz, oxirgi* & yoz*|gaplash*|xabar*|suhbat*
    bo‘lmayman & endi|ertaga|hafta*|tug‘ilgan|bahor*, прощальн*, прощайте & xat*|yoz*|hamma*|o‘zi*
    tom|tomga|tomi*|ko‘prik*|balkon*|deraza*|kran*|rels*|vishka* & sakra*|pastga|kechir*
    narsam*|narsalarim*|kiyimlarim*|o‘yinchoq* & bo‘lib|tarqat*|ulash*|berdim|berib, urin* & oxirigacha|xalaqit|qutqar*|tirik|o‘zim*|=o‘l*
    ikki|bir|uch ~ marta|safar ~ urin*, iz*|kesi*|kesik*|chandiq*|tilin*|yara* & o‘zim*|yangi|yashir*|yop*|yeng*|berkit*
    tirna*|yulib|tishla* & qonat*|o‘zim*|o‘zini|сама|себя, yo‘q ~ bo‘lsam|bo‘lsang|bo‘lgim|bo‘lmoqchi*|bo‘laman, foyda*|ma’no* & tirik*|yasha*|hayot*
    yasha* ~ galm*|gelm*, kima|kimga ~ garak*|darkor, yo‘la|umrbod|abadiy & tinch*|qutul*|tugat*, janozam*, =o‘lib ~ qutul*|tinch*
    hammasi* ~ tuga* & hafta*|tunda|kecha, kes* & qo‘l*|o‘zim*|qon*, o‘ziga|o‘zimga|o‘zini|o‘zimni & urad*|uraman|urib|zarar*|qasd*|jazo*|kes*
    решил* & aytma*|hammasi*|tamom|ukam*|onam*, собой ~ сдела*|покончи*|qil*, жить & istam*|xohlam*|yo‘q|kelm*|charch*
    умереть|умру|умри*|суицид*|сдохн* & @me|de*|kel*|xohla*|yoz*|istay*, hayot* & teg*|to‘y*
    yashashni|yashash|yashagim|yashashga|yashashdan & @dis|charcha*|kelm*|xohlam*|istam*|kuch*|sabab*|foyda*|ma’no*|yo‘q*|bez*|to‘y*|kerak*|tashla*|to‘xta*
    yo‘qol*|yo‘qlig*|ketsam|bo‘lmasam|tug‘ilma* & hech|yaxshi*|hamma*|yengil*|oson*|sezm*|sog‘inm*|xursand*|baxtli*
    kesdim|kesyap*|kesaman|kesib|kesamiz|kesad*|kesgan* & o‘zim*|qo‘l*|bilag*|tomir*|oyog‘*|son*|yengil*|yana|qon*|har
    kechir*|rozi|alvido|xayr & oxirgi*|abadiy|ketyap*|ketaman|endi|=o‘l*|boshqa
    o‘zimni|o‘zini|o‘zimga|o‘ziga & yomon|jirkan*|nafrat*|jazo*|og‘rit*|ura*|tirna*|tishla*|kuydir*|och
    psixbol*|суицид*|самоубийство|vskr* & men*|u|dugona*|do‘st*|ukam*
    сдох*|умер*|жить|смерт* & xohla*|istay*|kelm*|kelyap*|men|o‘yla*|yaxshi|deydi|dedi|yoz*, uyg‘onm*|turmas*|turmay* & edi|mayli|yaxshi|de*|xohla*|boshqa
    og‘ri*|azob* & tuga*|to‘xta*|qutul*
    tirik ~ qaytma*, o‘zimni|o‘zini ~ og‘rit*, dunyoda|hayotda & menga|meni & joy*|o‘rin & yo‘q, tugasa & hayot*|jonim*
    urinib ~ ko‘r* & hech|o‘zim*|bo‘lmagan, balkon*|deraza*|kanal* & turgan|turibdi & ushlab|yig‘la*|qo‘yvor*, yashagim ~ yo‘q, yashagim ~ yuq`,
  violence: `
    kaltak*|urad*|urishad*|savala*|tayoq*|kamar* & @kin|@fam|@staff|@me
    tayoq*|kamar*|shlang*|simla*|remen* & urad*|urdi*|urib|savala*|tushir*|ur*
    oyoq osti ~ qil+ & @kin|@me, dazmol*|issiq|qaynoq|sigaret* & bos+|quy+|tekkiz+, @kin & ostin|to‘polon*, burchakka ~ tur*, @me ~ @hit
    bolalar*|sinfdosh* ~ @strike, bizni|mani|meni & @strike, @them ~ @hit, @them & @strike, @strike & har ~ hafta|kecha|kun|kuni|safar
    @tool ~ bilan|bn ~ @hit, kaltakla+, do‘ppos*, savala+, tepish+ & @bully|@me|dars*|har|kut*
    @bully & @strike & @me|dars*|doim|har|kut*|maktab*|orqa*|pul*|telefonga|videoga
    @bully & kutib|o‘rab|o‘rtaga|poylab & masxara|pul*|qo‘rq*|tepad*|tepish*|ur*, mendan|ustidan|ustimdan|ustimizdan ~ kul+, tupur+ & @me|@bully|yuz*
    @body & ko‘kar+|kuydi|kuygan|kuyib & @kin|@dear|ataylab|ayt*|de*|doim|hamma*|har|jahl*|kel*|ket*|kim*|qo‘rq*|ur*|yashir*|yiqil*
    @body & shish*|singan|tishi|yoril* & @kin|aytm*|deydi|kim*|musht*|qo‘rq*|ur*|yashir*, ko‘kargan|ko‘karib|ko‘karish* & @dear|kelad*|kelgan|spina
    choy|moy|qaynoq|suv|yog‘ ~ quy+|sep+ & @me|@body|@kin|ataylab|jahl*|kuy*, @me|@them ~ itar+|sudra+|tirna+|tishla+|turt+|yiqit+, boshi* ~ devor*|ur+
    devorga|yerga ~ itar*|uloqtir+|ur+ & @me|@kin|bosh*|soch*, qulo+ & cho‘z+|tort+
    balkon*|garaj*|hojatxona*|podval*|qorong‘i*|tualet*|yerto‘la* & bog‘la+|kuni|qama+|qulfla+|tunda, qamab ~ ket+|qo‘y+|tashla+
    jazo+ & @kin|@me|och|ovqat*|qama*|qor|sovuq*|tashqari*|tizza*|turg‘iz*|yalang*, qo‘shni* & baqir+|dod|dodla+|yig‘la+
    @kin & @drunk & baqir*|bekin*|berkin*|do‘q*|hamma*|janjal*|qoch+|qo‘rq+|sindir*|so‘k*|tashlan+|tepa*|to‘polon*|urish*|yig‘la+
    janjal* & dadam|ota-onam*|otam, bo‘g‘yap*, bo‘g‘ib ~ o‘ldir*|qo‘y+|tashla* & @me|@them|@kin|u, bo‘g‘moqchi*, mushtla+, kavgir|shippak|tayoq bilan
    boshimga|orqamga|qornimga|yuzimga ~ tep+|ur+, bo‘g‘ib qo‘y*, @drunk ~ kelib ~ @hit, mast bo‘lib ~ @hit, @kin & @drunk & @hit|haydadi|sindir*
    urib|urishib ~ telefonga|videoga, bog‘lab ~ qo‘y+, @stick|@tool & tushir*|urad*|urdi*|urib|urgan*|sava*|soladi|soldi
    boshim*|yuzim*|orqam*|belim*|yelkam*|qulog‘im*|betim* & tushir*|tushur*
    zanjirlab|bog‘lab|bog‘lashdi|zanjirla* & oyog‘im*|qo‘lim*|qo‘llarim*|oyoq*|qo‘l|daraxtga|karavot*|batareya*|bolani|meni|bizni|uni, kaltakdan
    o‘tirolma*|yurolma*|yotolma*|eshitmay|eshitma* & kaltak*|otam*|dadam*|urgan*|shapalo*|kayfiyat*, barmo* ~ iz*
    iz* & bo‘yn*|beli*|orqa*|yelka*|badan*|yuzi*
    lab*|burn*|qosh*|boshi*|yuzi*|tishi*|ko‘zi* & yorib|yorish*|yordi|yorildi|qonat*|qonab|qon|sindir*|to‘kil* & @bully|@staff|@kin|@fam|urd*|urib|kut*|sinf*|tushir*
    sovuq*|qor|qorda|yomg‘ir*|hovli*|tashqari*|balkon*|muzla* & chiqarib|tizzala*|yalango*|haydab|qoldir*|qulfla*|zulf*|tik
    tizzala* & @kid|@kin|@staff|@me|@fam, yuzim*|betim*|boshim*|belim*|qornim*|orqam*|yuzima & urd*|urad*|urib|urgan*|ko‘kar*|go‘kar*|shish*
    siltab|silkitib|itarib|turtib|sudrab|yulqib|chimchila* & @kid|@me|devor*|yerga|@kin|@staff|@fam
    yiqil* ~ de* & aslida|ko‘kar*|singan|sindir*|gips*|shish*|qon|@kin, har|tun*|kecha*|eshit* & bolaning|qo‘shni*|onam*|yuqorida*
    urgan*|urishd*|urad*|urdi*|do‘ppos*|tepish* & @me|o‘rab|kutib|pul*|telefon*
    urgan*|urishd*|urad*|urdi*|do‘ppos*|tepish* & kattalar*|sinfdosh*|bolalar|mahalla*|guruh*|to‘da*|starsh*
    unitaz*|axlat*|loy* & boshim*|kiyimim*|sumkam*|yuzim*|@me
    onam*|oyim*|ayam*|opam* & ur*|tep*|sudra*|bo‘g‘*|kaltak* & otam*|dadam*|adam*|erim*|pochcham*|akam*|o‘gay|har
    @bully|guruh*|sinfdosh*|bolalar|qizlar|o‘g‘il & @abuse & @me|har|kun*|maktab*|o‘rab|kutib|pul*|video*|tanaffus*|orqa*
    @body|@limb & ko‘kar*|qontal*|momataloq*|kuygan*|kuydir*|kesilgan|chizil*|shilin* & @kin|@fam|@kid|@staff|kim*|de*|ayt*|yashir*|har
    ichib|mast|ichsa|ichgan*|kayf* & dadam*|otam*|adam*|akam*|erim|kuyovim*|otchim*|o‘gay|amakim*
    bilak*|bo‘yn*|orqa*|yelka*|oyog‘* & iz|izi|izlar*
    qo‘l ~ ko‘tar*, tarsaki, shapalo* & @me|@kid|@kin|@fam|@staff|yuz*
    qo‘lida|bo‘ynida|yuzida|belida|orqasida|oyog‘ida|badanida|yelkasida & ko‘kar*|iz|izlar*|kuy*|yara*|qontal*|chandiq*|shilin*
    ovozini|tovushidan|tovushini & shkaf*|jim & @kin|kir*, badanim*|qo‘lim* & ko‘klar*|ko‘kni|ko‘kim*, закрыл* & @me|kecha*, ремень|ремнем & u|har|yashir*
    tayog‘i|tayoq|chizg‘ich* & qo‘lim*|barmo*|tushir*, qo‘lini & ko‘tarsa`,
  sexual: `
    ustimga|yonim+ ~ yot+ & @kin|erkak*|kecha*, yechin* & @me|dedi|deyapti|kamera*|majbur*|video*
    intim|joyim*|man|u|unaqa|uyat*|yashirin|yomon ~ joyi*|joylar* & @touch|qo‘l*, @touch & @man & @us
    mani|meni ~ quchoq*|siypa*|ushla* & @man|noqulay*|qo‘rq*|xohlam*|yomon|yoqm*, tizza* & @touch|o‘tqaz*|o‘tqiz*|qo‘lini
    qo‘li+|qo‘llarini ~ kirgiz+|qo‘y+|sol+|tiq+|yubor+ & badan*|beli|belid*|belim*|ichi*|ko‘kra*|ko‘yla*|lozim*|orqa*|oyog‘im*|shim*|son*|tizza*|yelka*|yubka*
    noqulay* & @man|@touch, o‘pad*|o‘paman|o‘pay|o‘pdi|o‘pib|o‘pish*|o‘pyap* & @man|bo‘yn*|eshik*|lab*|majbur*|qochdim|qo‘rq*|qulf*|xohlam*|zo‘r*
    karavot*|ko‘rpa*|krovat*|to‘shag*|ustimga|xonamga|xonasiga|yoni*|yotog‘im* & kir+|yot+ & @kin|@man|hamma|yarim
    akasi*|amakisi*|bobosi*|pochchasi*|tog‘asi* & bormay*|qo‘rq+|yig‘la+|yolg‘iz
    kiyim ~ almash*|yech* & kirad*|kirib|mo‘ra*|poyla+|qara*|rasm*|suratga|telefon*|video*
    cho‘mil*|dush*|hammom*|hojatxona*|kiyin+|tualet*|vanna*|yechin*|yuvin* & @watch, ishton*|kiyim*|ko‘yla*|lozim*|shim* & tushir*|yech+ & @us
    majbur+|zo‘rl+ & bosib|hayz*|hohlam*|homila*|jirkan*|og‘ridi|qon|ustimga|yig‘la*, jirkan+ & badanim*|o‘zim*|tanam*
    zo‘rla* & @me|@them|@man|dugonam|keyin|qiz*|u
    buzuq|uyat*|yomon ~ gap*|ish*|narsa*|rasm*|video* & @man|@net|aka*|gapir*|ko‘rsat*|majbur*|qil*|yoz*|yubor*
    kiyimsiz|lifchik*|yalang‘och*|yechi+ & @photo|kamera*|tashla*|yubor*, rasm*|video* & uchrash*|yotish*, tegaj+ & @me|@man
    porno*|siypalad*|siypalagan*|siypalay*|tegajak*|tegajo*|yechintir*|zo‘rlad*|zo‘rlagan*|zo‘rlamoqchi*|zo‘rlandim|zo‘rlash*, yechin ~ de*
    majburlab|zo‘rlab ~ o‘p*, ichki|uyat|uyatli joy*, to‘shagimga|yotog‘imga kir*, badanimni|joyimni|ko‘kragimni ~ ushla+, oyog‘im* & @touch
    etag*|ko‘krag*|lozim*|ishton*|ichki & @feel|qo‘l, tegib|tegdi|tegad*|surkal*|ishqa*|yopish* & odam*|erkak*|aka|amaki*|@ride|navbat*
    orqam* & odam*|erkak*|aka|amaki*|@ride|navbat*, odam*|erkak*|amaki*|kishi|дядьк*|дяд*|мужик*|haydovchi* & @feel|qo‘l|qo‘lini|suq*
    @ride & @feel|qo‘l|qo‘lini|suq*, ko‘rpam*|yotog‘im*|to‘shag*|karavotim* & qo‘l|qo‘lini|kir*|yot*
    xonam* ~ kir* & uxla*|qo‘rq*|jim|kirmasa|yolg‘iz*|tegad*|tun*, tizza* & o‘tir*|o‘tqaz*|o‘tqiz*
    quchoqla* & shokolad|yoqm*|noqulay*|xohlam*|begona*|qo‘li|qo‘yvorm*|qo‘yib|joy*|do‘kon*|ustoz*|muallim*|qo‘shni*
    sir*|badan*|yechin*|yuvin* & @kin|@man|@fam, xotinidek, не хотел* & eshik*|qil*|yop*|keyin|bo‘ldi, rozi|tegdi|yotdi|qildi & men|u
    tegma*|tegmang|tegmasin & uyqu*|yig‘la*|baqir*|tunda|kechasi, yonida|yoniga|oldida|darsiga ~ qolm*|borm*|o‘tirm*|kirm* & yig‘la*|rangi*|qo‘rq*|sabab*
    tagini|tagiga|ko‘rpasiga & ho‘l*|siy*
    uyat*|behayo*|bezobraz*|yalang‘och*|odobsiz*|iflos|porno* ~ kino*|rasm*|video*|narsa*|film* & ko‘rsat*|yubor*|ko‘r*|показ*|ushla*
    aytish*|gapirish* & uyal*|til*, shim*|ishton*|kiyim*|lozim*|yubka*|ko‘ylag* & tushirdi|tushirib|tushirish*|yechdi|yechib|yechish*|yirt*|ko‘tar*
    трога*|пристава*|щупа*|целу*|изнасил*|домога*|лапа* & @me|@kid|@kin|@fam|@man|u
    раздева*|разден*|голы* & @me|kamera*|rasm*|de*|foto, qo‘l|qo‘lini & etag*|ko‘krag*|ichim*|ichiga|tag*|ko‘rpa*|shim*|ko‘ylag*
    model* & studiya*|kel*|yolg‘iz*, yonida|yonimga|yonimda|yoniga ~ yot* & @man|amaki*|ukasi|tog‘a*|pochcha*|akasi|uyat*
    @feel & qo‘rq*|yoqm*|xohlam*|yig‘la*|aytma*|sir*|noqulay*|yomon|uyal*|kech*|badan*|tizza*|orqa*|soch*|qattiq|majbur*|yolg‘iz*
    joylarim*|joyim*|joyini|joylarini|ko‘kra*|dumba*|orqamni|sonim*|lab*|jinsiy|lozim*|ishton*|tanam*|badanim* & @feel|qo‘l|qo‘li*|qara*|suratga|rasm*
    @ride & tegad*|tegdi|tegib|ishqa*|surkal*|ushla*|yopish*|qo‘lini|siypa*
    hammom*|dush*|vanna*|cho‘mil*|kiyinayot*|yechinayot* & qara*|mo‘ra*|kirad*|kirib|kirdi|teshik*|poyla*|video*|suratga|rasm*|kamera*
    kechasi|tunda|tunlari|uxlayotgan* & xonam*|karavot*|yotog‘*|ko‘rpa*|yonim*|to‘shag* & kir*|kelad*|keldi|yot*|tegad*|ushla*
    yonimga|yonimda|yoniga|quchog‘i*|bag‘ri* & yot*|yotqiz*|bos*|tort*, yalang‘och*|kiyimsiz*|intim*|goliy*|ochiq ~ @pics|rasm*|surat*|video*
    yalang‘och*|kiyimsiz*|intim* & so‘ra*|yubor*|tashla*|ol*|kamera*|de*|majbur*|ko‘rsat*
    rasm*|surat*|video* & yechin*|badan*|intim|ko‘krak*|kiyimsiz|joy*
    zo‘rla*|nomus*|iffat*|bokira* & @me|@kid|@man|@kin|qiz*|kim*|u|dugona*|qo‘rq*|ketgan*|ol*
    qo‘shni*|amaki*|tog‘a*|pochcha*|otchim*|ustoz*|trener*|domla*|muallim*|repetitor* & quchoqla*|quchadi|o‘pad*|o‘pdi|o‘pmoq*|siypa*|sila*|tegin*|tegajo*|ushla*|yotqiz* & @me|@kid|qiz*|yolg‘iz*|qo‘rq*|majbur*|u
    jinsiy|seks*|секс* & men*|de*|u|so‘ra*|yoz*|majbur*|zo‘r*|ko‘rsat*|gap*, joyim*|u yer*|ichim* & tegdi|amaki*|tog‘a*|qildi|kecha*|u|majbur*|qon*
    трогал*|трогает|приста*|лез|лезет|раздел*|снима* & u|men*|maktab*|amaki*|qizim|meni|otchim*|tog‘a*, kattalar ~ kino*, yuvinib ~ tozalan*
    o‘yin*|игра & xonasi*|singl* & olib|взросл*, ko‘ylagim*|etagim* & tort*`,
  running_away: `
    bekatda|bog‘da|podyezdda|vokzalda ~ o‘tiribman|tuna*|uxla*|yot*, internat*|qaynonam*|uydan|uyidan|uyimdan|uyimizdan|yotoqxona* ~ qoch+
    uydan|uyidan ~ chiqib|ketib ~ ketdi*|ketg+|ketibdi*|ketvor*|qoldi*, hat ~ qoldir*|yozib & chiq+|ket+|qoch*|uydan|yo‘q*
    @dear & uydan|uyga|uyiga ~ chiqib|kelma+|kema+|qaytma+
    uyga|uyimga|uyimizga ~ borgim|bormi*|borolm*|ketgim|qaytgim|qaytish+|qaytm+|qaytolm* & @kin|@night|bormi*|borolm*|boshqa|endi|hech|hozir|kech*|kelm*|kelvotm*|kem*|qaytmi*|qaytolm*|qo‘rq*|xohlam*
    eshikni|ichkariga|uyga|uyiga ~ kirgiz*|kirit*|ochishmay*|ochmay*|qo‘yishmay*|qo‘ymay* & @kin|kech*|ko‘cha*|podyezd*|qayer*|qold*|sinfdosh*|sovuq|tashqari*
    vokzaldaman, ko‘chada ~ qoldi*|qolib*|tun*|uxla*|yashay*|yotib*|yotyap*|yur*, qatta+|qayer+ ~ bor*|qol*|tuna*|yot* ~ bilm*|yo‘q*
    borad+|borishga|qoladigan|tunashga|turadigan|yotadigan|yotishga ~ joy*|uy*|yo‘q* & kerak|qolm*|topolm*|yo‘g‘*|yo‘q*
    buyumlarim*|kiyim*|narsalari*|papka*|pul|ryukzak*|sumka* & ketaman|ketgan|ketibdi|ketyapman|qoch* & ertaga|hamma|kech*|tun*|uxla*|uy*|yig‘*
    ko‘chaga ~ chiqarib|hayda*|quv*|tashla*|uloqtir*, uydan ~ chiqarib|hayda+|quv*, uyga ~ bormayman|ketmayman|qaytmayman, uydan ~ chiqib|ketyapman ket*
    ko‘chada ~ o‘tiribman|qold*, qochib ~ bordim|chiqdim|keldim|ketaman, uydan|uyimdan ~ ketmoqchi*, @far & @hush, @go & @hush, @gone & @hush
    @bag & @go|tunda|ertaga|yo‘q|karavot*|yashirdim|yashirganman, @bag & non|kiyim*|kurtka*|pul*|hujjat*|pasport*|tayyor|yig‘*|собран*
    @kid & yo‘q|yo‘qol*|topolma*|topilma*|topilm* & kecha*|uch|ikki|kun*|telefon*|o‘chiq*|soat*|sumka*
    kelmadi|qaytmadi|kelmay*|qaytmay* & uyga|kecha*|kechadan|telefoni*|tun*
    telefoni|telefonini|raqami* ~ o‘chiq*|o‘chir*|almash*|ko‘tarm* & @kid|yo‘q*|kecha*, oxirgi ~ marta|martа & ko‘rish*|ko‘rgan*
    @kid & chiqib ~ ketgan|ketdi|ketibdi, ketib ~ qol* & top*|izla*|hech|qidir*|yil*|kim*|bu|uy*, uyga & yo‘q|borolm*|kirolm*|bormay*
    uyga & yuragim|qo‘rqam*|boshim, qayer*|xostel*|metro*|bekat*|podyezd*|choyxona*|klub*|park*|bog‘da|masjid*|vokzal*|tekin & tuna*|yot*|uxla*
    mehribonlik|internat*|detdom*|vasiy* & qoch*|ketdim|ketaman|ketgim|chiqib|ketib
    boshim* ~ olib ~ ket*, из дома & ket*|qoch*|chiq*|ushla*, maktabga ~ deb ~ chiq*, tunda|kechasi & @bag|tayyor|ketaman|qochaman
    avtovokzal*|vokzal*|bekat* & yet*|qol*|tuna*|bilm*|ket*, chegara* & ushla*|o‘t*
    @kid|o‘g‘lim|qizim & yo‘qol*|topolm*|topilm*|qochib|qochdi*|ketib|chiqib|g‘oyib & @span|uy*|telefon*|yo‘q|maktab*|qayer*|xat*|izla*|qidir*|soat*
    uyga|uyimga & bormay*|bormas*|bormoqchi|qaytmay*|qaytma*|kirmay*|borgim|qaytgim, qayerga|qayoqqa|qaerga & boray*|bor*|ketay*|qoch*
    chegara*|pasport* & o‘t*|qoch*|yolg‘iz*|yashirin*
    internat*|mehribonlik*|bolalar uyi*|muassasa* & qoch*|ket*|qaytgim|qaytmay*|chiq*
    ko‘cha*|vokzal*|bekat*|podyezd*|bog‘*|metro* & yotib|tunadim|tunayap*|uxladim|uxlayap*|yotaman|yotibman|qolib|yuribman|o‘tiribman
    uyga & qaytmay*|qaytgim|qaytishni|bormayman|borgim|borolm*|qaytib, @bag & ket*|qoch*|tun*|uy*|non|kiyim*|hujjat*
    bu ~ uyda & qolma*|ortiq, bu uydan & ketaman|ket*|bosh*, qochamiz|qochaylik & rossiya*|furaga|deya*|rozi
    xabar ~ berma* & kun|izla*, paxtazor*|dala*|ko‘cha* & yotdim|tunadim|uxladim, ищут & ket*|qoldik|qochdi*`,
  danger: `
    chiqa+ olmay*, eshik+ ~ sindir*|tep*|ur*, derazani|eshigimizni|eshikni ~ buz+|sindir+, chiqarishmayapti
    @door & buz+|kirdi|kiri+|kirmoqchi*|kirvot*|kiryap*|ochmoqchi*|qoqyap*|sindir+|taqillat*|tep+|urib|urvot* & @kin|begona*|birov|bitta|hozir|ikkimiz*|kimdir|mast|notanish*|odam*|o‘zim*|qo‘rq+|u|ular|yigit*|yolg‘iz*
    ikkalamiz*|ikkimiz*|o‘zim|yolg‘iz* & begona*|derazadan|eshikni|ichib|kimdir|mast|notanish*|tashlan+, qo‘yib ~ yuborishmay*|yubormay*
    @hide & balkon*|chordoq*|garaj*|hojatxona*|karavot*|krovat*|podval*|qo‘shnin*|shkaf*|tualet*|vanna*|xona*|yerto‘la*, @hide & @kin|mast
    ovoz* ~ chiqar* & bekin*|eshit*|qo‘rq*|shkaf*|tur*|u|ular|yot*
    @kill & bizni|hamma*|meni|oilam*|onamni|opamni|oyimni|o‘zim|seni|singlimni|sizlarni|ukamni, @kill ~ deb|dedi*|dey*, bo‘g‘yap*
    hozir|iltimos|tez|tezroq ~ bo‘linglar|kelib|keling*|kelish*|qutqar*|yordam*, benzin* ~ quy*|sep*, olib ~ qochib ~ kel*|ket*, olib ~ qoch*
    @drunk & bekin*|berkin*|bolta*|eshik*|ikkalamiz*|ikkimiz*|pichoq*|quv*|tashlan*|yolg‘iz*, =o‘ldirmoqchi*
    mashina*|moshina* ~ itarib|tiqib|tortib|zo‘rlab, qulfla+ & bizni|chiqara|chiqolm*|meni, xona* ~ qama*, chiqarmayap*|chiqolmayap*|qutqar*
    yordam ber* & eshik*|hozir|iltimos|kirmoqchi|o‘ldir+|pichoq*|tez*, orqamdan ~ ergash*|kelyap*|kuzat*, bolta|pichoq|qurol & eshik*|quv*|turibdi
    mast & baqir*|eshig*
    @blade & ko‘tar*|tur*|yuribdi|yuradi|baqir*|kelya*|tira*|quv*|tashqari*|ostona*|eshik*|hovli*|kutya*|sindir* & @kin|@fam|@foe|@me|uyda|telefon*|бол*
    gapirmay*|hushsiz*|hushidan|qimirlama*|uyg‘onma*|nafas & @kin|@fam
    qulf|qulflab|zulflab|kalit* & chiqol*|qayt*|gapirolm*|sol*|panjara*|ket*|yordam*|qo‘rq*|qold*, u|ular|kimdir & kirya*|kelya*|qaytad*|kiryap*
    qadam* & jim|kelya*|u|zina*|yashir*|yot*
    taksi*|mashina*|haydovchi*|shofyor*|такси & to‘xta*|boshqa|buril*|ochilm*|noto‘g‘ri|qulf*, hozir & @kin|@fam|u|ular
    hozir & uradi|urya*|baqirya*|sindirya*|kirya*|quvya*|o‘ldirad*|buzya*
    shkaf*|vanna*|garaj*|ванн*|шкаф*|balkon*|podval* & u|ular|papa|dadam|otam|ломает|ищут|eshik*|qo‘rq*
    shkaf*|vanna*|garaj*|ванн*|шкаф*|balkon*|podval* & yashirin*|qulflan*|bekin*|yotib*|turibmiz|turibman|o‘tiribmiz|спрята*|biz|ukam
    машин* & tiq*|tort*|sudra*|majbur*, yordam & baqir*|deb|dod
    hovli*|ostona*|darvoza*|podyezd*|eshik*|yo‘lak* & turibdi|turishibdi|kirib|baqirya*|kutya*|so‘raya* & kishi|odam*|notanish*|erkak*|yigit*|kimdir|uch & yolg‘iz*|qo‘rq*|baqir*|pichoq*|otam*|o‘zim*
    itini|itlarini & ustim*|qo‘yib|yubor*, turibdi|turishibdi|kutya* & u|ular|do‘kon*|qo‘rq*|chiqol*|pichoq*
    zaryad* & qama*|yordam*|qayer*|vokzal*|qo‘rq*|qulf*
    @kin|@fam|u|ular|kimdir|erkak*|odam* & pichoq*|bolta*|qurol*|ketmon*|tayoq*|miltiq*|arra*|shisha*|gugurt*|benzin* & quv*|kel*|kir*|tur*|ko‘tar*|qo‘l*|o‘qta*|baqir*|tira*|hozir|eshik*
    ortimdan|orqamdan|izimdan|ketimdan|orqamda & kel*|yur*|ergash*|tush*|mashina*|odam*|bir
    hozir|shu|tez|tezroq|iltimos & qo‘rq*|yordam|qutqar*|kelinglar|keling|o‘ldir*, qon* & ketyap*|oqyap*|to‘xtam*|ko‘p|yerda
    shkaf*|karavot*|krovat*|hojatxona*|vanna*|hammom*|balkon*|podval*|garaj*|tom*|molxona* & yashirin*|bekin*|berkin*|qulfla*|jim
    yashirin*|bekin*|berkin* & dadam*|otam*|ukam*|biz*|mast|pichoq*|topsa|kelyap*|eshik*
    ko‘cha*|tashqari*|sovuq*|qor*|yomg‘ir* & chiqarib|haydab|haydadi|quvib|quvdi|uloqtir*|tashla*
    yoqib|yoqaman|yoqvor*|portlat*|gaz* & yubor*|tashla*|uyni|hamma*|benzin*|qo‘y*, to‘xta* & ketyap*|tezla*|mashina*|haydovchi*|boshqa
    qichqir*|baqiryap*|chinqir*|dod & yordam*|tez|hozir|ur*|sindi*|eshik*|kech*
    podyezd*|darvoza*|yo‘lak* & turibdi|turishibdi|kutib & kishi|odam*|ergash*|chiqolm*|kirolm*, выгнали|выгнал & qor*|ko‘cha*|darvoza*|uy*`,
  weapons_drugs: `
    qo‘lida ~ bolta*|pichoq*|qurol*|to‘pponcha*, pichoq ~ qo‘rqit*, to‘pponcha* ~ bor|qo‘rqit*
    pichoq* & bo‘yn*|cho‘nta+|himoya*|maktab*|papka*|ryukzak*|sumka*|tira+
    bolta*|kastet*|pichoq* ~ bilan|ko‘tarib|olib ~ chiqdi|kel*|maktab*|quv*|tur*|yur* & @me|@kin|@bully|bir|dars*|maktab*|qo‘rq*|u|ular
    kastet*|miltiq*|pistolet*|qurol*|to‘pponcha*|travmat* & akam*|bor|dadam*|ko‘rsat*|maktab*|olib|otasi*|o‘qta*|qo‘l*|sotib|sumka*|tirab|top*|uyda|yashir*
    doza+|geroin*|giyoh*|lirika*|narko*|nasha*|sol|tramadol* ~ ber*|chek*|chiq*|hidla*|ich*|ishlat*|ol*|o‘rgan*|sinab|sot*|tash+|top*
    klad|kurer*|zaklad* & ish*|ko‘m*|ming|ol*|pul*|qo‘y*|rozi*|taklif*|top*|yashir*, kukun* & burn*|cho‘nta*|hidla*|oq|paket*|sumka*|topib
    benzin*|gaz*|kley*|yelim* ~ hidla*|nafas, hidla+ & benzin*|bolalar|jiyan*|kley*|o‘g‘lim|paket*|ukam*|yelim*
    chek+|vape*|veyp* & @bully|12|13|14|15|hojatxona*|jiyan*|majbur*|maktab*|o‘g‘lim|o‘rgan*|qiynalyap*|qizim|tashay*|tashlolm*|tualet*|ukam*|yashir*
    narsa*|paket*|quti* & berib|obor*|olib|qo‘yib|tashlab|yetkaz* & ber*|bor*|kel*|qo‘y*
    majbur* & chek*|hid*|ichir*|lirika*|nasha*|nos|paket*|sot*|tabletka*|zaklad*, shprits* & o‘ziga|qo‘l*|top*|urad*|vena*, pichoq ko‘tar*|o‘qta*
    geroin*|giyohvand*|narkotik*|tramadol*|zakladka*, kukun*|paketcha*|shprits*|ukol* & cho‘nta*|top*|xona*
    @arms & bor|top*|olib|ol*|yashir*|ko‘r*|karavot*|yostiq*|cho‘nta*|maktab*|@bag|o‘qta*|osmon*|otdi|opkel*|ko‘tar*
    tuz|dori|o‘t|narsa|tovar ~ sot* & akam*|tg*|telegram*|men*|bola*|maktab*|tash*|qorovul*|taklif*
    paket*|xalta*|quti*|посылк*|пакет* & elt*|yetkaz*|tashi*|yashir*|olib|ko‘m*|qo‘y*
    ukol*|shprits*|igna* & o‘tir*|katta*|akam*|dadam*|akalar|bola*|men*|turolm*, ko‘k ~ dori*, retsept* & soxta|dorixona*|jo‘nat*, soxta ~ retsept*
    под ~ кайф*|таблет*|наркот*, o‘t|o‘tdan|ko‘knor*|kanop*|nasha* & ek*|o‘stir*|sug‘or*|chek*|suvini, qorovul* & sot*|dori|taklif*|bola*
    sotad*|sotish*|sotadi & maktab*|bola*|menga|mahalla*|hovli*, miltig‘*|miltiq*|o‘q|o‘qlar|qurol*|patron* & dadam*|otam*|bobom*|amakim*|akam*
    pichoq*|xanjar*|kastet*|нож* & portfel*|sumka*|papka*|ryukzak*|maktab*|cho‘nta*, спайс*|трав*|наркот*|клад* & ber*|chek*|qil*|pul*|akam*|do‘st*|bola*
    @dope & @kid|@kin|@fam|do‘st*|pul*|telegram*|tashib|sotib|chekib|bolalar|kattalar*|yashir*|ko‘m*|topdim|og‘ri*|tashlol*, chek*|tort* & o‘t|nasha|nima*
    paket*|posilka|tugun*|qopcha*|zaklad*|klad* & yetkaz*|qo‘y*|ko‘m*|elt*|olib|tashi*
    paket*|posilka|tugun*|qopcha*|zaklad*|klad* & pul*|ming|kuryer*|ichida|bilm*|so‘ram*|telegram*|aka*
    ukol*|shprits*|igna* & akam*|dadam*|bolalar|hojatxona*|podval*|podyezd*|maktab*|ukam*|kattalar*|qo‘shni*
    pichoq*|kastet*|xanjar* & olib|yur*|sumka*|cho‘ntag*|maktab*|ko‘rsat*|sotib & men|bola*|sinf*|himoya*|qo‘rq*|o‘g‘lim|ukam*|har|urish*|@bully
    miltiq*|miltig‘*|ov|qurol*|to‘pponcha* & dadam*|otam*|akam*|amaki*|bobom*
    miltiq*|miltig‘*|ov|qurol*|to‘pponcha* & ol*|o‘yna*|ko‘rsat*|qo‘rqit*|o‘qta*|kalit*|devor*|uyda|seyf*|yostiq*
    yelim*|kley*|benzin*|gaz|zajigalka*|bo‘yoq* & hidla*|nafas*|hidi*|kayf*, hidla*|nafas*|hidi*|kayf* & bolalar|ukam*|men|do‘st*|podval*|o‘g‘lim|akam*
    наркот*|закладк*|травк*|траву|гашиш*|спайс*|соль|снюс*|вейп*|ствол*|пистолет* & men|akam*|bolalar|sot*|chek*|ber*|maktab*|ukam*|do‘st*|u|har|uy*|курю
    ichir* & aroq*|har & ichma*|ichgim|o‘rgan*|13|o‘zim, gashish*|nasha*|dori ~ tashi*`,
}
