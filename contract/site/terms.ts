/** When the terms of use were last changed, UTC. A test fails when their text changes and this does not. */
export const termsChangedAt = '2026-11-24T00:00:00.000Z'
