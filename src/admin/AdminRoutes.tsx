import type { ComponentType } from 'react';
import { Navigate } from 'react-router-dom';
import type { Level } from '../domain/session/staffSession.ts';
import { staffPaths } from '../staffPaths.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { RouteTable } from '../ui/RouteTable.tsx';
import { screensOf } from './screens.ts';
import { useArrival } from './shell/onTheWay.ts';

/**
 * Renders the page of the address. An unknown page, or one that the user's level can't open, leads to the
 * events (specification 2.8).
 */
export function AdminRoutes({ level }: { level: Level }) {
  useArrival();
  return (
    <RouteTable
      routes={[
        ...screensOf(level).flatMap(({ path, aliases = [], Page }) =>
          Page ? [path, ...aliases].map((name) => ({ path: `${name}/*`, element: whole(name, Page) })) : [],
        ),
        { path: '*', element: <Navigate to={staffPaths.adminScreen('events')} replace /> },
      ]}
    />
  );
}

/** Keeps the console usable around a screen that breaks, or whose code can't be loaded without a network. */
function whole(name: string, Page: ComponentType) {
  return (
    <ErrorBoundary key={name}>
      <Page />
    </ErrorBoundary>
  );
}
