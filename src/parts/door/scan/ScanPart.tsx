import { useState } from 'react';
import { ArrivedTicket } from './ArrivedTicket.tsx';
import { keepReader } from './codeReader.ts';
import { type ScanProps, ScanStrip } from './ScanStrip.tsx';

/** `arrived`: the ticket that the phone's camera app has opened, '' for none. */
export type ScanPartProps = ScanProps & { scanning: boolean; arrived: string };

/** What a door has of scanning, whose code comes later. */
function ScanPart({ scanning, arrived, ...props }: ScanPartProps) {
  const [closed, setClosed] = useState(false);
  return (
    <>
      {arrived && !closed && <ArrivedTicket {...props} ticketId={arrived} onClose={() => setClosed(true)} />}
      {scanning && <ScanStrip {...props} />}
    </>
  );
}

export { keepReader, ScanPart as Component };
