import type { Metric } from '#contract/rules/numbers/metrics.ts'
import type { Numbers } from '#i18n/ro/console/numbers.ts'

interface Panel {
  readonly metric: Metric
  readonly headline: 'sum' | 'last' | 'middle'
  readonly unit?: 'bani' | 'minutes'
  /** Its lines say no sum. */
  readonly isOldest?: boolean
}

interface Section {
  readonly name: keyof Numbers['sections']
  readonly panels: readonly Panel[]
}

/** Charts of the screen in their order; those of money are shown to whoever gets their numbers. */
export const sections: readonly Section[] = [
  {
    name: 'traffic',
    panels: [
      { metric: 'views', headline: 'sum' },
      { metric: 'robotViews', headline: 'sum' },
    ],
  },
  {
    name: 'adverts',
    panels: [
      { metric: 'published', headline: 'sum' },
      { metric: 'posting', headline: 'sum' },
      { metric: 'state', headline: 'last' },
      { metric: 'active', headline: 'last' },
    ],
  },
  {
    name: 'talks',
    panels: [
      { metric: 'conversations', headline: 'sum' },
      { metric: 'messages', headline: 'sum' },
      { metric: 'answers', headline: 'sum' },
      { metric: 'answerMinutes', headline: 'middle', unit: 'minutes' },
      { metric: 'reveals', headline: 'sum' },
    ],
  },
  { name: 'search', panels: [{ metric: 'emptySearches', headline: 'sum' }] },
  {
    name: 'trust',
    panels: [
      { metric: 'reports', headline: 'sum' },
      { metric: 'reportFate', headline: 'sum' },
      { metric: 'decisions', headline: 'sum' },
      { metric: 'waiting', headline: 'last' },
      { metric: 'oldestHours', headline: 'last', isOldest: true },
    ],
  },
  {
    name: 'money',
    panels: [
      { metric: 'sms', headline: 'sum' },
      { metric: 'smsCost', headline: 'sum', unit: 'bani' },
      { metric: 'revenue', headline: 'sum', unit: 'bani' },
    ],
  },
]

export type { Panel }

/** Names of what a metric is counted by; a category is named by the market. */
export function dimensionNames(t: Numbers, metric: Metric): Readonly<Record<string, string>> {
  switch (metric) {
    case 'views':
    case 'robotViews':
      return t.pages
    case 'state':
      return t.states
    case 'posting':
      return t.steps
    case 'reports':
      return t.reportCodes
    case 'reportFate':
      return t.fates
    case 'decisions':
      return t.decisions
    case 'waiting':
    case 'oldestHours':
      return t.queues
    case 'sms':
    case 'smsCost':
      return t.channels
    case 'revenue':
      return t.accounts
    default:
      return {}
  }
}
