import { expect, test } from 'vitest'
import { isReservedName, usernameObstacle } from './names.ts'

test.each([
  ...[
    'gasit',
    'gasit-support',
    'gasit.md',
    'g4sit',
    'ga5it',
    'g-a-s-i-t',
    'my.gasit',
    'gasit2026',
    'the_gasit_team',
  ],
  ...[
    'Găsit',
    'Găsit Official',
    'Găsit  Moldova',
    'GĂSIT',
    'gаsit',
    'gаѕіt',
    'Гасит',
    'Гэсит',
    'ｇａｓｉｔ',
    '𝐠𝐚𝐬𝐢𝐭',
  ],
  ...[
    'admin',
    'admin1',
    'Admin_2',
    'adm1n',
    'аdmin',
    'administrator',
    'admin-team',
    'admin.moldova',
    'админ',
    'Админ 24',
  ],
  ...[
    'support',
    'suport',
    'supp0rt',
    'support-md',
    'Suport clienți',
    'Ajutor',
    'ajutor24',
    'help',
    'help-desk',
  ],
  ...[
    'moderator',
    'moderator.md',
    'Moderare',
    'Поддержка',
    'поддержка сайта',
    'служба поддержки',
    'Модератор',
    'помощь',
  ],
  ...['root', 'system', 'security team', 'oficial', 'Official', 'Администрация', 's.u.p.p.o.r.t'],
])('%s would pass for ours', (name) => {
  expect(isReservedName(name)).toBe(true)
})

test.each([
  ...[
    'adminescu',
    'ion-adminescu',
    'casagasita',
    'regasit',
    'lucruri-gasite',
    'Găsite de mine',
    'am_regasit',
  ],
  ...[
    'IT Support Moldova',
    'Suporturi TV',
    'Suport Auto',
    'ajutorbebe',
    'helpen',
    'Official Store Bosch',
  ],
  ...[
    'ion',
    'casa-mobila',
    'Casa Mobilă',
    'Ремонт и помощь',
    'Sistem Group',
    'modern',
    'Root 66 Café',
    'sergiu.g',
  ],
  ...['Security Systems Nord', 'Поддерживающий матрас', 'anna4', 'market1', 'x'],
])('%s is a name like any other', (name) => {
  expect(isReservedName(name)).toBe(false)
})

test.each([
  ...[
    '..',
    '.',
    '...',
    '-',
    '_',
    '!?',
    '69123456',
    '069123456',
    '+37369123456',
    '69.123.456',
    '0-69-123-456',
    'o69l23456',
  ],
  ...[
    'ion69123456',
    'ion@mail.md',
    'www.shop',
    'shop.md',
    't.me/ion',
    'https://x',
    'a/b',
    'a\\b',
    'x?y',
    'x#y',
    'a%2e',
  ],
])('%s is no username', (username) => {
  expect(usernameObstacle(username)).toBe('username_unclear')
})

test.each([
  'ion',
  'ion.popa',
  'ion_1984',
  'ion19840512',
  '12345',
  'casa-mobila',
  'a',
  'x.y.z',
  'user1234567',
  'ion!',
])('%s is a username', (username) => {
  expect(usernameObstacle(username)).toBeNull()
})

test('a reserved username is said to be so, and the name of an erased account is taken', () => {
  expect(usernameObstacle('gasit-support')).toBe('name_reserved')
  expect(usernameObstacle('deleted-12')).toBe('username_taken')
})
