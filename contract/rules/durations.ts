/** Stretches of time in milliseconds, as clocks and timers count them. A day has 24 hours, whatever the clocks do. */
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
