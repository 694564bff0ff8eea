import * as v from 'valibot';
import { count, idFields, idOf, optionalText } from '../../api/responses';
import { parseGradient } from '../../shared/lib/gradient';
import { type Picture, uploadPicture } from '../../shared/lib/picture';
import type { Price } from '../../shared/lib/price';
import { safeUrl } from '../../shared/lib/safeUrl';

export type BannerType = 'hero' | 'promotional' | 'other';

/** A banner or hero slide, spec §3. */
export interface Banner {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly discount: string | null;
  readonly price: Price | null;
  readonly buttonText: string | null;
  readonly picture: Picture | null;
  /** The picture for phones, where there is one of its own. */
  readonly tallPicture: Picture | null;
  /** Value for CSS `background-image`, or null for the default of the type. */
  readonly gradient: string | null;
  readonly link: string | null;
  /** Null where the backend said nothing. */
  readonly isActive: boolean | null;
  readonly type: BannerType;
  readonly order: number;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly targetAudience: readonly string[];
  readonly createdAt: string | null;
  readonly updatedAt: string | null;
}

const anything = v.optional(v.unknown());

/** How a banner comes over the wire: both spellings of each field. */
const bannerWire = v.object({
  ...idFields,
  title: v.string(),
  subtitle: optionalText,
  description: optionalText,
  discount: optionalText,
  price: v.nullish(v.union([v.string(), v.number()])),
  buttonText: optionalText,
  image: anything,
  image_url: anything,
  imageTall: anything,
  image_tall: anything,
  imageAlt: optionalText,
  image_alt: optionalText,
  bgGradient: anything,
  link: anything,
  link_url: anything,
  isActive: v.nullish(v.boolean()),
  is_active: v.nullish(v.boolean()),
  status: v.fallback(v.nullish(v.picklist(['active', 'inactive'])), null),
  bannerType: v.optional(v.unknown()),
  order: count(0),
  startDate: optionalText,
  endDate: optionalText,
  targetAudience: v.fallback(v.nullish(v.array(v.string())), null),
  createdAt: optionalText,
  updatedAt: optionalText,
});

/** A banner as the storefront knows it. */
export const bannerSchema: v.GenericSchema<unknown, Banner> = v.pipe(
  bannerWire,
  v.rawTransform(({ dataset, addIssue, NEVER }): Banner => {
    const wire = dataset.value;
    const id = idOf(wire);
    if (id === null) {
      addIssue({ message: 'A banner needs an id' });
      return NEVER;
    }
    const alt = wire.imageAlt ?? wire.image_alt ?? '';
    return {
      id,
      title: wire.title,
      subtitle: wire.subtitle ?? wire.description,
      discount: wire.discount,
      price: wire.price ?? null,
      buttonText: wire.buttonText,
      picture: uploadPicture(wire.image ?? wire.image_url, alt),
      tallPicture: uploadPicture(wire.imageTall ?? wire.image_tall, alt),
      gradient: parseGradient(wire.bgGradient),
      link: safeUrl(wire.link ?? wire.link_url),
      isActive: wire.isActive ?? wire.is_active ?? (wire.status === 'inactive' ? false : null),
      type:
        wire.bannerType === 'hero' || wire.bannerType === 'promotional' ? wire.bannerType : 'other',
      order: wire.order,
      startDate: wire.startDate,
      endDate: wire.endDate,
      targetAudience: wire.targetAudience ?? [],
      createdAt: wire.createdAt,
      updatedAt: wire.updatedAt,
    };
  }),
);
