import styled from '@emotion/styled';
import type { Picture } from '../../shared/lib/picture';
import drawing from '../../shared/pictures/veh.webp';
import { clamped } from '../../shared/theme/clamped';
import { colors, fonts, media, radii } from '../../shared/theme/tokens';
import { SmartImage } from '../../shared/ui/SmartImage';

interface TypeLeadProps {
  readonly name: string;
  readonly count: number;
  /** Null shows our own drawing. */
  readonly picture: Picture | null;
}

/** A type's name over its picture. */
export function TypeLead({ name, count, picture }: TypeLeadProps) {
  return (
    <Lead>
      <div>
        <h2>{name}</h2>
        <p>{count.toLocaleString('en-US')} listed today</p>
      </div>
      {picture ? (
        <SmartImage picture={picture} ratio={4 / 3} sizes="(min-width: 1024px) 400px, 100vw" />
      ) : (
        <Drawing src={drawing} alt="" width={800} height={816} />
      )}
    </Lead>
  );
}

const Lead = styled.div`
  position: relative;
  min-height: 260px;
  border-radius: ${radii.panelPhone};
  background: ${colors.seaDark};
  color: ${colors.white};
  overflow: hidden;
  isolation: isolate;
  & > div:first-of-type {
    padding: 24px 24px 0;
  }
  h2 {
    font: 760 36px/44px ${fonts.heading};
    letter-spacing: -0.03em;
    overflow-wrap: anywhere;
    ${clamped(3)}
  }
  /* The picture rises out of the dusk that the words stand on. */
  & > div:last-of-type:not(:first-of-type) {
    margin-top: -24px;
    aspect-ratio: 16 / 10 !important;
    background: none;
    mask-image: linear-gradient(transparent, #000 28%);
  }
  ${media.tablet} {
    & > div:last-of-type:not(:first-of-type) {
      position: absolute;
      right: 0;
      bottom: 0;
      width: 64%;
      height: 100%;
      margin: 0;
      mask-image: linear-gradient(to right, transparent, #000 40%);
    }
  }
  ${media.desktop} {
    border-radius: ${radii.panel};
    & > div:first-of-type {
      padding: 32px 36px 0;
    }
    h2 {
      font-size: 44px;
      line-height: 52px;
    }
    & > div:last-of-type:not(:first-of-type) {
      left: 0;
      width: 100%;
      height: auto;
      aspect-ratio: 4 / 3 !important;
      mask-image: linear-gradient(transparent, #000 20%);
    }
  }
`;

const Drawing = styled.img`
  position: absolute;
  right: 0;
  bottom: 0;
  z-index: -1;
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: 50% 100%;
`;
