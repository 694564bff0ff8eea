import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Gavel, Images, Link2, Tag } from 'lucide';
import { RouteButton } from '../../../router/RouteButton';
import { useContentLang } from '../../../shared/i18n/contentLanguageSlice';
import { useMessages } from '../../../shared/i18n/useMessages';
import type { Picture } from '../../../shared/lib/picture';
import { useAnnouncement } from '../../../shared/lib/useAnnouncement';
import { usePrinting } from '../../../shared/lib/usePrinting';
import { colors, fonts, hover, looks, media, radii, textSize } from '../../../shared/theme/tokens';
import { Button } from '../../../shared/ui/Button';
import { Icon } from '../../../shared/ui/Icon';
import { wholeWords } from '../../../shared/ui/wholeWords';
import type { BikeDialogState } from '../bikeDialogSlice';
import { bikesMessages } from '../bikesMessages';
import { listingsArea } from '../listingsArea';
import type { Listing } from '../listingSchema';
import { useBikePrice } from '../useBikePrice';
import { CloseCross } from './CloseCross';
import { Gallery } from './Gallery';
import { DIALOG_TITLE_ID } from './MissingBike';

interface BikeDetailsProps {
  readonly bike: Listing;
  readonly pictures: readonly Picture[];
  readonly pictureIndex: number;
  readonly linkCopy: BikeDialogState['linkCopy'];
  /** The address of the Close link without scripts. */
  readonly listHref: string;
  readonly onPicture: (index: number) => void;
  readonly onCopyLink: () => void;
}

/** The details of a bike: pictures, full description, price and type. */
export function BikeDetails({
  bike,
  pictures,
  pictureIndex,
  linkCopy,
  listHref,
  onPicture,
  onCopyLink,
}: BikeDetailsProps) {
  const m = useMessages(bikesMessages);
  const lang = useContentLang(listingsArea.reducerPath);
  const price = useBikePrice(bike);
  const copyTexts = { none: null, asked: null, copied: m.addressCopied, failed: m.copyFailed };
  const copyText = copyTexts[linkCopy];
  useAnnouncement(copyText);
  const isPrinting = usePrinting();
  const count = pictures.length;
  const isAuction = bike.listingType === 'auction';
  return (
    <>
      <CloseCross />
      <Sides>
        <Gallery pictures={pictures} shown={pictureIndex} onShow={onPicture} />
        <Words>
          <h2 id={DIALOG_TITLE_ID} lang={lang} dir="auto">
            {wholeWords(bike.title)}
          </h2>
          <Price lang={price.lang}>{price.text}</Price>
          <Facts>
            <li>
              <Icon drawing={isAuction ? Gavel : Tag} size={20} />
              <span>{isAuction ? m.listingTypes.auction : m.forSale}</span>
            </li>
            {count > 0 && (
              <li data-needs-screen>
                <Icon drawing={Images} size={20} />
                <span>{m.pictureCount({ count })}</span>
              </li>
            )}
          </Facts>
          {bike.description !== '' && (
            <Description lang={lang} dir="auto">
              {bike.description}
            </Description>
          )}
          {isPrinting && <Description>{window.location.href}</Description>}
          <Buttons>
            <Button look="secondary" data-closes>
              {m.close}
            </Button>
            <Quiet type="button" onClick={onCopyLink}>
              <Icon drawing={Link2} size={20} />
              <span>{linkCopy === 'copied' ? m.linkCopied : m.copyLink}</span>
            </Quiet>
          </Buttons>
          <noscript>
            <BackLink look="secondary" to={listHref}>
              {m.backToAllBikes}
            </BackLink>
          </noscript>
          <Said>{copyText}</Said>
        </Words>
      </Sides>
    </>
  );
}

const Sides = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 12px 16px 24px;
  ${media.tablet} {
    padding: 24px;
  }
  ${media.desktop} {
    grid-template-columns: 480px minmax(0, 1fr);
    gap: 40px;
  }
  ${media.low} {
    /* A 4:3 picture, whose height leaves room for the row below. */
    grid-template-columns: min(480px, 50%, (100dvh - 132px) * 4 / 3) minmax(0, 1fr);
    gap: 24px;
    padding: 16px;
  }
  ${media.print} {
    grid-template-columns: minmax(0, 1fr);
  }
`);

const Words = styled.div(css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  padding-inline: 4px;
  & > * {
    max-width: 100%;
    overflow-wrap: anywhere;
  }
  & > h2 {
    font: 760 min(clamp(1.75rem, 1.5rem + 1vw, 2.25rem), 11vw) / 1.08 ${fonts.heading};
  }
  ${media.desktop} {
    padding: 12px 8px 0 0;
    & > h2 {
      /* The first line is beside the close button. */
      padding-right: 40px;
    }
  }
  ${media.low} {
    padding: 4px 0 0;
    & > h2 {
      padding-right: 56px;
      font-size: 1.75rem;
    }
  }
`);

const Price = styled.p(css`
  margin-top: 6px;
  font: 700 clamp(1.375rem, 1.25rem + 0.5vw, 1.625rem) / 1.25 ${fonts.heading};
  letter-spacing: -0.02em;
`);

const Facts = styled.ul(css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin-top: 12px;
  color: ${colors.muted};
  & > li {
    display: flex;
    gap: 8px;
  }
  & > li:first-of-type {
    color: ${colors.primaryDark};
    font-weight: 650;
  }
  svg {
    height: 1lh;
  }
  ${media.print} {
    & > [data-needs-screen] {
      display: none;
    }
  }
`);

const Description = styled.p(css`
  margin-top: 12px;
  color: ${colors.prose};
  line-height: calc(26 / 16);
  white-space: pre-line;
  overflow-wrap: anywhere;
`);

const Buttons = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  width: 100%;
  margin-top: auto;
  padding-top: 20px;
  ${media.scriptless} {
    display: none;
  }
`);

const Quiet = styled.button(css`
  ${looks.bareButton}
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 48px;
  padding: 0 12px;
  border-radius: ${radii.pill};
  color: ${colors.primaryDark};
  font-weight: 650;
  ${hover('text-decoration-line: underline; text-underline-offset: 3px')}
`);

const BackLink = styled(RouteButton)(css`
  margin-top: 24px;
`);

const Said = styled.p(css`
  min-height: 20px;
  margin-top: 4px;
  color: ${colors.muted};
  ${textSize(14, 20)}
`);
