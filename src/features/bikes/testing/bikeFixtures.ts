/** A bike as the listings host sends it. */
export function bikeWire(number: number, more: object = {}) {
  return {
    _id: `bike-${String(number)}`,
    title: `Bike ${String(number)}`,
    price: number * 100,
    description: `Description of bike ${String(number)}`,
    images: [`bikes/${String(number)}-1.webp`, `bikes/${String(number)}-2.webp`],
    listingType: number % 2 === 0 ? 'auction' : 'sale',
    categoryId: { slug: 'bike' },
    ...more,
  };
}

/** Bikes 1 to `count`: odd ones for sale, even ones auctions, each AWG 100 dearer than the last. */
export function bikeWires(count: number) {
  return Array.from({ length: count }, (_, index) => bikeWire(index + 1));
}
