import type { ScreenModule } from '../../app/routing/screen';
import { authSlice } from './authSlice';
import { SignupPage } from './SignupPage';

export const screen: ScreenModule = { name: 'signup', Screen: SignupPage, slices: [authSlice] };
