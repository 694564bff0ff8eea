import type { ScreenModule } from '../routing/screen';
import { ErrorPage } from './ErrorPage';

export const screen: ScreenModule = { name: 'notFound', Screen: ErrorPage };
