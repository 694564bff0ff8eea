/** The seed's texts in Papiamento of Aruba, by the English ones. */
export const pap: Readonly<Record<string, string>> = {
  // Banners
  'Ride the island': 'Core rond di e isla',
  'Scooters, cruisers and e-bikes from sellers all over the island.':
    'Scooter, cruiser y e-bike di bendedo di henter e isla.',
  'Up to 20% OFF': 'Te cu 20% menos',
  'Shop Now': 'Bay cumpra',
  'Red scooter on a beach with palm, sun and sailing boat':
    'Scooter cora riba un beach cu palma, solo y un boto di bela',
  'Wake up in paradise': 'Lanta den paradijs',
  'Beach huts, guest houses and hotels a few steps from the sea.':
    'Cas di beach, guesthouse y hotel na un par di paso for di lama.',
  'Up to 15% OFF': 'Te cu 15% menos',
  'Find a Stay': 'Busca alohamento',
  'Beach hut under a palm at sunset, with a blue suitcase on the sand':
    'Cas di beach bou di un palma ora solo ta baha, cu un maleta blauw riba santo',
  'Find your place by the sea': 'Haya bo luga na lama',
  'Houses, apartments and land, from Paradera to San Nicolas.':
    'Cas, apartamento y tereno, di Paradera te San Nicolas.',
  'New this week': 'Nobo e siman aki',
  'See Homes': 'Wak cas',
  'Cosy houses with red roofs on green hills in evening sun':
    'Cas cu dak cora riba cero berde den solo di atardi',
  'Out on the blue': 'Riba e blauw di lama',
  'Boats, boards and dives with people who know every reef.':
    'Boto, surf y buceo cu hende cu conoce tur rif.',
  'Up to 25% OFF': 'Te cu 25% menos',
  'Get on the Water': 'Bay riba awa',
  'Orange speedboat on bright waves with sailing boats and a life buoy':
    'Speedboat oraño riba ola cla cu boto di bela y un boya di salbamento',
  'Sweet summer prices': 'Prijs dushi di zomer',
  'Beachwear, bags and gadgets for the sunny months.':
    'Paña di beach, tas y gadget pa e lunanan di solo.',
  'Up to 30% OFF': 'Te cu 30% menos',
  'Shop the Sale': 'Wak e oferta',
  'Shopping bags, cocktail, sunglasses and a sun hat on the sand at sunset':
    'Tas, cocktail, bril di solo y un sombre riba santo ora solo ta baha',
  'Snorkel days': 'Dia di snorkel',
  'Masks and snorkels for the reef at your doorstep.':
    'Mascara y snorkel pa e rif dilanti bo porta.',
  'Pink snorkel and mask on the sea floor with corals and fish':
    'Snorkel y mascara ros riba fondo di lama cu coral y pisca',
  'Weekend tech deals': 'Oferta di tecnologia den weekend',
  'Headphones, cameras and laptops from Friday to Sunday.':
    'Headphone, camera y laptop di diabierna te cu diadomingo.',
  'Weekend only': 'Den weekend so',
  'Headphones, camera and laptop on a teal stage with golden light':
    'Headphone, camera y laptop riba un podio cu luz di oro',
  'Nail studio week': 'Siman di huña',
  'Manicures and nail art at studios across the island.':
    'Manicure y nail art na salon rond di e isla.',
  '10% OFF': '10% menos',
  'Lipstick, hand cream and hibiscus on a violet podium':
    'Lipstick, crema di man y un flor di hibisco riba un podio biña',
  // Products
  'Straw sun hat with ribbon': 'Sombre di strooi cu lint',
  'Best seller': 'Mas bendi',
  'Polarised sunglasses': 'Bril di solo polarisa',
  'Compact travel camera': 'Camera compacto pa biahe',
  New: 'Nobo',
  'Wireless over-ear headphones': 'Headphone sin waya',
  'Day backpack 20 L': 'Tas di lomba 20 l',
  'Beach flip-flops': 'Slof di beach',
  'Snorkel and mask set': 'Set di snorkel y mascara',
  'Aruba aloe after-sun lotion': 'Locion di aloe di Aruba pa despues di solo',
  'Island made': 'Traha na e isla',
  'Trade wind kite': 'Fli pa biento di Aruba',
  'Slim laptop 14"': 'Laptop fini 14"',
  'Leather handbag': 'Tas di leer',
  'Hibiscus lipstick': 'Lipstick color di hibisco',
  'Blue summer dress': 'Bistir blauw pa zomer',
  'Street skateboard': 'Skateboard pa caya',
  'Cabin suitcase': 'Maleta di man',
  'Woven picnic basket': 'Macutu di picnic',
  'Hand woven': 'Traha cu man',
  'Wireless game controller': 'Controller di game sin waya',
  'Light running shoe': 'Sapato lihe pa core',
  'Blue strap wristwatch': 'Oloshi cu banchi blauw',
  'Electric guitar': 'Guitara electrico',
  'Portable retro radio': 'Radio retro portatil',
  'Stoneware teapot': 'Canika di te',
  'Beach volleyball': 'Bala di beach volleyball',
  'Potted house plant': 'Mata den pochi',
  'Straw sun hat with a red ribbon on a pale blue podium':
    'Sombre di strooi cu un lint cora riba un podio blauw cla',
  'Dark sunglasses on a sunny yellow podium': 'Bril di solo scur riba un podio geel',
  'Silver camera on a peach podium': 'Camera color di plata riba un podio ros',
  'White over-ear headphones on a pink podium': 'Headphone blanco riba un podio ros',
  'Pink backpack on a green podium': 'Tas di lomba ros riba un podio berde',
  'Pair of blue flip-flops with yellow straps and a shell': 'Slof blauw cu banchi geel y un schelp',
  // Categories and types of vehicles
  Cars: 'Auto',
  'Real Estate': 'Propiedad',
  Bikes: 'Brommer y bicicleta',
  Stays: 'Alohamento',
  'Water Sports': 'Deporte acuatico',
  'Nail Services': 'Servicio di huña',
  'Electric Cars': 'Auto electrico',
  'Home & Garden': 'Cas y cura',
  Sedans: 'Sedan',
  SUVs: 'SUV',
  Pickups: 'Pickup',
  Vans: 'Van',
  'Sports Cars': 'Auto sport',
  Trucks: 'Truck',
  Minibuses: 'Minibus',
  Motorbikes: 'Motor',
  Compact: 'Compacto',
  'Mid-size': 'Mediano',
  Executive: 'Ehecutivo',
  'Hybrid and electric': 'Hibrido y electrico',
  'Off-road': 'Pa mondi',
  'Single cab': 'Un cabina',
  'Double cab': 'Dobel cabina',
  'Four-wheel drive': 'Traccion riba cuater wiel',
  'Family vans': 'Van pa famia',
  'Cargo vans': 'Van di carga',
  Campers: 'Camper',
  Coupes: 'Coupe',
  Convertibles: 'Convertibel',
  Classics: 'Clasico',
  'Box trucks': 'Truck cu caha',
  Flatbeds: 'Truck cu plataforma',
  Tippers: 'Kiptruck',
  Refrigerated: 'Truck cu friu',
  'Up to 12 seats': 'Te cu 12 asiento',
  'Up to 20 seats': 'Te cu 20 asiento',
  'Wheelchair access': 'Pa rolstoel',
  Standard: 'Standard',
  Cruiser: 'Cruiser',
  Sportbike: 'Sport',
  Touring: 'Touring',
  Adventure: 'Adventure',
  'Houses for Sale': 'Cas na benta',
  Apartments: 'Apartamento',
  Boats: 'Boto',
  'Red car on the coast road': 'Auto cora riba caminda na costa',
  'Blue off-road car among cacti': 'Auto blauw meimei di cadushi',
  'Green pickup truck below the lighthouse at sunset':
    'Pickup berde bou di e faro ora solo ta baha',
  'White and violet van on a palm beach': 'Van blanco y biña riba un beach cu palma',
  'Red racing car on a coast road under a rosy sky':
    'Auto di careda cora na costa bou di un shelo ros',
  'Orange delivery truck on the harbour quay': 'Truck oraño na haf',
  'Orange and white bus in a street of gabled houses':
    'Bus oraño cu blanco den un caya cu cas bieu',
  'Blue motorbike in a street at dusk': 'Motor blauw den un caya ora ta bira scur',
  // The bikes of the first page
  'Beach Cruiser with basket': 'Beach Cruiser cu macutu',
  'Electric Kick Scooter 350 W': 'Step electrico 350 W',
  'Island Tourer 850 with top case': 'Island Tourer 850 cu caha',
  'City Bicycle 7-speed': 'Bicicleta di stad cu 7 versnelling',
  'Market Bicycle with basket': 'Bicicleta di mercado cu macutu',
  'Delivery Scooter 125 with top box': 'Scooter di entrega 125 cu caha',
  'Electric Kick Scooter 500 W': 'Step electrico 500 W',
  'Tour Bicycle 21-speed': 'Bicicleta cu 21 versnelling',
  'Folding Kick Scooter': 'Step cu ta dobla',
  'Kids Kick Scooter': 'Step pa mucha',
  'Automatic, one owner, serviced every spring. There is storage under the seat for a helmet.':
    'Automatico, un doño, cu servicio tur aña. Bou di e asiento tin luga pa un helm.',
  'Light, quick and always garaged. Chain and tyres are from this year.':
    'Lihe, rapido y semper den garashi. E cadena y e tirenan ta di e aña aki.',
  'Wide saddle, wide tyres and a basket for the towel. Ready for the boulevard.':
    'Zadel hancho, tire hancho y un macutu pa bo serbete. Cla pa e boulevard.',
  'Fast and clean, with the original exhaust. Tyres have half of their life left.':
    'Rapido y limpi, cu e uitlaat original. E tirenan ta mitar di uza.',
  'Round lamps, chrome mirrors and an engine that starts at once. Easy to park in Oranjestad.':
    'Lampi rondo, spiel di chroom y un motor cu ta start mesora. Facil pa park na Oranjestad.',
  'A first scooter for short ways to school or work. Uses very little fuel.':
    'Un prome scooter pa bay scol of trabou. E ta uza masha tiki gasolin.',
  'A friendly sport bike with an upright seat. Serviced in October, papers complete.':
    'Un motor sport comodo. E la haya servicio na october, y e papelnan ta completo.',
  'Good for 60 km on one charge, two chargers included. Flat out to Eagle Beach and back.':
    'Bon pa 60 km cu un carga, cu dos charger. Te na Eagle Beach y bek.',
  'Strong enough for two on the way to San Nicolas. One owner with all invoices.':
    'Cu forsa pa dos hende te San Nicolas. Un doño, cu tur factura.',
  'Low seat, wide bars and a deep sound. Two careful owners and a full service book.':
    'Asiento abou, stuur hancho y un sonido hundo. Dos doño cuidadoso y un buki di servicio completo.',
  'Folds in three seconds and charges overnight. The display has one scratch.':
    'Ta dobla den tres seconde y ta carga den un anochi. E display tin un strepi.',
  'Stored indoors and ridden on Sundays. The paint is without a flaw.':
    'Warda paden y uza diadomingo so. E verf ta sin defecto.',
  'Heated grips, high screen and room for two helmets. Made for the dirt roads of Arikok.':
    'Handvat cayente, screen halto y luga pa dos helm. Traha pa e camindanan di Arikok.',
  'Upright ride with a soft saddle. Ready for the linear park.':
    'Bo ta sinta recht riba un zadel moli. Cla pa e parke lineal.',
  'Small scratches, strong engine, new battery. Cheap to run and easy to park.':
    'Strepi chikito, motor fuerte, bateria nobo. Barata y facil pa park.',
  'Quiet, comfortable and fit for a passenger all day. Both side cases are included.':
    'Keto, comodo y bon pa un pasahero henter dia. E dos cahanan na banda ta inclui.',
  'Mudguards, lights and a rack for the daily way to work. Battery and motor have a year of warranty left.':
    'Spatbord, lampi y un drager pa bay trabou tur dia. E bateria y e motor tin un aña di garantia ainda.',
  'Carries the shopping without complaint. Basket and stand are new.':
    'Ta carga bo compra sin keho. E macutu y e stand ta nobo.',
  'The box takes four pizzas and locks. Engine overhauled at 30,000 km.':
    'Den e caha ta pas cuater pizza, y e ta cera cu yabi. Motor revisa na 30.000 km.',
  'Turns on a coin and drinks little. One owner, stored under a roof.':
    'Ta draai facil y ta uza tiki. Un doño, warda bou di dak.',
  'Climbs the hill in Paradera without a push. Lights front and back.':
    'Ta subi e cero na Paradera sin pusha. Luz dilanti y patras.',
  'For long rides along the north coast. Bottle cage, pump and rack included.':
    'Pa core leu na costa nort. Cu luga pa boter, pomp y drager.',
  'No battery and no charging, light enough for the bus. Wheels run quietly.':
    'Sin bateria y sin carga, lihe pa subi bus. E wielnan ta core keto.',
  'For children from five years, with a broad deck. Outgrown, not worn out.':
    'Pa mucha for di cinco aña, cu un planki hancho. E a bira chikito, e no ta gasta.',
};
