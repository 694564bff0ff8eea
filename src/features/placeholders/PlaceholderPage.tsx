import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useAppSelector } from '../../app/hooks';
import { selectLocation } from '../../router/locationSlice';
import { RouteButton } from '../../router/RouteButton';
import { useRouteParams } from '../../router/routeParams';
import { paths } from '../../shared/config/paths';
import { useMessages } from '../../shared/i18n/useMessages';
import { colors, media } from '../../shared/theme/tokens';
import { PageTitle, sceneSize } from '../../shared/ui/layout';
import { NextSteps } from '../../shared/ui/NextSteps';
import { categoryName, placeholderAt } from './placeholders';
import { placeholdersMessages } from './placeholdersMessages';

/** The placeholder of a screen that does not exist yet, with a link to others (spec §2). */
export function PlaceholderPage() {
  const m = useMessages(placeholdersMessages);
  const { pathname, search } = useAppSelector(selectLocation);
  const { category } = useRouteParams();
  const placeholder = placeholderAt(pathname);
  if (!placeholder) return null;
  const query = placeholder.id === 'search' ? queryOf(search) : '';
  const categoryAsked = category === undefined ? '' : categoryName(category);
  return (
    <Stage>
      <img src={placeholder.scene} alt="" width={400} height={280} />
      <PageTitle>{m.comingSoon({ name: m.pages[placeholder.id] })}</PageTitle>
      {query !== '' && <Subject>{m.youAskedFor({ query: <q>{query}</q> })}</Subject>}
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

function queryOf(search: string): string {
  return new URLSearchParams(search).get('q')?.trim() ?? '';
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
    font-size: clamp(2.25rem, 1.75rem + 2vw, 3.125rem);
    line-height: 1.1;
  }
  & > p {
    max-width: 560px;
    margin-top: 12px;
    color: ${colors.muted};
    font-size: 18px;
    line-height: calc(28 / 18);
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
