import type { ScreenModule } from '../../app/routing/screen';
import { authSlice } from './authSlice';
import { LoginPage } from './LoginPage';

export const screen: ScreenModule = { name: 'login', Screen: LoginPage, slices: [authSlice] };
