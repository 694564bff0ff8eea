import type { ScreenModule } from '../../app/routing/screen';
import { PlaceholderPage } from './PlaceholderPage';

export const screen: ScreenModule = { name: 'placeholders', Screen: PlaceholderPage };
