import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useShop } from '../../shared/shop/useShop';
import { fonts, radii } from '../../shared/theme/tokens';

/** The mark and the name, in the colour of the surrounding text; a long name has two lines. */
export function Logo() {
  const { logo, name } = useShop();
  return (
    <Lockup>
      <Mark src={logo} alt="" width={44} height={44} fetchPriority="low" />
      <span>{name}</span>
    </Lockup>
  );
}

const Lockup = styled.span(css`
  overflow-wrap: anywhere;
  display: inline-flex;
  max-width: 16.25rem;
  vertical-align: top;
  font: var(--brand) ${fonts.heading};
  gap: 12px;
  align-items: center;
  letter-spacing: -0.05em;
`);

const Mark = styled.img(css`
  flex: none;
  border-radius: ${radii.field};
`);
