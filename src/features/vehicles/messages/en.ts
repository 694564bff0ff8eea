export const messages = {
  title: 'Vehicles',
  description: 'Cars, SUVs, pickups and more from all over {place}, by type.',
  allVehicles: 'All vehicles',
  allVehiclesText: {
    one: '{count} listed today. Choose a type above to see its styles, or look at everything in {name}.',
    other:
      '{count} listed today. Choose a type above to see its styles, or look at everything in {name}.',
  },
  allVehiclesHere: {
    one: '{count} listed today. Choose a type above to see its styles.',
    other: '{count} listed today. Choose a type above to see its styles.',
  },
  styleUnknown: 'This style is not here. Choose one of these.',
  allInOnePlace: 'All {name} are in one place.',
  viewAll: 'View All {name} →',
  listedToday: {
    one: '{count} listed today',
    other: '{count} listed today',
  },
  vehicleTypes: 'Vehicle types',
  vehicles: 'Vehicles',
  inPlace: {
    one: '{count} in {place}.',
    other: '{count} in {place}.',
  },
  chooseType: 'Choose a type, then a style.',
  noTypes: 'No vehicle types yet',
  noTypesText: 'Check back later, or look at what else is on wheels.',
  seeBikes: 'See bikes',
  typeUnknown: 'We do not know this type',
  typeUnknownText: 'It may have gone. Choose another one above.',
  allVehicleTypes: 'All vehicle types',
  loading: 'Loading...',
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  listDidNotArrive: 'The list of types did not arrive.',
  tryAgain: 'Try Again',
} as const;
