import type { IconNode } from 'lucide';
import type { Language } from '../i18n/languages';

/** Address of a file of the shop, as the server serves it, or a path that is whole already. */
export type FileAddress = string;

/** A subcategory of a platform in the sidebar. */
export interface PlatformSubcategory {
  readonly name: string;
  /** 0 when nobody counted. */
  readonly count: number;
  /** Its own page, where it has one; else the platform's serves. */
  readonly url?: string | undefined;
}

/** A site that the shop links to, spec §1. */
export interface Platform {
  /** Also the slug under which the backend counts its products. */
  readonly id: string;
  readonly name: string;
  readonly line: string;
  readonly url: string;
  /** The drawing of a Lucide icon: its elements and their attributes. */
  readonly icon: IconNode;
  readonly isHot: boolean;
  /** A CSS gradient: the ground of its pictures. */
  readonly tint: string;
  /** Its scene on Home, 256 by 128 px. */
  readonly picture: FileAddress;
  /** Its picture in menus, square. */
  readonly tile: FileAddress;
  /** Its scene on About, 1280 by 256 px. */
  readonly widePicture: FileAddress;
  /** How many things it offers, where no backend says it. */
  readonly count: number;
  /** `'vehicle types'`: those of the backend, each a page of the platform. */
  readonly subcategories: readonly PlatformSubcategory[] | 'vehicle types';
}

/** Counts of the shop's own listings; 0 where nobody counted. */
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
 * The shop in one language: what screens show of the shop file, which the server has read and
 * checked. Texts are final, names of files are addresses.
 */
export interface Shop {
  /** Keeps what is stored in the browser apart from other shops. */
  readonly id: string;
  /** All languages of the shop, the default one first. */
  readonly languages: readonly Language[];
  /** Where the shop in its other languages is: JSON files. */
  readonly translations: Readonly<Partial<Record<Language, FileAddress>>>;
  readonly name: string;
  /** Where it sells, such as `Aruba`. */
  readonly place: string;
  /** Parts of the place, such as `Oranjestad`. */
  readonly areas: readonly string[];
  /** Title of Home. */
  readonly title: string;
  readonly tagline: string;
  /** What search engines show of Home. */
  readonly description: string;
  /** Label before prices, such as `AWG`. */
  readonly currency: string;
  readonly contact: {
    readonly address: string;
    readonly mapUrl: string;
    readonly phone: string;
    readonly email: string;
  };
  readonly social: readonly { readonly name: string; readonly url: string }[];
  /** The mark before the name, square. A small drawing is a `data:` URL. */
  readonly logo: FileAddress;
  /** What header and footer promise, spec §2. */
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
  /** Where the owner's texts are; without them our own paths say that they are missing. */
  readonly terms?: string;
  readonly privacy?: string;
  readonly errors: {
    /** For an unknown address. */
    readonly notFound: FileAddress;
    /** For what failed. */
    readonly failure: FileAddress;
  };
}
