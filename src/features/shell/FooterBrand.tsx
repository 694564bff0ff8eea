import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Banknote, Mail, MapPin, Phone } from 'lucide';
import { useMessages } from '../../shared/i18n/useMessages';
import { mailHref, telHref } from '../../shared/lib/contactLinks';
import { useShop } from '../../shared/shop/useShop';
import { colors, media, radii, textSize } from '../../shared/theme/tokens';
import { ExternalLink } from '../../shared/ui/ExternalLink';
import { Icon } from '../../shared/ui/Icon';
import { layoutMessages } from './layoutMessages';
import { Logo } from './Logo';

/** Name, contact details and currency of the shop. */
export function FooterBrand() {
  const m = useMessages(layoutMessages);
  const { contact, currency, social, tagline } = useShop();
  const { address, email, mapUrl, phone } = contact;
  return (
    <Brand>
      {/* Readers may join the name with what is beside it. */} <Logo /> <p>{tagline}</p>
      <address>
        <ExternalLink href={mapUrl}>
          <Icon drawing={MapPin} size={18} />
          <span>{address}</span>
        </ExternalLink>
        <a href={telHref(phone)}>
          <Icon drawing={Phone} size={18} />
          <span>{phone}</span>
        </a>
        <a href={mailHref(email)}>
          <Icon drawing={Mail} size={18} />
          <span>{email}</span>
        </a>
      </address>{' '}
      <Row>
        <Currency>
          <Icon drawing={Banknote} size={18} />
          {m.currencyLabel({ currency: <b>{currency}</b> })}
        </Currency>{' '}
        {social.map(({ name, url }) => (
          <ExternalLink key={name} href={url}>
            {name}
          </ExternalLink>
        ))}
      </Row>
    </Brand>
  );
}

const Brand = styled.div(css`
  & > span {
    color: ${colors.white};
  }
  & > p {
    max-width: 10.75rem;
    margin-top: 16px;
  }
  address {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    margin-top: 12px;
    font-style: normal;
  }
  address > a {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    max-width: 100%;
  }
  address span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  ${media.desktop} {
    address > a {
      min-height: 36px;
    }
  }
`);

const Row = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-top: 12px;
  ${textSize(15, 24)}
  & > a {
    padding-block: 10px;
  }
`);

const Currency = styled.span(css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 36px;
  padding: 0 14px;
  border: 1px solid ${colors.lineOnDark};
  border-radius: ${radii.pill};
  color: ${colors.white};
  b {
    color: ${colors.accent};
  }
`);
