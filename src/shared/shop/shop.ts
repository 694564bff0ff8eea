import type { IconNode } from 'lucide';
import type { Language } from '../i18n/languages';

/** Address of a file of the shop, or an absolute path. */
export type FileAddress = string;

/** A subcategory of a platform in the sidebar. */
export interface PlatformSubcategory {
  readonly name: string;
  /** 0 if unknown. */
  readonly count: number;
  /** Its own page; the platform's by default. */
  readonly url?: string | undefined;
}

/** A site that the shop links to, spec §1. */
export interface Platform {
  /** Also the slug of the backend's category that counts its products. */
  readonly id: string;
  readonly name: string;
  readonly line: string;
  readonly url: string;
  /** The drawing of a Lucide icon: its elements and their attributes. */
  readonly icon: IconNode;
  readonly isHot: boolean;
  /** A CSS gradient, the background of its pictures. */
  readonly tint: string;
  /** Its scene on Home, 256 by 128 px. */
  readonly picture: FileAddress;
  /** Its picture in menus, square. */
  readonly tile: FileAddress;
  /** Its scene on About, 1280 by 256 px. */
  readonly widePicture: FileAddress;
  /** Number of offers, if no backend counts them. */
  readonly count: number;
  /** `'vehicle types'`: the backend's types, each a page of the platform. */
  readonly subcategories: readonly PlatformSubcategory[] | 'vehicle types';
}

/** Counts of the shop's own listings; 0 if unknown. */
export interface BikeCounts {
  readonly count: number;
  readonly subcategories: Readonly<
    Record<'sports-bikes' | 'scooters' | 'cruisers' | 'electric-bikes', number>
  >;
}

/** A picture in two shapes. */
export interface Scene {
  readonly wide: FileAddress;
  /** For phones. */
  readonly tall: FileAddress;
}

/**
 * The shop in one language, made of the validated shop file. Texts are in that language, and names of
 * files are addresses.
 */
export interface Shop {
  /** Separates browser storage from other shops. */
  readonly id: string;
  /** All languages of the shop, default first. */
  readonly languages: readonly Language[];
  /** Addresses of the shop in its other languages, as JSON. */
  readonly translations: Readonly<Partial<Record<Language, FileAddress>>>;
  readonly name: string;
  /** Where it sells, such as `Aruba`. */
  readonly place: string;
  /** Parts of the place, such as `Oranjestad`. */
  readonly areas: readonly string[];
  /** Title of Home. */
  readonly title: string;
  readonly tagline: string;
  /** Home's description for search engines. */
  readonly description: string;
  /** Label before prices, such as `AWG`. */
  readonly currency: string;
  /** IANA name of the zone of a backend's dates without an offset, such as `America/Aruba`. */
  readonly timeZone: string;
  readonly contact: {
    readonly address: string;
    readonly mapUrl: string;
    readonly phone: string;
    readonly email: string;
  };
  readonly social: readonly { readonly name: string; readonly url: string }[];
  /** The square mark before the name. A small SVG is a `data:` URL. */
  readonly logo: FileAddress;
  /** The promises of header and footer, spec §2. */
  readonly promises: Readonly<Record<'delivery' | 'returns' | 'checkout' | 'support', string>>;
  readonly platformsTitle: string;
  readonly platforms: readonly Platform[];
  readonly bikes: BikeCounts;
  /** Below the title of the featured products. */
  readonly featuredLine?: string;
  readonly about: {
    readonly title: string;
    readonly lead: string;
    readonly scene: Scene;
    readonly claims: readonly { readonly figure: string; readonly text: string }[];
    readonly mission: string;
    readonly values: string;
    readonly vision: string;
    readonly platformsTitle: string;
    readonly roles: readonly {
      readonly name: string;
      readonly text: string;
      readonly picture: FileAddress;
    }[];
  };
  readonly accounts: {
    readonly scene: Scene;
    readonly loginWelcome: string;
    readonly signupWelcome: string;
  };
  /** Addresses of the owner's texts; the default pages say that they are missing. */
  readonly terms?: string;
  readonly privacy?: string;
  readonly errors: {
    /** For an unknown address. */
    readonly notFound: FileAddress;
    /** For failures. */
    readonly failure: FileAddress;
  };
}
