import { useState } from 'react';
import { useTimeout } from '../../hooks/useTimeout.ts';
import { copyText } from '../../lib/copyText.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast.ts';

type Props = {
  text: string;
  /** What is copied, in the accessible name: 'password'. */
  what?: string;
  /** The text of the button. */
  children?: string;
  className?: string | undefined;
};

const shownFor = 3000;

/** A button that copies a text and says so. */
export function CopyButton({ text, what, children = 'Copy', className }: Props) {
  const [copied, setCopied] = useState(false);
  useTimeout(() => setCopied(false), copied ? shownFor : null);

  async function copy(): Promise<void> {
    if (await copyText(text)) setCopied(true);
    else showToast("Couldn't copy. Select the text and copy it yourself.", 'alert');
  }

  return (
    <>
      <Button
        tone="plain"
        className={className}
        aria-label={what && !copied ? `${children} ${what}` : undefined}
        onClick={() => void copy()}
      >
        {copied ? 'Copied' : children}
      </Button>
      <span role="status" className="visually-hidden">
        {copied && `Copied${what ? ` the ${what}` : ''}`}
      </span>
    </>
  );
}
