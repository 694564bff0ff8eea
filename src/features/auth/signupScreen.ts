import type { ScreenModule } from '../../app/routing/screen';
import { SignupPage } from './SignupPage';

export const screen: ScreenModule = { name: 'signup', Screen: SignupPage };
