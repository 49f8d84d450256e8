import { type RouteObject, useRoutes } from 'react-router-dom';

/** Renders the route of the address. Routes are data: as elements they bring the code that reads them. */
export function RouteTable({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}
