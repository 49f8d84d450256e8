import { type DragEvent, useId } from 'react';
import { FileButton } from '../../ui/FileButton.tsx';

type Props = { action: string; describedBy?: string; onFile: (file: File) => void };

/** Chooses a file of a sheet. */
export function SheetFile({ action, ...props }: Props) {
  const id = useId();
  return <FileButton id={id} action={action} accept=".csv,.tsv,.txt,text/csv,text/plain" {...props} />;
}

/** Returns the props of an element that also takes a file that is dropped on it. */
export function fileDrop(onFile: (file: File) => void) {
  return {
    onDragOver: (drag: DragEvent) => drag.preventDefault(),
    onDrop: (drop: DragEvent) => {
      drop.preventDefault();
      const [file] = drop.dataTransfer.files;
      if (file) onFile(file);
    },
  };
}
