import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

/**
 * The content in place of a list that could not be loaded: the specification's sentence (section 8), and
 * Retry.
 */
export function FailedNotice({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Notice>
      <p role="alert">{message}</p>
      <Button tone="plain" onClick={onRetry}>
        Retry
      </Button>
    </Notice>
  );
}
