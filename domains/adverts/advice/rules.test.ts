import { expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import { adviceOn, type Adviseable } from './rules.ts'

const now = new Date('2026-11-24T10:00:00Z')

/** An advert with nothing to mend. */
const good: Adviseable = {
  photos: 5,
  title: 'Canapea extensibilă gri',
  description: 'Canapea extensibilă, '.repeat(15),
  missingLanguages: 0,
  emptyFields: 0,
  hasPrice: true,
  isFree: false,
  percent: 4,
  hasMarket: true,
  touchedAt: new Date(now.getTime() - 3 * dayMs),
  views: 80,
  asked: 2,
}

test.for<[string, Partial<Adviseable>, readonly unknown[]]>([
  ['is good', {}, []],
  ['has no photo', { photos: 0 }, [{ kind: 'no_photo', count: 0 }]],
  ['has one photo', { photos: 1 }, [{ kind: 'few_photos', count: 1 }]],
  ['is dear', { percent: 18 }, [{ kind: 'price_above', count: 18 }]],
  ['is suspiciously cheap', { percent: -45 }, [{ kind: 'price_below', count: 45 }]],
  ['is cheap', { percent: -20 }, []],
  ['has no price', { hasPrice: false, percent: null }, [{ kind: 'no_price', count: 0 }]],
  ['is free', { hasPrice: false, isFree: true, percent: null }, []],
  ['cannot be compared', { hasPrice: false, hasMarket: false, percent: null }, []],
  ['says little', { description: 'Nou, în cutie.' }, [{ kind: 'few_words', count: 3 }]],
  ['is called too short', { title: 'Canapea' }, [{ kind: 'short_title', count: 0 }]],
  ['lacks fields', { emptyFields: 4 }, [{ kind: 'empty_fields', count: 4 }]],
  ['lacks a language', { missingLanguages: 1 }, [{ kind: 'one_language', count: 0 }]],
  [
    'was not touched for two months',
    { touchedAt: new Date(now.getTime() - 61 * dayMs) },
    [{ kind: 'old', count: 61 }],
  ],
  ['is seen and not asked for', { asked: 0 }, [{ kind: 'seen_not_asked', count: 80 }]],
])('what is told of an advert that %s', ([, change, advice]) => {
  expect(adviceOn({ ...good, ...change }, now)).toEqual(advice)
})

test('what keeps buyers away most comes first', () => {
  const poor = { ...good, photos: 0, percent: 30, description: '', missingLanguages: 1 }
  expect(adviceOn(poor, now).map(({ kind }) => kind)).toEqual([
    'no_photo',
    'price_above',
    'few_words',
    'one_language',
  ])
})
