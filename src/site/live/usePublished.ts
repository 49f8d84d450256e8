import { useEffect, useState } from 'react';
import { fetchPlain } from '../../data/site/plainRead.ts';

/** Whether the results of a night are published; asks once, when the night is over. */
export function usePublished(eventId: string, over: boolean): boolean {
  const [published, setPublished] = useState(false);
  useEffect(() => {
    if (!over) return;
    let wanted = true;
    const arrive = ({ data }: { data: unknown }) => wanted && setPublished(data !== null);
    // Without an answer the night's tables are shown, which have its places too.
    fetchPlain(`results/${eventId}`, ['version']).then(arrive, () => {});
    return () => {
      wanted = false;
    };
  }, [eventId, over]);
  return published;
}
