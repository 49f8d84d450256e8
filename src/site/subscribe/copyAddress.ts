import { copyText } from '../../lib/copyText.ts';
import { showToast } from '../../ui/toast.ts';

/** Copies an address and says so, or that it has to be selected. */
export async function copyAddress(address: string): Promise<void> {
  if (await copyText(address)) showToast('Address copied');
  else showToast("Couldn't copy. Select the address and copy it yourself.", 'alert');
}
