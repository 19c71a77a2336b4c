import { toast } from '../../lib/browser/toasts.ts'

/** Opens the system's sheet for sharing, else copies the address and says `copied`. */
export async function share(title: string, path: string, copied: string): Promise<void> {
  const { href } = new URL(path, location.href)
  try {
    if (navigator.share) return await navigator.share({ title, url: href })
    await navigator.clipboard.writeText(href)
    toast(copied, 'success')
  } catch {
    // The user closed the share sheet.
  }
}
