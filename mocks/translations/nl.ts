/** The seed's texts in Dutch, by the English ones. */
export const nl: Readonly<Record<string, string>> = {
  // Banners
  'Ride the island': 'Rijd het eiland rond',
  'Scooters, cruisers and e-bikes from sellers all over the island.':
    'Scooters, cruisers en e-bikes van verkopers van het hele eiland.',
  'Up to 20% OFF': 'Tot 20% korting',
  'Shop Now': 'Shop nu',
  'Red scooter on a beach with palm, sun and sailing boat':
    'Rode scooter op een strand met palm, zon en zeilboot',
  'Wake up in paradise': 'Word wakker in het paradijs',
  'Beach huts, guest houses and hotels a few steps from the sea.':
    'Strandhutten, guesthouses en hotels op een paar stappen van zee.',
  'Up to 15% OFF': 'Tot 15% korting',
  'Find a Stay': 'Zoek een verblijf',
  'Beach hut under a palm at sunset, with a blue suitcase on the sand':
    'Strandhut onder een palm bij zonsondergang, met een blauwe koffer op het zand',
  'Find your place by the sea': 'Vind jouw plek aan zee',
  'Houses, apartments and land, from Paradera to San Nicolas.':
    'Huizen, appartementen en grond, van Paradera tot San Nicolas.',
  'New this week': 'Nieuw deze week',
  'See Homes': 'Bekijk huizen',
  'Cosy houses with red roofs on green hills in evening sun':
    'Knusse huizen met rode daken op groene heuvels in de avondzon',
  'Out on the blue': 'Het blauw op',
  'Boats, boards and dives with people who know every reef.':
    'Varen, surfen en duiken met mensen die elk rif kennen.',
  'Up to 25% OFF': 'Tot 25% korting',
  'Get on the Water': 'Het water op',
  'Orange speedboat on bright waves with sailing boats and a life buoy':
    'Oranje speedboot op heldere golven met zeilboten en een reddingsboei',
  'Sweet summer prices': 'Zoete zomerprijzen',
  'Beachwear, bags and gadgets for the sunny months.':
    'Strandkleding, tassen en gadgets voor de zonnige maanden.',
  'Up to 30% OFF': 'Tot 30% korting',
  'Shop the Sale': 'Naar de uitverkoop',
  'Shopping bags, cocktail, sunglasses and a sun hat on the sand at sunset':
    'Tassen, een cocktail, een zonnebril en een zonnehoed op het zand bij zonsondergang',
  'Snorkel days': 'Snorkeldagen',
  'Masks and snorkels for the reef at your doorstep.':
    'Maskers en snorkels voor het rif voor je deur.',
  'Pink snorkel and mask on the sea floor with corals and fish':
    'Roze snorkel en masker op de zeebodem met koraal en vissen',
  'Weekend tech deals': 'Techniek in het weekend',
  'Headphones, cameras and laptops from Friday to Sunday.':
    'Koptelefoons, camera’s en laptops van vrijdag tot en met zondag.',
  'Weekend only': 'Alleen dit weekend',
  'Headphones, camera and laptop on a teal stage with golden light':
    'Koptelefoon, camera en laptop op een blauwgroen podium in gouden licht',
  'Nail studio week': 'Week van de nagelstudio',
  'Manicures and nail art at studios across the island.':
    'Manicures en nail art bij studio’s op het hele eiland.',
  '10% OFF': '10% korting',
  'Lipstick, hand cream and hibiscus on a violet podium':
    'Lippenstift, handcrème en hibiscus op een paars podium',
  // Products
  'Straw sun hat with ribbon': 'Strohoed met lint',
  'Best seller': 'Bestseller',
  'Polarised sunglasses': 'Gepolariseerde zonnebril',
  'Compact travel camera': 'Compacte reiscamera',
  New: 'Nieuw',
  'Wireless over-ear headphones': 'Draadloze over-ear koptelefoon',
  'Day backpack 20 L': 'Dagrugzak 20 l',
  'Beach flip-flops': 'Teenslippers voor het strand',
  'Snorkel and mask set': 'Set van snorkel en masker',
  'Aruba aloe after-sun lotion': 'Aftersun met aloë van Aruba',
  'Island made': 'Van het eiland',
  'Trade wind kite': 'Passaatvlieger',
  'Slim laptop 14"': 'Dunne laptop 14"',
  'Leather handbag': 'Leren handtas',
  'Hibiscus lipstick': 'Hibiscuslippenstift',
  'Blue summer dress': 'Blauwe zomerjurk',
  'Street skateboard': 'Skateboard voor de straat',
  'Cabin suitcase': 'Handbagagekoffer',
  'Woven picnic basket': 'Gevlochten picknickmand',
  'Hand woven': 'Handgevlochten',
  'Wireless game controller': 'Draadloze gamecontroller',
  'Light running shoe': 'Lichte hardloopschoen',
  'Blue strap wristwatch': 'Horloge met blauwe band',
  'Electric guitar': 'Elektrische gitaar',
  'Portable retro radio': 'Draagbare retroradio',
  'Stoneware teapot': 'Theepot van steengoed',
  'Beach volleyball': 'Beachvolleybal',
  'Potted house plant': 'Kamerplant in pot',
  'Straw sun hat with a red ribbon on a pale blue podium':
    'Strohoed met een rood lint op een lichtblauw podium',
  'Dark sunglasses on a sunny yellow podium': 'Donkere zonnebril op een zonnig geel podium',
  'Silver camera on a peach podium': 'Zilveren camera op een perzikkleurig podium',
  'White over-ear headphones on a pink podium': 'Witte over-ear koptelefoon op een roze podium',
  'Pink backpack on a green podium': 'Roze rugzak op een groen podium',
  'Pair of blue flip-flops with yellow straps and a shell':
    'Blauwe teenslippers met gele bandjes en een schelp',
  // Categories and types of vehicles
  Cars: 'Auto’s',
  'Real Estate': 'Vastgoed',
  Bikes: 'Tweewielers',
  Stays: 'Overnachten',
  'Water Sports': 'Watersport',
  'Nail Services': 'Nagelstyling',
  'Electric Cars': 'Elektrische auto’s',
  'Home & Garden': 'Huis en tuin',
  Sedans: 'Sedans',
  SUVs: 'SUV’s',
  Pickups: 'Pick-ups',
  Vans: 'Busjes',
  'Sports Cars': 'Sportauto’s',
  Trucks: 'Vrachtwagens',
  Minibuses: 'Minibussen',
  Motorbikes: 'Motoren',
  Compact: 'Compact',
  'Mid-size': 'Middenklasse',
  Executive: 'Hogere klasse',
  'Hybrid and electric': 'Hybride en elektrisch',
  'Off-road': 'Terrein',
  'Single cab': 'Enkele cabine',
  'Double cab': 'Dubbele cabine',
  'Four-wheel drive': 'Vierwielaandrijving',
  'Family vans': 'Gezinsbusjes',
  'Cargo vans': 'Bestelbusjes',
  Campers: 'Campers',
  Coupes: 'Coupés',
  Convertibles: 'Cabrio’s',
  Classics: 'Klassiekers',
  'Box trucks': 'Bakwagens',
  Flatbeds: 'Met open laadvloer',
  Tippers: 'Kippers',
  Refrigerated: 'Koelwagens',
  'Up to 12 seats': 'Tot 12 plaatsen',
  'Up to 20 seats': 'Tot 20 plaatsen',
  'Wheelchair access': 'Rolstoeltoegankelijk',
  Standard: 'Standaard',
  Cruiser: 'Cruiser',
  Sportbike: 'Sportmotor',
  Touring: 'Toermotor',
  Adventure: 'Adventure',
  'Houses for Sale': 'Huizen te koop',
  Apartments: 'Appartementen',
  Boats: 'Boten',
  'Red car on the coast road': 'Rode auto op de kustweg',
  'Blue off-road car among cacti': 'Blauwe terreinauto tussen cactussen',
  'Green pickup truck below the lighthouse at sunset':
    'Groene pick-up onder de vuurtoren bij zonsondergang',
  'White and violet van on a palm beach': 'Wit met paars busje op een palmenstrand',
  'Red racing car on a coast road under a rosy sky':
    'Rode raceauto op een kustweg onder een roze lucht',
  'Orange delivery truck on the harbour quay': 'Oranje vrachtwagen op de kade',
  'Orange and white bus in a street of gabled houses':
    'Oranje met witte bus in een straat met gevelhuizen',
  'Blue motorbike in a street at dusk': 'Blauwe motor in een straat bij schemering',
  // The bikes of the first page
  'Beach Cruiser with basket': 'Beach Cruiser met mand',
  'Electric Kick Scooter 350 W': 'Elektrische step 350 W',
  'Island Tourer 850 with top case': 'Island Tourer 850 met topkoffer',
  'City Bicycle 7-speed': 'Stadsfiets met 7 versnellingen',
  'Market Bicycle with basket': 'Marktfiets met mand',
  'Delivery Scooter 125 with top box': 'Bezorgscooter 125 met koffer',
  'Electric Kick Scooter 500 W': 'Elektrische step 500 W',
  'Tour Bicycle 21-speed': 'Toerfiets met 21 versnellingen',
  'Folding Kick Scooter': 'Opvouwbare step',
  'Kids Kick Scooter': 'Kinderstep',
  'Automatic, one owner, serviced every spring. There is storage under the seat for a helmet.':
    'Automaat, één eigenaar, elk voorjaar onderhouden. Onder het zadel past een helm.',
  'Light, quick and always garaged. Chain and tyres are from this year.':
    'Licht, snel en altijd in de garage. Ketting en banden zijn van dit jaar.',
  'Wide saddle, wide tyres and a basket for the towel. Ready for the boulevard.':
    'Breed zadel, brede banden en een mand voor de handdoek. Klaar voor de boulevard.',
  'Fast and clean, with the original exhaust. Tyres have half of their life left.':
    'Snel en schoon, met de originele uitlaat. De banden zijn half op.',
  'Round lamps, chrome mirrors and an engine that starts at once. Easy to park in Oranjestad.':
    'Ronde lampen, verchroomde spiegels en een motor die meteen start. Makkelijk te parkeren in Oranjestad.',
  'A first scooter for short ways to school or work. Uses very little fuel.':
    'Een eerste scooter voor korte ritten naar school of werk. Verbruikt heel weinig.',
  'A friendly sport bike with an upright seat. Serviced in October, papers complete.':
    'Een vriendelijke sportmotor waar je rechtop op zit. Onderhouden in oktober, papieren compleet.',
  'Good for 60 km on one charge, two chargers included. Flat out to Eagle Beach and back.':
    'Goed voor 60 km op één lading, met twee laders. Op volle kracht naar Eagle Beach en terug.',
  'Strong enough for two on the way to San Nicolas. One owner with all invoices.':
    'Sterk genoeg voor twee, ook naar San Nicolas. Eén eigenaar, met alle facturen.',
  'Low seat, wide bars and a deep sound. Two careful owners and a full service book.':
    'Laag zadel, breed stuur en een diep geluid. Twee zorgvuldige eigenaren en een vol onderhoudsboekje.',
  'Folds in three seconds and charges overnight. The display has one scratch.':
    'Vouwt in drie seconden en laadt in één nacht. Het scherm heeft één kras.',
  'Stored indoors and ridden on Sundays. The paint is without a flaw.':
    'Binnen gestald en op zondag gereden. De lak is gaaf.',
  'Heated grips, high screen and room for two helmets. Made for the dirt roads of Arikok.':
    'Verwarmde handvatten, hoog scherm en plaats voor twee helmen. Gemaakt voor de zandwegen van Arikok.',
  'Upright ride with a soft saddle. Ready for the linear park.':
    'Rechtop zitten op een zacht zadel. Klaar voor het Linear Park.',
  'Small scratches, strong engine, new battery. Cheap to run and easy to park.':
    'Kleine krassen, sterke motor, nieuwe accu. Goedkoop in gebruik en makkelijk te parkeren.',
  'Quiet, comfortable and fit for a passenger all day. Both side cases are included.':
    'Stil, comfortabel en de hele dag fijn voor een passagier. Beide zijkoffers horen erbij.',
  'Mudguards, lights and a rack for the daily way to work. Battery and motor have a year of warranty left.':
    'Spatborden, lampen en een drager voor de dagelijkse rit naar het werk. Accu en motor hebben nog een jaar garantie.',
  'Carries the shopping without complaint. Basket and stand are new.':
    'Draagt de boodschappen zonder klagen. Mand en standaard zijn nieuw.',
  'The box takes four pizzas and locks. Engine overhauled at 30,000 km.':
    'In de koffer passen vier pizza’s, en hij kan op slot. Motor gereviseerd bij 30.000 km.',
  'Turns on a coin and drinks little. One owner, stored under a roof.':
    'Keert op een dubbeltje en drinkt weinig. Eén eigenaar, onder dak gestald.',
  'Climbs the hill in Paradera without a push. Lights front and back.':
    'Klimt de heuvel in Paradera op zonder duwtje. Lampen voor en achter.',
  'For long rides along the north coast. Bottle cage, pump and rack included.':
    'Voor lange ritten langs de noordkust. Met bidonhouder, pomp en drager.',
  'No battery and no charging, light enough for the bus. Wheels run quietly.':
    'Geen accu en niet opladen, licht genoeg voor de bus. De wielen lopen stil.',
  'For children from five years, with a broad deck. Outgrown, not worn out.':
    'Voor kinderen vanaf vijf jaar, met een brede plank. Te klein geworden, niet versleten.',
};
