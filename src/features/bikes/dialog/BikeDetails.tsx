import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Images, Link2 } from 'lucide';
import { RouteButton } from '../../../router/RouteButton';
import { useContentLang } from '../../../shared/i18n/contentLanguageSlice';
import { useMessages } from '../../../shared/i18n/useMessages';
import type { Picture } from '../../../shared/lib/picture';
import { colors, fonts, media, radii } from '../../../shared/theme/tokens';
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
  /** The address to which closing leads without scripts. */
  readonly listHref: string;
  readonly onPicture: (index: number) => void;
  readonly onCopyLink: () => void;
  readonly onClose: () => void;
}

/** All details of a bike: pictures, the whole description, price and type. */
export function BikeDetails({
  bike,
  pictures,
  pictureIndex,
  linkCopy,
  listHref,
  onPicture,
  onCopyLink,
  onClose,
}: BikeDetailsProps) {
  const m = useMessages(bikesMessages);
  const lang = useContentLang(listingsArea.reducerPath);
  const price = useBikePrice(bike);
  const count = pictures.length;
  return (
    <Sides>
      <CloseCross onClose={onClose} />
      <Gallery pictures={pictures} shown={pictureIndex} onShow={onPicture} />
      <Words>
        <TypeTag>{bike.listingType === 'sale' ? m.forSale : m.listingTypes.auction}</TypeTag>
        <h2 id={DIALOG_TITLE_ID} lang={lang}>
          {wholeWords(bike.title)}
        </h2>
        <Price lang={price.lang}>{price.text}</Price>
        {bike.description !== '' && <Description lang={lang}>{bike.description}</Description>}
        {count > 0 && (
          <Count>
            <Icon drawing={Images} />
            <span>{m.pictureCount({ count })}</span>
          </Count>
        )}
        <Buttons>
          <Button onClick={onCopyLink}>
            <Icon drawing={Link2} />
            <span>{linkCopy === 'copied' ? m.linkCopied : m.copyLink}</span>
          </Button>
          <Button look="secondary" onClick={onClose}>
            {m.close}
          </Button>
        </Buttons>
        <noscript>
          <BackLink look="secondary" to={listHref}>
            {m.backToAllBikes}
          </BackLink>
        </noscript>
        <Said role="status">
          {linkCopy === 'copied' && <span>{m.addressCopied}</span>}
          {linkCopy === 'failed' && <span>{m.copyFailed}</span>}
        </Said>
      </Words>
    </Sides>
  );
}

const Sides = styled.div(css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 12px 16px 24px;
  ${media.tablet} {
    padding: 24px;
  }
  ${media.desktop} {
    grid-template-columns: 560px minmax(0, 1fr);
    gap: 40px;
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
    margin-top: 10px;
    font: 760 clamp(1.75rem, 1.5rem + 1vw, 2.25rem) / 1.08 ${fonts.heading};
  }
  ${media.desktop} {
    padding: 20px 16px 16px 0;
    & > h2 {
      margin-top: 16px;
      /* The first line runs beside the close button. */
      padding-right: 32px;
    }
  }
`);

const TypeTag = styled.p(css`
  padding: 4px 14px;
  border-radius: ${radii.pill};
  background: ${colors.primaryTint};
  color: ${colors.primaryDark};
  font-size: 14px;
  font-weight: 700;
  line-height: calc(22 / 14);
`);

const Price = styled.p(css`
  margin-top: 8px;
  font: 750 clamp(1.75rem, 1.6rem + 0.7vw, 2.125rem) / 1.2 ${fonts.heading};
  letter-spacing: -0.03em;
`);

const Description = styled.p(css`
  margin-top: 16px;
  color: ${colors.prose};
  line-height: calc(26 / 16);
  white-space: pre-line;
  overflow-wrap: anywhere;
`);

const Count = styled.p(css`
  display: flex;
  gap: 8px;
  margin-top: 16px;
  color: ${colors.muted};
  & > svg {
    width: 20px;
    height: 24px;
  }
`);

const Buttons = styled.div(css`
  display: flex;
  gap: 12px;
  width: 100%;
  margin-top: auto;
  padding-top: 24px;
  & > button {
    min-height: 56px;
  }
  & > button:first-of-type {
    flex: 1;
  }
  ${media.scriptless} {
    display: none;
  }
`);

const BackLink = styled(RouteButton)(css`
  margin-top: 24px;
`);

const Said = styled.p(css`
  min-height: 20px;
  margin-top: 8px;
  color: ${colors.muted};
  font-size: 14px;
  line-height: calc(20 / 14);
`);
