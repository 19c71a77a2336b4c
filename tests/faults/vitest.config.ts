import { defineConfig } from 'vitest/config'

/** `npm run test:faults`: the product as processes that are killed; minutes, so apart from `npm test`. */
export default defineConfig({
  test: { include: ['tests/faults/**/*.test.ts'], fileParallelism: false },
})
