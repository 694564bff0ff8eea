import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { ContentText } from '../../shared/i18n/ContentText';
import { useMessages } from '../../shared/i18n/useMessages';
import { colors, shadows } from '../../shared/theme/tokens';
import { ExternalLink } from '../../shared/ui/ExternalLink';
import { uiMessages } from '../../shared/ui/uiMessages';
import type { Banner } from './bannerSchema';

interface BannerActionProps {
  readonly banner: Pick<Banner, 'link' | 'buttonText'>;
  /** Language of its text, if not the page's. */
  readonly lang: string | undefined;
  readonly onClick: () => void;
  /** An icon after the text. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** Covers all of its banner: a link that opens in a new tab, if it has one, else a button. */
export function BannerAction({
  banner: { link, buttonText },
  lang,
  children,
  ...props
}: BannerActionProps) {
  const { shopNow } = useMessages(uiMessages);
  const words = (
    <>
      <ContentText lang={buttonText === null ? undefined : lang}>
        {buttonText ?? shopNow}
      </ContentText>
      {children}
    </>
  );
  return link === null ? (
    <Cover as="button" type="button" {...props}>
      {words}
    </Cover>
  ) : (
    <Cover as={ExternalLink} href={link} {...props}>
      {words}
    </Cover>
  );
}

/** Its focus ring is white around dark, for contrast on any picture. */
const Cover = styled.a(css`
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline-color: ${colors.white};
    box-shadow: ${shadows.aroundRing};
  }
`);
