import type { PhraseList } from './phrase-list.ts'

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
  },
  topics: {
    self_harm: `
      kill* herself|himself|myself, dont|not wanna|want live|to ~ here|live|wake, dont|not wanna ~ be|live, hang* ~ herself|himself|myself
      took a lot of pills, easier|happier|off ~ if|without ~ i|me, without me & better|easier|happier, i|me ~ wasn* ~ alive|around|born|here, wasnt here
      wont be ~ around|here & after|anymore|soon|tomorrow, didn’t|dont|not ~ wake ~ up, never wake up, sleep ~ forever|never
      burn*|cut*|scratch* & arms|blade|herself|himself|legs|lighter|myself|razor|thighs|wrist*, blade|razor* & arms|school|sleeve*|wrist*
      cuts|marks|scars ~ all|on ~ arm|arms|her|his|legs|my|thighs|wrist*, long sleeves
      hid|sav*|swallow*|take*|took ~ bottle|painkillers|paracetamol|pills|tablets, bottle|handful|pack ~ of ~ painkillers|paracetamol|pills|tablets
      gave|gives|giving ~ away ~ clothes|everything|her|his|stuff|things, bye|goodbye* & everyone|forever|last|letter|note|said|saying|world
      last ~ letter|message|night|text & alive|ever|goodbye|sorry, be|it|it’s ~ all|almost|nearly|soon ~ over
      done|sick|tired ~ of|with ~ everything|life|living, cannot|cant ~ do|go|keep|take ~ it|on|this ~ any|anymore|longer
      nobody|noone ~ needs|wants|will|would ~ care|if|me|miss, burden on|to, am|im ~ burden, hate ~ myself
      no ~ point|reason|way ~ anymore|going|live|living|out, jump* & bridge|off|roof|tracks|train|window
      sat|sitting ~ at|on ~ the ~ bridge|edge|roof|tracks, rope & bed|bought|found|neck|under, how ~ many|to ~ die|kill|overdose|pills
      wanna|want*|wish* ~ dead|die|disappear|gone|vanish, rather ~ die, draws|talk*|think*|thought* ~ about|of ~ death|dying|ending|killing|suicide
      end ~ her|his|it|my|things ~ all|life|soon|tonight, wish ~ never ~ born, want ~ end ~ it, no point in|of
      burn|cut|cutting|harm|hurt|hurting ~ myself, been|keep|started cutting, self harm*, kms|overdose*|sewerslide|sucide|suicid*|unalive
      better off dead, rather be dead, go on ~ anymore|like, if i ~ dead|died|gone, i was gone, why was i born, to live for
      dont|not ~ want ~ to ~ alive|exist|live, miss ~ me & no|nobody|noone, like dying`,
    violence: `
      broke my ~ arm, went for me|my ~ mom|mum, @kin|@man & @beat & belt|brother|door|drunk|every|me|mom|mum|sister|us|when, @beat & herself|me|us
      beat|jump|kick|punch|push ~ her|him|me|us, bruise* & arm*|back|covered|eye|face|fell|hide*|home|legs|neck|on|says, black ~ eye|eyes
      bully* & class|daughter|her|him|me|online|school|son|they, call* ~ her|him|me ~ fat|names|ugly, pick* ~ her|him|me
      laugh*|mock* ~ at|me ~ her|him|me, wait* ~ for|on|up ~ him|me|us & after|behind|gym|outside|school
      steal*|stole|take*|took ~ my ~ bag|lunch|money|phone & boys|every|kids|school|they
      threw|throw* ~ bottle|chair|my|shoe|things & @kin|at|bag|bin|me|toilet
      lock*|shut ~ her|him|me|us ~ basement|cellar|closet|cupboard|in|inside|out|up, locked in ~ basement|cellar|closet|cupboard|dark, raise* ~ hand
      afraid|scared|terrified ~ of ~ boyfriend|brother|dad|father|him|husband|mom|mum|stepdad, scared ~ go ~ home|school
      hear* ~ crying|screaming|them & neighbo*|next|night|wall, cries|crying|scream* & neighbo*|upstairs
      cigarette*|iron|lighter ~ burn*|on ~ arm|hand|me|my, burn* ~ me|my & @kin|cigarette*|iron|with
      break*|smash* & everything|house|things & dad|drinks|drunk, belt|ruler|stick & beat*|gets|hit*|me|punish*|with
      dont tell & beats|hit|hits|hurts|touch*, chok*|strangl* ~ her|me|mom|mum, @kin ~ @beat & brother|her|him|me|mom|mum|sister|us
      beats|hit|hits ~ brother|mom|mother|mum|sister, my coach|dad|father|mom|mum|teacher ~ beats|hit|hits, abused|abuses|abusive|bullied|bullying
      domestic violence, pulled|pulls ~ hair, came|comes ~ home ~ drunk|wasted, filmed ~ it|me & beat|hit|kick*|they`,
    sexual: `
      raped, made me take off
      feel*|grop*|rub*|touch* ~ body|chest|her|him|legs|me|my|thigh|us & alone|asleep|bus|coach|he|man|night|private|says|secret|stepdad|teacher|there|tutor|uncle|when|where
      @man & grop*|kiss*|touch* & daughter|her|him|me|sister
      force*|made|make*|pressured|pushed ~ her|him|me|us ~ do|have|kiss|send|sleep|strip|touch|undress|watch, things ~ i ~ didn*|dont|not ~ want
      said no ~ and|but|didnt|he, said ~ no|stop & anyway|didn’t|he|kept, didn*|dont ~ want ~ to & dirty|forced|kept|made|sex|touch*|washing
      feel* ~ dirty|disgusting & after|body|he|him|since|washing|what
      @man & bathroom|bed|bedroom|changing|room|shower & came|climbs|comes|films|stares|walks|watch*
      came|comes ~ in|into|to ~ her|my ~ bed|room & brother|dad|he|night|stepdad|touch*|uncle
      hand* ~ down|inside|on|under|up ~ her|my ~ chest|dress|knee|leg|pants|shirt|shorts|skirt|thigh|top
      film*|spy*|watch* ~ her|me|us ~ bath|changing|naked|shower|sleep*|undress*, our ~ little ~ secret
      dont|not ~ tell ~ anybody|anyone|mom|mum|parents & coach|he|man|said|secret|teacher|touch*|uncle
      sex & against|asks|force*|made|me|older|want*|with, rape, naked|nude|underwear|without ~ cam*|me|photo*|pic*|send|shirt|video*|wants, nudes
      porn & made|makes|me|sent|show*|watch, inappropriate* & coach|man|messages|teacher|touch*|uncle
      sleep with him|me & force*|if|make*|money|or|wants
      touched|touches|touching me|my & body|coach|dad|he|i|leg|night|private*|secret|stepdad|teacher|there|uncle, groped|gropes|molest*|rape|rapes
      sexual* abus*|assault*, private parts, without clothes, forced himself, take|took ~ off ~ clothes|pants|shirt|top`,
    running_away: `
      ran|run|runaway|running|runs ~ away|off & daughter|friend|from|going|gonna|home|i|son|tomorrow|tonight|want
      kicked|locked|threw|throw* ~ her|him|me|out|us & door|home|house|night|out|streets, been|got|was ~ kicked|thrown ~ out
      pack* ~ a|her|his|my ~ backpack|bag|bags|stuff|things & away|before|go|going|gone|leav*|night|run|tonight
      leave|leaving ~ before|when|while ~ asleep|sleep*|up|wake*
      didn*|hasn*|never|not ~ been|came|come ~ back|home & brother|daughter|friend|kid|night|school|sister|son
      bench|rough|stairwell|station|stop|street* & living|night|sleep*|spent
      sleep* ~ at|in|on|rough ~ bench|bus|car|outside|park|stairwell|station|streets, nowhere to ~ go|live|sleep|stay
      afraid|cannot|cant|dont|never|not|scared|wont ~ come|go|going|return* ~ home & because|dad|i|i’m|never|scared|tonight, dont look for me
      afraid|cant|never|not|scared ~ go|going ~ home, dont ~ want ~ home`,
    danger: `
      he is|was|’s outside
      bang*|break*|broke|climb*|get*|kick*|open|pound*|smash* ~ at|down|in|into|my|on|our|the|through ~ door|house|room|window & alone|dad|drunk|he|help|home|man|scared|someone|they|trying
      man|somebody|someone|stranger ~ at|climbing|in|is|outside|trying ~ break|door|get|house|in|my|open|our|window
      alone & door|knocking|man|noise|outside|scared|someone
      follow*|stalk*|watching ~ her|me|us & again|car|every|guy|he|home|man|scared|since|someone|still|stranger|street|they
      @kill ~ everyone|her|him|me|mom|mum|my|us & dad|going|gonna|he|him|if|said|says|they|threat*|wants|will
      hid|hide|hiding & basement|bathroom|bed|closet|cupboard|garage|room|toilet|under|upstairs & @us, not|refuse*|wont ~ let ~ me|us ~ go|leave|out
      hes|is|they’re ~ back|coming|here|outside & dad|door|drunk|help|hide|kill*|knife|now|right|scared, threat* ~ kill|me|mum|my|to|us, abduct*|kidnap*
      dragged|forced|grabbed|pulled|pushed|put|took ~ her|him|me|sister|us ~ in|into ~ car|van, call ~ 911|ambulance|police|someone
      help ~ me|now|please|quick*|us & bleeding|dad|door|drunk|he|hiding|hurt|kill*|knife|police|scared|someone|they
      cannot|cant ~ breathe|call|speak|talk & dad|he|hear|here|listening|next, @gun & at|chasing|coming|dad|he|waving
      locked ~ in ~ basement|car|cellar|house|room, kill me|us, banging|break|breaking|hammering|kicking ~ door, at|outside my door|house|window
      in danger, not safe, save me, help me|please ~ me|now|please|quick*, he is|s coming, he’s coming, locked me, hiding from|in|under, threatens me|us`,
    weapons_drugs: `
      @gun & @carry & @us, @drug & @take & @us, pills|something ~ at|from ~ club|friend|guy|older|party
      addicted|hooked|overdos* & brother|cant|drugs|him|i|my|on|pills|weed
      carry|deliver*|drop|hide|hold ~ bag|drugs|package*|packet|something|stuff & dont|for|he|inside|make*|me|money|open|them|they|told
      shoot ~ everyone|school|the|up, sniff* & glue, alcohol|beer|drinking|drunk & 10|11|12|13|14|brother|daughter|son
      brought ~ blade|gun|knife|pistol|weapon, cocaine|drugs|heroin|meth|overdosed|tramadol|weapon*
      got|has|have|holding|pulled|with a ~ axe|bat|gun|knife, gun to`,
    stranger: `
      @who & @picture, @net & @who & @us, met ~ from|in|on|through ~ @net & @lure|asks|guy|him|older|says|wants
      @who & asked|asks|gives|giving|invite*|keeps|offer*|says|told|tried|wants & @us
      car|driver|guy|lady|man|someone|stranger|van|woman ~ at|by|from|in|near|outside ~ bus|park|school|street & asked|asks|candy|come|follow*|gives|me|my|offer*|ride|sister|sweets|talk*|wait*|watch*
      get|got in ~ her|his|the ~ car|van, years ~ older & boyfriend|gifts|me|meet|online|says|secret|talk*|tell, keep ~ chats|it|our|this ~ chats|secret
      dont|not ~ tell ~ anyone|dad|mom|mum|parents & chat|friend|guy|he|him|man|meet|online|says, your dad|mom|mother|mum ~ asked|sent|told ~ me
      ask*|gave|know*|wants ~ my ~ address|location|number|school & chat|game|guy|he|man|online|someone|stranger
      chat*|messag*|talk*|text* & adult|man|men|stranger* & @us
      bought|buys|gave|gives|sends ~ her|him|me ~ clothes|gifts|money|phone|robux|skins|things & guy|man|older|online|pic*|secret|someone|stranger|wants
      stranger* & car|gift*|house|meet|messag*|photo*|pic*, adult|guy|man & game|online & asks|meet|pic*|send*|wants`,
    marriage: `
      marry me off, sell|selling|sold ~ me|sister ~ to ~ husband|man|marriage
      bride|engaged|engagement|fianc*|husband|marriage|married|marry|wedding & 13|14|15|16|17|against|cousin|dont|family|force*|forcing|make*|making|old|older|parents|school|uncle|want|years & 13|14|15|16|17|against|cousin|dont|force*|make*|making|man|old|older|parents|school
      arrang*|choos*|found|pick* ~ engagement|him|husband|marriage|wedding & i|me|my, married off
      gave|give|giving|promised ~ me ~ away|to & cousin|family|husband|man|marriage|old|wife, second wife, his ~ wife & 15|16|i|make|me|took
      marry ~ off, force*|want* ~ me ~ marry, arranged|child|forced marriage`,
    sold: `
      sell|selling|sold ~ baby|her|him|me|sister|us & baby|dad|debt|family|for|him|man|mom|money|mum|parents|stranger*|they|to
      documents|id|ids|passport* & away|back|give|has|hid|keep*|take*|took, owe ~ him|them ~ for ~ food|rent|ticket
      pay ~ her|his|off|our|the|what ~ debt*|loan|owes, debt*|owes & gave|give|live|send|sent|sold|work*
      force*|forcing|has|have|made|make* ~ children|her|him|kids|me|them|to|us ~ beg|sell|steal|work & all|boss|day|every|hit*|instead|metro|money|morning|night|not|paid|school|streets|till|until|without
      beg|begging & baby|every|force*|kids|made|make*|me|money|street*|uncle, don’t|never|no|not|without ~ paid|pay & boss|job|work*
      job|work & abroad|dubai|russia|turkey & @us
      gave|give*|send*|sent ~ her|him|me|sister|us ~ away|to|with ~ family|live|man|stranger*|work & debt|farm|man|money|owes|paid|pay|strangers|work
      sell|selling|sold me|us`,
    hunger: `
      any|little|no|nothing|without ~ eat|food|left ~ days|eat|fridge|here|home|house|left|today|us
      cupboard*|fridge ~ are|empty|is|lock* ~ bare|empty|from|i|locked|so, lock* ~ cupboard*|food|fridge|kitchen
      didn*|doesn*|dont|hardly|hasn*|haven*|never|not|nothing ~ ate|eat*|feed ~ all|anything|at|days|for|her|him|home|in|me|morning|since|today|two|us|yesterday
      always|really|so|still|very ~ hungry & baby|brother|cry*|days|every|food|he|home|i|lock*|mom|money|mum|no|school|she|sister|steal* & @us
      starv* ~ and|as|at|child*|her|him|kid*|me|us & baby|days|home|kids|me|parents|punish*|they|us, begging|steal*|stole ~ bread|food|lunch
      bin|leftovers & ate|eat*|food|home|hungry, only ~ eat|eats|food|meal ~ at|i|is|we ~ eat|get|lunch|school
      without ~ dinner|eating|food|meals & again|always|bed|days|punish*|two, bread|rice|water & days|just|only|week
      dad|mom|mum|parents ~ gone|hasn*|haven*|left|not ~ back|been|come|for|home ~ back|days|home|weeks & alone|brother|days|eat|food|hungry|money|sister
      haven* ~ had ~ eat*|food, hasn’t|haven’t|not ~ eat* & days|since|yesterday, no food ~ and`,
    pregnancy: `
      pregnan* & 14|15|16|17|boyfriend|could|friend|he|i|if|i’m|me|might|my|parents|scared|she|sister|student|test|think|what & @us
      period* ~ didn*|for|hasn*|is|late|missed|not|stopped ~ came|come|here|late|missed|months|weeks|yet
      late|missed|no ~ a|her|my|on|three|two ~ period*, late & period|positive|pregnan*|test|weeks & i|i’m|my|scared|took
      test & lines|positive|pregnan*, abortion*|after ~ pill & friend|get|how|i|my|need|parents|want|without, knocked up, got her|me pregnant
      two ~ lines, am|be|get|getting|got|im ~ pregnant, late|missed ~ period`,
    shame_debt: `
      got|hack*|has|have|leak*|post*|send|sending|sent|share*|sharing|show|showing|spread*|steal*|stole|threat* ~ her|his|my|our|private|the ~ account|chat*|messages|nudes|photo*|pics|pictures|screenshots|video* & class|everyone|ex|friends|he|if|money|online|or|parents|pay|says|school|threat*|unless
      money|pay|send ~ if|or|unless ~ everyone|he|leak|photos|post|sees|send|share|show|tell|they
      threat* ~ to|with ~ expose|leak|post|send|share|show|tell|upload
      debt*|loan|owe|owed|owes & betting|boys|come|dealer|guys|hurt|leave|lot|money|older|pay|people|scared|thousand|threat* & @us
      bet|bets|betting|casino|gambl* & addict*|card|debt|lose|lost|money|owe|stole|stop
      lost|spent|stole|took ~ all|from|mom’s|mum’s|my ~ card|dad|mom|money|mum|parents|rent & bet*|casino|debt|find*|gambl*|game|kill|know*|online|scared
      ai|deepfake* ~ account|naked|nude*|photo*|pic*|video & class|everyone|face|me|my|school|someone
      ashamed|humiliat*|shame & dad|everyone|family|me|photo*|school|video & @us
      if|when ~ dad|father|mom|mum|parents|they ~ find*|know*|see|sees ~ kill|me|out|photos|video & beat|dead|hurt|kick|kill|murder|photo*|video
      blackmail*|gambl*, in debt, unless i pay, humiliat* me`,
  },
  calm: `
    hit me with a question, hit me up, beat|beats me at|in|why|how, it|this beats me, killing|kill time, killing it, kill me laughing, you kill me lol, dying to|of, die of ~ laughter|embarrassment|laughing, dead tired, want to die laughing, want to die of embarrassment, kill|killed|kills|killing me ~ game|haha|lol, homework|test|exam ~ is killing me, this ~ is killing me
    mum|mom|dad|parents ~ will|gonna kill me ~ if|for|when, will kill me if, following|followed|follow me on, cut myself some|a, black eyed peas, with a knife and fork, save|saved me a ~ seat|some, save me some|a, with a belt on, against drugs, glue|water|nerf gun, hide and seek, would kill for, kill for, hit the, dentist hurt, help me ~ with
    cut ~ my|finger & slicing|apples|cooking|paper|bread|onion*|veg*|kitchen, no to drugs, say* no to, sell me for, sell my soul, mum|mom|dad|parents ~ murder|kill ~ me & haircut|lol|haha|grades|late|test|phone|room, starving after, no one ~ hurt, nobody|noone ~ bullies|hits|touched|hurt*, getting married ~ and|next|in|to, scared of ~ spiders|dark|heights|dogs, kill* me softly
    teacher ~ meet ~ parents, hit ~ verb`,
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
