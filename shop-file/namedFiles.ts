import type { FontRole } from './checkFont';
import type { PictureSize } from './checkPicture';
import type { ShopFile } from './shopFile';

/** A file named in a shop file. */
export type NamedFile = {
  /** Its field, such as `platforms[0].picture`. */
  readonly place: string;
  readonly name: string;
} & (
  | { readonly kind: 'logo' }
  | { readonly kind: 'font'; readonly role: FontRole }
  | { readonly kind: 'picture'; readonly least: PictureSize }
);

/** Minimum sizes of pictures, those of their display. `docs/shop-file.md` lists them. */
const sizes = {
  share: { width: 1200, height: 630 },
  platform: { width: 256, height: 128 },
  tile: { width: 96, height: 96 },
  platformWide: { width: 1024, height: 200 },
  aboutWide: { width: 1280, height: 520 },
  aboutTall: { width: 358, height: 520 },
  accountsWide: { width: 656, height: 760 },
  accountsTall: { width: 358, height: 168 },
  role: { width: 280, height: 210 },
  error: { width: 400, height: 280 },
  screenshot: { width: 320, height: 320 },
} as const satisfies Readonly<Record<string, PictureSize>>;

/** A screenshot named in a shop file. */
export interface NamedScreenshot {
  readonly screen: 'home' | 'bikes';
  readonly form: 'wide' | 'narrow';
  readonly name: string;
}

export function namedScreenshots({ screenshots }: ShopFile): NamedScreenshot[] {
  if (!screenshots) return [];
  // The order in which browsers show them.
  return (['wide', 'narrow'] as const).flatMap((form) =>
    (['home', 'bikes'] as const).map((screen) => ({
      screen,
      form,
      name: screenshots[screen][form],
    })),
  );
}

/** All files named in a shop file. */
export function namedFiles(file: ShopFile): NamedFile[] {
  const { about, accounts, errors, fonts, ...shop } = file;
  const picture = (place: string, name: string, size: keyof typeof sizes): NamedFile => ({
    place,
    name,
    kind: 'picture',
    least: sizes[size],
  });
  return [
    { place: 'logo', name: shop.logo, kind: 'logo' },
    picture('sharePicture', shop.sharePicture, 'share'),
    ...namedScreenshots(file).map(({ screen, form, name }) =>
      picture(`screenshots.${screen}.${form}`, name, 'screenshot'),
    ),
    ...shop.platforms.flatMap((platform, index) => {
      const place = `platforms[${String(index)}]`;
      return [
        picture(`${place}.picture`, platform.picture, 'platform'),
        picture(`${place}.tile`, platform.tile, 'tile'),
        picture(`${place}.widePicture`, platform.widePicture, 'platformWide'),
      ];
    }),
    picture('about.scene.wide', about.scene.wide, 'aboutWide'),
    picture('about.scene.tall', about.scene.tall, 'aboutTall'),
    ...about.roles.map((role, index) =>
      picture(`about.roles[${String(index)}].picture`, role.picture, 'role'),
    ),
    picture('accounts.scene.wide', accounts.scene.wide, 'accountsWide'),
    picture('accounts.scene.tall', accounts.scene.tall, 'accountsTall'),
    picture('errors.notFound', errors.notFound, 'error'),
    picture('errors.failure', errors.failure, 'error'),
    { place: 'fonts.heading.file', name: fonts.heading.file, kind: 'font', role: 'heading' },
    { place: 'fonts.text.file', name: fonts.text.file, kind: 'font', role: 'text' },
  ];
}
