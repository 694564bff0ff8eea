import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useParams, useSearchParams } from 'react-router-dom';
import { useAppSelector } from '../../app/hooks';
import { RouteButton } from '../../router/RouteButton';
import { selectRouteId } from '../../router/routeTable';
import { paths } from '../../shared/config/paths';
import { useMessages } from '../../shared/i18n/useMessages';
import { colors, media, textSize } from '../../shared/theme/tokens';
import { PageTitle, sceneSize } from '../../shared/ui/layout';
import { NextSteps } from '../../shared/ui/NextSteps';
import { categoryName, placeholderOf } from './placeholders';
import { placeholdersMessages } from './placeholdersMessages';

/** The placeholder of a screen that does not exist yet, with a link to others (spec §2). */
export function PlaceholderPage() {
  const m = useMessages(placeholdersMessages);
  const [query] = useSearchParams();
  const { category } = useParams();
  const placeholder = placeholderOf(useAppSelector(selectRouteId));
  if (!placeholder) return null;
  const asked = placeholder.id === 'search' ? (query.get('q')?.trim() ?? '') : '';
  const categoryAsked = category === undefined ? '' : categoryName(category);
  return (
    <Stage>
      <img src={placeholder.scene} alt="" width={400} height={280} />
      <PageTitle>{m.comingSoon({ name: m.pages[placeholder.id] })}</PageTitle>
      {asked !== '' && <Subject>{m.youAskedFor({ query: <q>{asked}</q> })}</Subject>}
      {categoryAsked !== '' && (
        <Subject>{m.categorySubject({ category: <q>{categoryAsked}</q> })}</Subject>
      )}
      <p>{m.onItsWay}</p>
      <NextSteps>
        <RouteButton to={paths.home}>{m.goToShop}</RouteButton>
        <RouteButton look="secondary" to={paths.bikes}>
          {m.seeBikes}
        </RouteButton>
      </NextSteps>
    </Stage>
  );
}

const Stage = styled.section(css`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: 24px 16px 32px;
  text-align: center;
  & > img {
    ${sceneSize}
    margin-bottom: 20px;
  }
  & > h1 {
    max-width: 11ch;
    font-size: min(clamp(2.25rem, 1.75rem + 2vw, 3.125rem), 11.25vw);
    line-height: 1.1;
  }
  & > p {
    max-width: 35rem;
    margin-top: 12px;
    color: ${colors.muted};
    ${textSize(18, 28)}
  }
  ${media.tablet} {
    & > h1 {
      max-width: none;
    }
  }
  ${media.desktop} {
    padding-block: 45px 32px;
  }
`);

const Subject = styled.p(css`
  && {
    color: ${colors.ink};
    overflow-wrap: anywhere;
  }
  q {
    font-weight: 650;
    quotes: '“' '”';
  }
`);
