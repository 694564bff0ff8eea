import { bikeIdOf, bikePath, bikesPagePath, pageOf } from '../../../features/bikes/bikeAddress';
import { bikePictures, findBike } from '../../../features/bikes/bikeList';
import { bikesMessages } from '../../../features/bikes/bikesMessages';
import { listingsApi } from '../../../features/bikes/listingsApi';
import { vehicleTypesApi } from '../../../features/vehicles/vehicleTypesApi';
import { selectLanguage, selectLocation } from '../../../router/locationSlice';
import { type RouteId, matchRoute } from '../../../router/routeTable';
import type { ScreenModule } from '../../../router/screen';
import { vehicleIds } from '../../../shared/config/paths';
import type { Picture } from '../../../shared/lib/picture';
import { priceText } from '../../../shared/lib/price';
import { getShop } from '../../../shared/shop/currentShop';
import type { RootState } from '../../rootReducer';
import { headMessages } from './headMessages';

/** The parts of the head that are about one page, besides its title. */
export interface HeadData {
  readonly description: string;
  /** Path and query of the page's own address, without its language and what only arranges it. */
  readonly path: string;
  /** Shown by previews; the shop's own picture where there is none. */
  readonly picture: Picture | null;
}

/** Search engines show this many characters of a description. */
const DESCRIPTION_MAX = 160;

/** The head of a page: about the item that it shows, or about its screen. */
export function headData(routeId: RouteId, screen: ScreenModule, state: RootState): HeadData {
  const { language, pathname } = selectLocation(state);
  const { description } = screen.head({ language, routeId });
  const head = { description, path: pathname, picture: null };
  if (routeId === 'bikes') return { ...head, ...bikeHead(state, description) };
  if (routeId === 'vehicles') return { ...head, ...vehicleHead(state) };
  return head;
}

function bikeHead(state: RootState, description: string): Partial<HeadData> {
  const bikeId = bikeIdOf(selectLocation(state).search);
  const { data } = listingsApi.endpoints.getBikes.select()(state);
  const bike = data && bikeId !== null ? findBike(data, bikeId) : null;
  const page = pageOf(selectLocation(state).search);
  const language = selectLanguage(state);
  if (!data || !bike) {
    const { pageTitle } = bikesMessages.in(language);
    return {
      path: bikesPagePath('', page),
      // Each page of the list is indexed by itself.
      ...(page > 1 && { description: `${pageTitle({ page })}: ${description}` }),
    };
  }
  const price = priceText(bike.price, language);
  return {
    description: shortened([price, bike.description || bike.title].filter(Boolean).join(': ')),
    path: bikePath(bike.id),
    picture:
      bikePictures(bike, data.picturesOrigin, bikesMessages.in(language).pictureAlt)[0] ?? null,
  };
}

function vehicleHead(state: RootState): Partial<HeadData> {
  const { categoryId, subcategoryId } = vehicleIds(
    matchRoute(selectLocation(state).pathname).params,
  );
  const types = vehicleTypesApi.endpoints.getVehicleTypes.select()(state).data;
  const language = selectLanguage(state);
  const { styleListedToday, typeListedToday } = headMessages.in(language);
  const { place } = getShop(language);
  const type = types?.find(({ id }) => id === categoryId);
  if (!type) return {};
  const style = type.subcategories.find(({ id }) => id === subcategoryId);
  const names = type.subcategories.map(({ name }) => name);
  return {
    description: shortened(
      style
        ? styleListedToday({ style: style.name, type: type.name, count: style.count, place })
        : typeListedToday({
            type: type.name,
            count: type.count,
            styles: names.join(', '),
            place,
          }),
    ),
    picture: type.picture && { ...type.picture, alt: type.name },
  };
}

/** A text of one line that ends with a whole word where it is too long. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_MAX) return line;
  return `${line.slice(0, DESCRIPTION_MAX).replace(/ \S*$/, '')}…`;
}
