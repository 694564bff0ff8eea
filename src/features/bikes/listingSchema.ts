import * as v from 'valibot';
import { idFields, idOf, priceIn, wire } from '../../api/coercions';
import { domainId, priceOrNull } from '../../api/domainFields';
import { wireItem } from '../../api/wireItem';
import { DEFAULT_LANGUAGE } from '../../shared/i18n/languages';
import { amountOf } from '../../shared/lib/amount';
import { getShop } from '../../shared/shop/currentShop';
import { listingTypes } from './bikeParameters';

/** A listing, spec §3; bikes are those with the category slug `bike`. */
export const listingDomain = v.object({
  id: domainId,
  title: v.string(),
  price: priceOrNull,
  /** The amount of `price`, parsed once for the filter; null if unknown. */
  amount: v.nullable(v.number()),
  description: v.string(),
  /** Paths under `{listings host}/uploads`. */
  images: v.array(v.string()),
  /** Alt texts of the images, if the backend sends them. */
  imageAlts: v.array(v.string()),
  listingType: v.picklist(listingTypes),
});

export type Listing = Readonly<v.InferOutput<typeof listingDomain>>;

/** Parses a listing of a response; id and title are required. */
export const listingSchema = v.pipe(
  wireItem({
    ...idFields,
    title: wire.text,
    price: wire.price,
    currency: wire.text,
    description: wire.longText,
    images: wire.pictures,
    imageAlts: wire.list,
    listingType: wire.keyword,
  }),
  v.check((item) => idOf(item) !== '', 'no id'),
  v.check((item) => item.title !== null, 'no title'),
  v.transform((item) => ({ ...item, price: priceIn(item.price, item.currency) })),
  v.transform((item): Listing => ({
    id: idOf(item),
    title: item.title ?? '',
    price: item.price,
    amount: amountOf(item.price, getShop(DEFAULT_LANGUAGE).currency),
    description: item.description ?? '',
    images: item.images.map(({ path }) => path),
    // One for each image: an invalid text counts as unknown.
    imageAlts: item.images.map(({ alt }, index) => alt ?? wire.text(item.imageAlts[index]) ?? ''),
    listingType: item.listingType === 'auction' ? 'auction' : 'sale',
  })),
);
