/** Route of the console's frame; the layout leaves its own away where it is loaded. The part before the colon is its module. */
export const consoleRouteId = 'console/frame/console:'

/** Route around all screens, which shows their errors. */
export const screensRouteId = 'screens'
