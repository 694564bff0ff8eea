import type { ScreenModule } from '../../router/screen';
import { getShop } from '../../shared/shop/currentShop';
import { authMessages } from './authMessages';
import { SignupPage } from './SignupPage';

export const screen: ScreenModule = {
  name: 'signup',
  messages: 'auth',
  Screen: SignupPage,
  head: ({ language }) => {
    const { signupTitle, signupDescription } = authMessages.in(language);
    return {
      title: signupTitle,
      description: signupDescription({ site: getShop(language).name }),
    };
  },
};
