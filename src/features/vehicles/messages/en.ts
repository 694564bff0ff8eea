export const messages = {
  title: 'Vehicles',
  description: 'Cars, SUVs, pickups and more from all over {place}, by type.',
  allVehicles: 'All vehicles',
  allVehiclesText: {
    one: '{count} listed today. Choose a type above to see its styles, or look at everything in {name}.',
    other:
      '{count} listed today. Choose a type above to see its styles, or look at everything in {name}.',
  },
  allVehiclesHere: '{count} listed today. Choose a type above to see its styles.',
  /** A style is a kind of a vehicle type, such as off-road SUVs. */
  styleUnknown: 'This style is not here. Choose one of these.',
  allInOnePlace: 'All {name} are in one place.',
  /** {name} is a platform or a type, such as `Cars`. */
  viewAll: 'View All {name} →',
  /** How many vehicles. */
  listedToday: '{count} listed today',
  vehicleTypes: 'Vehicle types',
  vehicles: 'Vehicles',
  /** How many vehicles. */
  inPlace: '{count} in {place}.',
  chooseType: 'Choose a type, then a style.',
  noTypes: 'No vehicle types yet',
  noTypesText: 'Check back later, or look at what else is on wheels.',
  seeBikes: 'See bikes',
  /** A type of vehicle that the address names. */
  typeUnknown: 'We do not know this type',
  typeUnknownText: 'It may have gone. Choose another one above.',
  allVehicleTypes: 'All vehicle types',
  loading: 'Loading...',
  /** Names the way back to the home page to screen readers. */
  breadcrumb: 'Breadcrumb',
  /** The home page, in the breadcrumb. */
  home: 'Home',
  listDidNotArrive: 'The list of types did not arrive.',
  tryAgain: 'Try Again',
} as const;
