import type { ScreenModule } from '../../router/screen';
import { getShop } from '../../shared/shop/currentShop';
import { aboutMessages } from './aboutMessages';
import { AboutPage } from './AboutPage';

export const screen: ScreenModule = {
  name: 'about',
  Screen: AboutPage,
  head: ({ language }) => {
    const { title, description } = aboutMessages.in(language);
    return { title, description: description({ site: getShop(language).name }) };
  },
};
