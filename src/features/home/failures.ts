/** What Home shows when calls fail: a chunk of its own. */
export { WarningBanner } from '../../shared/ui/WarningBanner';
export { ContentError } from './ContentError';
