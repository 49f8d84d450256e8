import type { ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { Level } from '../domain/session/staffSession.ts';
import { paths } from '../paths.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { screensOf } from './screens.ts';

/**
 * The page of the address; what is unknown, or beyond one's level, leads to the events (specification 2.8).
 */
export function AdminRoutes({ level }: { level: Level }) {
  return (
    <Routes>
      {screensOf(level).flatMap(({ path, aliases = [], Page }) =>
        Page
          ? [path, ...aliases].map((name) => (
              <Route key={name} path={`${name}/*`} element={whole(name, Page)} />
            ))
          : [],
      )}
      <Route path="*" element={<Navigate to={paths.adminScreen('events')} replace />} />
    </Routes>
  );
}

/** A screen that breaks, or whose code does not come without a network, leaves the console around it. */
function whole(name: string, Page: ComponentType) {
  return (
    <ErrorBoundary key={name}>
      <Page />
    </ErrorBoundary>
  );
}
