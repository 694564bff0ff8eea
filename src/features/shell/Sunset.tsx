import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useShop } from '../../shared/shop/useShop';
import { colors, fonts, media, radii, shadows, sunlight } from '../../shared/theme/tokens';

/** A decorative sunset behind the name. */
export function Sunset() {
  return (
    <Stage aria-hidden>
      <Sun />
      <Name data-name={useShop().name} />
    </Stage>
  );
}

const Stage = styled.div(css`
  position: relative;
  --sun: 37vw;
  height: calc(var(--sun) * 0.67);
  margin-top: 8px;
  overflow: clip;
  pointer-events: none;
  ${media.desktop} {
    --sun: min(27.3vw, 392px);
    margin-top: -48px;
  }
`);

const Sun = styled.div(css`
  position: absolute;
  bottom: calc(var(--sun) * -0.5);
  left: 50%;
  width: var(--sun);
  height: var(--sun);
  border-radius: ${radii.round};
  background: ${sunlight.settingSun};
  translate: -50% 0;
  box-shadow: ${shadows.sunlight};
`);

const Name = styled.div(css`
  position: absolute;
  bottom: 0;
  left: 50%;
  translate: -50% 0;
  &::before {
    content: attr(data-name);
    margin: var(--name-margin);
    display: block;
    white-space: nowrap;
    color: ${colors.duskName};
    font: 800 var(--name-size) / 0.9 ${fonts.heading};
    letter-spacing: -0.085em;
  }
`);
