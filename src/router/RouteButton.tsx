import styled from '@emotion/styled';
import { buttonStyle } from '../shared/ui/Button';
import { Link } from './Link';

/** A link to one of our screens that looks like a button. */
export const RouteButton = styled(Link, {
  shouldForwardProp: (name) => name !== 'look' && name !== 'isWide',
})(buttonStyle);
