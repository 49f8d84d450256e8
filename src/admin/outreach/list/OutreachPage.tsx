import { UpgradeNotice } from '../../events/upgrade/UpgradeNotice.tsx';
import { unlistedChapters } from '../../events/upgrade/unlistedRecords.ts';
import { Outreach } from './Outreach.tsx';
import { outreachReads } from './outreachReads.ts';

/** The Outreach screen, which reads the database. */
function OutreachPage() {
  return (
    <>
      <UpgradeNotice unlisted={unlistedChapters} one="chapter" several="chapters" from="all lists yet" />
      <Outreach reads={outreachReads} />
    </>
  );
}

export { OutreachPage as Component };
