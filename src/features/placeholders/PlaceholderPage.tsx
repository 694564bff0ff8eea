import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useParams, useSearchParams } from 'react-router-dom';
import { useAppSelector } from '../../app/hooks';
import { RouteButton } from '../../router/RouteButton';
import { selectRouteId } from '../../router/routeTable';
import { paths } from '../../shared/config/paths';
import { useMessages } from '../../shared/i18n/useMessages';
import { colors } from '../../shared/theme/tokens';
import { PageTitle } from '../../shared/ui/layout';
import { NextSteps } from '../../shared/ui/NextSteps';
import { ScenePage } from '../../shared/ui/ScenePage';
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
    <ScenePage scene={placeholder.scene}>
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
    </ScenePage>
  );
}

const Subject = styled.p(css`
  && {
    color: ${colors.ink};
  }
  q {
    font-weight: 650;
    quotes: '“' '”';
  }
`);
