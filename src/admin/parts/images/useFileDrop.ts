import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** Accepts a file dropped anywhere on a field, or pasted while the focus is in it, such as a screenshot. */
export function useFileDrop(busy: boolean, start: (file: File | null) => unknown) {
  const [over, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(!busy);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      if (!busy) start(event.dataTransfer.files[0] ?? null);
    },
    onPaste: (event: ClipboardEvent) => {
      const file = event.clipboardData.files[0];
      if (file && !busy) start(file);
    },
  };
  return { over, handlers };
}
