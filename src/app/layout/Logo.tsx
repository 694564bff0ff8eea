import styled from '@emotion/styled';
import { useShop } from '../../shared/shop/useShop';
import { fonts, radii } from '../../shared/theme/tokens';

/** The mark and the name, whose colour follows the text around it; a long one takes two lines. */
export function Logo() {
  const { logo, name } = useShop();
  return (
    <Lockup>
      <Mark src={logo} alt="" width={44} height={44} />
      {name}
    </Lockup>
  );
}

const Lockup = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  font: 750 26px/32px ${fonts.heading};
  letter-spacing: -0.05em;
  vertical-align: top;
`;

const Mark = styled.img`
  flex: none;
  border-radius: ${radii.field};
`;
