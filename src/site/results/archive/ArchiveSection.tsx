import { type ComponentType, type ReactNode, useId, useState } from 'react';
import type { Results } from '../../../domain/results/results.ts';
import { Button } from '../../../ui/Button.tsx';
import layout from '../../../ui/layout.module.css';
import { whenThere } from '../../../ui/lazyCode.ts';
import type { ArchiveProps } from './Archive.tsx';
import styles from './ArchiveSection.module.css';

const archive = () => import('./Archive.tsx');

type Props = { results: Results; mine: number | null };

/** The night's tables and the proof of its draw. Code and board are fetched when it is opened. */
export function ArchiveSection({ results: { eventId, source }, mine }: Props) {
  const titleId = useId();
  const [Archive, setArchive] = useState<ComponentType<ArchiveProps>>();
  const [failed, setFailed] = useState(false);
  const load = async () => {
    setFailed(false);
    try {
      const { Component } = await whenThere(archive);
      setArchive(() => Component);
    } catch {
      setFailed(true);
    }
  };
  return (
    <section className={`${layout.column4} ${layout.fold} ${styles.archive}`} aria-labelledby={titleId}>
      <h2 id={titleId}>Tables and draw</h2>
      {source === 'typed' ? (
        <p>These results come from a list on paper.</p>
      ) : (
        <details onToggle={({ currentTarget }) => currentTarget.open && void load()}>
          <summary>Every table of the night, and how it was drawn</summary>
          <div className={`${layout.column4} ${styles.content}`}>
            {Archive && <Archive eventId={eventId} mine={mine} failed={failure} />}
            {failed && failure(() => void load())}
          </div>
        </details>
      )}
    </section>
  );
}

function failure(onRetry: () => void): ReactNode {
  return (
    <div className={layout.bar4}>
      <p role="alert">The tables didn't load. Check your connection and try again.</p>
      <Button tone="plain" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
