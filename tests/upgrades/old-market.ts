import type { Row } from './rows.ts'

/** Rows as each version has written them; columns that a version lacks are left out. In the order of references. */
export const oldReference: readonly (readonly [string, readonly Row[]])[] = [
  [
    'districts',
    [
      place(1, 'chisinau', 'Chișinău', 'Кишинёв', {
        code: 'CU',
        label_ro: 'Chișinău',
        label_ru: 'Кишинёв',
      }),
      place(2, 'orhei', 'Orhei', 'Оргеев', { code: 'OR', label_ro: 'Orhei', label_ru: 'Оргеев' }),
    ],
  ],
  [
    'places',
    [
      place(11, 'chisinau', 'Chișinău', 'Кишинёв', { district_id: 1, main_rank: 1 }),
      place(12, 'orhei', 'Orhei', 'Оргеев', { district_id: 2 }),
      place(13, 'peresecina', 'Peresecina', 'Пересечино', { district_id: 2, kind: 'village' }),
    ],
  ],
  [
    'categories',
    [
      labelled(1, 'transport', 'Transport', 'Транспорт', { color: 'blue', icon: 'car' }),
      labelled(2, 'electronice', 'Electronice', 'Электроника', { color: 'red', icon: 'tv' }),
    ],
  ],
  [
    'category_groups',
    [
      labelled(1, '', 'Auto', 'Авто', { category_id: 1 }),
      labelled(2, '', 'Telefoane', 'Телефоны', { category_id: 2 }),
    ],
  ],
  [
    'subcategories',
    [
      labelled(101, 'autoturisme', 'Autoturisme', 'Легковые', {
        category_id: 1,
        group_id: 1,
        attribute_set: 'car',
      }),
      labelled(102, 'piese-auto', 'Piese auto', 'Запчасти', {
        category_id: 1,
        group_id: 1,
        is_secondary: true,
      }),
      labelled(201, 'telefoane', 'Telefoane', 'Телефоны', {
        category_id: 2,
        group_id: 2,
        attribute_set: 'phone',
      }),
    ],
  ],
  ['rate_sets', [{ date: '2026-11-01' }, { date: '2026-11-20' }]],
  [
    'rates',
    [
      { date: '2026-11-01', code: 'EUR', value: 19.5 },
      { date: '2026-11-20', code: 'EUR', value: 19.8 },
      { date: '2026-11-20', code: 'USD', value: 17.1 },
    ],
  ],
]

export const oldPeople: readonly (readonly [string, readonly Row[]])[] = [
  [
    'users',
    [
      user(1, 'ion', { place_id: 11, full_name: 'Ion\u00a0Rusu ✅' }),
      user(2, 'casa', { account_type: 1, brand: 'Casa Auto', place_id: 12 }),
      user(3, 'vera', { email: 'vera@example.com', phone: null, status: 'inactive' }),
    ],
  ],
  [
    'adverts',
    [
      advert(1, {
        title_ro: 'BMW X5 2015, motorină',
        subcategory_id: 101,
        price: 15_000,
        currency: 'EUR',
        attributes: { make: 'bmw', year: 2015, fuel: 'diesel' },
      }),
      advert(2, {
        language: 'ru',
        title_ro: '',
        title_ru: 'Продаю машину Шкода',
        description_ru: 'Отличное состояние, 16 гб',
        owner_id: 2,
        subcategory_id: 101,
        price: 90_000,
      }),
      advert(3, { title_ro: 'Far stânga BMW X 5', subcategory_id: 102, price: 1200, images: [] }),
      advert(4, {
        title_ro: 'Uși\u00ad Škoda\nOctavia',
        subcategory_id: 102,
        place_id: 13,
        price: 50,
        currency: 'USD',
        owner_id: 2,
      }),
      advert(5, {
        title_ro: 'Telefon Samsung Galaxy, 16GB',
        title_en: 'Samsung phone',
        category_id: 2,
        subcategory_id: 201,
        price: 0,
        is_free: true,
        attributes: { brand: 'samsung', storage: 16, sim: ['dual', 'esim'], other: ' cu\thusă ' },
      }),
      advert(6, {
        title_ro: 'Husă pentru telefon',
        category_id: 2,
        subcategory_id: 201,
        place_id: 12,
        latitude: 47.3812,
        longitude: 28.8231,
        is_negotiable: true,
      }),
      advert(7, {
        title_ro: 'Telefon vechi',
        category_id: 2,
        subcategory_id: 201,
        shows_exact_place: true,
        latitude: 47.03,
        longitude: 28.84,
      }),
      advert(8, { title_ro: 'Ascuns', subcategory_id: 101, is_public: false }),
      advert(9, { title_ro: 'Arhivat', subcategory_id: 101, status: 'archived' }),
      advert(10, {
        title_ro: 'Ciornă',
        subcategory_id: null,
        place_id: null,
        status: 'draft',
        published_at: null,
      }),
    ],
  ],
  [
    'sessions',
    [
      {
        id: '5f0c2f3e-8f57-4a53-9d0a-1f0f36f1a001',
        user_id: 3,
        created_at: moment(1),
        expires_at: moment(90),
        seen_at: moment(1),
      },
    ],
  ],
  ['favorites', [{ user_id: 2, advert_id: 1 }]],
  ['advert_views', [{ advert_id: 1, views: 3 }]],
  ['advert_view_marks', [{ advert_id: 1, day: '2026-11-20', visitor: 'v1' }]],
  ['phone_reveals', [{ advert_id: 1, viewer: 'v1', day: '2026-11-20', revealed_at: moment(20) }]],
  [
    'saved_searches',
    [
      {
        id: 1,
        user_id: 2,
        name: 'Mașini',
        address: '/search?q=bmw',
        filters: { search: 'bmw' },
        query: "'bmv'",
        rated_on: '2026-11-20',
        frequency: 'daily',
        created_at: moment(2),
      },
    ],
  ],
  [
    'notifications',
    [{ id: 1, user_id: 2, kind: 'search', saved_search_id: 1, created_at: moment(3) }],
  ],
]

function place(id: number, slug: string, ro: string, ru: string, more: Row): Row {
  return {
    id,
    slug,
    kind: 'city',
    name_ro: ro,
    name_ru: ru,
    name_en: ro,
    latitude: 47 + id / 100,
    longitude: 28.8,
    ...more,
  }
}

function labelled(id: number, slug: string, ro: string, ru: string, more: Row): Row {
  const labels = { label_ro: ro, label_ru: ru, label_en: ro }
  return { id, ...(slug && { slug }), ...labels, position: id, ...more }
}

function user(id: number, username: string, more: Row): Row {
  return { id, username, phone: `6912345${id}`, password_hash: '', account_type: 0, ...more }
}

function advert(id: number, more: Row): Row {
  const where = { owner_id: 1, place_id: 11, category_id: 1 }
  return {
    id,
    ...where,
    status: 'active',
    images: [`foto-${id}`],
    attributes: {},
    created_at: moment(id),
    published_at: moment(id),
    ...more,
  }
}

export function moment(day: number): string {
  return new Date(Date.UTC(2026, 10, day, 9)).toISOString()
}
