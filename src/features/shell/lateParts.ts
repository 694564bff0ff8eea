/** Parts of the frame that are needed only after the first view: a chunk of their own. */
export { CrashPage } from './errors/CrashPage';
export { Notices } from './notices/Notices';
export { FooterEnd } from './FooterEnd';
