export { refusals } from '#contract/refusals.ts'
