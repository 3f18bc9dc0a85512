/** English: what is asked of a child, taken from it or kept from it. Classes of words stand in phrases-en.ts. */
export const ENGLISH_HARDSHIP = {
  stranger: `
    @who & @picture, @net & @who & @us, met ~ from|in|on|through ~ @net & @lure|asks|guy|him|older|says|wants
    @who & asked|asks|gives|giving|invite*|keeps|offer*|says|told|tried|wants & @us
    car|driver|guy|lady|man|someone|stranger|van|woman ~ at|by|from|in|near|outside ~ bus|park|school|street & asked|asks|candy|come|follow*|gives|me|my|offer*|ride|sister|sweets|talk*|wait*|watch*
    get|got in ~ her|his|the ~ car|van, years ~ older & boyfriend|gifts|me|meet|online|says|secret|talk*|tell, keep ~ chats|it|our|this ~ chats|secret
    dont|not ~ tell ~ anyone|dad|mom|mum|parents & chat|friend|guy|he|him|man|meet|online|says, your dad|mom|mother|mum ~ asked|sent|told ~ me
    ask*|gave|know*|wants ~ my ~ address|location|number|school & chat|game|guy|he|man|online|someone|stranger
    chat*|messag*|talk*|text* & adult|man|men|stranger* & @us
    bought|buys|gave|gives|sends ~ her|him|me ~ clothes|gifts|money|phone|robux|skins|things & guy|man|older|online|pic*|secret|someone|stranger|wants
    stranger* & car|gift*|house|meet|messag*|photo*|pic*, adult|guy|man & game|online & asks|meet|pic*|send*|wants,
    @web & man|guy|someone|somebody|stranger|adult|older|friend|boyfriend|he|she|person|boy|men|people|woman|buddy|lady & meet|meeting|address|alone|gift*|robux|photo*|pic*|money|live|secret|send*|sent|parents|parcel*|street|home|come|camera|visit|asks|asked|asking|keeps|weird|older|card|number|school|necklace|know|flat|gave|flying,
    met|meet|know|knew|chat*|talk*|found & @web & meet|wants|asked|asks|alone|older|gift*|30|parents|come|nobody|hes|guy|man|send|photo*|sunday|saturday|necklace|post|lives,
    years|yr & older|old, someone|somebody|man|guy|stranger|account|person|profile|number|user & knows|photo|texts|asking|asks|messag*|texting|follows,
    come|go|went|going|invited|invites|visit|see & alone|flat|house|apartment|place, my ~ online ~ boyfriend|friend|girlfriend|bf,
    online & says|wants|asks|asked|told|sends, meet|meeting|meets & alone|saturday|sunday|tomorrow|tonight|person|lake|park|discord|online|hotel,
    @contact & @lurer & asks|asked|wants|told|says|older|sent|offered|offers|gave|gives|met|meet|keeps|promised|knows|invited|invites|waits|begging,
    only ~ talked|chatted|met|know|spoke ~ online|on, never|not|wont|refuses ~ turns|turn|shows|show ~ on|his ~ camera|face,
    wants|asks ~ to|when ~ know|mom|mum ~ when|works & camera|mom|mum|work*, says ~ he's|hes|he ~ 15|16|14|17 & camera|never|online|wants,
    said ~ my ~ mum|mom|dad ~ sent`,
  marriage: `
    marry me off, sell|selling|sold ~ me|sister ~ to ~ husband|man|marriage
    bride|engaged|engagement|fianc*|husband|marriage|married|marry|wedding & 13|14|15|16|17|against|cousin|dont|family|force*|forcing|make*|making|old|older|parents|school|uncle|want|years & 13|14|15|16|17|against|cousin|dont|force*|make*|making|man|old|older|parents|school
    arrang*|choos*|found|pick* ~ engagement|him|husband|marriage|wedding & i|me|my, married off
    gave|give|giving|promised ~ me ~ away|to & cousin|family|husband|man|marriage|old|wife, second wife, his ~ wife & 15|16|i|make|me|took
    marry ~ off, force*|want* ~ me ~ marry, arranged|child|forced marriage,
    @tied & man|cousin|against|old|older|stranger|next, @tied ~ off,
    @tied & @crowd|force*|forced|forcing|against|refuse|refused|dont|don't|no|promised|kidnapp*|without|asking|never|hate|hating|cant|stop|chose|cry*|pressur* & @young|me|my|she|her|i|im|they,
    to|as|be ~ a ~ bride & @young|me|her|15|16|forced,
    @tied|grooms ~ came|come|again|visited|for|is|without|chosen|keep|keeps|my|are|he|family & @age|@family|i|me|said|asking|refuse|old*|yes|her|never|hating|want,
    suitors, without & asking, said yes ~ without|for|to,
    @tied|imam ~ marry|without|read|came|for|ceremony|secret*|said|this & @age|me|us|no|i|say|parents|old*|sister|loud,
    chose|choose|choosing|picked|found|decided & @tied|man, second|third ~ wife,
    be|become|being ~ his|a|the|someone's|second ~ wife|second|bride & i|im|15|16|dolls|dont|me|old|he|make|they|40|want,
    his|somebody's|someones ~ wife ~ now, tied ~ scarf, scarf ~ on ~ me|her, wife & @crowd|chemistry|stay|says,
    wedding & next|october|june|set|month|week|two|planned|summer|fixed|paid, dress ~ for ~ my ~ wedding, engaged & @age|@young|force|parents|father,
    40|35|30|45|50|older|old|25|28 & @tied|marri*|dolls, she is ~ a ~ child, hasn't|hasnt|isn't|isnt & turned|yet,
    @betroth & @tooyoung & @young|i|me|my|her|she|im, dowry, promised ~ to ~ my|a|his ~ cousin|man|friend|son,
    set ~ the ~ date & promised|cousin|wedding|engaged, nikah & granddaughter|sister|daughter|hurrying|into|me|teddy,
    no more school & grandma|wedding|dowry|sew|wife`,
  sold: `
    sell|selling|sold ~ baby|her|him|me|sister|us & baby|dad|debt|family|for|him|man|mom|money|mum|parents|stranger*|they|to
    documents|id|ids|passport* & away|back|give|has|hid|keep*|take*|took, owe ~ him|them ~ for ~ food|rent|ticket
    pay ~ her|his|off|our|the|what ~ debt*|loan|owes, debt*|owes & gave|give|live|send|sent|sold|work*
    force*|forcing|has|have|made|make* ~ children|her|him|kids|me|them|to|us ~ beg|sell|steal|work & all|boss|day|every|hit*|instead|metro|money|morning|night|not|paid|school|streets|till|until|without
    beg|begging & baby|every|force*|kids|made|make*|me|money|street*|uncle, don’t|never|no|not|without ~ paid|pay & boss|job|work*
    job|work & abroad|dubai|russia|turkey & @us
    gave|give*|send*|sent ~ her|him|me|sister|us ~ away|to|with ~ family|live|man|stranger*|work & debt|farm|man|money|owes|paid|pay|strangers|work
          @toil & @unpaid & @young|boss|father|neighbo*, rented out,
    sold ~ to|into|abroad|by|for ~ a|some|people|man|turkey|slavery|russia|strangers|dubai|family|marriage & @young|me|she|her|us|he|him,
    money ~ for ~ my|the|baby|me|her ~ @young|newborn|and, bring|don't|dont|come|earn|sell & little|less|enough|home|nothing,
    promised|offered|promise*|told|said|invited & job|work|dance|modelling|modeling|cafe|contest|casting|waitress|nanny|good|salary|contract,
    allowed|let|leave|go & leave|go|home, pay|paying|work|working|pick|picking|clean & @crowd|debt|cotton|months|owe*|pupil|autumn|instead|boss|day,
    @age|18 & hours, go|sleep|dance|work & men|clients|money|club|abroad|dubai|boss|nightclub|hotel|passport|pay, tell & thief, thief ~ if ~ leave,
    price & agreed|stepdad|dad|uncle & me|for|heard|sister, agreed ~ for ~ me, handed|given ~ over|away ~ to ~ strangers|man|people|them,
    hasnt|hasn't|havent|not|never ~ paid ~ me, cant|never|not ~ go|allowed|leave ~ home|leave & promised|nightclub|abroad|boss|cafe|contest`,
  hunger: `
    any|little|no|nothing|without ~ eat|food|left ~ days|eat|fridge|here|home|house|left|today|us
    cupboard*|fridge ~ are|empty|is|lock* ~ bare|empty|from|i|locked|so, lock* ~ cupboard*|food|fridge|kitchen
    didn*|doesn*|dont|hardly|hasn*|haven*|never|not|nothing ~ ate|eat*|feed ~ all|anything|at|days|for|her|him|home|in|me|morning|since|today|two|us|yesterday
    always|really|so|still|very ~ hungry & baby|brother|cry*|days|every|food|he|home|i|lock*|mom|money|mum|no|school|she|sister|steal* & @us
    starv* ~ and|as|at|child*|her|him|kid*|me|us & baby|days|home|kids|me|parents|punish*|they|us, begging|steal*|stole ~ bread|food|lunch
    bin|leftovers & ate|eat*|food|home|hungry, only ~ eat|eats|food|meal ~ at|i|is|we ~ eat|get|lunch|school
    without ~ dinner|eating|food|meals & again|always|bed|days|punish*|two, bread|rice|water & days|just|only|week
    dad|mom|mum|parents ~ gone|hasn*|haven*|left|not ~ back|been|come|for|home ~ back|days|home|weeks & alone|brother|days|eat|food|hungry|money|sister
    haven* ~ had ~ eat*|food, hasn’t|haven’t|not ~ eat* & days|since|yesterday, no food ~ and,
    theres|there|there's|is|have|got|had ~ no|nothing|isn't|isnt|not|little ~ @grub|to|any|gas|heating|coal ~ at|home|eat|in|left|since|and|for|or|food,
    freezing & no|home|gas|heat*|coal|blanket*|we|coats, drink*|drank & water, money & coming|gone|abroad|mum|mom,
    @grub|fed|feeds|feeding|eats|ate & @young|school|once|guests|twice|day|leftovers|scraps & school|guests|days|once|holidays|hungry|home|stepmom|money|day|weekend*|nothing,
    haven't|havent|hadn't|hadnt|hasn't|hasnt|didn't|didnt|nothing|don't|dont & anything|fed|food|today|days|enough|breakfast,
    fainted|faint|dizzy|passed ~ out|in|at|from|because|class|during|pe & @grub|eat*|ate|hungry|hunger|starv*|since,
    alone|themselves|ourselves|myself|unsupervised & days|home|monday|weeks|week|friday|two|night|house,
    no adult*|parents|parent|grown-up ~ lives|home|at|there|with|around|in|for & @young|her|days|food|home|them|since,
    boil|cook|cooking|eat|eating|live|living|ate|survive|surviving & same|plain|old|grass|raw|dry,
    ask|asks|asking|beg|knock* & @grub|wall|door & @young|alone|hungry|next|parents, no ~ gas|light|heat*|coal|food ~ no|light,
    burn ~ the|our ~ chairs|furniture|books, unheated, alone|left ~ with ~ my ~ brother*|sister*|siblings, minus ~ 10|twenty|ten|15|20,
    stole ~ noodles|bread|food|milk|rice, pension ~ ended|gone|is`,
  pregnancy: `
    pregnan* & 14|15|16|17|boyfriend|could|friend|he|i|if|i’m|me|might|my|parents|scared|she|sister|student|test|think|what & @us
    period* ~ didn*|for|hasn*|is|late|missed|not|stopped ~ came|come|here|late|missed|months|weeks|yet
    late|missed|no ~ a|her|my|on|three|two ~ period*, late & period|positive|pregnan*|test|weeks & i|i’m|my|scared|took
    test & lines|positive|pregnan*, abortion*|after ~ pill & friend|get|how|i|my|need|parents|want|without, knocked up, got her|me pregnant
    two ~ lines, am|be|get|getting|got|im ~ pregnant, late|missed ~ period,
    two|2|second ~ lines|line, test & two|positive|pregnan*|lines|2,
    period|periods|cycle|monthly & hasn't|hasnt|didn't|didnt|late|missing|stopped|hasn, missed|late|skipped|lost & period|periods|months,
    wont|won't|doesn't|doesnt|dont|cant & close|fit|button|zip|anymore, hid*|hiding|cover* ~ her|my|the ~ @pain|pregnan*, hand|hands & stomach|belly|tummy,
    before it ~ shows, about|keep|having|lose|lost|losing|want|get & baby, told & pregnan*|baby|test|late,
    gave|giving|give|given & birth, name the father, rid & baby|pregnan*|child, condom ~ broke|slipped|tore|ripped,
    didn't|didnt|not ~ use|used|using ~ anything|protection|condom, counting & days|until,
    weeks ~ late|along|pregnan*|gone & i|my|he|period|me|scared|she|doctor, knocked ~ up|me|her,
    @gravid & @gravida & @young|i|im|my|me|she|her & @family|@age|late|scared|hide|hiding|test|weeks|pregnan*|afraid|secret|abort*|period|positive,
    abortion & where|get|mum|mom|finding|without, thing ~ growing ~ in ~ me, growing ~ in|inside ~ me`,
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
    blackmail*|gambl*, in debt, unless i pay, humiliat* me,
    @vid & @leakn & @cash|unless|threat*|says|everyone|blackmail*|laughing|wants|demands|he'll|hell,
    made|make|makes|created & @vid|naked,
    wants|want|demands|demand|demanding|asks|asking|pay|paying|pays|send|give & @cash|2|300|more|500|100 & @cash|dont|silent|otherwise,
    says|said|tells|unless|threat* & @leakn|pay|post*|show*|send*|tell*|share & @vid|@crowd|photo*|pic*|money|million,
    @vid ~ goes|go|will|to|gets|or ~ to|sent|father|my|everyone|be|public|out & @cash|@crowd|or|friday|threat*|he,
          men|people|guys & borrow*|debt|loan*|owe*|bet*|money,
    laughing|laughs|laugh|saw|seen|watched|knows|talking & @vid|private|photo*|posted|leaked|channel|rumor*|rumour*, begged & tell,
    @ruin & @funds & @family|i|my|son|me|he|they|we|friend, show ~ my ~ face & mahalla|school|wrote|online|posted|after,
    wrote|posted|said|saying ~ about ~ me & online|mahalla|group|school|chat, savings & game|zero|playing|plane|casino|lost|gone|lost, hasnt paid & thief`,
}
