import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { buttonStyle } from '../shared/ui/Button';

/** A link to one of our screens that looks like a button. */
export const RouteButton = styled(Link, {
  shouldForwardProp: (name) => name !== 'look' && name !== 'isWide',
})(buttonStyle);
