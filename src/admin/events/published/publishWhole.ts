import { PartlyDone } from '../../../data/staff/season/partlyDone.ts';
import { offerRetry, showToast } from '../../../ui/toast.ts';

/**
 * Publishes, and says that it's `done`; also that names on other pages are left, with a Retry that goes on.
 * Rejects when nothing was published.
 */
export async function publishWhole(publish: () => Promise<unknown>, done: string): Promise<void> {
  try {
    await publish();
    showToast(done, 'status', [], 'published');
  } catch (error) {
    if (!(error instanceof PartlyDone)) throw error;
    console.warn('Names on other pages are left.', error);
    const message = `${done} Some other pages still show someone's longer name.`;
    offerRetry(message, () => void publishWhole(error.goOn, done), 'published');
  }
}
