import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Mail, MapPin, Phone } from 'lucide';
import { useMessages } from '../../shared/i18n/useMessages';
import { mailHref, telHref } from '../../shared/lib/contactLinks';
import { useShop } from '../../shared/shop/useShop';
import { colors, media, radii, textSize } from '../../shared/theme/tokens';
import { ButtonLink, buttonStyle } from '../../shared/ui/Button';
import { ExternalLink } from '../../shared/ui/ExternalLink';
import { Icon } from '../../shared/ui/Icon';
import { SectionTitle } from '../../shared/ui/layout';
import { aboutMessages } from './aboutMessages';

/** The calls to action: phone, map and email. */
export function SayHello() {
  const m = useMessages(aboutMessages);
  const { email, mapUrl, phone } = useShop().contact;
  return (
    <Panel data-ground="dark">
      <Waves viewBox="0 0 1280 100" preserveAspectRatio="none" aria-hidden>
        <path
          fill={colors.primaryDark}
          d="M0 50c150-30 270-8 420-2 190 0 280-30 430-24s250 42 330 26c50-8 70-20 100-30v80H0z"
        />
        <path
          fill={colors.primaryDeep}
          d="M0 76c110-20 210-2 380-2 190 0 300-24 460-24s260 40 350 26c40-5 60-14 90-22v46H0z"
        />
      </Waves>
      <div>
        <SectionTitle id="say-hello">{m.sayHello}</SectionTitle>
        <p>{m.callWriteWalkIn}</p>
      </div>
      <Ways>
        <ButtonLink look="accent" href={telHref(phone)}>
          <Icon drawing={Phone} />
          <span>{m.callUs}</span>
        </ButtonLink>
        <WhiteLink href={mapUrl}>
          <Icon drawing={MapPin} />
          <span>{m.openMap}</span>
        </WhiteLink>
        <ButtonLink look="white" href={mailHref(email)}>
          <Icon drawing={Mail} />
          <span>{m.writeToUs}</span>
        </ButtonLink>
      </Ways>
    </Panel>
  );
}

const Panel = styled.section(css`
  position: relative;
  display: grid;
  gap: 24px;
  padding: 28px 24px 32px;
  border-radius: ${radii.panelPhone};
  background: ${colors.primary};
  color: ${colors.white};
  overflow: hidden;
  isolation: isolate;
  p {
    margin-top: 8px;
    ${textSize(17, 24)}
  }
  ${media.desktop} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 188px;
    padding: 32px 64px;
    border-radius: ${radii.panel};
  }
`);

const Waves = styled.svg(css`
  position: absolute;
  bottom: 0;
  left: 0;
  z-index: -1;
  width: 100%;
  height: 92px;
`);

const Ways = styled.div(css`
  display: grid;
  gap: 12px;
  & > a {
    min-height: 56px;
    padding: 15px 32px;
    ${textSize(17, 24)}
  }
  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
  }
`);

const WhiteLink = styled(ExternalLink)(buttonStyle({ look: 'white' }));
