import { maxBannerEvents } from '#contract/limits.ts'
import { bannerCalls } from '#contract/site/banners.ts'

/** Time that events wait for others, ms. */
const waitMs = 1_000

const counted = new Set<string>()
let waiting: { readonly kind: 'views' | 'clicks'; readonly id: number }[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Counts a banner as seen, once per page load. */
export function countView(bannerId: string): void {
  if (counted.has(bannerId)) return
  counted.add(bannerId)
  waiting.push({ kind: 'views', id: Number(bannerId) })
  timer ??= setTimeout(send, waitMs)
}

/** Counts a press at once, as the page may be left. */
export function countClick(bannerId: string): void {
  waiting.push({ kind: 'clicks', id: Number(bannerId) })
  send()
}

/** A beacon outlives the page. It carries numbers of banners, and nothing of who sees them. */
function send(): void {
  clearTimeout(timer)
  timer = undefined
  const events = waiting.slice(0, maxBannerEvents)
  waiting = []
  const idsOf = (kind: 'views' | 'clicks') =>
    events.filter((event) => event.kind === kind).map(({ id }) => id)
  const body = JSON.stringify({ views: idsOf('views'), clicks: idsOf('clicks') })
  navigator.sendBeacon(
    `/api${bannerCalls.countBanners.path}`,
    new Blob([body], { type: 'application/json' }),
  )
}
