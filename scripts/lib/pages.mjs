/** The pages with content that benchmarks and proofs open, one of each kind. */
export const PAGES = ['/', '/bikes/listings', '/vehicles', '/about', '/login', '/signup'];
