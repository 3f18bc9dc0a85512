import type { PhraseList } from './phrase-list.ts'

export const ENGLISH: PhraseList = {
  classes: {
    me: 'me us my',
    kin: `dad father mum mom mother stepdad stepfather stepmum stepmom stepmother brother sister uncle aunt cousin grandpa grandad grandfather grandma boyfriend husband parents dad’s mum’s mom’s`,
    others: 'teacher coach classmates boys girls guys kids they he she someone somebody neighbour neighbor',
    beat: `hit hits hitting beat beats beating punch* kick kicks kicked kicking slap* chok* strangl* smash* shove* shoved throws threw hurts whip* whacks bashes`,
    drunk: 'drunk drinking drinks drank booze wasted',
    picture: 'pic pics picture pictures photo photos video videos selfie selfies nudes nude',
    ask: 'ask asks asked asking wants want send sends sending keeps tells told begs',
    stranger: 'stranger strangers adult man guy bloke',
  },
  topics: {
    self_harm: `
      ending ~ it|everything|things, thinking ~ about ~ ending|dying|death|suicide, want ~ to ~ end ~ it, no point in|of ~ living|life, hurting|burn|burning|cut myself|my, cut ~ my ~ thighs|legs|stomach|skin
      can’t|cant|cannot go on ~ like|anymore, scars on ~ arms|wrists|legs, goodbye everyone|forever|everybody, nobody needs me, why was i born, painless ~ way|death
      want|wants|wanted ~ die|dead, wanna die, wish i|i was|were ~ dead, better off dead, rather be dead, kill|killing|killed myself|herself|himself|themselves, kill my self, end|ending ~ my life|all, end it all, take my own life, suicide, suicidal, sucide, suiside, sewerslide, kms, unalive
      don’t|dont|not want|wanna to|live ~ live|here|exist|wake, don’t|dont|not wanna ~ live|be, do not want to live|wake, don’t want to be alive|here, no reason|point to|in ~ live|living, nothing to live for, tired of living|life, if i was|were|wasn’t gone|dead, if i died, i was gone, better ~ without me, happier ~ gone|without, nobody|noone|no would|will miss ~ me
      cut|cuts|cutting myself|herself|himself, cut|cutting my wrists|arms|legs, been|started|keep cutting, cutting again, slit my wrists, hurt|hurting|harm myself, self harm*, selfharm*, hang|hanged ~ myself|herself|himself, jump off ~ roof|bridge|building, overdose*, took|take|taken ~ lot|many|all ~ pills, took a lot of pills, took ~ pills, want to disappear`,
    violence: `
      threw|throws|throwing & at me, burned|burnt|burns|bites|bit|pushes|pushed|grabs|grabbed|tied|whips|dragged ~ me & @kin|he|she|they|arm|hair, twisted|twists my ~ arm|hand, spit|spits on|at me, throws things at, @kin & belt|stick|cable|slipper & me|hit*|beat*, scared of my ~ dad|father|stepdad|mum|mom|brother
      broke my ~ arm|nose|rib*|finger, locks|locked me ~ in, tripped me, laugh*|laughs at me, came|comes home ~ drunk|wasted & broke|hit|beat|scream*|me
      @kin ~ @beat ~ me|us|mum|mom|mother|her|him|brother|sister, @beat ~ me ~ up|with|every|at|again, hits|hit|hitting|beats|punched|punches|kicked|kicks|kicking|slapped|slaps|choked|chokes|strangled|beating|smacked me|us, beats|hits|hit ~ mum|mom|mother|sister|brother, my teacher|coach|dad|father|mum|mom ~ hits|hit|beats, beat me up, @kin ~ gets|got|is|was|comes ~ drunk & @beat|throws|screams|shouts|went|her|me, drinking ~ and|again ~ went|hit|beat|threw|for, went for my|me ~ mum|mom, smashes|smashed her|me ~ wall
      filmed ~ it|me ~ while|when, filmed|video*|posted & beat|kicking|hitting|hit|punch* & me|it, with a belt, threw me against, pushed me ~ down|wall|stairs, pulled|pulls ~ my hair, bruises all over, covered in bruises, black eye, locked|locks me in, bullying|bully me, bullied, domestic violence, abuses|abused me, abusive, dad|father|stepdad|mum|mom|teacher hits|hit me|us|her, smashes her`,
    sexual: `
      keeps ~ touching ~ me|my, @kin|coach|teacher|tutor|neighbour|man ~ touch* ~ me|my, rubs|rubbing ~ my ~ leg|thigh|back|body, walks in ~ when ~ shower|changing|undress, watches me ~ shower|undress|change|sleep, climbs|gets into my bed
      raped, rape|rapes me, molest*, sexually abus*|assault*, sexual abuse, touches|touched|touching me ~ there|night|when|every, touches|touched|touching my private*|leg|body|chest, stepfather|uncle|stepdad|father|dad|cousin|teacher ~ touch*, touches me, private parts, groped, gropes me, made|makes ~ me undress|kiss|strip, made me take off, take|took ~ my clothes off, asks|asking|wants ~ nudes, send|sent|sends nudes, my nudes, naked|nude pictures|photos|pics|video
      pics|pictures|photos|photo without clothes, leak|leaked my, forced me to kiss, forced himself on, force* me to have sex, made me have sex, show him my body, showed me porn, sent me ~ dick, sextort*, grooming me, hand under|up|down my ~ skirt|shirt|pants|trousers`,
    running_away: `
      ran|run|running away ~ from home|tonight, i ran away, going|gonna to run away, gonna run away, leave|leaving home ~ tonight|forever, don’t|dont want to go home, not going ~ home, never going ~ home, scared|afraid to go ~ home, can’t|cannot|cant go ~ home, kicked me out, kicked|thrown out of ~ home|house, sleep* ~ on|at|in the street*|station|park|bus, sleeping rough, nowhere to go|sleep|stay, place to sleep tonight`,
    danger: `
      banging|kicking|hammering ~ on|at|down ~ door, with a ~ hammer|axe|knife|bat, waiting ~ for me ~ outside|after & beat|hurt|scared|they, locked myself ~ in ~ bathroom|room & dad|he|him|drunk|scared
      break|breaks|kick|kicking ~ the|down ~ door, trying to ~ break|get ~ door
      outside my ~ window|door|house, turned on the gas, set ~ fire ~ us|house|me, hiding under|from
      going to|gonna kill me|us|her, kill me, kill|kills us, wants to kill me, says ~ kill me, threaten* ~ to kill, threatens|threatening me|us, breaking ~ down|the ~ door, at my door, follow*|stalking me ~ home, someone|somebody|he|man ~ following me, follows me home, he is|was|’s outside, he is coming, he’s coming, help me ~ now|please|quick*, need help now, please help ~ quick*|me|now, save me, can’t talk ~ he, in danger, kidnap*, won’t|wont let me ~ leave|out|go
      locked ~ me ~ in, hiding ~ in|from ~ him|bathroom|closet|dad, not safe here, i’m not safe, he locked me, knife|axe|gun & door|coming|at ~ me`,
    weapons_drugs: `
      with a knife|gun|bat|axe, has|have|got|pulled|holding a ~ knife|gun|axe, he’s|hes got ~ knife|axe|gun, gun to, knife to my, weapon*, drugs, drug dealer, cocaine, heroin, meth, tramadol, sniff* glue, selling|sell drugs, makes me deliver, od’d, overdosed, gets me high, axe at me`,
    stranger: `
      @stranger & @picture & @ask, stranger* & meet|pictures|photo*|pics|car|house|gift*|messag*, adult|man|guy & online|game|internet & @ask|meet|pic*|photo*, met ~ online|game & meet|pictures|photo*|pics, someone online ~ asks|asking|wants & me|pic*, turn on ~ camera & clothes|undress|asks, wants to meet me ~ alone|secretly`,
    marriage: `
      marry me off, marry* us off, force*|forcing|making ~ me|us ~ marry, force* ~ into marriage, forced|arranged|child marriage, selling|sell|sold ~ me|sister ~ to ~ husband|man|marriage, found|find ~ me|us ~ husband, want*|make* me ~ marry, have|getting to marry & fifteen|sixteen|don’t|my, arranged ~ wedding|marriage, engaged ~ against|me`,
    sold: `
      sell|selling|sold me|us, want* to sell me, took|taken|take|takes ~ my|our passport*|documents, make*|made|force* ~ me ~ work|beg|steal & passport*|money|school|day|night, sent|send|sending ~ me ~ away|abroad & work|strangers|family, beg ~ for money & make*|force*`,
    hunger: `
      no food ~ at|in|for|home|house, nothing to eat ~ at|in|for|home, don’t|dont|doesn’t|won’t|not|never feed ~ me|us, haven’t eaten ~ days|since, not eaten ~ days|since, starving us|me`,
    pregnancy: `
      i’m|im|am|might|be|get|got|getting ~ pregnant, pregnant & scared|i|test|my ~ daughter|parents, missed|late ~ period, period is late, abortion*, positive test & pregnan*`,
    shame_debt: `
      owe ~ money|lot|thousands|people & threat*|scared|lot|can’t, in debt, deep debt*, lost ~ all ~ money & bet*|casino|gambl*, gambl*, blackmail*, send ~ my ~ photos|pictures|nudes|video ~ everyone|parents|school, photos to everyone, unless i pay, if i don’t pay, humiliat* me, tell everyone ~ unless|if, bring shame, ashamed ~ to live, shame ~ on ~ family`,
  },
  calm: `
    hit me with a question, hit me up, beat|beats me at|in|why|how, it|this beats me, killing|kill time, killing it, kill me laughing, you kill me lol, dying to|of, die of ~ laughter|embarrassment|laughing, dead tired, want to die laughing, want to die of embarrassment, kill|killed|kills|killing me ~ game|haha|lol, homework|test|exam ~ is killing me, this ~ is killing me
    mum|mom|dad|parents ~ will|gonna kill me ~ if|for|when, will kill me if, following|followed|follow me on, cut myself some|a, black eyed peas, with a knife and fork, save|saved me a ~ seat|some, save me some|a, with a belt on, against drugs, glue|water|nerf gun, hide and seek, would kill for, kill for, hit the, dentist hurt, help me ~ with`,
  not_before: 'not never doesn’t doesnt don’t dont didn’t didnt isn’t isnt wasn’t wasnt aren’t arent won’t wont',
  none_before: 'nobody no-one none don’t dont never not',
  not_after: '',
  settings: [
    {
      words: `game, games, roblox, minecraft, fortnite, pubg, sims, valorant, gta, csgo, boss, level, respawn*`,
      topics: ['self_harm', 'danger', 'weapons_drugs', 'violence', 'running_away'],
      unless: `@kin, real life, for real, seriously, i feel, met, irl`,
    },
    {
      words: `movie*, film, films, series, episode, anime, novel, book, story, song, songs, lyrics, essay, homework about, presentation, biology class, history class, at school ~ learned|about, learned ~ about, prevention, report about|on`,
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
    { words: `kidding, joking, lol, haha*, lmao, jk`, topics: ['danger'], unless: `knife|gun|door|help|drunk` },
  ],
}
