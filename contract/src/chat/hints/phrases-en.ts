import type { PhraseList } from './phrase-list.ts'
import { ENGLISH_HARDSHIP } from './phrases-en-hardship.ts'
import { ENGLISH_HARM } from './phrases-en-harm.ts'

export const ENGLISH: PhraseList = {
  classes: {
    kin: `aunt* boyfriend brother cousin dadd* ex father husband mom mom’s mother mum mum’s parents sister step* uncle wife`,
    beat: `beat* bruised burn* chok* dragged hit hits hitting hurts kick* knocked pull* punch* pushe* shove* slap* smash* strangl* threw tripped`,
    picture: `nude* photo* pic pics picture* selfie* video*`,
    man: `boss boyfriend coach cousin dad doctor driver father grand* guy he man mom’s mum’s neighbo* someone stepdad stepfather teacher tutor uncle`,
    kill: `burn choke hurt kill killing murder shoot stab strangle`,
    net: `chat discord facebook fortnite game instagram internet minecraft online roblox snap snapchat telegram tiktok tinder whatsapp`,
    who: `adult boy driver guy guys lady man older somebody someone stranger woman`,
    lure: `address alone camera candy car come gift* live meet money nudes number parents phone photo* pic pics picture ride robux school secret selfie
      skins sweets tell video`,
    drug: `cocaine drug* glue heroin meth package* packet pill* tramadol vape* weed`,
    take: `addicted bag carry dealer deliver found gave give* hide high holding hooked makes need offer* pocket sell* smokes smoking sniff* sold stop
      takes taking took tried try use`,
    gun: `axe bat blade gun hammer knife pistol razor weapon`,
    carry: `backpack bag brought carry* chasing class got has pocket pulled school show* threaten* waving`,
    us: `brother class dad daughter friend he her him i me mom mum my night parents scared school she sister son student they us`,
    age: `8 9 10 11 12 13 14 15 16 17 7 eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen 8th 9th 10th 11th grade underage
      school pupil* student* teen* child minor`,
    young: `baby bestie boy brother* bro child children classmate* cousin* daughter* friend* girl* gf grandchild* granddaughter grandson* kid* little
      mate nephew* niece* one pupil* sibling* sis sister* son sons student* toddler* twin twins younger neighbour* neighbor*`,
    family: `aunt* bf boyfriend brother* cousin* dad dad's dads daddy father* gran grandad granddad grandfather grandma* grandmother* grandpa* guardian
      husband husbands in-law mama mom mom's moms mother* mum mum's mums papa parents sister* stepbrother stepdad* stepfather* stepmom*
      stepmother* stepmum* uncle* wife`,
    grown: `adult boss boyfriend boys coach* doctor driver guy guys he headmaster imam landlord man mans men mullah nurse owner somebody someone
      stranger supervisor teacher* they trainer tutor* watchman caretaker`,
    strike: `beat beaten beating beats belted bit bites burned burns choked chokes choking cracked dragged drags elbowed flogs grabbed grabs headbutted
      hit hits hitting hurts hurt jumped kick kicked kicking kicks kneed pinched pinches pulled pulls punched punches punching pushed pushes
      shoved shoves slammed slams slapped slaps slapping smack* smacks spat spits squeezed strangled strangles strangling strikes struck stomped
      throws thrashed thrashes threw thrown thumped twisted twists whacked whips whipped`,
    pain: `arm arms back bald belly blood bleeding body bone bones broken bruise bruised bruises bump* burn burns cheek concussion cut cuts ear ears
      eye eyes face fingers hand hands hair head knees leg legs lip lips mark marks neck nose rib ribs scar scars shoulder skin stomach swollen
      teeth thigh tooth welts wrist`,
    with: `bamboo belt boiling bottle broom cable cane chair charger cord fist fists hanger hose iron ladle ruler rod rope shoe slipper stick stone*
      wire spoon whip water plate boot boots tea`,
    dark: `attic balcony barn basement bathroom cage cellar closet coop cupboard dark garage outside pantry room shed storeroom toilet well yard`,
    private: `bed blanket body boobs bottom bra breast* bum bus butt changing chest clothes crotch dress knee lap leg legs lips naked neck night pants
      parts private privates shirt shorts shower skin skirt sleep sleeping thigh thighs top underwear waist inside there bathroom`,
    feel: `brush* caress* cuddl* feels felt finger* fondl* grab* grinds groped gropes hugs kiss kissed kisses kissing licks licked lies lay massage*
      presses pressed puts put rubbed rubs sit sits sneaks squeez* strok* touch touched touches touching unbutton* unzip*`,
    dope: `cocaine cigarette* coke cough crack drugs ecstasy foil glue grass hash heroin joint* ketamine lyrica meth mdma nasvay needles nos oxy pill
      pills pipe powder snus spice syringe* tramadol vape vapes vaping weed xanax package packets packet parcel substance*`,
    use: `addict* bag bought buys carry carrying dealer deals deliver delivering drop found gave hidden hide hides high hold hooked inject* made need
      needs offered offers pay pays quit sell selling sells shaking sick smoke smoked smokes smoking sniff* snort* started steals stole stop
      swallow* take taking took tried try trying use uses using want withdrawal`,
    arms: `ammo axe bat blade blades bomb bullet bullets explosive* grenade gun guns hammer handgun knife knives knuckle* machete pistol razor revolver
      rifle shotgun taser weapon weapons`,
    web: `app chat dms discord facebook fortnite game gamer* imo insta instagram internet messenger minecraft net number online profile pubg roblox
      snap snapchat steam telegram text tg tiktok tinder vk whatsapp chatting server`,
    tied: `arranged betrothed bride bridegroom chose dowry engaged engagement fiance fiancé groom husband kidnapped married marries marry marrying
      matchmaker* mullah nikah nikoh suitor* wedding wife`,
    toil: `bakery begging bricks cafe car cattle cleaning club construction cotton factory farm field fields hotel job kitchen labor labour maid market
      nanny nightclub pick picking restaurant sauna servant sew* sheep shop shifts site street* tobacco waitress wash washing work worked working
      works trash`,
    unpaid: `allowed boss can't cant debt* documents eighteen escape food forced free hit hits instead leave loan lock* money nothing owe owed owes paid
      passport passports pay police rent salary school sleeps till until wage* wages without`,
    grub: `bones bread breakfast cereal cooked crackers crumbs crusts dinner eat eaten eating feed flour food formula fridge groceries lunch meal meals
      milk noodles pasta potatoes rice soup sugar tea water leftovers`,
    leakn: `circulating drop expose forward* leak* post posted posting posts print* publish put release* send sends sent shared shares sharing show
      showed shows spread spreading tell upload* uploaded goes went`,
    vid: `chats clip conversation* dms deepfake* fake intimate messages nude* photo photos photo's pic pics picture* porn recording screenshots secret
      selfie* video videos voice`,
    crowd: `class classmates channel chat dad everybody everyone family father friends group insta internet mahalla mom mum neighbors neighbours online
      parents people school telegram town village`,
    cash: `bank card cards cash code credit debt dollars gold interest jewelry earrings lending loan loans million millions money owe owed owes pay
      paying pension rent salary savings sms som sum thousand wallet`,
    dying: `cemetery coffin dead death die died dies disappear* dying existing funeral gone grave graves hang hanging heaven jump jumping kill overdose*
      pills suicid* vanish poison rope`,
    wishing: `attempted better burden deserve* goodbye* googled hate hope hopes letter lines myself note nobody plan planned planning plans pointless
      promise* rather ready searched swallow* think* thought* thoughts tired tried tries wanna want* wish* alone edge roof bridge window reason
      hid hidden whispers`,
    wound: `bite biting bites burn burning burns carve* cut cuts cutting hit hitting punch punching razor scratch* slice* starve starving pull pulling
      blade lighter`,
    own: `arm arms herself himself legs myself sleeve* thigh* wrist* sharpener skin relief calm* numb bracelet* bandage*`,
    cruel: `abus* beat beaten beating beats belt bruise* bully* cable choke* cane chain* drag* hit hits hitting hurt hurts kick* locked locks lock
      punch* push* scream* shove* slap* slam* smack* spit* stick threw throw* thrash* tied tortur* whip* welts wound* yank* yell*`,
    felt: `asleep back bedroom bed blood bruise* cold crying dark door drunk ear eye face fell floor hair hand head hours leg marks mark night nose
      outside scared school sleeve* stairs swollen teeth vodka wall wrist limp* flinch* neighbo*`,
    lewd: `bare bathroom bed bedroom blanket body bra breasts camera changing chest clothes kiss* lap legs lips massage naked neck nude* panties pants
      pics picture* private* sex shirt shower skirt sleep thigh* touch* undress* underwear knee hand hands video hug* rub* stare* star*`,
    unease: `alone asked asks because dirty disgust* dont door force* freeze froze game gross hurt* ill keeps locked love* made makes money nobody now
      prove secret scared send show* stop stopped tell uncomfortable wants wash* weird afraid told cried quit hate pretend* sneaks`,
    bolt: `abandoned bag border bus fled escape* hitchhik* missing packed packing ran run runaway sleeping slept station train wander* window note
      passport leave leaving left`,
    homeward: `back basement bench come dad father find found friend friend's home house internet leave look money mosque mum mom night nights nowhere
      orphanage parents park police search stairwell street* tonight returned ticket border walking hiding`,
    nowish: `911 ambulance answer bleeding breathe breathing coming fast help hear hide hiding hurry listening minute now outside please police quick*
      quiet screaming shaking tonight trapped trying whisper* window yelling shouting stairs happening send`,
    perilous: `axe blood burn choking door drunk fire follow* gas gun hammer kill killing knife lighter locked petrol pills rifle smash* stab* strangl*
      threat* threw unconscious moving wake banging kicking pounding barefoot snow trunk stranger*`,
    contact: `dm dms chat chatting discord follows game instagram insta messages messaging number online roblox snap snapchat telegram texting texts
      tiktok stranger website car street gate playground man guy`,
    lurer: `address adult alone apartment birthday boyfriend flat flowers gift* hotel live lives meet meeting money older parcel* photo photos pics
      picks present* promis* ride robux school secret send sends someone somebody ticket visa visit where waits watching nobody parents necklace`,
    betroth: `arranged betrothed bride dowry engaged engagement fiance groom husband kidnapped marriage marry marrying married matchmaker* nikah suitor*
      wedding wife veil kelin imam mullah`,
    tooyoung: `13 14 15 16 17 agreed against age beg begged child chose class college cousin cry cried crying decided dont escape exams father's force*
      grade hate married never older old parents promised pull* quit refuse* relatives school seventeen sixteen fifteen fourteen stranger stop
      study studies threat* twice university uncle without settled`,
    gravid: `abort* baby belly birth bump clinic condom due expecting gynec* kick* miscarr* months morning nausea period pregnan* sick stomach test
      trimester ultrasound vomit* weeks womb`,
    gravida: `14 15 16 17 afraid blocked boyfriend class clinic daughter doctor exam* fifteen fourteen gf girlfriend grade he hide hides hiding keep late
      mom mum morning parents pills positive pregnan* protection scared school secret sister sixteen student test uniform weeks lines father
      unprotected moves money`,
    ruin: `aviator bet betting bets borrowed card cards casino collector* credit debt debts gambl* installment* interest lent loan loans lost owe owes
      pawn* scam* slots stake* stole`,
    funds: `apps bank calls dad's dollars gold grandma* laptop million* money mom's moms mum's mums passport password pay pension phone rent salary
      savings som thousand every boys door men older police code sms`,
  },
  topics: { ...ENGLISH_HARM, ...ENGLISH_HARDSHIP },
  calm: `
    hit me with a question, hit me up, beat|beats me at|in|why|how, it|this beats me, killing|kill time, killing it, kill me laughing, you kill me lol, dying to|of, die of ~ laughter|embarrassment|laughing, dead tired, want to die laughing, want to die of embarrassment, kill|killed|kills|killing me ~ game|haha|lol, homework|test|exam ~ is killing me, this ~ is killing me
    mum|mom|dad|parents ~ will|gonna kill me ~ if|for|when, will kill me if, following|followed|follow me on, cut myself some|a, black eyed peas, with a knife and fork, save|saved me a ~ seat|some, save me some|a, with a belt on, against drugs, glue|water|nerf gun, hide and seek, would kill for, kill for, hit the, dentist hurt, help me ~ with
    cut ~ my|finger & slicing|apples|cooking|paper|bread|onion*|veg*|kitchen, no to drugs, say* no to, sell me for, sell my soul, mum|mom|dad|parents ~ murder|kill ~ me & haircut|lol|haha|grades|late|test|phone|room, starving after, no one ~ hurt, nobody|noone ~ bullies|hits|touched|hurt*, getting married ~ and|next|in|to, scared of ~ spiders|dark|heights|dogs, kill* me softly
    teacher ~ meet ~ parents, hit ~ verb,
    killed|kill|kills|killing ~ us|me|by|the|him|her|it|everyone ~ with|dragon|grammar|test|softly|homework|game|level|round|boss|times|sniper|in|cat|maths|math|exam|lesson,
    get|got|getting|keep ~ killed|shot ~ by|in|on|times|12, locked ~ keys|the keys, locked the ~ keys, hungry ~ i ~ could ~ eat, could eat ~ horse,
    ran|run|running ~ away|off ~ from ~ bath|pan|bath|dog|cat|circus|with the circus, with the circus,
    my ~ cat|dog|puppy|hamster|parrot ~ ran|bites|died|stole, shot through ~ the heart, shot through the, weapon* ~ museum, museum ~ weapons, gun ~ emoji,
    shotgun ~ wedding, phone ~ died, dead ~ tired, weapons lol, beat|beats ~ tim|the eggs|eggs|them|other ~ school|team|in, beat ~ the eggs, sold 40,
    sold ~ apples, wedding ~ palace|hall|guest, child labour, rabbits ~ get pregnant, cried ~ when|mufasa ~ died|mufasa, hit ~ by ~ the ~ ball,
    kick ~ harder, murder ~ haha|lol, break a leg, could eat a horse, im dead lol|haha|tired, laughed ~ died, almost died ~ laughing, died laughing,
    sold him ~ dentist|to the, not|no ~ running ~ away ~ lol|im, no im not|im not, i|im ~ not|wasnt ~ followed|pregnant, running away lol,
    told us about ~ drugs, drugs and safety, taught me ~ how ~ shoot ~ free, how to shoot free|hoops|baskets, moved to dubai, fire drill,
    keep the knife ~ away, says mum, my room is ~ crime, kicked the habit, hang a picture, dissected, cough pills, ran out of`,
  not_before: 'not never doesn’t doesnt don’t dont didn’t didnt isn’t isnt wasn’t wasnt aren’t arent won’t wont',
  none_before: 'nobody no-one none don’t dont never not',
  not_after: '',
  settings: [
    {
      words: `game, games, gaming, roblox, minecraft, fortnite, pubg, sims, valorant, gta, csgo, boss, level, respawn*, sniper, zombie*, creeper*, granny, chess, hide and seek`,
      topics: ['self_harm', 'danger', 'weapons_drugs', 'violence', 'running_away', 'sold', 'hunger'],
      unless: `@kin, real life, for real, seriously, i feel, met, irl`,
    },
    {
      words: `movie*, film, films, series, season, episode, anime, novel, book, chapter, read the, story, song, songs, lyrics, playlist, chorus, karaoke, musical, essay, poster, project, homework about, presentation, debate, legal*, law, the difference, biology class, history class, at school ~ learned|about, learned ~ about, prevention, report about|on`,
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
      unless: `hits|hit|beat|beats|touch*|touches me, me too, i too, i also, for real, seriously, like me, about me, i feel`,
    },
    { words: `kidding, joking, lol, haha*, lmao, jk`, topics: ['danger', 'sold', 'hunger'], unless: `knife|gun|door|help|drunk` },
  ],
}
