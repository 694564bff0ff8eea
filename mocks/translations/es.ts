/** The seed's texts in Spanish, by the English ones. */
export const es: Readonly<Record<string, string>> = {
  // Banners
  'Ride the island': 'Recorre la isla',
  'Scooters, cruisers and e-bikes from sellers all over the island.':
    'Scooters, cruisers y bicis eléctricas de vendedores de toda la isla.',
  'Up to 20% OFF': 'Hasta 20% OFF',
  'Shop Now': 'Comprar',
  'Red scooter on a beach with palm, sun and sailing boat':
    'Scooter rojo en una playa con palmera, sol y velero',
  'Wake up in paradise': 'Despierta en el paraíso',
  'Beach huts, guest houses and hotels a few steps from the sea.':
    'Cabañas, posadas y hoteles a pocos pasos del mar.',
  'Up to 15% OFF': 'Hasta 15% OFF',
  'Find a Stay': 'Buscar alojamiento',
  'Beach hut under a palm at sunset, with a blue suitcase on the sand':
    'Cabaña bajo una palmera al atardecer, con una maleta azul en la arena',
  'Find your place by the sea': 'Encuentra tu lugar junto al mar',
  'Houses, apartments and land, from Paradera to San Nicolas.':
    'Casas, apartamentos y lotes, de Paradera a San Nicolas.',
  'New this week': 'Nuevo esta semana',
  'See Homes': 'Ver casas',
  'Cosy houses with red roofs on green hills in evening sun':
    'Casas acogedoras de techo rojo en colinas verdes al sol de la tarde',
  'Out on the blue': 'Mar adentro',
  'Boats, boards and dives with people who know every reef.':
    'Botes, tablas y buceo con gente que conoce cada arrecife.',
  'Up to 25% OFF': 'Hasta 25% OFF',
  'Get on the Water': 'Salir al agua',
  'Orange speedboat on bright waves with sailing boats and a life buoy':
    'Lancha naranja sobre olas claras con veleros y un salvavidas',
  'Sweet summer prices': 'Dulces precios de verano',
  'Beachwear, bags and gadgets for the sunny months.':
    'Ropa de playa, bolsos y gadgets para los meses de sol.',
  'Up to 30% OFF': 'Hasta 30% OFF',
  'Shop the Sale': 'Ver rebajas',
  'Shopping bags, cocktail, sunglasses and a sun hat on the sand at sunset':
    'Bolsas, un cóctel, lentes de sol y un sombrero en la arena al atardecer',
  'Snorkel days': 'Días de snorkel',
  'Masks and snorkels for the reef at your doorstep.':
    'Máscaras y snorkels para el arrecife que tienes al lado.',
  'Pink snorkel and mask on the sea floor with corals and fish':
    'Snorkel y máscara rosados en el fondo del mar con corales y peces',
  'Weekend tech deals': 'Tecnología de fin de semana',
  'Headphones, cameras and laptops from Friday to Sunday.':
    'Audífonos, cámaras y laptops de viernes a domingo.',
  'Weekend only': 'Solo el fin de semana',
  'Headphones, camera and laptop on a teal stage with golden light':
    'Audífonos, cámara y laptop en un escenario turquesa con luz dorada',
  'Nail studio week': 'Semana de las uñas',
  'Manicures and nail art at studios across the island.':
    'Manicure y nail art en salones de toda la isla.',
  '10% OFF': '10% OFF',
  'Lipstick, hand cream and hibiscus on a violet podium':
    'Labial, crema de manos e hibisco en un podio violeta',
  // Products
  'Straw sun hat with ribbon': 'Sombrero de paja con cinta',
  'Best seller': 'Más vendido',
  'Polarised sunglasses': 'Lentes de sol polarizados',
  'Compact travel camera': 'Cámara compacta de viaje',
  New: 'Nuevo',
  'Wireless over-ear headphones': 'Audífonos inalámbricos de diadema',
  'Day backpack 20 L': 'Mochila de día 20 l',
  'Beach flip-flops': 'Chancletas de playa',
  'Snorkel and mask set': 'Set de snorkel y máscara',
  'Aruba aloe after-sun lotion': 'Loción de aloe de Aruba para después del sol',
  'Island made': 'Hecho en la isla',
  'Trade wind kite': 'Cometa para los alisios',
  'Slim laptop 14"': 'Laptop delgada de 14"',
  'Leather handbag': 'Cartera de cuero',
  'Hibiscus lipstick': 'Labial hibisco',
  'Blue summer dress': 'Vestido azul de verano',
  'Street skateboard': 'Patineta de calle',
  'Cabin suitcase': 'Maleta de cabina',
  'Woven picnic basket': 'Canasta de picnic tejida',
  'Hand woven': 'Tejido a mano',
  'Wireless game controller': 'Control de juegos inalámbrico',
  'Light running shoe': 'Zapatillas ligeras para correr',
  'Blue strap wristwatch': 'Reloj con correa azul',
  'Electric guitar': 'Guitarra eléctrica',
  'Portable retro radio': 'Radio retro portátil',
  'Stoneware teapot': 'Tetera de gres',
  'Beach volleyball': 'Balón de vóley playa',
  'Potted house plant': 'Planta de interior en maceta',
  'Straw sun hat with a red ribbon on a pale blue podium':
    'Sombrero de paja con cinta roja en un podio celeste',
  'Dark sunglasses on a sunny yellow podium': 'Lentes oscuros en un podio amarillo',
  'Silver camera on a peach podium': 'Cámara plateada en un podio durazno',
  'White over-ear headphones on a pink podium': 'Audífonos blancos en un podio rosado',
  'Pink backpack on a green podium': 'Mochila rosada en un podio verde',
  'Pair of blue flip-flops with yellow straps and a shell':
    'Chancletas azules con tiras amarillas y una concha',
  // Categories and types of vehicles
  Cars: 'Carros',
  'Real Estate': 'Bienes raíces',
  Bikes: 'Motos y bicis',
  Stays: 'Alojamiento',
  'Water Sports': 'Deportes acuáticos',
  'Nail Services': 'Servicios de uñas',
  'Electric Cars': 'Carros eléctricos',
  'Home & Garden': 'Casa y jardín',
  Sedans: 'Sedanes',
  SUVs: 'SUV',
  Pickups: 'Pickups',
  Vans: 'Vans',
  'Sports Cars': 'Deportivos',
  Trucks: 'Camiones',
  Minibuses: 'Minibuses',
  Motorbikes: 'Motos',
  Compact: 'Compactos',
  'Mid-size': 'Medianos',
  Executive: 'Ejecutivos',
  'Hybrid and electric': 'Híbridos y eléctricos',
  'Off-road': 'Todoterreno',
  'Single cab': 'Cabina sencilla',
  'Double cab': 'Doble cabina',
  'Four-wheel drive': 'Tracción en las cuatro ruedas',
  'Family vans': 'Vans familiares',
  'Cargo vans': 'Vans de carga',
  Campers: 'Campers',
  Coupes: 'Cupés',
  Convertibles: 'Convertibles',
  Classics: 'Clásicos',
  'Box trucks': 'Con furgón',
  Flatbeds: 'De plataforma',
  Tippers: 'Volquetes',
  Refrigerated: 'Refrigerados',
  'Up to 12 seats': 'Hasta 12 puestos',
  'Up to 20 seats': 'Hasta 20 puestos',
  'Wheelchair access': 'Acceso para silla de ruedas',
  Standard: 'Estándar',
  Cruiser: 'Cruiser',
  Sportbike: 'Deportiva',
  Touring: 'Touring',
  Adventure: 'Adventure',
  'Houses for Sale': 'Casas en venta',
  Apartments: 'Apartamentos',
  Boats: 'Botes',
  'Red car on the coast road': 'Carro rojo en la carretera de la costa',
  'Blue off-road car among cacti': 'Todoterreno azul entre cactus',
  'Green pickup truck below the lighthouse at sunset': 'Pickup verde bajo el faro al atardecer',
  'White and violet van on a palm beach': 'Van blanca y violeta en una playa con palmeras',
  'Red racing car on a coast road under a rosy sky':
    'Carro de carreras rojo en la costa bajo un cielo rosado',
  'Orange delivery truck on the harbour quay': 'Camión naranja en el muelle',
  'Orange and white bus in a street of gabled houses':
    'Bus naranja y blanco en una calle de casas coloniales',
  'Blue motorbike in a street at dusk': 'Moto azul en una calle al anochecer',
  // The bikes of the first page
  'Beach Cruiser with basket': 'Beach Cruiser con canasta',
  'Electric Kick Scooter 350 W': 'Patineta eléctrica 350 W',
  'Island Tourer 850 with top case': 'Island Tourer 850 con maletero',
  'City Bicycle 7-speed': 'Bici urbana de 7 velocidades',
  'Market Bicycle with basket': 'Bici de mercado con canasta',
  'Delivery Scooter 125 with top box': 'Scooter de reparto 125 con caja',
  'Electric Kick Scooter 500 W': 'Patineta eléctrica 500 W',
  'Tour Bicycle 21-speed': 'Bici de paseo de 21 velocidades',
  'Folding Kick Scooter': 'Monopatín plegable',
  'Kids Kick Scooter': 'Monopatín infantil',
  'Automatic, one owner, serviced every spring. There is storage under the seat for a helmet.':
    'Automático, un solo dueño, con servicio cada primavera. Debajo del asiento cabe un casco.',
  'Light, quick and always garaged. Chain and tyres are from this year.':
    'Ligera, rápida y siempre en garaje. La cadena y las llantas son de este año.',
  'Wide saddle, wide tyres and a basket for the towel. Ready for the boulevard.':
    'Sillín ancho, llantas anchas y una canasta para la toalla. Lista para el bulevar.',
  'Fast and clean, with the original exhaust. Tyres have half of their life left.':
    'Rápida y limpia, con el escape original. A las llantas les queda media vida.',
  'Round lamps, chrome mirrors and an engine that starts at once. Easy to park in Oranjestad.':
    'Faros redondos, espejos cromados y un motor que arranca de una. Fácil de estacionar en Oranjestad.',
  'A first scooter for short ways to school or work. Uses very little fuel.':
    'Un primer scooter para ir cerca, al colegio o al trabajo. Gasta muy poca gasolina.',
  'A friendly sport bike with an upright seat. Serviced in October, papers complete.':
    'Una deportiva amable, para ir sentado derecho. Servicio en octubre, papeles completos.',
  'Good for 60 km on one charge, two chargers included. Flat out to Eagle Beach and back.':
    'Rinde 60 km con una carga, con dos cargadores. A toda marcha hasta Eagle Beach y de vuelta.',
  'Strong enough for two on the way to San Nicolas. One owner with all invoices.':
    'Con fuerza para dos hasta San Nicolas. Un solo dueño, con todas las facturas.',
  'Low seat, wide bars and a deep sound. Two careful owners and a full service book.':
    'Asiento bajo, manubrio ancho y sonido grave. Dos dueños cuidadosos y libreta de servicio completa.',
  'Folds in three seconds and charges overnight. The display has one scratch.':
    'Se pliega en tres segundos y se carga en una noche. La pantalla tiene un rayón.',
  'Stored indoors and ridden on Sundays. The paint is without a flaw.':
    'Guardado bajo techo y usado los domingos. La pintura está impecable.',
  'Heated grips, high screen and room for two helmets. Made for the dirt roads of Arikok.':
    'Puños calefactados, parabrisas alto y espacio para dos cascos. Hecha para los caminos de Arikok.',
  'Upright ride with a soft saddle. Ready for the linear park.':
    'Postura cómoda y sillín suave. Lista para el parque lineal.',
  'Small scratches, strong engine, new battery. Cheap to run and easy to park.':
    'Rayones pequeños, motor fuerte, batería nueva. Económico y fácil de estacionar.',
  'Quiet, comfortable and fit for a passenger all day. Both side cases are included.':
    'Silenciosa, cómoda y lista para llevar pasajero todo el día. Incluye las dos maletas laterales.',
  'Mudguards, lights and a rack for the daily way to work. Battery and motor have a year of warranty left.':
    'Guardabarros, luces y parrilla para ir al trabajo cada día. A la batería y al motor les queda un año de garantía.',
  'Carries the shopping without complaint. Basket and stand are new.':
    'Lleva las compras sin quejarse. La canasta y el pie son nuevos.',
  'The box takes four pizzas and locks. Engine overhauled at 30,000 km.':
    'En la caja caben cuatro pizzas y tiene cerradura. Motor reparado a los 30.000 km.',
  'Turns on a coin and drinks little. One owner, stored under a roof.':
    'Gira en una moneda y gasta poco. Un solo dueño, guardada bajo techo.',
  'Climbs the hill in Paradera without a push. Lights front and back.':
    'Sube la cuesta de Paradera sin empujar. Luces adelante y atrás.',
  'For long rides along the north coast. Bottle cage, pump and rack included.':
    'Para paseos largos por la costa norte. Incluye portabotella, bomba y parrilla.',
  'No battery and no charging, light enough for the bus. Wheels run quietly.':
    'Sin batería ni cargador, liviano para subirlo al bus. Las ruedas no hacen ruido.',
  'For children from five years, with a broad deck. Outgrown, not worn out.':
    'Para niños desde cinco años, con base ancha. Quedó chico, no gastado.',
};
