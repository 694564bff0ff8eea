import type { ScreenModule } from '../../app/routing/screen';
import { AboutPage } from './AboutPage';

export const screen: ScreenModule = { name: 'about', Screen: AboutPage };
