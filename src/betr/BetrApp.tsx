import '../ui/consoleTokens.css';
import '../ui/mapTokens.css';
import '../ui/console.css';
import '../ui/layout.module.css';
import '../ui/staffLayout.module.css';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { betrUnlocked, lockBetr, startBetrSession } from '../data/betr/betrSession.ts';
import { useConsoleLook } from '../hooks/useConsoleLook.ts';
import { useStore } from '../hooks/useStore.ts';
import { paths } from '../paths.ts';
import { Gate } from './Gate.tsx';
import { Shell } from './shell/Shell.tsx';
import { tabAt, tabs } from './tabs.ts';

/**
 * Everything under /Betr (specification 2.1): the gate, and behind it the tabs at the same addresses, so that
 * the password leads to the address that was opened. An address in another letter case, or of no tab, is
 * replaced by that of a tab.
 */
function BetrApp() {
  const { pathname, search } = useLocation();
  const unlocked = useStore(betrUnlocked);
  const [leaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const tab = tabAt(pathname);
  useConsoleLook();
  if (pathname !== tab.to) return <Navigate to={`${tab.to}${search}`} replace />;
  if (leaving) return null;
  return unlocked ? <Shell tabs={tabs} tab={tab} onLogout={leave} /> : <Gate />;

  // Locked at once: loading the home page may take a moment, in which the gate must not appear.
  function leave() {
    setLeaving(true);
    void lockBetr();
    navigate(paths.home(), { replace: true });
  }
}

/** Starts what Betr does outside its screens. */
export function start(): void {
  startBetrSession();
}

export { BetrApp as Component };
