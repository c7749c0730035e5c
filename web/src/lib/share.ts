// Gives an address to somebody: by the phone's own way where there is one, else by the clipboard.
import { show } from './announce.svelte';
import { t } from './words.svelte';

export async function share(path: string): Promise<void> {
  const url = new URL(path, location.origin).href;
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) return await navigator.share({ url });
    await navigator.clipboard.writeText(url);
    show(t('share.copied'));
  } catch {
    show(url);
  }
}
