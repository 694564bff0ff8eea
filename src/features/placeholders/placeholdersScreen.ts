import type { ScreenModule } from '../../app/screen';
import { PlaceholderPage } from './PlaceholderPage';

export const screen: ScreenModule = { name: 'placeholders', Screen: PlaceholderPage };
