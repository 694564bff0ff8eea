import styled from '@emotion/styled';
import { site } from '../../shared/config/site';
import { fonts, logo, radii } from '../../shared/theme/tokens';

/** The mark and the name; colours follow the text around it. */
export function Logo() {
  return (
    <Lockup>
      <Mark viewBox="0 0 64 64" aria-hidden>
        <path fill={logo.sky} d="M0 0h64v64H0z" />
        <circle cx="32" cy="33" r="17" fill={logo.sun} />
        <path d="M0 41c7-5 13-5 20 0s13 5 20 0 14-5 24-.5V64H0z" fill={logo.sea} />
        <path
          d="M-4 42.5c9-6.5 16-6.5 24-1.5s13 5 20 0 17-5.5 28 1"
          fill="none"
          stroke={logo.wave}
          strokeWidth="3.8"
        />
      </Mark>
      {site.name}
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
  white-space: nowrap;
`;

const Mark = styled.svg`
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: ${radii.field};
`;
