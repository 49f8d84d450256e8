import { Suspense } from 'react';
import { brand } from '../../content/brand.ts';
import { useRouteFocus } from '../../hooks/focus/useRouteFocus.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { usePageView } from '../../hooks/usePageView.ts';
import { ConsoleFrame } from '../../ui/ConsoleFrame.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';
import { ToastRegion } from '../../ui/ToastRegion.tsx';
import styles from './Shell.module.css';
import { Sidebar } from './Sidebar.tsx';
import type { Tab } from './tab.ts';

type Props = { tabs: readonly Tab[]; tab: Tab; onLogout: () => void };

/** The frame of Betr: sidebar, header with the tab's title, and the tab's page (specification 2.1). */
export function Shell({ tabs, tab: { title, to, Page }, onLogout }: Props) {
  const online = useOnline();
  useRouteFocus();
  usePageView(title);

  return (
    <>
      <title>{`${title} | ${brand.name}`}</title>
      <ConsoleFrame
        title={title}
        sidebar={(close) => <Sidebar tabs={tabs} current={to} onGo={close} onLogout={onLogout} />}
        status={
          <div role="status" className={styles.offline}>
            {!online && <p>You’re offline. What’s loaded stays here.</p>}
          </div>
        }
      >
        <ErrorBoundary key={to}>
          <Suspense fallback={<PageSkeleton />}>
            <Page />
          </Suspense>
        </ErrorBoundary>
      </ConsoleFrame>
      <ToastRegion />
    </>
  );
}
