import type { banners } from '../db/schema';

/** A banner as the wire has it (spec §3 and §7); empty fields are left out. */
export function bannerWire(row: typeof banners.$inferSelect) {
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
