import type { CategoryRecipes } from './recipe.ts'

export const telefoane: CategoryRecipes = {
  'smartphone-uri': {
    goods: [
      {
        ro: 'iPhone 15 Pro {memory}',
        ru: 'iPhone 15 Pro {memory}',
        en: 'iPhone 15 Pro {memory}',
        price: [11500, 14900],
        attributes: { brand: 'apple', ram: '8' },
      },
      {
        ro: 'iPhone 13 {memory}, baterie 88%',
        ru: 'iPhone 13 {memory}, батарея 88%',
        en: 'iPhone 13 {memory}, battery 88%',
        price: [5900, 7900],
        attributes: { brand: 'apple', ram: '4', state: 'used' },
      },
      {
        ro: 'iPhone 16 Pro Max {memory}, sigilat',
        ru: 'iPhone 16 Pro Max {memory}, запечатан',
        price: [19500, 24500],
        attributes: { brand: 'apple', ram: '8', state: 'new', warranty: true },
      },
      {
        ro: 'iPhone 11 64 GB, preț bun',
        ru: 'iPhone 11 64 ГБ, недорого',
        price: [2800, 3900],
        attributes: { brand: 'apple', ram: '4', memory: '64' },
      },
      {
        ro: 'iPhone XR pentru piese, ecran spart',
        ru: 'iPhone XR на запчасти, разбит экран',
        price: [700, 1200],
        attributes: { brand: 'apple', ram: '3', memory: '64', state: 'broken' },
      },
      {
        ro: 'Samsung Galaxy S24 {memory}',
        ru: 'Samsung Galaxy S24 {memory}',
        en: 'Samsung Galaxy S24 {memory}',
        price: [8900, 11500],
        attributes: { brand: 'samsung', ram: '8' },
      },
      {
        ro: 'Samsung Galaxy S23 Ultra cu stilou',
        ru: 'Samsung Galaxy S23 Ultra со стилусом',
        price: [10500, 13500],
        attributes: { brand: 'samsung', ram: '12', memory: '256' },
      },
      {
        ro: 'Samsung A54 5G 128 GB',
        ru: 'Samsung A54 5G 128 ГБ',
        price: [3300, 4500],
        attributes: { brand: 'samsung', ram: '8', memory: '128' },
      },
      {
        ro: 'Samsung A15 nou, în cutie',
        ru: 'Samsung A15 новый, в коробке',
        price: [2500, 3200],
        attributes: { brand: 'samsung', ram: '4', memory: '128', state: 'new', warranty: true },
      },
      {
        ro: 'Xiaomi 13T {memory}',
        ru: 'Xiaomi 13T {memory}',
        price: [5500, 7200],
        attributes: { brand: 'xiaomi', ram: '8' },
      },
      {
        ro: 'Redmi Note 13 Pro {memory}',
        ru: 'Redmi Note 13 Pro {memory}',
        price: [3200, 4500],
        attributes: { brand: 'redmi', ram: '8' },
      },
      {
        ro: 'Redmi 12C 64 GB pentru copil',
        ru: 'Redmi 12C 64 ГБ для ребёнка',
        price: [1200, 1700],
        attributes: { brand: 'redmi', ram: '4', memory: '64' },
      },
      {
        ro: 'Poco X6 Pro 12/512',
        ru: 'Poco X6 Pro 12/512',
        price: [4500, 5700],
        attributes: { brand: 'poco', ram: '12', memory: '512', dual_sim: true },
      },
      {
        ro: 'Google Pixel 8 {memory}',
        ru: 'Google Pixel 8 {memory}',
        en: 'Google Pixel 8 {memory}',
        price: [6500, 8500],
        attributes: { brand: 'google', ram: '8' },
      },
      {
        ro: 'Honor 90 {memory}, ecran curbat',
        ru: 'Honor 90 {memory}, изогнутый экран',
        price: [4200, 5500],
        attributes: { brand: 'honor', ram: '12' },
      },
      {
        ro: 'Huawei P30 Pro, stare bună',
        ru: 'Huawei P30 Pro, хорошее состояние',
        price: [2300, 3300],
        attributes: { brand: 'huawei', ram: '8', memory: '128', state: 'used' },
      },
      {
        ro: 'Motorola Edge 40, 256 GB',
        ru: 'Motorola Edge 40, 256 ГБ',
        price: [3900, 5200],
        attributes: { brand: 'motorola', ram: '8', memory: '256' },
      },
      {
        ro: 'OnePlus 12 {memory}',
        ru: 'OnePlus 12 {memory}',
        price: [9500, 12000],
        attributes: { brand: 'oneplus', ram: '16' },
      },
    ],
    about: [
      {
        ro: [
          'Telefonul funcționează perfect, fără blocări.',
          'Liber de cont, toate rețelele din Moldova merg.',
          'Ecran fără zgârieturi, a stat tot timpul cu folie.',
          'Un singur proprietar, cumpărat din magazin.',
          'Sigilat, se desface la dumneavoastră în mâini.',
          'Are urme de uzură pe margini, ecranul e întreg.',
        ],
        ru: [
          'Телефон работает отлично, не зависает.',
          'Аккаунт отвязан, все сети Молдовы ловит.',
          'Экран без царапин, всегда был под плёнкой.',
          'Один хозяин, куплен в магазине.',
          'Запечатан, вскроете сами при покупке.',
          'Есть следы использования по бокам, экран целый.',
        ],
        en: [
          'Works perfectly, no account lock.',
          'No scratches on the screen, always used with a film.',
        ],
      },
      {
        ro: [
          'În set: cutie, cablu și husă.',
          'Se dă cu încărcător și două huse.',
          'Cutie și bon de cumpărare.',
          'Doar telefonul și cablul.',
        ],
        ru: [
          'В комплекте коробка, кабель и чехол.',
          'Отдаю с зарядкой и двумя чехлами.',
          'Коробка и чек.',
          'Только телефон и кабель.',
        ],
        en: ['Box, cable and case included.'],
      },
      {
        ro: [
          'Bateria ține o zi întreagă, chiar folosit intens.',
          'Camera face poze foarte bune, deblocarea lucrează fără probleme.',
          'Garanție de magazin, cu talon.',
          'Vând pentru că am trecut la alt model.',
          'Nu a fost în reparație.',
        ],
        ru: [
          'Пользовался аккуратно, батарея держит целый день.',
          'Камера отличная, разблокировка работает без проблем.',
          'Гарантия магазина, есть талон.',
          'Продаю, перешёл на другую модель.',
          'В ремонте не был.',
        ],
        en: ['Never repaired.', 'I moved to another model.'],
      },
    ],
  },
  'telefoane-clasice': {
    goods: [
      {
        ro: 'Nokia 3310 (2017), dual SIM',
        ru: 'Nokia 3310 (2017), 2 SIM',
        price: [450, 750],
        attributes: { brand: 'Nokia' },
      },
      {
        ro: 'Telefon cu butoane mari pentru bunici',
        ru: 'Телефон с большими кнопками для бабушек',
        price: [350, 650],
        attributes: { brand: 'Maxcom' },
      },
      {
        ro: 'Nokia 105 nou',
        ru: 'Nokia 105 новый',
        price: [390, 520],
        attributes: { brand: 'Nokia', state: 'new' },
      },
      {
        ro: 'Nokia 6300 original, de colecție',
        ru: 'Nokia 6300 оригинал, в коллекцию',
        en: 'Original Nokia 6300, collectible',
        price: [600, 1400],
        attributes: { brand: 'Nokia', state: 'used' },
      },
      {
        ro: 'Samsung cu clapetă',
        ru: 'Samsung раскладушка',
        price: [300, 700],
        attributes: { brand: 'Samsung' },
      },
    ],
    about: [
      {
        ro: [
          'Simplu de folosit, ține încărcarea o săptămână.',
          'Sonerie tare, se aude bine și afară.',
          'Bun pentru serviciu sau ca al doilea telefon.',
        ],
        ru: [
          'Простой и понятный, заряда хватает на неделю.',
          'Громкий звонок, слышно и на улице.',
          'Хорош для работы или как второй телефон.',
        ],
        en: ['Simple phone, the battery lasts a week.'],
      },
      {
        ro: ['Cu încărcător în set.', 'Are lanternă și radio FM.', 'Merge cu orice operator.'],
        ru: ['В комплекте зарядка.', 'Есть фонарик и FM-радио.', 'Работает с любым оператором.'],
        en: ['Charger included.'],
      },
    ],
  },
  'telefoane-fixe': {
    goods: [
      {
        ro: 'Telefon fix fără fir Panasonic',
        ru: 'Радиотелефон Panasonic',
        price: [300, 700],
        attributes: { brand: 'Panasonic' },
      },
      {
        ro: 'Gigaset A170 Duo, două receptoare',
        ru: 'Gigaset A170 Duo, две трубки',
        price: [600, 950],
        attributes: { brand: 'Gigaset' },
      },
      {
        ro: 'Telefon IP Yealink T21 pentru oficiu',
        ru: 'IP-телефон Yealink T21 для офиса',
        price: [500, 900],
        attributes: { brand: 'Yealink' },
      },
      {
        ro: 'Telefon vechi cu disc, decor',
        ru: 'Старый дисковый телефон, для декора',
        price: [250, 800],
        attributes: { state: 'used' },
      },
      {
        ro: 'Fax-telefon Panasonic',
        ru: 'Телефон-факс Panasonic',
        price: [350, 800],
        attributes: { brand: 'Panasonic', state: 'used' },
      },
    ],
    about: [
      {
        ro: ['Funcționează, se poate verifica.', 'Sunet clar, fără pârâit.', 'Stare bună, curat.'],
        ru: ['Рабочий, можно проверить.', 'Звук чистый, без треска.', 'Хорошее состояние, чистый.'],
      },
      {
        ro: [
          'Cablurile și blocul de alimentare sunt în set.',
          'Vând, nu mai avem linie fixă acasă.',
          'Rămas după mutarea oficiului.',
        ],
        ru: [
          'Провода и блок питания в комплекте.',
          'Продаю, стационарной линии больше нет.',
          'Остался после переезда офиса.',
        ],
      },
    ],
  },
  'ceasuri-smart': {
    goods: [
      {
        ro: 'Apple Watch Series 9, 45 mm',
        ru: 'Apple Watch Series 9, 45 мм',
        en: 'Apple Watch Series 9, 45 mm',
        price: [4500, 6200],
        attributes: { brand: 'Apple' },
      },
      {
        ro: 'Apple Watch SE 2, 40 mm',
        ru: 'Apple Watch SE 2, 40 мм',
        price: [2900, 3900],
        attributes: { brand: 'Apple' },
      },
      {
        ro: 'Samsung Galaxy Watch 6 Classic',
        ru: 'Samsung Galaxy Watch 6 Classic',
        price: [3200, 4600],
        attributes: { brand: 'Samsung' },
      },
      {
        ro: 'Amazfit GTR 4',
        ru: 'Amazfit GTR 4',
        price: [1900, 2800],
        attributes: { brand: 'Amazfit' },
      },
      {
        ro: 'Garmin Fenix 6 Pro',
        ru: 'Garmin Fenix 6 Pro',
        en: 'Garmin Fenix 6 Pro',
        price: [4200, 6500],
        attributes: { brand: 'Garmin' },
      },
      {
        ro: 'Ceas pentru copii cu GPS și SIM, nou',
        ru: 'Детские часы с GPS и SIM, новые',
        price: [600, 1100],
        attributes: { state: 'new' },
      },
      {
        ro: 'Huawei Watch GT 3, 46 mm',
        ru: 'Huawei Watch GT 3, 46 мм',
        price: [1800, 2700],
        attributes: { brand: 'Huawei' },
      },
    ],
    about: [
      {
        ro: [
          'Arată notificări și apeluri, măsoară pulsul și somnul.',
          'Sticla fără zgârieturi.',
          'Curea originală plus una de rezervă.',
          'Se conectează ușor la telefon.',
        ],
        ru: [
          'Показывают уведомления и звонки, пульс и сон.',
          'Стекло без царапин.',
          'Родной ремешок плюс запасной.',
          'Легко подключаются к телефону.',
        ],
        en: [
          'Shows calls and notifications, tracks pulse and sleep.',
          'Original strap and a spare one.',
        ],
      },
      {
        ro: [
          'Set complet: cutie și încărcător.',
          'Protejat de apă și praf.',
          'Cumpărat din magazin, bonul s-a păstrat.',
        ],
        ru: [
          'Полный комплект: коробка и зарядка.',
          'Влагозащита есть.',
          'Куплены в магазине, чек сохранился.',
        ],
        en: ['Box and charger included.'],
      },
    ],
  },
  'bratari-fitness': {
    goods: [
      {
        ro: 'Xiaomi Smart Band 8',
        ru: 'Xiaomi Smart Band 8',
        en: 'Xiaomi Smart Band 8',
        price: [380, 620],
        attributes: { brand: 'Xiaomi' },
      },
      {
        ro: 'Mi Band 7 cu două curele',
        ru: 'Mi Band 7 с двумя ремешками',
        price: [280, 450],
        attributes: { brand: 'Xiaomi' },
      },
      {
        ro: 'Huawei Band 9 nouă',
        ru: 'Huawei Band 9 новый',
        price: [650, 850],
        attributes: { brand: 'Huawei', state: 'new' },
      },
      {
        ro: 'Samsung Galaxy Fit 3',
        ru: 'Samsung Galaxy Fit 3',
        price: [700, 1000],
        attributes: { brand: 'Samsung' },
      },
      {
        ro: 'Fitbit Charge 5',
        ru: 'Fitbit Charge 5',
        price: [900, 1500],
        attributes: { brand: 'Fitbit' },
      },
    ],
    about: [
      {
        ro: [
          'Numără pașii, pulsul și somnul.',
          'Bateria ține până la două săptămâni.',
          'Afișează mesajele de pe telefon.',
        ],
        ru: [
          'Считает шаги, пульс и сон.',
          'Заряда хватает почти на две недели.',
          'Показывает сообщения с телефона.',
        ],
        en: ['Counts steps, pulse and sleep.'],
      },
      {
        ro: [
          'Încărcătorul este în set.',
          'Bună pentru sală și alergări.',
          'Vând pentru că mi-am luat ceas.',
        ],
        ru: ['Зарядка в комплекте.', 'Подойдёт для зала и пробежек.', 'Продаю, купил часы.'],
        en: ['Charger included.'],
      },
    ],
  },
  casti: {
    goods: [
      {
        ro: 'Apple AirPods Pro 2, USB-C',
        ru: 'Apple AirPods Pro 2, USB-C',
        en: 'Apple AirPods Pro 2, USB-C',
        price: [2500, 3700],
        attributes: { brand: 'Apple' },
      },
      {
        ro: 'Sony WH-1000XM5',
        ru: 'Sony WH-1000XM5',
        en: 'Sony WH-1000XM5',
        price: [4200, 5600],
        attributes: { brand: 'Sony' },
      },
      {
        ro: 'JBL Tune 520BT noi',
        ru: 'JBL Tune 520BT новые',
        price: [750, 950],
        attributes: { brand: 'JBL', state: 'new' },
      },
      {
        ro: 'Samsung Galaxy Buds 2',
        ru: 'Samsung Galaxy Buds 2',
        price: [800, 1400],
        attributes: { brand: 'Samsung' },
      },
      {
        ro: 'Căști gaming HyperX Cloud II',
        ru: 'Игровые наушники HyperX Cloud II',
        price: [800, 1500],
        attributes: { brand: 'HyperX' },
      },
      {
        ro: 'Marshall Major IV',
        ru: 'Marshall Major IV',
        price: [1400, 2200],
        attributes: { brand: 'Marshall' },
      },
      {
        ro: 'Redmi Buds 5, sigilate',
        ru: 'Redmi Buds 5, запечатанные',
        price: [550, 750],
        attributes: { brand: 'Xiaomi', state: 'new' },
      },
    ],
    about: [
      {
        ro: [
          'Sunet clar, bas plăcut.',
          'Stau bine în urechi, nu obosesc.',
          'Microfon bun pentru apeluri.',
          'Ambele boxe sună egal.',
        ],
        ru: [
          'Чистый звук, приятный бас.',
          'Сидят удобно, уши не устают.',
          'Хороший микрофон для звонков.',
          'Оба динамика звучат одинаково.',
        ],
        en: ['Clear sound and good microphone.'],
      },
      {
        ro: [
          'Originale, cu cutie.',
          'Dezinfectate, pernuțe curate.',
          'Primite cadou, am deja altele.',
        ],
        ru: ['Оригинал, с коробкой.', 'Продезинфицированы, чистые.', 'Подарили, уже есть другие.'],
        en: ['Original, with box.'],
      },
    ],
  },
  'ochelari-vr': {
    goods: [
      {
        ro: 'Meta Quest 3, 128 GB',
        ru: 'Meta Quest 3, 128 ГБ',
        en: 'Meta Quest 3, 128 GB',
        price: [7500, 9500],
        attributes: { brand: 'Meta' },
      },
      {
        ro: 'Oculus Quest 2, 256 GB',
        ru: 'Oculus Quest 2, 256 ГБ',
        price: [3300, 4500],
        attributes: { brand: 'Meta' },
      },
      {
        ro: 'PlayStation VR2',
        ru: 'PlayStation VR2',
        price: [6500, 8500],
        attributes: { brand: 'Sony' },
      },
      {
        ro: 'Pico 4, 128 GB',
        ru: 'Pico 4, 128 ГБ',
        price: [4200, 5800],
        attributes: { brand: 'Pico' },
      },
      {
        ro: 'Ochelari VR pentru telefon',
        ru: 'VR-очки для телефона',
        price: [200, 450],
        attributes: { state: 'like-new' },
      },
    ],
    about: [
      {
        ro: [
          'Lentile curate, fără zgârieturi.',
          'Imagine clară, mișcările se urmăresc exact.',
          'Folosiți de câteva ori, apoi au stat în cutie.',
        ],
        ru: [
          'Линзы чистые, без царапин.',
          'Картинка чёткая, смотрится отлично.',
          'Пользовались пару раз, дальше лежали в коробке.',
        ],
        en: ['Clean lenses without scratches.'],
      },
      {
        ro: [
          'Set complet în cutie.',
          'Potriviți pentru jocuri și filme.',
          'Se pot proba la mine acasă.',
        ],
        ru: [
          'Полный комплект в коробке.',
          'Подойдут для игр и фильмов.',
          'Можно попробовать у меня.',
        ],
        en: ['Complete set in the box.'],
      },
    ],
  },
  'huse-folii': {
    goods: [
      {
        ro: 'Husă silicon iPhone 14 / 15, diverse culori',
        ru: 'Силиконовый чехол iPhone 14 / 15, разные цвета',
        price: [120, 220],
      },
      {
        ro: 'Sticlă de protecție 9D, toate modelele',
        ru: 'Защитное стекло 9D, все модели',
        price: [60, 120],
      },
      { ro: 'Husă-carte Samsung A54', ru: 'Чехол-книжка Samsung A54', price: [130, 220] },
      {
        ro: 'Husă MagSafe transparentă',
        ru: 'Прозрачный чехол MagSafe',
        en: 'Clear MagSafe case',
        price: [180, 300],
      },
      {
        ro: 'Folie hidrogel, montare pe loc',
        ru: 'Гидрогелевая плёнка, наклейка на месте',
        price: [150, 250],
      },
      {
        ro: 'Husă antișoc pentru Redmi Note',
        ru: 'Противоударный чехол на Redmi Note',
        price: [110, 190],
      },
    ],
    about: [
      {
        ro: [
          'Se potrivește exact pe model.',
          'Material plăcut, nu se îngălbenește.',
          'Protejează bine la căderi.',
        ],
        ru: ['Точно по модели.', 'Приятный материал, не желтеет.', 'Хорошо защищает при падении.'],
        en: ['Fits exactly.'],
      },
      {
        ro: [
          'Scrieți modelul telefonului și verificăm dacă este în stoc.',
          'La două bucăți a treia e cadou.',
          'Vindem și angro.',
        ],
        ru: [
          'Напишите модель телефона, проверим наличие.',
          'При покупке двух третий в подарок.',
          'Продаём и оптом.',
        ],
        en: ['Tell us your phone model and we check the stock.'],
      },
    ],
  },
  'incarcatoare-cabluri': {
    goods: [
      {
        ro: 'Încărcător Apple 20W USB-C original',
        ru: 'Зарядка Apple 20W USB-C оригинал',
        price: [350, 550],
      },
      {
        ro: 'Cablu USB-C – Lightning, 1 m',
        ru: 'Кабель USB-C – Lightning, 1 м',
        price: [120, 280],
      },
      { ro: 'Încărcător rapid Samsung 45W', ru: 'Быстрая зарядка Samsung 45W', price: [380, 600] },
      {
        ro: 'Încărcător auto cu două porturi',
        ru: 'Автомобильная зарядка на два порта',
        price: [120, 250],
      },
      {
        ro: 'Stație de încărcare fără fir 3 în 1',
        ru: 'Беспроводная зарядка 3 в 1',
        en: '3-in-1 wireless charger',
        price: [450, 850],
      },
      { ro: 'Adaptor GaN Baseus 65W', ru: 'Адаптер GaN Baseus 65W', price: [450, 750] },
    ],
    about: [
      {
        ro: [
          'Nu se încălzește, lucrează stabil.',
          'Potrivit pentru telefoanele moderne.',
          'Verificat, nu e copie ieftină.',
        ],
        ru: [
          'Не греется, работает стабильно.',
          'Подходит для современных телефонов.',
          'Проверено, не дешёвая копия.',
        ],
        en: ['Works well, does not overheat.'],
      },
      {
        ro: [
          'În ambalaj de fabrică.',
          'Avem mai multe bucăți.',
          'Dacă nu se potrivește, schimbăm.',
        ],
        ru: ['В заводской упаковке.', 'Есть несколько штук.', 'Если не подойдёт, обменяем.'],
        en: ['Factory packaging.'],
      },
    ],
  },
  'baterii-externe': {
    goods: [
      {
        ro: 'Power bank Xiaomi 20 000 mAh',
        ru: 'Повербанк Xiaomi 20 000 мА·ч',
        en: 'Xiaomi power bank 20,000 mAh',
        price: [450, 750],
        attributes: { brand: 'Xiaomi' },
      },
      {
        ro: 'Baterie externă Baseus 65W pentru laptop',
        ru: 'Повербанк Baseus 65W для ноутбука',
        price: [900, 1500],
        attributes: { brand: 'Baseus' },
      },
      {
        ro: 'Power bank MagSafe 10 000 mAh',
        ru: 'Повербанк MagSafe 10 000 мА·ч',
        price: [400, 800],
        attributes: { brand: 'Anker' },
      },
      {
        ro: 'Stație de alimentare EcoFlow River 2',
        ru: 'Зарядная станция EcoFlow River 2',
        price: [4500, 6500],
        attributes: { brand: 'EcoFlow' },
      },
      {
        ro: 'Power bank solar 30 000 mAh',
        ru: 'Повербанк с солнечной панелью 30 000 мА·ч',
        price: [450, 900],
        attributes: { state: 'like-new' },
      },
    ],
    about: [
      {
        ro: [
          'Capacitate reală, verificată.',
          'Bună la drum și când se ia lumina.',
          'Încărcare rapidă, indicator de nivel.',
        ],
        ru: [
          'Ёмкость честная, проверена.',
          'Выручает в дороге и при отключении света.',
          'Быстрая зарядка, индикатор уровня.',
        ],
        en: ['Handy for trips and power cuts.'],
      },
      {
        ro: ['Cablul este în set.', 'Puține cicluri de încărcare.', 'Cutia s-a păstrat.'],
        ru: ['Кабель в комплекте.', 'Мало циклов зарядки.', 'Коробка сохранилась.'],
        en: ['Cable included.'],
      },
    ],
  },
  'piese-telefoane': {
    goods: [
      {
        ro: 'Display iPhone 11, calitate originală',
        ru: 'Дисплей iPhone 11, оригинальное качество',
        price: [650, 1300],
      },
      {
        ro: 'Baterie iPhone 12, nouă',
        ru: 'Аккумулятор iPhone 12, новый',
        price: [350, 600],
        attributes: { state: 'new' },
      },
      { ro: 'Capac spate Samsung S21', ru: 'Задняя крышка Samsung S21', price: [200, 400] },
      { ro: 'Cameră Xiaomi Redmi Note 10', ru: 'Камера Xiaomi Redmi Note 10', price: [200, 380] },
      {
        ro: 'Placă de bază iPhone X, blocată',
        ru: 'Плата iPhone X, заблокирована',
        price: [300, 700],
        attributes: { state: 'broken' },
      },
      {
        ro: 'Mufă de încărcare Samsung A51, nouă',
        ru: 'Разъём зарядки Samsung A51, новый',
        price: [120, 250],
        attributes: { state: 'new' },
      },
    ],
    about: [
      {
        ro: [
          'Bună pentru service sau pentru reparație acasă.',
          'Codul și modelul le confirmăm în mesaje.',
          'Vindem și pentru service-uri.',
        ],
        ru: [
          'Подойдёт для мастерской и для себя.',
          'Модель и код подтвердим в сообщениях.',
          'Продаём и сервисам.',
        ],
      },
      {
        ro: [
          'Putem și monta, durează până la o oră.',
          'Avem piese și la alte modele.',
          'Verificarea se face pe loc.',
        ],
        ru: [
          'Можем установить, займёт до часа.',
          'Есть запчасти и на другие модели.',
          'Проверка на месте.',
        ],
      },
    ],
  },
  'numere-cartele': {
    goods: [
      {
        ro: 'Număr frumos cu patru cifre identice',
        ru: 'Красивый номер с четырьмя одинаковыми цифрами',
        price: [500, 3500],
      },
      { ro: 'Număr de aur Orange', ru: 'Золотой номер Orange', price: [1500, 9000] },
      {
        ro: 'Număr ușor de ținut minte, Moldcell',
        ru: 'Легко запоминающийся номер, Moldcell',
        price: [300, 1500],
      },
      {
        ro: 'Cartelă SIM cu internet pentru călătorii',
        ru: 'SIM-карта с интернетом для поездок',
        en: 'Travel SIM card with data',
        price: [150, 400],
      },
      {
        ro: 'Pereche de numere consecutive',
        ru: 'Пара последовательных номеров',
        price: [800, 2500],
      },
    ],
    about: [
      {
        ro: [
          'Bun pentru firmă sau taxi, clienții îl țin minte ușor.',
          'Cartelă activă, fără datorii.',
          'Fără abonament obligatoriu.',
        ],
        ru: [
          'Удобно для фирмы или такси, клиенты легко запомнят.',
          'Карта активна, долгов нет.',
          'Без обязательного абонемента.',
        ],
        en: ['Active card without debts.'],
      },
      {
        ro: [
          'Reperfectarea se face la oficiul operatorului.',
          'Se poate trece la alt operator cu păstrarea numărului.',
          'Predare la întâlnire, în ziua înțelegerii.',
        ],
        ru: [
          'Переоформление в офисе оператора.',
          'Можно перейти к другому оператору с сохранением номера.',
          'Передача при встрече, в тот же день.',
        ],
        en: ['We re-register it at the operator office.'],
      },
    ],
  },
}
