// oxlint-disable-next-line imports/no-restricted-paths -- a type, which no page contains
import type { localizeShop } from '../../../shop-file/localizeShop';

/**
 * The shop in one language, made of the validated shop file. Texts are in that language, names of files
 * are addresses. `shop-file/shopFile.ts` describes the fields.
 */
export type Shop = ReturnType<typeof localizeShop>;

/** A site that the shop links to, spec §1. */
export type Platform = Shop['platforms'][number];

/** Counts of the shop's own listings; 0 if unknown. */
export type BikeCounts = Shop['bikes'];
