import type { ScreenModule } from '../../router/screen';
import { getShop } from '../../shared/shop/currentShop';
import { authMessages } from './authMessages';
import { LoginPage } from './LoginPage';

export const screen: ScreenModule = {
  name: 'login',
  messages: 'auth',
  Screen: LoginPage,
  head: ({ language }) => {
    const { loginTitle, loginDescription } = authMessages.in(language);
    return {
      title: loginTitle,
      description: loginDescription({ site: getShop(language).name }),
    };
  },
};
