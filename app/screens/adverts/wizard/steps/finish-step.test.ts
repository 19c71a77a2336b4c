import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { Lang } from '#contract/languages.ts'
import { emptyAdvert, errorsOf, type TypedAdvert } from '../draft/draft.ts'
import type { Upload } from '../../photos/upload/uploads.ts'
import { advertMarkup } from '#tests/support/app/advert-markup.ts'
import { wordsOf } from '#tests/support/app/markup.ts'
import { FinishStep } from './finish-step.tsx'

const nothing = (): void => {}
const later = (): Promise<void> => Promise.resolve()

async function shown(
  change: Partial<TypedAdvert>,
  { lang = 'ro', uploads = [] }: { lang?: Lang; uploads?: readonly Upload[] } = {},
): Promise<string> {
  const typed = { ...emptyAdvert('ro'), ...change }
  const step = createElement(FinishStep, {
    ...{ typed, errors: errorsOf(typed, []), definitions: [], isWaiting: false, busy: null },
    photos: { images: [], uploads, retry: nothing },
    ...{ onBack: nothing, onFix: nothing, onShowPhone: nothing },
    ...{ onSaveDraft: later, onPublish: later, loadHints: () => Promise.resolve([]) },
  })
  return wordsOf(await advertMarkup(step, lang))
}

function upload(state: Upload['state'], progress = 0): Upload {
  const photo = new Blob(['a photo'])
  return { key: state, order: 1, name: 'a.jpg', photo, isScaled: true, state, progress }
}

test('the last step shows what buyers will see: price, terms, place and texts', async () => {
  const words = await shown({
    ...{ title: ' Scaun ', description: 'De lemn.', price: '1.500', isNegotiable: true },
    ...{ placeLabel: 'Bălți', address: 'str. Florilor 4' },
  })

  expect(words).toContain('1.500 Lei Preț negociabil Scaun Bălți, str. Florilor 4 De lemn.')
})

test.each([
  [{ price: '' }, 'Preț la înțelegere'],
  [{ price: '450', isFree: true }, 'Gratis'],
  [{ price: 'mult' }, 'Preț la înțelegere'],
])('%j is shown as: %s', async (change, price) => {
  expect((await shown(change)).toLowerCase()).toContain(price.toLowerCase())
})

test('who reads another language sees its translation, and where there is none what was written', async () => {
  const typed = {
    ...{ title: 'Scaun', description: 'De lemn.' },
    translations: { ru: { title: 'Стул', description: ' ' } },
  }

  expect(await shown(typed, { lang: 'ru' })).toMatch(/Стул.*De lemn\./)
  expect(await shown(typed, { lang: 'en' })).toMatch(/Scaun.*De lemn\./)
})

test('what is missing is listed in the order of the form', async () => {
  const words = await shown({ price: 'mult' })

  expect(words).toMatch(/Titlul: .*Subcategoria: .*Prețul: .*Localitatea: /)
})

test('nothing is missing where nothing is wrong', async () => {
  const whole = { title: 'Scaun', category: 'c', subcategory: 's', place: 'balti' }

  expect(await shown(whole)).not.toContain('Înainte de publicare')
  expect(await shown(whole)).not.toContain('Titlul:')
})

test('a hidden number is warned of, with the way to show it', async () => {
  expect(await shown({ showsPhone: false })).toMatch(/Arată numărul meu/)
  expect(await shown({ showsPhone: true })).not.toMatch(/Arată numărul meu/)
})

test('photos that wait in this browser are shown, and not said to be missing', async () => {
  const missing = 'Fără fotografii'

  expect(await shown({})).toContain(missing)
  expect(await shown({}, { uploads: [upload('held')] })).not.toContain(missing)
  expect(await shown({}, { uploads: [upload('failed')] })).toContain(missing)
})

test('photos on their way and photos that failed are told apart; refused ones are neither', async () => {
  const uploads = [upload('sending', 0.5), upload('stalled'), upload('failed'), upload('refused')]
  const words = await shown({}, { uploads })

  expect(words).toContain('Se mai încarcă 2 fotografii.')
  expect(words).toContain('O fotografie nu a ajuns.')
})
