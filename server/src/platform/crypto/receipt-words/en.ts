/** The words of receipts in English, in their order: a receipt counts them, so none is ever moved or replaced. */
export const ENGLISH_WORDS: readonly string[] = `
abacus academy accordion acorn acrobat adjective adventure adverb aircraft airfield airmail airport airship algebra
algorithm alligator alpaca alphabet altitude amphibian amplifier anagram anchor ancient animation anteater antenna
anthill applause apple appliance apricot aquarium architect archway arena armadillo armchair armrest arrival artist
artwork asparagus asterisk asteroid astronaut astronomy athlete atlas audience autograph autumn avenue avocado awesome
backflip backpack backstage backyard badminton baguette bakery balcony ballerina ballet balloon bamboo bandana
barbecue barbell barcode barn barometer baseball beanbag beehive beekeeper beetle beetroot beginner billboard biology
birdbath birdhouse birthday biscuit bison blackbird blazer blender blizzard blossom bluebell blueberry bluebird
blueprint bobcat bookcase bookend booklet bookshelf bookstall boomerang boulevard boutique bracelet breakfast breeze
brickwork bridge briefcase bright broadcast broccoli brochure broom brush bubblegum buckle budgie buffalo building
bulldog bulldozer bumblebee bungalow burger burrito buttercup butterfly button cabin cactus cafeteria calculate
calendar campervan campfire canary candle canteen canyon capital captain capybara caramel caravan cardboard cardigan
caribou carousel carpet carriage cartoon cartwheel cave celebrate century ceramic chairlift chalk chameleon champion
chapter checklist checkmate chemistry chess chickpea chimney chipmunk chocolate chopstick chorus cinema cinnamon
circular circus clarinet classroom clever climate climbing clock clockwork coast cobweb cocoa coffee collar college
comb comedy compass computer concert confetti console consonant container continent cooking cookware copybook corner
corridor cosmonaut cosmos costume cottage country courtyard cranberry crayfish creative cricket crispy crocodile
crossbar crossing crossroad crown crumble crunchy cupboard cupcake curious curly cushion custard cutlery cyclist
cylinder cypress daffodil dandelion dashboard daydream daylight deckchair decorate delicious delta denim design
dewdrop diagonal diameter diamond digital dinosaur diploma direction disco discount discovery dishcloth display
distance division dodgeball dolphin domino doorbell doorstep doorway dormouse downpour dragon dragonfly drawing
driftwood driveway drizzle drum drumstick duckling dustbin duster eagle earring earth echo eclipse ecosystem eggcup
eggshell electric elephant elevator emblem emerald energy engineer enormous entrance envelope equator equipment eraser
escalator evergreen excellent excursion exercise explorer fabric factory falafel fantastic farmhouse farmyard feather
fence ferret ferryboat festival field firebird firefly firelight fireplace firework fish fishbowl fishcake fishpond
fizzy flagpole flamingo flashcard flatbread flipchart flipper florist flowerpot fluffy foggy folder football footpath
footprint footwear forecast fork forklift formula fossil fountain fraction frame framework freestyle frost frozen
funfair funny furniture gadget galaxy gallery gallop gamepad garage garden garland garlic gazelle gemstone generator
geography geometry gigantic giggle giraffe glacier glass glassware glitter glossary glove goalpost goldfish golf
gondola grammar graph grassland gravity greenery greeting grocery guidebook guitar gymnasium gymnast habitat hailstone
hairbrush hairclip haircut hairstyle hammock hamster handbag handlebar handmade handrail handstand happiness harmonica
harvest haystack hazelnut headband headgear headlight headline headset heatwave hedge hedgehog hexagon highland
highway hillside hilltop history hobby hockey holiday hologram homemade homework honeybee honeycomb hopscotch horizon
horseback horseshoe hourglass houseboat hundred husky iceberg icicle icing idea igloo iguana indigo infinity inkpot
intercom interval inventor island jacket jaguar jazz jelly jellyfish jetpack jigsaw jogging journey joyful juicer
jukebox junction jungle kangaroo karaoke kayak kennel ketchup keyboard keypad keyring kimono kindness kingdom kiosk
kitchen kiwi knitting knitwear koala lacrosse ladder ladybird lagoon lakeside lamplight lamppost lampshade landmark
landscape language laptop launchpad laundry lavender lawnmower leaf leaflet leapfrog legend lemon lemonade lentil
leopard lettuce library lifeboat lightbulb lilac limousine lioness lively lorry luggage lunch macaroni machine
mackerel magician magnet magnolia magpie mailbox mainland mammal mammoth mansion marathon marble margarine marigold
marker marmalade marzipan meadow meerkat megaphone melody menu meteor microchip microwave midsummer milestone milk
mineral minibus mirror mitten mixture molecule monorail monument moonlight moonstone mosaic mosquito moss motorbike
mulberry museum musical napkin narrator narwhal nature navigator necklace necktie nectarine nest netball newspaper
noisy noodle notebook notepad number nursery oasis oatmeal oboe ocean octagon octopus office onion opera orange orbit
orchestra orchid oregano origami ornament ostrich outfit outline oval overcast owlet oxygen paddock paintbox painting
palace palm pancake panda panorama panther pantomime paperback paperclip paprika parachute paragraph parakeet parallel
parasol parcel parrot parsley parsnip pastry patchwork pathway pavement pavilion pebble pelican pendant penguin
peninsula pepper perfume perimeter periscope persimmon petal piano picnic pilot pinball pinboard pineapple pinecone
pinewood pixel placemat planet plastic platform platinum platypus playgroup playhouse playlist plywood podcast podium
polite pollen polygon poncho pony ponytail popcorn porcelain porcupine porridge portrait postbox postcard pottery
pretzel primrose printer project pronoun propeller protein puffin pullover puma pumpkin puppy puzzle pyramid quartet
quiz rabbit racehorse racetrack radar radiator radish raft railway rainbow raincloud raincoat raindrop rainfall
rainstorm raisin raspberry rattle ravioli recipe rectangle referee repair reptile retriever rhombus ribbon rice
rickshaw riddle risotto riverbank riverboat rodeo rosette rucksack rugby ruler safari saffron sailboat salad salmon
samosa sandbank sandpaper sandpit sandstorm sandwich sapling sapphire sardine satchel satellite satsuma saucepan
saxophone scanner scarf scenery school schoolbag science scientist scooter scorecard scrapbook scribble scuba
sculpture seabird seafood seagull seahorse seaplane seaport seashell seaside season seawater seesaw semester sequin
sesame seventy shampoo sharpener shawl sheepdog shelf sherbet shiny shipyard shoebox shoelace shopping shoreline
shortcake showcase showroom shutter sideboard signature signpost silkworm silver singular sketch sketchpad skiing
skittle skylark skyline slalom sleeve slide smoothie snack sneaker snorkel snow snowball snowboard snowdrift snowdrop
snowman snowshoe snowstorm snowsuit soccer sombrero songbird songbook soup souvenir spaceship spacewalk spaghetti
spaniel sparkler spatula speedboat spelling sphere spinach spiral splash sponge spoon sporty spotlight sprinkler
sprint square squeaky squirrel stable stadium staircase stamp stardust starlight starry starship steamboat stencil
stereo sticker stopwatch storm storybook straw subject submarine subtract subway success sudoku suitcase summit
sunbeam sundial sunflower sunrise sunroof sunscreen sunset sunshine superhero surface surfboard surfing sushi swan
swimming sycamore syllable symmetry symphony tabletop tableware tandem tangerine tango tapestry taxi teacake teacup
teammate teamwork teaspoon telescope tennis terrace terrier textbook thimble thousand thunder tiara tidy tiger
timeline timetable tinsel toaster toboggan tofu tomato toolbox toothpick torch tortilla tortoise toucan tourist towel
toyshop tracksuit tractor trailer train tramway translate transport trapeze travel treadmill tree treehouse treetop
triangle triathlon trolley trophy tropical truck tugboat tulip turbine turquoise turtle twig ukulele underline
unicycle uniform universe uphill vacuum vehicle vertical village vinegar violin vitamin volcano volume voyage waffle
waistcoat walkway wallaby wallpaper walrus wardrobe water waterbird waterfall waterway weaving welcome wheat whirlwind
whisk whistle wholemeal wildcat wildlife windmill window winner wizard wombat wonderful wooden woodland woodwork wool
workbench workbook workout worksheet workshop wristband xylophone yearbook yellow yoga yummy yurt zebra zeppelin
zigzag zipline zookeeper
`
  .trim()
  .split(/\s+/)
