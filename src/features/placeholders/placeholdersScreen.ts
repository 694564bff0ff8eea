import type { ScreenModule } from '../../router/screen';
import { getShop } from '../../shared/shop/currentShop';
import { PlaceholderPage } from './PlaceholderPage';
import { placeholderAt } from './placeholders';
import { placeholdersMessages } from './placeholdersMessages';

export const screen: ScreenModule = {
  name: 'placeholders',
  Screen: PlaceholderPage,
  head: ({ language, pathname }) => {
    const { description, pages } = placeholdersMessages.in(language);
    const placeholder = placeholderAt(pathname);
    const title = placeholder ? pages[placeholder.id] : '';
    return { title, description: description({ title, site: getShop(language).name }) };
  },
};
