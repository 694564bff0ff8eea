import { Route, Routes } from 'react-router-dom';
import { selectLocation } from '../shared/location/locationSlice';
import { useAppSelector } from './hooks';
import { ErrorPage } from './layout/ErrorPage';
import { RenderErrorBoundary } from './layout/RenderErrorBoundary';
import { routes } from './routes';

/** The screen that the address leads to. */
export function Screens() {
  const { key } = useAppSelector(selectLocation);
  return (
    <RenderErrorBoundary place={key}>
      <Routes>
        {routes.map(({ id, path, screen: { Component } }) => (
          <Route key={id} path={path} element={<Component />} />
        ))}
        <Route path="*" element={<ErrorPage />} />
      </Routes>
    </RenderErrorBoundary>
  );
}
