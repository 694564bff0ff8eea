/** Parts of the frame that speak of what comes after the first view: a chunk of their own. */
export { Notices } from '../notices/Notices';
export { ScrollToTop } from './ScrollToTop';
