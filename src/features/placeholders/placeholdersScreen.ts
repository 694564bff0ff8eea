import type { ScreenModule } from '../../router/screen';
import { getShop } from '../../shared/shop/currentShop';
import { PlaceholderPage } from './PlaceholderPage';
import { placeholderOf } from './placeholders';
import { placeholdersMessages } from './placeholdersMessages';

export const screen: ScreenModule = {
  name: 'placeholders',
  Screen: PlaceholderPage,
  head: ({ language, routeId }) => {
    const { description, pages } = placeholdersMessages.in(language);
    const placeholder = placeholderOf(routeId);
    const title = placeholder ? pages[placeholder.id] : '';
    return { title, description: description({ title, site: getShop(language).name }) };
  },
};
