import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { ChevronRight } from 'lucide';
import { Link, useParams } from 'react-router-dom';
import { failures } from '../../api/apiErrors';
import { retryRequested } from '../../api/connectionSlice';
import { useErrorText } from '../../api/useErrorText';
import { useAppDispatch, useShownResult } from '../../app/hooks';
import { paths, vehicleIds, vehiclesPath } from '../../shared/config/paths';
import { useContentLang } from '../../shared/i18n/contentLanguageSlice';
import { ContentText } from '../../shared/i18n/ContentText';
import { useMessages } from '../../shared/i18n/useMessages';
import { useShop } from '../../shared/shop/useShop';
import { colors, media, textSize } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { Icon } from '../../shared/ui/Icon';
import { Container, PageTitle } from '../../shared/ui/layout';
import { StatePanel } from '../../shared/ui/StatePanel';
import { VehicleBrowser } from './VehicleBrowser';
import { vehiclesMessages } from './vehiclesMessages';
import { vehicleTypesApi, useGetVehicleTypesQuery } from './vehicleTypesApi';

/** The vehicle types at `/vehicles`; the address selects a type and a style. */
export function VehiclesPage() {
  const m = useMessages(vehiclesMessages);
  const { errors } = useShop();
  const lang = useContentLang(vehicleTypesApi.reducerPath);
  const { categoryId, subcategoryId } = vehicleIds(useParams());
  const dispatch = useAppDispatch();
  const { currentData: data, error, isFetching } = useShownResult(useGetVehicleTypesQuery());
  const errorText = useErrorText(error, failures.fetchCars.code);
  const selected = data?.find(({ id }) => id === categoryId);
  return (
    <Page>
      <Trail aria-label={m.breadcrumb}>
        <ol>
          <li>
            <Link to={paths.home}>{m.home}</Link>
          </li>
          <li>
            <Icon drawing={ChevronRight} size={14} />
            {selected ? <Link to={vehiclesPath()}>{m.vehicles}</Link> : <span>{m.vehicles}</span>}
          </li>
          {selected && (
            <li aria-current="page">
              <Icon drawing={ChevronRight} size={14} />
              <ContentText lang={lang}>{selected.name}</ContentText>
            </li>
          )}
        </ol>
      </Trail>
      {error && !data && !isFetching ? (
        <>
          <PageTitle>{m.vehicles}</PageTitle>
          <StatePanel
            scene={errors.failure}
            role="alert"
            headingLevel="h2"
            heading={errorText.text}
            headingLang={errorText.lang}
            text={m.listDidNotArrive}
          >
            <Button
              onClick={() => {
                dispatch(retryRequested());
              }}
            >
              {m.tryAgain}
            </Button>
          </StatePanel>
        </>
      ) : (
        <VehicleBrowser
          types={data ?? []}
          loading={!data}
          selectedCategoryId={categoryId}
          selectedSubcategoryId={subcategoryId}
        />
      )}
    </Page>
  );
}

const Page = styled(Container)(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  /* Leaves room for the notice on the header's edge, as pictures at the top do. */
  padding-top: 36px;
  ${media.desktop} {
    gap: 24px;
    padding-top: 24px;
  }
`);

const Trail = styled.nav(css`
  display: none;
  color: ${colors.muted};
  ${textSize(15, 20)}
  ol,
  li {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  ${media.desktop} {
    display: block;
  }
`);
