import type { ScreenModule } from '../../app/routing/screen';
import { LoginPage } from './LoginPage';

export const screen: ScreenModule = { name: 'login', Screen: LoginPage };
