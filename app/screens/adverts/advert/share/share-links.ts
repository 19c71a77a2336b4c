interface ShareLink {
  readonly name: string
  readonly href: string
}

/** Addresses that hand a text to a messenger; none of them is asked before it is pressed. */
export function shareLinks(title: string, url: string): readonly ShareLink[] {
  const both = encodeURIComponent(`${title} ${url}`.trim())
  const parts = new URLSearchParams({ url, text: title }).toString().replaceAll('+', '%20')
  return [
    { name: 'Viber', href: `viber://forward?text=${both}` },
    { name: 'WhatsApp', href: `https://wa.me/?text=${both}` },
    { name: 'Telegram', href: `https://t.me/share/url?${parts}` },
  ]
}
