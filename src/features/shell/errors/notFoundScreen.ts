import type { ScreenModule } from '../../../router/screen';
import { ErrorPage } from './ErrorPage';
import { errorsMessages } from './errorsMessages';

export const screen: ScreenModule = {
  name: 'notFound',
  Screen: ErrorPage,
  head: ({ language }) => {
    const { title, missingPages } = errorsMessages.in(language);
    return { title, description: missingPages.unknown };
  },
};
