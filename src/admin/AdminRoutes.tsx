import { Navigate, Route, Routes } from 'react-router-dom';
import type { Level } from '../domain/staffSession.ts';
import { paths } from '../paths.ts';
import { screensOf } from './screens.ts';

/** The page of the address; what is unknown, or beyond one's level, leads to the events (specification 2.8). */
export function AdminRoutes({ level }: { level: Level }) {
  return (
    <Routes>
      {screensOf(level).flatMap(({ path, aliases = [], Page }) =>
        Page
          ? [path, ...aliases].map((name) => <Route key={name} path={`${name}/*`} element={<Page />} />)
          : [],
      )}
      <Route path="*" element={<Navigate to={paths.adminScreen('events')} replace />} />
    </Routes>
  );
}
