/** English: what is done to a body, or about to be. Classes of words stand in phrases-en.ts. */
export const ENGLISH_HARM = {
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
    dont|not ~ want ~ to ~ alive|exist|live, miss ~ me & no|nobody|noone, like dying,
    wish*|wanna|wanted|want|hope|hoping|pray* & didn*|hadn*|dead|die|gone|disappear*, never woke ~ up, hadn*|not ~ woken|wake|woke|waking ~ up,
    tried|trying|tries|attempt*|plan*|going|gonna|want*|wants|think*|threat* ~ to ~ kill|hang|end|overdose|poison|jump|drown ~ herself|himself|myself|her|his|my|off|it,
    end ~ her|his|my|their ~ life, end ~ it ~ all, hang*|hanged|hung|drown*|shoot|stab|poison*|kill ~ myself|himself|herself,
    if i ~ gone|disappear*|vanish*|died|die|dead|killed|jump*|stopped, one less ~ mouth|problem|person|burden,
    cat|dog|things|stuff|clothes|bracelet|phone|toys|ring|everything & wont|goodbye|anymore|gone|weird|bye|tonight|need,
    goodbye|bye & weird|forever|tonight|phone|everyone|text*|off|letter|group*|friend|posted|last,
    wrote|writing|written|write|left|found & already|pillow|goodbye|sorry|gone|drawer|parents|die|dead|suicide,
    the|my|a|goodbye ~ letter ~ already|is ~ under|already|ready, suicide|suicidal, my|own|her|his|ur ~ funeral|grave|coffin|tombstone,
    draws|drew|drawing ~ graves|coffins|nooses|dead, in the grave|cemetery|ground ~ soon, lie down ~ next|beside & cemetery|grave|mama|mum,
    @young|she|he|i ~ will|would|wants|going|gonna|says ~ jump,
    standing|sitting|stand|sit|stood & roof|bridge|edge|ledge|railing|tracks|windowsill|balcony, on purpose & eat*|cut*|burn*|pills|hurt*,
    tired ~ of ~ me|myself|it all, what's|whats & point, don't|dont & exist|live|wake,
    so ~ much|bad & hate myself|hit my, ready to die, better dead, easiest|painless|quick*|best & way|method, does ~ it ~ hurt ~ die|dying, kms,
    i|she|he ~ overdosed|od'd, shes|she|he|hes ~ gonna|going|will ~ do it ~ tonight, noise in my head, makes & stop|better,
    @wound & @own, stand|standing|sit|sitting ~ on|at ~ balcony|roof|edge|ledge|bridge,
    letting go & balcony|think*|roof|bridge, reason ~ to ~ stay|live|be ~ alive|here, stay alive, stop forever, everything ~ to ~ stop,
    wrote|written|write ~ letters|letter|note ~ to ~ everyone|all|my, letter|letters|note ~ under|already ~ my|under|pillow,
    wont ~ see ~ me ~ again|anymore, see ~ me ~ again & wont|never|nobody, cutting|cut ~ my ~ arm*|leg*|wrist*|thigh*, end ~ her|his|my ~ life`,
  violence: `
    broke my ~ arm, went for me|my ~ mom|mum, @beat & herself|me|us
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
    domestic violence, pulled|pulls ~ hair, came|comes ~ home ~ drunk|wasted, filmed ~ it|me & beat|hit|kick*|they,
    @strike ~ @family|me|us|him|her|my|them|kids|children ~ @pain|with|so|in|across|on|down|until|hard|again|every|when|over|by|against,
    @strike & @family|@grown & @pain|@with|drunk|drinks|day|night|little|@dark, @strike & with|using ~ @with|a|his|her,
          jumped ~ me|him|us ~ behind|after|at|near|outside|in, left|leaves|kept|makes|made & yard|cold|night|snow|outside|rice,
    cellar|basement|closet|shed|cupboard|barn|dark|bathroom & @young|me|us|when|if,
    pour*|threw|throw*|spill*|splash* ~ @with|hot|soup|coffee|petrol ~ on|at|over|in|water & @pain|me|my|him|her|us,
    @pain|rib*|finger* & @pain|fractured & pushed|hit|dad|school|think|told, told & fell|slipped|tripped|fall, said|says|say|told & fell|slipped,
    @pain|black @pain & all|my|his|her|she|he|girl|boy|i, black|purple|swollen ~ @pain, hair ~ out & @family|pulled|bald|by,
    sound of ~ his|her|keys|footsteps|car, i know what ~ comes|happens ~ next, threw|throws|throwing & @with|phone|rock*|knife|book,
    pushed|shoved ~ me|him|her, lays|laid ~ hand* ~ on, filmed|film|recording|recorded|video* & me|him|her|it|they|girls|boys, violent & @family|home|he,
    @strike ~ the ~ wall ~ first|then|next|and|us, black and blue,       goes|reaches|went ~ for ~ belt|stick|cable, bruise* & cant|people|see|over, thrashed|beaten|whipped, locks|locked ~ the|my ~ child|kid|boy|girl`,
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
    sexual* abus*|assault*, private parts, without clothes, forced himself, take|took ~ off ~ clothes|pants|shirt|top,
    @feel & @private,
    @feel ~ me|my|her|him|us ~ @private|under|down|in|where|everywhere|on|at|when|private*|leg*|thigh* & @private|@family|@grown|game|secret|dont|never|tutor|where,
    @pain ~ in|inside|under|up|down|on|between ~ my|her|his|pants|skirt ~ @private|trousers,
    touch|touches|touched|touching|kisses|kissed|licks & @family|@grown|says|told,
    watch|watches|watched|watching|spies|spying|films|filmed|filming|record*|stares|peeks|peeking|looks|walked|walks|came|comes|photograph* & @private|change|showering|undress*|bath|toilet|through|sleep*|gap|room|bedroom & @family|@grown|friend|change|shower*|door|gap|naked|boys|wasnt|changing|hole,
    without ~ her|my|any ~ @private, if i ~ was|am|were|be ~ nice|sweet|good|friendly ~ to ~ him, secret|game|special & game|secret,
    its|it's|is|said ~ a|our|just ~ secret|game|special ~ game|and|he|that & @family|hurts|tell|secret|he,
    dont|don't|afraid|scared|hate|refuses & alone|near, alone & @family|coach|teacher|tutor|driver|doctor, dont make me say ~ why|it|what,
    loves|love ~ him|me ~ must|should|sleep|send|prove|sex, raped|rape|molest*|assaulted|abused ~ by|me|her|him|at|my|when|and|as|sexually|i|in,
    i was ~ raped|assaulted|molested|drugged,
    nude*|nudes|naked|private|dirty|sexy|porn*|dick|dickpic*|penis|explicit|inappropriate ~ of|pic*|photo*|video*|messages|parts|or|me|from|myself & @leakn|wants|asks|asked|show*|guy|man|teacher|he|me|12|13|someone|older|share|threat*,
    @vid ~ of ~ his|her|my|herself|me|myself ~ @private|private*|without|dick|penis, sit|sits|sat|sitting & lap|knee,
    touch*|messages|comments|look*|things & @family|teacher|coach|man|tutor|boss|driver,
    @lewd & @unease & @family|coach*|tutor*|teacher*|doctor|driver|man|men|boys|older|guy|neighbour|neighbor|imam|mullah|trainer|he,
    dirty|adult ~ videos|pictures|pics|movies & showed|shows|same|sent, force|forces|forced|make|makes|made & do things|younger ones|lights out,
    froze & finished|stop|waited|touch*, didn't|didnt ~ say ~ no, waited ~ till|until ~ he, growing in me & uncle*|nobody|his`,
  running_away: `
    ran|run|runaway|running|runs ~ away|off & daughter|friend|from|going|gonna|home|i|son|tomorrow|tonight|want
    kicked|locked|threw|throw* ~ her|him|me|out|us & door|home|house|night|out|streets, been|got|was ~ kicked|thrown ~ out
    pack* ~ a|her|his|my ~ backpack|bag|bags|stuff|things & away|before|go|going|gone|leav*|night|run|tonight
    leave|leaving ~ before|when|while ~ asleep|sleep*|up|wake*
    didn*|hasn*|never|not ~ been|came|come ~ back|home & brother|daughter|friend|kid|night|school|sister|son
    bench|rough|stairwell|station|stop|street* & living|night|sleep*|spent
    sleep* ~ at|in|on|rough ~ bench|bus|car|outside|park|stairwell|station|streets, nowhere to ~ go|live|sleep|stay
    afraid|cannot|cant|dont|never|not|scared|wont ~ come|go|going|return* ~ home & because|dad|i|i’m|never|scared|tonight, dont look for me
    afraid|cant|never|not|scared ~ go|going ~ home, dont ~ want ~ home,
    ran|run|running ~ away & @young|i|im|me|my|she|he|want|going|gonna|plan*|tonight|station|again,
    packed|ready|hidden & leav*|gone|tonight|go|going|run|missing|went|home|bed|away|friday, packed ~ my|a|her|his|bag|some,
    took|take*|hid|hidden|pack* & missing|gone|window|left|note|leave|run|search|went|night|yesterday, left|leaves|found & note, note & back|gone|look,
    dont|don't|please|pls & look|call|search|tell|send|find, climb*|jump*|sneak*|crawl*|escap* & window|night|house|home|took|go|gate, how far ~ can,
    cant|can't|cannot|won't|wont|refuse & ever|go|going|come|coming|return*, go & back, nowhere ~ to|else ~ go|sleep|stay|live|to,
    at ~ station ~ with|no|alone & money|home|ran|i|alone|night, refuses to look for, where do i search, kicked ~ out, thrown ~ out,
    @bolt & @homeward & @young|@family|home|orphanage|night|nights|tonight|stairwell|station|border|never|days|me, hitchhik* & live|anymore|them|to|home,
    cant ~ live ~ with ~ them|him|her|dad|mum|mom, left|escaped|ran ~ the|from ~ orphanage|dorm|shelter|camp|boarding, missing ~ since,
    walk|walking ~ out ~ and, nobody ~ will ~ see ~ me, go back home & cant|ever|where, climbed ~ out ~ window, before ~ sunrise|dawn & left|walking`,
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
    in danger, not safe, save me, help me|please ~ me|now|please|quick*, he is|s coming, he’s coming, locked me, hiding from|in|under, threatens me|us,
    outside|banging|trying|behind|breaking|kicking|coming|pounding & door|window|gate|house|stairs|room|right|building,
    banging|pounding|kicking|hammering|knocking|breaking|broke|smashing|bashing & door|doors|window|gate|everything|house,
    someone|somebody|man|guy|car|stranger|guys|men & following|follows|chasing|watching|stalking|waiting|standing|circling,
          poured|pours|pouring|spilled ~ petrol|gas|gasoline|kerosene|fuel, nobody|noone ~ gets|is|leaves ~ out|leaving|alive, set*|setting & fire,
    landlord|owner & out|evict*|throwing|street|now|tonight|kicking|snow*, with me in ~ bathroom|room|closet|basement,
    found|finds|knows ~ out ~ i|we|that|about & hurry|talked|talking|told|kill|coming|please|he|scared|now, just answer ~ here, answer here,
    locked & car|doors|door|inside, kidnapp*|abduct*, unconscious, i hear & next|door|now|man|neighbo*|upstairs|wall|happening,
    let me out & scream*|door|lock*|he|help,       answering|moving|responding ~ me & floor|isnt|mom|mum|not, on the floor & isnt|not|mom|mum|wake|breath*,
    won't|wont|dont|not ~ let ~ her|him|them|us|me ~ leave|go|out, smashing ~ everything|things, choking|strangling ~ her|my|mum|mom`,
  weapons_drugs: `
    @gun & @carry & @us, @drug & @take & @us, pills|something ~ at|from ~ club|friend|guy|older|party
    addicted|hooked|overdos* & brother|cant|drugs|him|i|my|on|pills|weed
    carry|deliver*|drop|hide|hold ~ bag|drugs|package*|packet|something|stuff & dont|for|he|inside|make*|me|money|open|them|they|told
    shoot ~ everyone|school|the|up, sniff* & glue, alcohol|beer|drinking|drunk & 10|11|12|13|14|brother|daughter|son
    brought ~ blade|gun|knife|pistol|weapon, cocaine|drugs|heroin|meth|overdosed|tramadol|weapon*
    got|has|have|holding|pulled|with a ~ axe|bat|gun|knife, gun to,
    loaded ~ @arms, make|making|build|building|made ~ a|the|pipe ~ @arms|bombs,
    @dope & @use & @crowd|@young|i|im|my|me|boys|we|they|he|she|them|someone|it|boyfriend|money|us,
    @dope|package* & deliver|carry|pays|dollars|each|inside|drop|hide|stash, overdos*|od ~ on|d|and|at|in|last|pills & @young|he|she|i|pills,
    dealer|dealers|dealing|stash & @young|my|me|i|drug*|school|owe|he, enemies & @arms,
    @arms & school|drawer|backpack|under|pocket|locker|enemies|revenge|fight|bought|loaded|dad's|brother's|found|brings|brought|class|showed|hidden|carries|carry,
    smoked|took|drank|swallowed|sniffed ~ something & feel|hands|head|dizzy|scared|cant, showed ~ me ~ a ~ pistol|gun|knife`,
}
