/** Parts of the shell for after the first view, in their own chunk. */
export { CrashPage } from './errors/CrashPage';
export { Notices } from './notices/Notices';
export { FooterEnd } from './FooterEnd';
