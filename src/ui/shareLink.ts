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
      // The visitor closed the share dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await navigator.clipboard.writeText(message.url);
  showToast('Link copied');
}

/** Says that a link could be neither shared nor copied. */
export function notShared(): void {
  showToast("Couldn't copy the link. Copy it from the address bar.", 'alert');
}
