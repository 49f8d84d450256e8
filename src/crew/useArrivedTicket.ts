import { matchPath, useLocation } from 'react-router-dom';
import { isTicketText } from '../domain/signUp/ticketKey.ts';
import { patterns } from '../paths.ts';

/** Returns the id of the ticket whose code led here, '' for a broken one, null at any other address. */
export function useArrivedTicket(): string | null {
  const { pathname, hash } = useLocation();
  const id = hash.slice(1);
  if (!matchPath(patterns.scanned, pathname)) return null;
  return isTicketText(id) ? id : '';
}
