import { useState } from 'react';

/** Whether an image of the form is being uploaded; saving waits for it. */
export function useUploads(): { running: boolean; onBusy: (busy: boolean) => void } {
  const [count, setCount] = useState(0);
  return { running: count > 0, onBusy: (busy) => setCount((before) => before + (busy ? 1 : -1)) };
}
