import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/**
 * The cross-origin headers of an answer: any origin by its name, none without one
 * (firestore-emulator-protocol.md, chapter 2).
 */
export function corsHeaders(request: IncomingHttpHeaders): OutgoingHttpHeaders {
  const { origin } = request;
  if (origin === undefined) return {};
  const asked = request['access-control-request-headers'];
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'DELETE,GET,HEAD,PATCH,POST,PUT',
    ...(asked !== undefined && { 'access-control-allow-headers': asked }),
    ...(request['access-control-request-private-network'] !== undefined && {
      'access-control-allow-private-network': 'true',
    }),
  };
}
