import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { ArrowUpRight } from 'lucide';
import { ShopLink } from '../../../router/ShopLink';
import { isExternal } from '../../../shared/lib/safeUrl';
import {
  colors,
  fonts,
  hover,
  layers,
  motion,
  radii,
  shadows,
  textSize,
  tints,
} from '../../../shared/theme/tokens';
import { Icon } from '../../../shared/ui/Icon';
import { useDestinations } from './destinations';

/** The panel of the header's categories. */
export function CategoryPanel({ onChosen }: { onChosen: () => void }) {
  const { bikes, categories } = useDestinations();
  return (
    <Panel>
      <ul>
        {categories.map((to) => (
          <li key={to.id}>
            <Row href={to.href} onClick={onChosen}>
              <Tile src={to.tile} alt="" width={56} height={56} style={{ background: to.tint }} />
              <span>
                <b>
                  <span>{`${to.name} `}</span>
                  {isExternal(to.href) && <Icon drawing={ArrowUpRight} size={16} />}
                </b>
                <small>{to.line}</small>
              </span>
            </Row>
          </li>
        ))}
      </ul>
      <Feature href={bikes.href} onClick={onChosen}>
        <b>{`${bikes.name} `}</b>
        <small>{bikes.line}</small>
        <img src={bikes.tile} alt="" width={224} height={224} />
      </Feature>
    </Panel>
  );
}

const Panel = styled.div(css`
  position: absolute;
  top: calc(100% - 8px);
  left: 24px;
  z-index: ${layers.header};
  display: grid;
  grid-template-columns: 1fr 16.5rem;
  gap: 16px;
  width: 55rem;
  max-width: calc(100% - 48px);
  padding: 16px;
  border: 1px solid ${colors.hairline};
  border-radius: ${radii.panel};
  background: ${colors.white};
  box-shadow: ${shadows.overlay};
  b {
    display: flex;
    align-items: center;
    gap: 4px;
    ${textSize(17, 24)}
    font-weight: 650;
    /* Keeps the space at the end of a name: screen readers join it with the line below. */
    white-space: pre-wrap;
  }
  b > svg {
    color: ${colors.muted};
  }
  small {
    color: ${colors.muted};
    ${textSize(15, 24)}
  }
  ul {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 4px 8px;
  }
`);

const Row = styled(ShopLink)(css`
  display: flex;
  align-items: center;
  gap: 16px;
  height: 100%;
  min-height: 80px;
  padding: 12px 14px;
  border-radius: ${radii.field};
  color: ${colors.ink};
  text-decoration: none;
  transition: background-color ${motion.quick};
  &:focus-visible {
    outline-offset: -3px;
  }
  ${hover(`background: ${colors.primaryTint}`)}
`);

const Tile = styled.img(css`
  flex: none;
  border-radius: ${radii.chip};
`);

const Feature = styled(ShopLink)(css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-height: 248px;
  padding: 16px 20px;
  border-radius: ${radii.card};
  background: ${tints.warm};
  color: ${colors.ink};
  text-decoration: none;
  overflow: hidden;
  & > b {
    font: 740 1.375rem / calc(28 / 22) ${fonts.heading};
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
  & > small {
    color: ${colors.ink};
  }
  & > img {
    position: absolute;
    right: -8px;
    bottom: -38px;
    width: 236px;
    height: 236px;
    transition: translate ${motion.gentle};
  }
  ${hover('translate: -6px 0', '&:hover > img')}
`);
