import * as v from 'valibot';
import type { banners } from '../db/schema';
import { wireMoment } from '../openapi/operation';

const optionalText = v.optional(v.string());

/** A banner as the wire has it (spec §3 and §7); empty fields are left out. */
export const bannerModel = v.strictObject({
  _id: v.string(),
  bannerType: v.picklist(['hero', 'promotional']),
  title: v.string(),
  subtitle: optionalText,
  description: optionalText,
  discount: optionalText,
  buttonText: optionalText,
  price: v.optional(v.union([v.number(), v.string()])),
  image_url: optionalText,
  image_tall: optionalText,
  image_alt: optionalText,
  link_url: optionalText,
  bgGradient: optionalText,
  is_active: v.boolean(),
  status: v.picklist(['active', 'inactive']),
  order: v.pipe(v.number(), v.integer()),
  targetAudience: v.array(v.string()),
  startDate: v.optional(wireMoment),
  endDate: v.optional(wireMoment),
  createdAt: wireMoment,
  updatedAt: wireMoment,
});

export function bannerWire(row: typeof banners.$inferSelect): v.InferOutput<typeof bannerModel> {
  return {
    _id: row.id,
    bannerType: row.bannerType,
    title: row.title,
    subtitle: row.subtitle ?? undefined,
    description: row.description ?? undefined,
    discount: row.discount ?? undefined,
    buttonText: row.buttonText ?? undefined,
    price: row.price ?? undefined,
    image_url: row.imageUrl ?? undefined,
    image_tall: row.imageTall ?? undefined,
    image_alt: row.imageAlt ?? undefined,
    link_url: row.linkUrl ?? undefined,
    bgGradient: row.bgGradient ?? undefined,
    is_active: row.active,
    status: row.active ? 'active' : 'inactive',
    order: row.position,
    targetAudience: row.targetAudience,
    startDate: row.startDate?.toISOString(),
    endDate: row.endDate?.toISOString(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
