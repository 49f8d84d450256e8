import { useEffect, useState } from 'react';
import { FailedNotice } from '../../../ui/FailedNotice.tsx';
import { notLoaded } from '../../../ui/lazyCode.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { lateCode, useLateCode } from '../../late/lateCode.ts';
import type { ScanPartProps } from './ScanPart.tsx';

const loadPart = () => import('./ScanPart.tsx');
const part = lateCode(loadPart);

/** Fetches what scanning needs, for use without a network. */
export function prepareScan(): void {
  loadPart().then(
    (module) => module.keepReader(),
    () => {},
  );
}

type Props = Omit<ScanPartProps, 'listOf'> & { fromCache: boolean };

/** The place of the camera above a door's list, and of a ticket that was opened by its address. */
export function DoorScan({ fromCache, ...props }: Props) {
  const listOf = useListOf(fromCache);
  return props.scanning || props.arrived ? <LatePart {...props} listOf={listOf} /> : null;
}

function LatePart(props: ScanPartProps) {
  const { Part, failed, retry } = useLateCode(part);
  if (Part) return <Part {...props} />;
  return failed ? (
    <FailedNotice message={notLoaded('The scanner')} onRetry={retry} />
  ) : (
    <Skeleton height="14rem" />
  );
}

/** Returns when a list was last the server's, null while it is and where this page never saw that. */
function useListOf(fromCache: boolean): Date | null {
  const [left, setLeft] = useState<Date | null>(null);
  useEffect(() => {
    return fromCache ? undefined : () => setLeft(new Date());
  }, [fromCache]);
  return fromCache ? left : null;
}
