/** The words of receipts in Uzbek, in their order: a receipt counts them, so none is ever moved or replaced. */
export const UZBEK_WORDS: readonly string[] = `
abajur achchiq adabiyot adras aeroplan aeroport aerostat afsona ajdarho ajoyib akatsiya akkordeon akrobat akvapark
akvarel akvarium albom alifbo alpaka alpinizm alqishlash alyuminiy ananas angishvona animatsiya anjir ansambl antenna
antilopa apelsin aprel aqlli aralashma aravacha archa arg‘imchoq arg‘umoq arralash artish arxeolog asalari asfalt
asteroid astronom atala atirgul attraksion avgust aviamodel avokado avtobus avtokran avtopoyga avtoulov aylana aysberg
badminton bagaj balalayka baland balerina baliqcha bambuk baobab baquvvat baraban bargizub basketbol basseyn bastakor
batareya batut baxmal baydarka bayram bayroqcha bedana begoniya behi bekat belkurak bellashuv beqasam beshtosh
beysbolka bezash bidon bilimdon billur binafsha biologiya biskvit blender bloknot bodomzor bog‘bonlik bog‘cha borsh
boshoq bosmaxona botinka bouling boychechak bozor bo‘g‘irsoq bo‘taloq brokkoli bronza budilnik bug‘doy bug‘lanish
buklash buklet buldozer bulochka buloq bulutli bulvar bumerang burgut butazor buterbrod chakchak chamadon chamanzor
chambarak chana changalzor chaqmoq charaqlash charxpalak chavandoz chaynash cheburek chelak chempion cherepitsa
chigirtka chig‘anoq chinnigul chinor chips chirildoq chiroyli chittak chizish chodir chopon chorbog‘ chorraha choyxona
cho‘g‘ cho‘mich cho‘qqi cho‘rtan chuchmoma chuchvara chumoli daftar dahliz damlash danak daqiqa daraxt darslik
darsxona darvoza daryo dastro‘mol dasturxon dazmol delfin deltaplan dengiz deraza desert diktant dimlama dinozavr
diplom dirijabl dizayn doira dolchin domino dorboz dovyurak do‘kon do‘ppi do‘stlik dukkak durbin dushanba dutor duxoba
dvigatel egar ekin ekskavator ekskursiya elektrovoz emaklash energiya epchil ertalab esdalik eshik eshitish esnash
estafeta evakuator ezgulik fabrika fanera fartuk favvora fazogir festival fevral fikrlash fikus finish finjon fizika
flamingo fleyta flomaster fonar forma foytun futbol galaktika galereya galstuk gamburger gantel garderob gazeta
gazlama gazon geografiya geometriya georgina gepard gilos gimnastika girlyanda gitara gladiolus globus golf go‘sht
go‘zallik grammatika granit greypfrut gulbarg guldasta gulqog‘oz gulsafsar gulxan gulyash gulzor gumbaz gumburlash
guruch g‘alla g‘alvir g‘avvos g‘ayratli g‘ildirak hamkorlik hamyon handalak harf harorat hashar havorang haykal hikoya
hisoblash holvaytar hosildor hovli hushtak husnixat iguana ildiz ilgich ingichka ipak ipodrom irg‘itish ishkom ishxona
isitkich ismaloq issiqxona ixcham ixtiro izg‘irin jadval jajji jaket jalyuzi janub jaranglash jazirama jele jemper
jiblajibon jigarrang jilmayish jingalak jirafa jiyda jiyron jonivor joystik jo‘ja jo‘natma jumla jungli kabina kabob
kabobxona kabriolet kafel kakadu kaktus kalish kaltakesak kamzul kanareyka kanikul kanistra kapalak kapgir kaptarxona
kapyushon kardigan karkidon karnaval karnaygul karniz karting kartoshka karusel kashalot kashfiyot kashnich kashtan
kasseta kastryulka katakli katalog kattakon kechqurun kefir kema kemping kenguru keramika ketchup ketmon kichkina
kilogramm kilometr kimyo kinolenta kinoteatr kiosk kislorod klarnet klaviatura klyushka knopka koinot kolibri kolonka
kombayn kombinezon kometa komiks kompyuter konfet konki konserva konteyner korall kosmodrom kosmonavt kostyum
ko‘chatzor ko‘chirish ko‘kqarg‘a ko‘ngilli ko‘pkari ko‘prik ko‘rgazma ko‘rpacha ko‘ylak ko‘zgu ko‘zoynak krab kreker
kreslo krevetka kristall krossovka krossvord kruassan ksilofon kuchli kulcha kuldirish kulgili kulrang kumushrang
kundalik kungaboqar kunjut kursi kurtka kutubxona kvadrat labirint lag‘mon laminat lampochka langar lavanda lavash
lavlagi lazgi lemur likop limonad limuzin linza litr lokomotiv lolazor losos lug‘at magnit mahalla majnuntol makaron
maktab mamlakat mamont mandarin mango manzara maqol marmar marmelad mashg‘ulot mashina maskarad mastava matematika
materik matn mavsum mayatnik maydalash maydon mayiz mayonez maysazor mazali mebel medalyon meduza mehnatkash mehribon
melodiya metall meteorit metro mevazor mikrofon mikroskop mikser miltillash minivan mirzaterak mitti miyovlash molbert
momaqaymoq moped moshxo‘rda motoroller mototsikl moviy mozaika mo‘yqalam muhr mukofot muloyim multfilm muqova murabbo
murchdon mushuk musicha musobaqa mustahkam muzey muzlatkich muzlik muzqaymoq muzyorar namat naqsh narvon naushnik
navbatchi neft nimcha ninabarg ninachi nishalda nog‘ora nondon nonushta norin noutbuk novda novvot novvoyxona nuqta
ochqich oddiy odobli ofarin oftoba okean okroshka olachipor olimpiada olmaqoqi olmaxon olovkurak olovrang oltin
oltmish olxo‘ri ombor omlet opera oppoq oqqayin oqqush oqshom orbita origami orkestr oromgoh orxideya orzu oshpazlik
otkritka otvertka otxona oval oyna o‘rdak o‘rganish o‘rindiq o‘rmon o‘stirish o‘tov o‘yinchoq o‘yingoh palitra palov
panama panshaxa parashyut parkur parovoz parrak parvarda parvarish pashmak pastila patnis patqalam paxlava paxta
paxtalik paypoq pazl pechakgul pechenye pedal pelikan pelmen penalti penoplast perron peshtaxta petrushka petuniya
pianino pichanzor pidjak piknik pingvin piramida pirojniy pirpirak pishirish pishloq pitsa piyoz plakat planer
planetariy planshet plash plastilin plastmassa platforma poliz pomelo pomidor popkorn porolon portret poyabzal
poyandoz poydevor poyezd poytaxt po‘stak printer prizma probirka propeller proyektor prujina pryanik puding pufak pult
purkagich pushti pyure qahraton qahvaxona qalam qalamdon qalampir qaldirg‘och qalpoqcha qanddon qandil qandolat
qanotli qarchig‘ay qarg‘a qashqargul qatiq qavs qaychi qaynatma qayrag‘och qirg‘iy qirg‘ovul qirmizi qirov qirrali
qishki qisqich qizg‘ish qizil qiziqarli qog‘oz qoplon qoramtir qoraqat qorbo‘ron qovunqoqi qovurdoq qoyatosh
qozonkabob qo‘lbola qo‘lqop qo‘riqxona qo‘shish qo‘shnay qo‘zichoq qo‘ziqorin quloqchin qulupnay qumg‘on qurilish
quvnoq quyosh quyun radiator radio rakovina ramka rasm rassomlik rebus rediska reklama rekord restoran robot romashka
romb rozetka ro‘yxat ruchka ryukzak sabzavot sabzi sahifa sahro sakkizoyoq sakrash saksofon saksovul salfetka
salomatlik salqin salyut samimiy samokat samolyot samosval sanchqi santimetr saqich saranjom sarguzasht sarimsoq
sariyog‘ savatcha sayilgoh sayyohlik sayyora sebarga sehrgar sehrli sement sendvich sentabr serpantin sersoya setka
shabada shaffof shamchiroq shamol shampun shapka shaqildoq sharshara shaxmat sher shildirash shimgich shinni
shinshilla shippak shirali shirchoy shirinlik shirinmiya shisha shivit shiypon shkaf shlagbaum shokolad sholcha
sholg‘om sholizor shosse shotut shovqin shoyi sho‘rdanak sho‘rva shtanga shturval shudring sichqon signal silindr
silliq silovsin sinfxona sintezator sirk sirpanish sisterna siyohdon siyohrang skafandr skeytbord skripka skuter slayd
smartfon smetana snoubord soat sochiq somonxona somsa soniya sopol sovun so‘zana spagetti spektakl spidometr sportzal
sputnik stadion stakan stansiya stepler stiker studiya sudoku sug‘orish sug‘ur sumalak supa supurgi surnay suvsar
suzgich svetofor tabassum tabiat tabriklash taburetka tanaffus tanbur taqinchoq taqqoslash taqvim targ‘il tarjima
tarnov tarozi tartibli tarvuz tayyorlash teatr tebranish tegirmon tekislik teleminora teleskop televizor telpak tennis
tepalik teploxod terim termometr termos tesha tezyurar tikanli tikuvxona tillarang timsoh tinchlik tinglash tipratikan
tirishqoq tirkama tirmashish tog‘olcha tomchi tomosha tonggi topishmoq topqir toshbaqa toster tovoq tovuqxona tovush
toychoq tozalash to‘garak to‘rg‘ay to‘rxalta to‘ti to‘xtash trafaret traktor tramplin tramvay transport tribuna
trikotaj trolleybus tuman tunnel tunuka turnik turp turshak tushlik tuyaqush tuzdon tvorog uchburchak uchish uchqur
uchuvchi ukulele ulashish ustaxona ustun uzum uzunchoq vafli velodrom velosiped veranda vergul vermishel vertolyot
viktorina viloyat vinegret vint violonchel vitamin vizillash voha vokzal voleybol vulqon xachapuri xaltacha xameleon
xamir xarita xaskash xatcho‘p xazonrezgi xiyobon xokkey xonatlas xonqizi xontaxta xotirjam xo‘rozqand xrizantema
xurjun xursand xushbo‘y yaguar yalpiz yaltiroq yaproq yarimorol yarimshar yarmarka yashil yaxmalak yaxshilik yelimlash
yelpig‘ich yelvizak yenot yeryong‘oq yigirma yig‘indi yodgorlik yodlash yogurt yog‘och yomg‘ir yonbag‘ir yong‘oq
yoritish yorliq yorug‘ yo‘lbars yo‘lovchi yo‘nalish yubka yukxona yulduz yumalash yumshoq yutuq yuvish zag‘izg‘on
zambil zamonaviy zangori zanjabil zarang zargarlik zarg‘aldoq zavod zebra zig‘ir zinapoya ziravor ziyofat ziyrak
zoopark zukko
`
  .trim()
  .split(/\s+/)
