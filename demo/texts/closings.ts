import type { Lang } from '#contract/languages.ts'

type Pool = Readonly<Record<Lang, readonly string[]>>

const anything: Pool = {
  ro: [
    'Pentru detalii sunați sau scrieți în chat.',
    'Sunați după ora 18:00, ziua sunt la serviciu.',
    'Scrieți în mesaje, răspund repede.',
    'Sunați la orice oră rezonabilă.',
    'Detalii la telefon sau în mesaje private.',
    'Dacă anunțul este activ, oferta este valabilă.',
  ],
  ru: [
    'Подробности по телефону или в чате.',
    'Звоните после 18:00, днём на работе.',
    'Пишите в сообщения, отвечаю быстро.',
    'Звоните в любое разумное время.',
    'Если объявление висит, значит актуально.',
    'По всем вопросам звоните или пишите.',
  ],
  en: [
    'Call or send me a message for details.',
    'Please call after 6 pm.',
    'I answer messages quickly and speak Romanian, Russian and English.',
  ],
}

const goods: Pool = {
  ro: [
    'Livrare în toată Moldova.',
    'Se poate ridica personal sau trimit prin curier.',
    'Accept schimb cu adaos din partea dumneavoastră.',
    'Prețul este negociabil la fața locului.',
    'Preț fix, rog fără târguială.',
    'Se poate verifica pe loc înainte de cumpărare.',
    'Vând pentru că nu mai am nevoie.',
    'Cine ia azi primește o mică reducere.',
    'Rezerv doar cu avans.',
  ],
  ru: [
    'Доставка по всей Молдове.',
    'Самовывоз или отправлю курьером.',
    'Возможен обмен с вашей доплатой.',
    'Торг уместен при осмотре.',
    'Цена окончательная, без торга.',
    'Можно проверить на месте перед покупкой.',
    'Продаю за ненадобностью.',
    'Кто заберёт сегодня, уступлю немного.',
    'Бронь только по предоплате.',
  ],
  en: [
    'Pick-up in person or delivery anywhere in Moldova.',
    'You can check everything before buying.',
    'The price is slightly negotiable.',
  ],
}

const vehicles: Pool = {
  ro: [
    'Accept schimb, propuneți variante.',
    'Se poate verifica la orice service.',
    'Negociabil la vedere, nu la telefon.',
    'Fără investiții, actele sunt în regulă.',
    'Interschimb nu mă interesează.',
    'Vizionare în orice zi, după ora 17:00.',
    'Cine vine primul cu banii, acela cumpără.',
  ],
  ru: [
    'Возможен обмен, предлагайте варианты.',
    'Проверка на любом СТО.',
    'Небольшой торг при осмотре, не по телефону.',
    'Вложений не требует, документы в порядке.',
    'Обмен не интересует.',
    'Посмотреть можно в любой день после 17:00.',
    'Кто первый приедет, тот и заберёт.',
  ],
  en: [
    'You can have it checked at any garage.',
    'Exchange is possible, make an offer.',
    'Viewing any day after 5 pm.',
  ],
}

const property: Pool = {
  ro: [
    'Vizionarea este posibilă în orice zi, cu programare.',
    'Actele sunt în regulă, se poate perfecta imediat.',
    'Direct de la proprietar, fără comision.',
    'Prețul este negociabil la vizionare.',
    'Sunați pentru a stabili o vizionare.',
    'Agențiile sunt rugate să nu deranjeze, vinde proprietarul.',
    'La cerere trimit mai multe poze și planul.',
  ],
  ru: [
    'Просмотр в любой день по договорённости.',
    'Документы в порядке, можно сразу оформлять.',
    'Напрямую от собственника, без комиссии.',
    'Торг уместен при осмотре.',
    'Звоните, договоримся о просмотре.',
    'Агентства просьба не беспокоить, я собственник.',
    'По запросу пришлю больше фото и план.',
  ],
  en: [
    'Viewings any day by appointment.',
    'All documents are in order.',
    'Call to arrange a viewing.',
  ],
}

const rental: Pool = {
  ro: [
    'Se încheie contract de locațiune.',
    'Sunați pentru a afla dacă este liber.',
    'La cerere trimit mai multe poze.',
    'Liber, se poate intra imediat.',
    'Scrieți în chat când doriți să veniți.',
  ],
  ru: [
    'Заключаем договор аренды.',
    'Звоните, уточняйте, свободно ли.',
    'По запросу пришлю больше фото.',
    'Свободно, заехать можно сразу.',
    'Напишите в чат, когда хотите приехать.',
  ],
  en: ['Available now, call or write to me.', 'We sign a rental contract.'],
}

const jobs: Pool = {
  ro: [
    'Trimiteți CV-ul în mesaje și vă contactăm.',
    'Sunați în zilele lucrătoare între 9:00 și 18:00.',
    'Detaliile se discută la interviu.',
    'Angajare oficială, conform Codului muncii.',
  ],
  ru: [
    'Присылайте резюме в сообщения, мы свяжемся.',
    'Звоните по будням с 9:00 до 18:00.',
    'Подробности на собеседовании.',
    'Официальное трудоустройство.',
  ],
  en: ['Send us your CV in a message.', 'Details are discussed at the interview.'],
}

const jobSearch: Pool = {
  ro: ['Aștept oferte serioase în mesaje.', 'Sunați oricând, pot începe imediat.'],
  ru: ['Жду серьёзных предложений в сообщениях.', 'Звоните в любое время, могу начать сразу.'],
  en: ['I look forward to serious offers.', 'I can start right away.'],
}

const services: Pool = {
  ro: [
    'Consultația este gratuită.',
    'Prețul final se stabilește după evaluarea lucrării.',
    'Sunați de luni până sâmbătă, între 8:00 și 20:00.',
    'Scrieți în chat și primiți un preț orientativ.',
    'Pentru clienții permanenți avem reduceri.',
  ],
  ru: [
    'Консультация бесплатная.',
    'Окончательная цена после оценки работы.',
    'Звоните с понедельника по субботу, с 8:00 до 20:00.',
    'Напишите в чат, подскажем примерную цену.',
    'Постоянным клиентам скидки.',
  ],
  en: ['Free consultation.', 'Write to us for an estimate.'],
}

const animals: Pool = {
  ro: [
    'Puteți veni să vedeți în orice zi.',
    'Sunați după ora 18:00.',
    'La cerere trimit poze și video.',
  ],
  ru: [
    'Можно приехать посмотреть в любой день.',
    'Звоните после 18:00.',
    'По запросу пришлю фото и видео.',
  ],
  en: ['You can come and see any day.'],
}

/** Last sentences that fit an advert, by the attributes of its subcategory. */
export function closingsFor(
  keys: ReadonlySet<string>,
  values: Readonly<Record<string, unknown>>,
): Pool {
  if (values.job_kind === 'cv') return jobSearch
  if (keys.has('job_kind')) return jobs
  if (keys.has('price_unit')) return services
  if (values.offer_type === 'rent-out') return rental
  if (keys.has('author')) return property
  if (keys.has('mileage') || keys.has('hours')) return vehicles
  if (keys.has('breed')) return join(anything, animals)
  return keys.has('state') ? join(anything, goods) : anything
}

function join(first: Pool, second: Pool): Pool {
  return {
    ro: [...first.ro, ...second.ro],
    ru: [...first.ru, ...second.ru],
    en: [...first.en, ...second.en],
  }
}
