import { moment } from './moment.ts'

/** Loaded before the site (`--import`): its clock stands still, so that its data and its ages are those of each run. */
const time = moment.getTime()

globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length > 0 ? given : [time], made),
  get: (target, name, self) => (name === 'now' ? () => time : Reflect.get(target, name, self)),
})
