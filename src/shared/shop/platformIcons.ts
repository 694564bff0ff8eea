import * as bed from 'lucide-react/icons/bed-double';
import * as bike from 'lucide-react/icons/bike';
import * as camera from 'lucide-react/icons/camera';
import * as car from 'lucide-react/icons/car';
import * as dumbbell from 'lucide-react/icons/dumbbell';
import * as fish from 'lucide-react/icons/fish';
import * as gift from 'lucide-react/icons/gift';
import * as house from 'lucide-react/icons/house';
import * as key from 'lucide-react/icons/key-round';
import * as laptop from 'lucide-react/icons/laptop';
import * as music from 'lucide-react/icons/music';
import * as palette from 'lucide-react/icons/palette';
import * as plane from 'lucide-react/icons/plane';
import * as sailboat from 'lucide-react/icons/sailboat';
import * as scissors from 'lucide-react/icons/scissors';
import * as ship from 'lucide-react/icons/ship';
import * as shirt from 'lucide-react/icons/shirt';
import * as sofa from 'lucide-react/icons/sofa';
import * as sparkles from 'lucide-react/icons/sparkles';
import * as store from 'lucide-react/icons/store';
import * as ticket from 'lucide-react/icons/ticket';
import * as palm from 'lucide-react/icons/tree-palm';
import * as utensils from 'lucide-react/icons/utensils';
import * as waves from 'lucide-react/icons/waves-horizontal';
import * as wrench from 'lucide-react/icons/wrench';
import * as v from 'valibot';
import type { IconNode } from './shop';

const icons = {
  bed,
  bike,
  camera,
  car,
  dumbbell,
  fish,
  gift,
  house,
  key,
  laptop,
  music,
  palette,
  palm,
  plane,
  sailboat,
  scissors,
  ship,
  shirt,
  sofa,
  sparkles,
  store,
  ticket,
  utensils,
  waves,
  wrench,
} as const;

/** Lucide's icons that a platform may have in the sidebar. */
export type PlatformIcon = keyof typeof icons;
export const platformIcons = Object.keys(icons) as PlatformIcon[];

/** What the module of an icon exports beside the component; its types do not say it. */
const moduleSchema = v.object({
  __iconData: v.object({
    node: v.array(v.strictTuple([v.string(), v.record(v.string(), v.string())])),
  }),
});

/**
 * The drawing of an icon. It comes with the page, so that no visitor loads the other icons.
 * @throws Error when Lucide no longer exports it
 */
export function iconNode(name: PlatformIcon): IconNode {
  return v.parse(moduleSchema, icons[name]).__iconData.node;
}
