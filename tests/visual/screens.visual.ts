import { texts as ro } from '#i18n/ro/texts.ts'
import { texts as ru } from '#i18n/ru/texts.ts'
import { expect, test } from '../journeys/test.ts'
import { at, desktop, open, phone } from '../journeys/visits.ts'
import { browserOf } from './browsers.ts'
import { moment } from './moment.ts'
import { growWindow, placeFloating, requestsOf, settle } from './picture.ts'
import { screens, type Shown } from './screens.ts'

const light = { t: ro, home: '/', colorScheme: 'light' } as const
const dark = { t: ru, home: '/ru', colorScheme: 'dark' } as const

/** Pixels; lists go on below without showing anything new. */
const highest = { 390: 1_450, 1_440: 1_000 } as const

/** Each screen in both looks, one a width, in turns. */
function picturesOf({ width }: Shown, position: number) {
  const [one, other] = position % 2 === 0 ? [light, dark] : [dark, light]
  const widths = width ? [width, width] : [390, 1_440]
  return [
    { ...one, screen: widths[0] === 390 ? phone : desktop },
    { ...other, screen: widths[1] === 390 ? phone : desktop },
  ]
}

for (const [position, shown] of screens.entries()) {
  const { name, path, viewer = 'visitor', act, fillsWindow } = shown
  for (const { t, home, colorScheme, screen } of picturesOf(shown, position)) {
    const { width } = screen.viewport
    test(`${name}, ${width} wide, ${t.lang}, ${colorScheme}`, async ({ arrive }) => {
      const page = await arrive(
        {
          ...{ ...screen, colorScheme, storageState: browserOf(viewer) },
          ...{ bypassCSP: true, reducedMotion: 'reduce' },
        },
        /status of 404/,
      )
      await page.clock.setFixedTime(moment)
      const allRequests = requestsOf(page)
      await open(page, at(home, path))
      if (!fillsWindow) {
        await growWindow(page, highest[width])
        // Drawn anew: what was moved may be drawn between two pixels.
        await open(page, at(home, path))
      }
      await act?.(page, t)
      await settle(page)
      await allRequests()
      await placeFloating(page)
      await expect(page).toHaveScreenshot([name, `${width}-${t.lang}-${colorScheme}.png`])
    })
  }
}
