import type { Phrases } from './hints.policy.ts'

export const ENGLISH_PHRASES: Phrases = {
  self_harm: `
    want to die
    wanna die
    wanted to die
    wish i was dead
    wish i were dead
    better off dead
    rather be dead
    kill myself
    killing myself
    kill my self
    end my life
    ending my life
    end it all
    take my own life
    suicide
    suicidal
    sucide
    suiside
    sewerslide
    kms
    don’t want to live
    dont wanna live
    do not want to live
    don’t want to be alive
    don’t want to be here anymore
    no reason to live
    nothing to live for
    tired of living
    tired of life
    cut myself
    cutting myself
    cut my wrists
    cut my arms
    slit my wrists
    hurt myself
    hurting myself
    harm myself
    self harm*
    selfharm*
    hang myself
    jump off ~ roof
    jump off ~ bridge
    overdose
    took ~ pills ~ die
    want to disappear
    better without me`,
  violence: `
    hits me
    hit me
    hitting me
    beats me
    beat me up
    beat me with
    beating me
    beats my mum
    beats my mom
    hits my mum
    hits my mom
    punched me
    punches me
    kicked me
    kicks me
    slapped me
    slaps me
    choked me
    chokes me
    strangled me
    with a belt
    threw me against
    pushed me down
    bruises all over
    covered in bruises
    black eye
    locked me in
    locks me in
    won’t feed me
    no food for days
    bullying me
    bully me
    bullied
    domestic violence
    abuses me
    abused me
    abusive
    stepdad hit*
    father hits
    dad hits
    mum hits
    mom hits
    teacher hits`,
  sexual: `
    raped
    rape me
    rapes me
    molested
    molests me
    molesting
    sexually abus*
    sexual abuse
    sexually assault*
    touches me
    touched me ~ there
    touched my private*
    touches my private*
    touching my private*
    private parts
    groped
    gropes me
    made me undress
    made me take off
    take my clothes off
    took my clothes off
    asks for nudes
    send nudes
    sent nudes
    wants nudes
    my nudes
    naked pictures
    naked photos
    naked pics
    leak my
    leaked my
    forced me to kiss
    forced himself on
    forces me to have sex
    forced me to have sex
    made me have sex
    show him my body
    showed me porn
    sent me ~ dick
    sextort*
    grooming me`,
  running_away: `
    ran away from home
    run away from home
    running away from home
    i ran away
    going to run away
    gonna run away
    leave home tonight
    don’t want to go home
    dont want to go home
    scared to go home
    afraid to go home
    can’t go home
    cannot go home
    kicked me out
    kicked out of home
    thrown out of home
    sleeping on the street*
    sleeping rough
    nowhere to go
    nowhere to sleep
    nowhere to stay
    place to sleep tonight`,
  danger: `
    going to kill me
    gonna kill me
    kill me
    wants to kill me
    threatened to kill
    threatens to kill
    threatens me
    threatening me
    breaking down the door
    breaking the door
    following me
    follows me home
    stalking me
    he is outside
    he is coming
    he’s coming
    help me now
    need help now
    please help quick*
    save me
    can’t talk ~ he
    in danger
    kidnap*
    won’t let me leave
    won’t let me out
    locked in
    hiding in
    hiding from
    forced to marry
    marry me off
    forced marriage
    not safe here
    i’m not safe`,
  weapons_drugs: `
    with a knife
    has a knife
    has a gun
    pulled a knife
    got a knife
    pulled a gun
    with a gun
    gun to
    knife to my
    weapon
    weapons
    drugs
    drug dealer
    cocaine
    heroin
    meth
    tramadol
    sniffing glue
    selling drugs
    makes me deliver
    od’d
    overdosed
    gets me high
    axe at me`,
  calm: `
    hit me with a question
    hit me up
    beat me at
    beat me in
    beats me why
    it beats me
    this beats me
    beats me how
    killing time
    kill time
    killing it
    kill me laughing
    you kill me lol
    dying to
    dead tired
    want to die laughing
    want to die of embarrassment
    kill me in the game
    killed me in the game
    following me on
    followed me on
    cut myself some
    cut myself a
    black eyed peas
    with a knife and fork
    saved me a seat
    save me a seat
    save me some
    with a belt on
    against drugs
    glue gun
    water gun
    hide and seek`,
}
