import type { TournamentRequest } from '../../domain/requests/tournamentRequest.ts';
import { useSession } from '../../hooks/useSession.ts';
import { Button } from '../../ui/Button.tsx';

type Props = { request: TournamentRequest; onDelete: (requests: readonly TournamentRequest[]) => void };

/** Replaces a request that can't be rendered, so that the others still can. */
export function BrokenRequest({ request, onDelete }: Props) {
  const level = useSession()?.level;
  return (
    <>
      <p>This request can't be shown. You can still select it and decline it.</p>
      {level === 'super' && (
        <Button tone="plain" data-danger aria-haspopup="dialog" onClick={() => onDelete([request])}>
          Delete
        </Button>
      )}
    </>
  );
}
