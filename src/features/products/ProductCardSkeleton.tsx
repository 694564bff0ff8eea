import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { media, radii } from '../../shared/theme/tokens';
import { Skeleton } from '../../shared/ui/Skeleton';
import { Card, Facts, Side } from './ProductCardFrame';

/** The skeleton of a product card, in its size. */
export function ProductCardSkeleton() {
  return (
    <Card as="div" aria-hidden>
      <Side>
        <Picture />
      </Side>
      <Facts>
        <Skeleton style={{ width: '45%', height: 18 }} />
        <Skeleton style={{ width: '80%', height: 26 }} />
        <Price />
      </Facts>
      <Button />
    </Card>
  );
}

const Picture = styled(Skeleton)(css`
  aspect-ratio: 1;
  border-radius: 0;
  ${media.tablet} {
    aspect-ratio: 1.2;
  }
  ${media.desktop} {
    aspect-ratio: auto;
  }
`);

const Price = styled(Skeleton)(css`
  width: 40%;
  height: 52px;
  margin-top: auto;
  background-clip: content-box;
  padding-bottom: 26px;
  ${media.desktop} {
    height: 62px;
  }
  ${media.wide} {
    height: 36px;
    padding-bottom: 0;
  }
`);

const Button = styled(Skeleton)(css`
  height: 44px;
  margin: 0 12px 52px;
  border-radius: ${radii.pill};
  ${media.desktop} {
    height: 48px;
    margin: 0 20px 20px;
  }
  ${media.wide} {
    margin: 0 23px 20px 28px;
  }
`);
