import { describe } from 'vitest'
import { expect, test } from '#tests/support/test.ts'
import { categoryTree, knownAttributesOf } from '../../categories/service.ts'
import { guessCategory } from './categories.ts'
import { guessFields } from './fields.ts'
import { mappingOf, placeIndex, prepareLine, type PrepareParts } from './service.ts'
import { attributesFrom } from './values.ts'

describe('columns', () => {
  test.for([
    [['Cod', 'Denumire', 'Descriere', 'Preț', 'Valuta', 'Categorie', 'Oraș', 'Poze']],
    [['Артикул', 'Название', 'Описание', 'Цена', 'Валюта', 'Категория', 'Город', 'Фото']],
    [['SKU', 'Title', 'description', 'PRICE', 'currency', 'product_type', 'City', 'image_link']],
  ] as const)('%s are guessed', ([names]) => {
    expect([...guessFields(names, []).values()]).toEqual([
      ...['ownId', 'title', 'description', 'price', 'currency', 'category', 'place', 'photos'],
    ])
  })

  test('photos may have several columns, an id has one, and what is unknown stays open', () => {
    const guessed = guessFields(['id', 'articol', 'foto 1', 'foto 2', 'depozit'], [])
    expect([...guessed.values()]).toEqual(['ownId', '', 'photos', 'photos', ''])
  })

  test('attributes are found by their names in each language', async ({ deps }) => {
    const attributes = await knownAttributesOf(deps, 'mese-scaune')
    const names = ['Culoare', 'Цвет', 'color', 'Material']
    expect([...guessFields(names, attributes).values()]).toEqual([
      ...['attribute:color', 'attribute:color', 'attribute:color', 'attribute:material'],
    ])
  })
})

describe('categories', () => {
  test.for([
    ['Mobilă > Mese și scaune', 'mese-scaune'],
    ['Мебель / Столы и стулья', 'mese-scaune'],
    ['Furniture > Tables and chairs', 'mese-scaune'],
    ['mese-scaune', 'mese-scaune'],
    ['dulap', 'dulapuri'],
    ['Paturi', 'paturi-saltele'],
    ['Scaune', null],
    ['Диваны', 'canapele-coltare'],
    ['Smartphone-uri', 'smartphone-uri'],
    ['Televizoare', 'televizoare'],
    ['Zzz', null],
  ] as const)('%s is guessed', async ([name, slug], { deps }) => {
    expect(guessCategory(await categoryTree(deps), name)).toBe(slug)
  })

  test('a name that is none of ours is guessed by what like titles are in', async ({
    deps,
    given,
  }) => {
    const company = await given.user({ accountType: 1 })
    const names = { fields: [], categories: ['Anvelope de iarnă', 'Qwrtz'] }
    const { categories } = await mappingOf(deps, company.id, names)
    expect(categories).toEqual({ 'Anvelope de iarnă': 'anvelope' })
  })
})

describe('values', () => {
  test('texts become values of attributes, and what is none is told', async ({ deps }) => {
    const definitions = await knownAttributesOf(deps, 'mese-scaune')
    const texts = new Map([
      ['color', ['Negru']],
      ['state', ['nou']],
      ['material', ['adamantium']],
      ['delivery', ['да']],
    ])
    const { values, unknown } = attributesFrom(definitions, texts)
    expect(values).toMatchObject({ state: 'new', delivery: true })
    expect(unknown).toEqual(['material'])
  })

  test.for(['nou', 'nouă', 'Новый', 'новое', 'новая', 'New'])(
    '%s is known in each gender',
    async (typed, { deps }) => {
      const definitions = await knownAttributesOf(deps, 'mese-scaune')
      expect(attributesFrom(definitions, new Map([['state', [typed]]])).values).toEqual({
        state: 'new',
      })
    },
  )

  test('places are known by their names in each language, and with what is written before', async ({
    deps,
  }) => {
    const { find } = await placeIndex(deps)
    const names = ['Chișinău', 'chisinau', 'Кишинёв', 'mun. Bălți', 'г. Бельцы', 'Atlantida']
    expect(names.map(find)).toEqual([
      ...['chisinau', 'chisinau', 'chisinau', 'balti', 'balti', null],
    ])
  })
})

describe('lines', () => {
  const parts: PrepareParts = {
    mapping: {
      fields: {
        ...{ id: 'ownId', name: 'title', text: 'description', price: 'price', cur: 'currency' },
        ...{ cat: 'category', foto: 'photos' },
      },
      categories: { Mese: 'mese-scaune', Altele: '' },
    },
    ...{ language: 'ro', placeSlug: 'chisinau', places: { find: () => null } },
    attributesOf: () => [],
  }
  const line = { id: ['7'], name: ['Masă'], cat: ['Mese'] }

  test('a column that nobody has mapped is left out, whatever its name', () => {
    const { typed } = prepareLine(parts, { ...line, toString: ['7'], constructor: ['8'] })
    expect(typed).toMatchObject({ title: 'Masă' })
  })

  test('HTML becomes text, and several photos of a column are told apart', () => {
    const { typed, photos } = prepareLine(parts, {
      ...line,
      ...{
        text: ['<p>Masă &amp; <b>scaun</b></p><script>x</script><br/>nouă'],
        price: ['1200.0000'],
      },
      foto: ['https://a.md/1.jpg, https://a.md/2.jpg;https://a.md/3.jpg', 'https://a.md/1.jpg'],
    })
    expect(typed).toMatchObject({ description: 'Masă & scaun\nx\nnouă', price: '1200.00' })
    expect(photos).toEqual(['https://a.md/1.jpg', 'https://a.md/2.jpg', 'https://a.md/3.jpg'])
  })

  test.for([
    ['Masă din stejar', 'ro'],
    ['Стол из дуба IKEA', 'ru'],
  ] as const)('%s is an advert in %s, whatever the file is in', ([title, language]) => {
    expect(prepareLine(parts, { ...line, name: [title] }).typed.language).toBe(language)
  })

  test.for([
    [{ ...line, id: [] }, 'import_id_required'],
    [{ ...line, id: ['x'.repeat(101)] }, 'too_long'],
    [{ ...line, cat: ['Scaune'] }, 'import_category_unmapped'],
    [{ ...line, cat: ['Altele'] }, 'import_category_left_out'],
    [{ ...line, cat: ['constructor'] }, 'import_category_unmapped'],
    [{ ...line, cur: ['RUB'] }, 'import_currency_unknown'],
    [{ ...line, cur: ['constructor'] }, 'import_currency_unknown'],
  ] as const)('%j is refused', async ([fields, code]) => {
    await expect(Promise.try(() => prepareLine(parts, fields))).toBeRefused(code)
  })
})
