import { plural } from '../../plural.ts'
import type { Audit } from '../../ro/console/audit.ts'

export const audit: Audit = {
  head: { title: 'Журнал · Консоль', description: 'Кто, что, когда и почему.' },
  title: 'Журнал',
  about: 'Строки только добавляются: изменить или удалить их нельзя.',
  acts: {
    'console.enter': 'вход в консоль',
    'staff.grant': 'выдана роль',
    'staff.revoke': 'снята роль',
    'audit.export': 'выгружен журнал',
    'person.reveal': 'просмотрены контакты',
    'person.note': 'добавлена заметка',
    'person.warn': 'вынесено предупреждение',
    'person.limit': 'введено ограничение',
    'person.ban': 'аккаунт заблокирован',
    'person.restore': 'сняты ограничения',
    'callback.call': 'звонок с кодом',
    'callback.close': 'заявка на звонок закрыта',
  },
  subjects: {
    staff: 'сотрудник',
    person: 'человек',
    callback: 'заявка на звонок',
    audit: 'журнал',
    advert: 'объявление',
  },
  filters: {
    staff: 'Кто',
    act: 'Действие',
    subject: 'О чём',
    subjectId: 'Номер',
    from: 'С',
    to: 'По',
    any: 'любое',
    apply: 'Показать',
    clear: 'Сбросить фильтры',
  },
  columns: {
    at: 'Когда',
    staff: 'Кто',
    act: 'Что',
    subject: 'О чём',
    change: 'До → после',
    reason: 'Почему',
  },
  more: 'Более старые',
  newest: 'Самые новые',
  export: 'Выгрузить CSV',
  exported: (lines) =>
    plural('ru', lines, {
      one: 'Выгружена # строка.',
      few: 'Выгружены # строки.',
      many: 'Выгружено # строк.',
      other: 'Выгружено # строки.',
    }),
}
