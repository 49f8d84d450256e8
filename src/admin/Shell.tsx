import '../ui/consoleLayout.module.css';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '../content/brand.ts';
import { outbox } from '../data/staff/changes/outbox.ts';
import { send, startSending } from '../data/staff/changes/send.ts';
import { beforeForgetting } from '../data/staff/session/session.ts';
import { startStaffDatabase } from '../data/staff/session/staffDatabase.ts';
import type { Level } from '../domain/session/staffSession.ts';
import { useRouteFocus } from '../hooks/focus/useRouteFocus.ts';
import { usePageView } from '../hooks/usePageView.ts';
import { useScrollMemory } from '../hooks/useScrollMemory.ts';
import { useStore } from '../hooks/useStore.ts';
import { followKeyboard } from '../lib/keyboard.ts';
import { sendWith } from '../parts/attempt.ts';
import { ConsoleFrame } from '../ui/ConsoleFrame.tsx';
import { PageSkeleton } from '../ui/PageSkeleton.tsx';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import { AdminRoutes } from './AdminRoutes.tsx';
import { DownloadEverything } from './backup/DownloadEverything.tsx';
import { EventDialogs } from './EventDialogs.tsx';
import { forgetRecentColleges } from './fraternities/recentColleges.ts';
import { startDrafts } from './login/startDrafts.ts';
import { useLateNews } from './outbox/useLateNews.ts';
import { PaletteButton } from './palette/PaletteButton.tsx';
import { forgetRecentEvents } from './palette/recentEvents.ts';
import { places, resumeTab, useTabMemory } from './parts/tabMemory.ts';
import { tabTitle } from './parts/tabTitle.ts';
import { useTrail } from './parts/trail.ts';
import { adminTitle, screensOf } from './screens.ts';
import { AskName } from './shell/AskName.tsx';
import { NetworkStatus } from './shell/NetworkStatus.tsx';
import { SessionEnd } from './shell/SessionEnd.tsx';
import { Sidebar } from './shell/Sidebar.tsx';
import { Shortcuts } from './shortcuts/Shortcuts.tsx';

/** The console's frame (specification 2.8): sidebar, header with the page's title, and the page. */
function Shell({ level }: { level: Level }) {
  const { pathname } = useLocation();
  const title = adminTitle(pathname);
  const named = useStore(tabTitle);
  // The page before may still be shown while the code of the next one loads.
  const name = named.pathname === pathname ? named.name : '';
  const [staying, setStaying] = useState(false);
  const [help, setHelp] = useState(false);
  useTrail();
  useScrollMemory(places);
  useTabMemory();
  useRouteFocus();
  useLateNews();
  usePageView(title);

  return (
    <>
      <title>{`${name || title} | ${brand.name}`}</title>
      <ConsoleFrame
        title={title}
        tools={<PaletteButton level={level} screens={screensOf(level)} onShortcuts={() => setHelp(true)} />}
        status={<NetworkStatus level={level} />}
        sidebar={(close) => (
          <Sidebar
            level={level}
            screens={screensOf(level)}
            onGo={close}
            onStay={() => {
              close?.();
              setStaying(true);
            }}
          />
        )}
      >
        <Suspense fallback={<PageSkeleton />}>
          <AdminRoutes level={level} />
        </Suspense>
      </ConsoleFrame>
      <EventDialogs level={level} />
      {level === 'super' && <DownloadEverything />}
      <Shortcuts open={help} onOpen={() => setHelp(true)} onClose={() => setHelp(false)} />
      <AskName level={level} />
      <SessionEnd staying={staying} onStaying={setStaying} />
      <ToastRegion />
    </>
  );
}

/** Starts the console's background tasks that need a signed-in user. */
export function start(): void {
  startStaffDatabase();
  startSending();
  followKeyboard();
  resumeTab();
  sendWith(send, outbox.keeps);
  startDrafts();
  beforeForgetting(async () => {
    forgetRecentEvents();
    forgetRecentColleges();
  });
}

export { Shell as Component };
