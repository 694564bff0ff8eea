import * as v from 'valibot';
import { invalid } from '../httpErrors';
import { dateText, filledText, isStorable, text } from '../validation';

const TITLE_MAX = 200;
const TEXT_MAX = 1_000;
const SHORT_MAX = 80;
const PATH_MAX = 500;
const AUDIENCE_MAX = 20;
const POSITION_MAX = 1_000_000;
const ORDER_MAX_ITEMS = 500;

const shortText = (label: string) => v.nullish(text(SHORT_MAX, label));

/** A web or site-relative address; anything a browser could run is refused. */
const link = (label: string) =>
  v.pipe(
    text(PATH_MAX, label),
    v.regex(
      /^(?:[hH][tT][tT][pP][sS]?:\/\/[^\s\\]+|\/(?:[^\s/\\][^\s\\]*)?)?$/,
      `${label} must be an http(s) or site-relative address`,
    ),
  );

/** A path below /static/uploads, or a web address. */
const picture = (label: string) =>
  v.pipe(
    text(PATH_MAX, label),
    v.regex(
      /^(?:[hH][tT][tT][pP][sS]?:\/\/[^\s\\]+|\/?\w[^\s\\:]*)?$/,
      `${label} must be a picture's path`,
    ),
    v.check((value) => !value.includes('..'), `${label} must be a picture's path`),
  );

/** A moment; an empty text empties the field, like `null`. */
const moment = (label: string) => {
  const message = `${label} must be a date`;
  return v.nullish(v.union([v.literal(''), dateText(message)], message));
};

const active = v.optional(v.boolean('isActive must be true or false'));

/** Fields of a banner that a client may send, in both spellings (spec §7). */
const fields = {
  subtitle: v.nullish(text(TEXT_MAX, 'subtitle')),
  description: v.nullish(text(TEXT_MAX, 'description')),
  discount: shortText('discount'),
  buttonText: shortText('buttonText'),
  price: v.nullish(
    v.union(
      [
        v.pipe(
          v.number(),
          v.finite('price must be finite'),
          v.minValue(0, 'price must not be negative'),
        ),
        text(SHORT_MAX, 'price'),
      ],
      'price must be a number or a text',
    ),
  ),
  image: v.nullish(picture('image')),
  image_url: v.nullish(picture('image_url')),
  imageTall: v.nullish(picture('imageTall')),
  image_tall: v.nullish(picture('image_tall')),
  imageAlt: v.nullish(text(TEXT_MAX, 'imageAlt')),
  image_alt: v.nullish(text(TEXT_MAX, 'image_alt')),
  link: v.nullish(link('link')),
  link_url: v.nullish(link('link_url')),
  bgGradient: v.nullish(text(PATH_MAX, 'bgGradient')),
  isActive: active,
  is_active: active,
  status: v.optional(v.picklist(['active', 'inactive'], 'status must be active or inactive')),
  order: v.optional(
    v.pipe(
      v.number('order must be a number'),
      v.integer('order must be a whole number'),
      v.minValue(0, 'order must not be negative'),
      v.maxValue(POSITION_MAX, 'order is too large'),
    ),
  ),
  startDate: moment('startDate'),
  endDate: moment('endDate'),
  targetAudience: v.nullish(
    v.pipe(
      v.array(text(SHORT_MAX, 'targetAudience'), 'targetAudience must be a list'),
      v.maxLength(AUDIENCE_MAX, 'targetAudience is too long'),
    ),
  ),
};

const bannerType = v.picklist(['hero', 'promotional'], 'bannerType must be hero or promotional');
const OBJECT = 'The body must be an object';

/** Body of `POST /banners`. */
export const newBannerSchema = v.object(
  { ...fields, title: filledText(TITLE_MAX, 'title'), bannerType: v.optional(bannerType, 'hero') },
  (issue) => (issue.path === undefined ? OBJECT : 'title is required'),
);

/** Body of `PUT /banners/{id}`: any of the fields. */
export const bannerChangeSchema = v.object(
  {
    ...fields,
    title: v.optional(filledText(TITLE_MAX, 'title')),
    bannerType: v.optional(bannerType),
  },
  OBJECT,
);

type BannerChange = v.InferOutput<typeof bannerChangeSchema>;

const toDate = (value: string | null | undefined) =>
  value === undefined ? undefined : value === null || value === '' ? null : new Date(value);

/** The first spelling that was sent; `null` empties the field. */
const either = <T>(first: T | undefined, second: T | undefined) =>
  // oxlint-disable-next-line typescript/prefer-nullish-coalescing -- `null` is a value that was sent
  first === undefined ? second : first;

function activeOf(input: BannerChange): boolean | undefined {
  const sent = either(input.isActive, input.is_active);
  const byStatus = input.status === undefined ? undefined : input.status === 'active';
  if (sent !== undefined && byStatus !== undefined && sent !== byStatus) {
    throw invalid('status and isActive contradict each other', 'status');
  }
  return either(sent, byStatus);
}

/** Columns that a body sets; what was not sent is `undefined`, which leaves a column as it is. */
export function bannerColumns(input: BannerChange) {
  return {
    title: input.title,
    subtitle: input.subtitle,
    description: input.description,
    discount: input.discount,
    buttonText: input.buttonText,
    price: input.price,
    imageUrl: either(input.image, input.image_url),
    imageTall: either(input.imageTall, input.image_tall),
    imageAlt: either(input.imageAlt, input.image_alt),
    linkUrl: either(input.link, input.link_url),
    bgGradient: input.bgGradient,
    bannerType: input.bannerType,
    active: activeOf(input),
    position: input.order,
    startDate: toDate(input.startDate),
    endDate: toDate(input.endDate),
    targetAudience: input.targetAudience === null ? [] : input.targetAudience,
  };
}

const ORDER_REQUIRED = 'Banner order data is required';
const ORDER_FORMAT = 'Invalid banner order data format';

const orderItem = v.object(
  {
    id: v.pipe(
      v.string(ORDER_FORMAT),
      v.trim(),
      v.minLength(1, ORDER_FORMAT),
      v.maxLength(PATH_MAX, ORDER_FORMAT),
    ),
    position: v.pipe(
      v.number(ORDER_FORMAT),
      v.integer(ORDER_FORMAT),
      v.minValue(0, ORDER_FORMAT),
      v.maxValue(POSITION_MAX, ORDER_FORMAT),
    ),
  },
  ORDER_FORMAT,
);

/** Body of `PUT /banners/order`, with the messages of spec §5. */
export const bannerOrderSchema = v.object(
  {
    bannerOrder: v.pipe(
      v.array(orderItem, ORDER_REQUIRED),
      v.minLength(1, ORDER_REQUIRED),
      v.maxLength(ORDER_MAX_ITEMS, ORDER_FORMAT),
      v.check((items) => new Set(items.map((item) => item.id)).size === items.length, ORDER_FORMAT),
      v.check((items) => items.every((item) => isStorable(item.id)), ORDER_FORMAT),
    ),
  },
  ORDER_REQUIRED,
);
