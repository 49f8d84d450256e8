import { showToast } from './toast.ts';

/**
 * Shares an address with the device's share dialog, or copies it and shows a message. Rejects when copying is
 * not allowed.
 */
export async function shareLink(message: { title: string; text: string; url: string }): Promise<void> {
  if ('share' in navigator) {
    try {
      return await navigator.share(message);
    } catch (error) {
      if (isShareClosed(error)) return;
    }
  }
  await navigator.clipboard.writeText(message.url);
  showToast('Link copied');
}

/** Whether someone closed the share dialog, or pressed Share once more while it was open. */
export function isShareClosed(error: unknown): boolean {
  return error instanceof DOMException && /^(AbortError|InvalidStateError)$/.test(error.name);
}

/** Says that a link could be neither shared nor copied. */
export function notShared(): void {
  showToast("Couldn't copy the link. Copy it from the address bar.", 'alert');
}
