import type { ComponentType, ReactNode } from 'react';
import { notLoaded } from '../../ui/lazyCode.ts';
import { ComingDialog } from './ComingDialog.tsx';
import { type LateCode, useLateCode } from './lateCode.ts';

type Props<Own> = {
  code: LateCode<Own>;
  /** The title until the dialog itself is there. */
  title: string;
  /** What it is called when it can't be loaded: 'The form'. */
  what: string;
  onClose: () => void;
  children: (Dialog: ComponentType<Own>) => ReactNode;
};

/**
 * A dialog whose code is fetched when it's first rendered; render it while it is open. From the press on that
 * opens it a frame stands in for it and has the keyboard: what is typed goes into the dialog's first field.
 */
export function LateDialog<Own>({ code, title, what, onClose, children }: Props<Own>) {
  const { Part, failed, retry } = useLateCode(code);
  if (Part) return children(Part);
  return (
    <ComingDialog title={title} failure={failed ? notLoaded(what) : ''} onRetry={retry} onClose={onClose} />
  );
}
