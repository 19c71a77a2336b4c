import type { CategoryRecipes } from './recipe.ts'

export const electronice: CategoryRecipes = {
  televizoare: {
    goods: [
      {
        ro: 'Televizor Samsung 55″ 4K Smart TV',
        ru: 'Телевизор Samsung 55″ 4K Smart TV',
        en: 'Samsung 55″ 4K Smart TV',
        price: [5900, 9500],
        attributes: { brand: 'Samsung', screen_in: 55, resolution: '4k', smart_tv: true },
      },
      {
        ro: 'LG OLED C2, 55″',
        ru: 'LG OLED C2, 55″',
        en: 'LG OLED C2, 55″',
        price: [13500, 18500],
        attributes: { brand: 'LG', screen_in: 55, resolution: '4k', smart_tv: true },
      },
      {
        ro: 'TV Xiaomi 43″ nou, Android',
        ru: 'ТВ Xiaomi 43″ новый, Android',
        price: [5200, 6500],
        attributes: {
          brand: 'Xiaomi',
          screen_in: 43,
          resolution: '4k',
          smart_tv: true,
          state: 'new',
        },
      },
      {
        ro: 'Televizor Philips 32″ pentru bucătărie',
        ru: 'Телевизор Philips 32″ на кухню',
        price: [1500, 2700],
        attributes: { brand: 'Philips', screen_in: 32, resolution: 'hd' },
      },
      {
        ro: 'Sony Bravia 65″ 4K',
        ru: 'Sony Bravia 65″ 4K',
        price: [9500, 15500],
        attributes: { brand: 'Sony', screen_in: 65, resolution: '4k', smart_tv: true },
      },
      {
        ro: 'Televizor LG 42″ Full HD, fără smart',
        ru: 'Телевизор LG 42″ Full HD, без смарта',
        price: [1800, 2900],
        attributes: { brand: 'LG', screen_in: 42, resolution: 'full-hd', smart_tv: false },
      },
      {
        ro: 'Samsung 50″ cu ecran spart, la piese',
        ru: 'Samsung 50″, разбит экран, на запчасти',
        price: [400, 900],
        attributes: { brand: 'Samsung', screen_in: 50, resolution: '4k', state: 'broken' },
      },
    ],
    about: [
      {
        ro: [
          'Imagine excelentă, culori vii.',
          'Fără pete și fără pixeli arși, funcționează perfect.',
          'Sunet bun, funcționează fără probleme.',
        ],
        ru: [
          'Отличная картинка, живые цвета.',
          'Без пятен и битых пикселей, работает отлично.',
          'Хороший звук, работает без проблем.',
        ],
        en: ['Excellent picture, works perfectly.'],
      },
      {
        ro: [
          'Telecomanda și piciorușele sunt în set.',
          'Se poate fixa pe perete.',
          'Are intrări HDMI și USB.',
          'Transportarea o organizăm împreună.',
        ],
        ru: [
          'Пульт и ножки в комплекте.',
          'Можно повесить на стену.',
          'Есть HDMI и USB.',
          'С перевозкой договоримся.',
        ],
        en: ['Remote control and stand included.'],
      },
      {
        ro: [
          'Vând pentru că am luat unul mai mare.',
          'A stat în dormitor, pornit rar.',
          'Acte din magazin.',
        ],
        ru: [
          'Продаю, купили побольше.',
          'Стоял в спальне, включали редко.',
          'Документы из магазина есть.',
        ],
        en: ['Selling because we bought a bigger one.'],
      },
    ],
  },
  proiectoare: {
    goods: [
      {
        ro: 'Proiector Epson EB-W06',
        ru: 'Проектор Epson EB-W06',
        en: 'Epson EB-W06 projector',
        price: [4500, 7500],
        attributes: { brand: 'Epson' },
      },
      {
        ro: 'Mini-proiector portabil cu Android',
        ru: 'Портативный мини-проектор с Android',
        price: [1200, 2500],
      },
      {
        ro: 'XGIMI Halo, Full HD',
        ru: 'XGIMI Halo, Full HD',
        price: [7500, 10500],
        attributes: { brand: 'XGIMI' },
      },
      {
        ro: 'BenQ TH585 pentru cinema acasă',
        ru: 'BenQ TH585 для домашнего кино',
        price: [6500, 9500],
        attributes: { brand: 'BenQ' },
      },
      {
        ro: 'Ecran de proiecție 100″ cu picior',
        ru: 'Экран для проектора 100″ на треноге',
        price: [900, 1800],
      },
    ],
    about: [
      {
        ro: [
          'Bun pentru filme acasă sau prezentări.',
          'Puține ore de lucru.',
          'Se instalează în câteva minute.',
        ],
        ru: [
          'Хорош для кино дома или презентаций.',
          'Включали редко.',
          'Устанавливается за пару минут.',
        ],
        en: ['Good for home cinema or presentations.'],
      },
      {
        ro: [
          'Geantă pentru transport în set.',
          'Demonstrez cum arată imaginea.',
          'Cablurile sunt incluse.',
        ],
        ru: ['Сумка для переноски в комплекте.', 'Покажу в работе.', 'Кабели в комплекте.'],
        en: ['Carrying bag included.'],
      },
    ],
  },
  'tv-box-antene': {
    goods: [
      {
        ro: 'Xiaomi TV Box S, 4K',
        ru: 'Xiaomi TV Box S, 4K',
        en: 'Xiaomi TV Box S, 4K',
        price: [750, 1150],
        attributes: { brand: 'Xiaomi' },
      },
      {
        ro: 'Apple TV 4K, 64 GB',
        ru: 'Apple TV 4K, 64 ГБ',
        price: [1700, 2600],
        attributes: { brand: 'Apple' },
      },
      { ro: 'Antenă T2 de cameră', ru: 'Комнатная антенна T2', price: [150, 320] },
      {
        ro: 'Tuner DVB-T2 pentru televizor vechi',
        ru: 'Тюнер DVB-T2 для старого телевизора',
        price: [280, 480],
        attributes: { brand: 'World Vision' },
      },
      {
        ro: 'Set antenă satelit 0,9 m cu receptor',
        ru: 'Спутниковая антенна 0,9 м с ресивером',
        price: [600, 1300],
        attributes: { state: 'used' },
      },
    ],
    about: [
      {
        ro: [
          'Bun pentru vilă sau bucătărie.',
          'Se conectează simplu, meniul e clar.',
          'Lucrează stabil, imaginea nu se rupe.',
        ],
        ru: [
          'Подключается просто, меню понятное.',
          'Работает стабильно, картинка не рвётся.',
          'Хорошая вещь для дачи или кухни.',
        ],
        en: ['Easy to connect and stable.'],
      },
      {
        ro: [
          'Toate cablurile sunt în set.',
          'Ajut la configurare la telefon.',
          'Vând pentru că avem televizor nou.',
        ],
        ru: [
          'Все кабели в комплекте.',
          'Помогу настроить по телефону.',
          'Продаю, купили новый телевизор.',
        ],
        en: ['All cables included.'],
      },
    ],
  },
  'boxe-sisteme-audio': {
    goods: [
      {
        ro: 'Boxă JBL Charge 5',
        ru: 'Колонка JBL Charge 5',
        en: 'JBL Charge 5 speaker',
        price: [1900, 2800],
        attributes: { brand: 'JBL' },
      },
      {
        ro: 'JBL PartyBox 110 pentru petreceri',
        ru: 'JBL PartyBox 110 для вечеринок',
        price: [4500, 6500],
        attributes: { brand: 'JBL' },
      },
      {
        ro: 'Soundbar Samsung cu subwoofer',
        ru: 'Саундбар Samsung с сабвуфером',
        price: [2200, 4200],
        attributes: { brand: 'Samsung' },
      },
      {
        ro: 'Centru muzical Sony cu CD',
        ru: 'Музыкальный центр Sony с CD',
        price: [900, 2200],
        attributes: { brand: 'Sony', state: 'used' },
      },
      {
        ro: 'Boxe Radiotehnika S-90',
        ru: 'Колонки Радиотехника S-90',
        price: [1500, 3200],
        attributes: { brand: 'Radiotehnika', state: 'used' },
      },
      {
        ro: 'Marshall Emberton II',
        ru: 'Marshall Emberton II',
        price: [1900, 2700],
        attributes: { brand: 'Marshall' },
      },
      {
        ro: 'Boxe Edifier R1280 pentru calculator',
        ru: 'Колонки Edifier R1280 для компьютера',
        price: [1300, 2100],
        attributes: { brand: 'Edifier' },
      },
    ],
    about: [
      {
        ro: [
          'Sunet puternic și curat.',
          'Bas profund, se aude bine și afară.',
          'Difuzoarele nu hârâie nici la volum maxim.',
        ],
        ru: [
          'Мощный и чистый звук.',
          'Глубокий бас, слышно и на улице.',
          'Динамики не хрипят даже на полной громкости.',
        ],
        en: ['Powerful, clean sound.'],
      },
      {
        ro: [
          'Se poate asculta înainte de cumpărare.',
          'Cu toate cablurile.',
          'Vând, locuiesc la bloc și nu am unde asculta tare.',
        ],
        ru: [
          'Можно послушать перед покупкой.',
          'Со всеми проводами.',
          'Продаю: живу в многоэтажке, громко не послушаешь.',
        ],
        en: ['You can listen before buying.'],
      },
    ],
  },
  amplificatoare: {
    goods: [
      {
        ro: 'Amplificator Yamaha A-S301',
        ru: 'Усилитель Yamaha A-S301',
        en: 'Yamaha A-S301 amplifier',
        price: [3500, 5500],
        attributes: { brand: 'Yamaha' },
      },
      {
        ro: 'Receiver Denon 5.1',
        ru: 'Ресивер Denon 5.1',
        price: [2900, 5500],
        attributes: { brand: 'Denon' },
      },
      {
        ro: 'Amplificator vechi Pioneer SA',
        ru: 'Винтажный усилитель Pioneer SA',
        price: [1900, 4200],
        attributes: { brand: 'Pioneer', state: 'used' },
      },
      {
        ro: 'Mini-amplificator Fosi Bluetooth',
        ru: 'Мини-усилитель Fosi с Bluetooth',
        price: [900, 1600],
        attributes: { brand: 'Fosi Audio' },
      },
      {
        ro: 'Brig 001, reglat',
        ru: 'Бриг 001, настроен',
        price: [1500, 3000],
        attributes: { brand: 'Brig', state: 'used' },
      },
    ],
    about: [
      {
        ro: [
          'Ambele canale lucrează egal, potențiometrele nu foșnesc.',
          'Rezervă bună de putere.',
          'Curățat și verificat de meșter.',
        ],
        ru: [
          'Оба канала играют ровно, регуляторы не шуршат.',
          'Хороший запас мощности.',
          'Почищен и проверен мастером.',
        ],
        en: ['Both channels play evenly.'],
      },
      {
        ro: [
          'Se poate asculta la mine.',
          'Aspect îngrijit, fără lovituri.',
          'Vând separat de boxe.',
        ],
        ru: [
          'Можно послушать у меня.',
          'Аккуратный вид, без ударов.',
          'Продаю отдельно от колонок.',
        ],
        en: ['Neat appearance, no dents.'],
      },
    ],
  },
  'viniluri-playere': {
    goods: [
      {
        ro: 'Pickup Audio-Technica AT-LP60',
        ru: 'Проигрыватель Audio-Technica AT-LP60',
        en: 'Audio-Technica AT-LP60 turntable',
        price: [2200, 3300],
      },
      {
        ro: 'Discuri vinil, muzică sovietică, 30 buc.',
        ru: 'Пластинки, советская эстрада, 30 шт.',
        price: [300, 900],
        attributes: { state: 'used' },
      },
      {
        ro: 'Vinil Pink Floyd, The Wall',
        ru: 'Винил Pink Floyd, The Wall',
        en: 'Pink Floyd, The Wall on vinyl',
        price: [600, 1300],
      },
      {
        ro: 'Discuri Electrecord și Melodia',
        ru: 'Пластинки Electrecord и «Мелодия»',
        price: [30, 150],
        attributes: { state: 'used' },
      },
      {
        ro: 'Magnetofon cu benzi Maiak 205',
        ru: 'Катушечный магнитофон Маяк 205',
        price: [700, 1800],
        attributes: { state: 'used' },
      },
    ],
    about: [
      {
        ro: [
          'Din colecția personală, păstrare bună.',
          'Sunet cald, ca pe timpuri.',
          'A stat la loc uscat.',
        ],
        ru: [
          'Из личной коллекции, хорошая сохранность.',
          'Тёплый звук, как раньше.',
          'Хранилось в сухом месте.',
        ],
        en: ['From my own collection, well kept.'],
      },
      {
        ro: [
          'Lista completă o trimit la cerere.',
          'Pentru colecționari și melomani.',
          'Se poate asculta pe loc.',
        ],
        ru: [
          'Полный список пришлю по запросу.',
          'Для коллекционеров и меломанов.',
          'Можно послушать на месте.',
        ],
        en: ['You can listen on the spot.'],
      },
    ],
  },
  'camere-foto': {
    goods: [
      {
        ro: 'Canon EOS 80D body',
        ru: 'Canon EOS 80D body',
        en: 'Canon EOS 80D body',
        price: [6500, 8900],
        attributes: { brand: 'Canon' },
      },
      {
        ro: 'Sony A7 III, body',
        ru: 'Sony A7 III, body',
        en: 'Sony A7 III body',
        price: [15500, 19500],
        attributes: { brand: 'Sony' },
      },
      {
        ro: 'Nikon D3500 cu obiectiv 18-55',
        ru: 'Nikon D3500 с объективом 18-55',
        price: [4200, 5900],
        attributes: { brand: 'Nikon' },
      },
      {
        ro: 'Fujifilm X-T30 argintiu',
        ru: 'Fujifilm X-T30 серебристый',
        price: [10500, 13900],
        attributes: { brand: 'Fujifilm' },
      },
      {
        ro: 'Instax Mini 12, foto instant',
        ru: 'Instax Mini 12, моментальное фото',
        price: [1100, 1700],
        attributes: { brand: 'Fujifilm' },
      },
      {
        ro: 'Zenit-E cu Helios 44-2',
        ru: 'Зенит-Е с Гелиос 44-2',
        price: [500, 1200],
        attributes: { brand: 'Zenit', state: 'used' },
      },
    ],
    about: [
      {
        ro: [
          'Aparat îngrijit, fără lovituri.',
          'Face poze clare.',
          'Pentru începători și pentru cei avansați.',
          'Folosit ca hobby, nu la nunți.',
        ],
        ru: [
          'Аппарат ухоженный, не падал.',
          'Снимает чётко.',
          'Подойдёт начинающим и опытным.',
          'Использовался как хобби, не на свадьбах.',
        ],
        en: ['Well kept, never dropped.', 'Used as a hobby, not commercially.'],
      },
      {
        ro: [
          'În set: geantă și curea.',
          'Trimit poze făcute cu acest aparat.',
          'Se poate verifica pe loc.',
        ],
        ru: [
          'В комплекте сумка и ремень.',
          'Пришлю снимки с этого аппарата.',
          'Проверка на месте.',
        ],
        en: ['Bag and strap included.'],
      },
    ],
  },
  obiective: {
    goods: [
      {
        ro: 'Canon EF 50 mm f/1.8 STM',
        ru: 'Canon EF 50 мм f/1.8 STM',
        en: 'Canon EF 50 mm f/1.8 STM',
        price: [1200, 1800],
        attributes: { brand: 'Canon' },
      },
      {
        ro: 'Sigma 24-70 f/2.8 pentru Sony E',
        ru: 'Sigma 24-70 f/2.8 для Sony E',
        price: [11500, 14900],
        attributes: { brand: 'Sigma' },
      },
      {
        ro: 'Nikon 70-300 VR',
        ru: 'Nikon 70-300 VR',
        price: [2500, 4500],
        attributes: { brand: 'Nikon' },
      },
      {
        ro: 'Tamron 28-75 f/2.8',
        ru: 'Tamron 28-75 f/2.8',
        price: [6500, 9500],
        attributes: { brand: 'Tamron' },
      },
      {
        ro: 'Helios 44-2, M42',
        ru: 'Гелиос 44-2, M42',
        price: [400, 800],
        attributes: { brand: 'Helios', state: 'used' },
      },
    ],
    about: [
      {
        ro: [
          'Lentile curate, fără ciuperci și zgârieturi.',
          'Focalizare exactă, inele fără joc.',
          'Foarte bun pentru portret și video.',
        ],
        ru: [
          'Линзы чистые, без грибка и царапин.',
          'Фокус чёткий и точный.',
          'Отлично подходит для портрета и видео.',
        ],
        en: ['Clean glass, no fungus.'],
      },
      {
        ro: [
          'Capacele sunt în set.',
          'A stat mereu cu filtru de protecție.',
          'Vând pentru că am schimbat sistemul.',
        ],
        ru: ['Крышки в комплекте.', 'Всегда стоял защитный фильтр.', 'Продаю из-за смены системы.'],
        en: ['Caps included.'],
      },
    ],
  },
  'camere-actiune': {
    goods: [
      {
        ro: 'GoPro Hero 11 Black',
        ru: 'GoPro Hero 11 Black',
        en: 'GoPro Hero 11 Black',
        price: [4500, 6200],
        attributes: { brand: 'GoPro' },
      },
      {
        ro: 'DJI Osmo Action 4',
        ru: 'DJI Osmo Action 4',
        price: [4200, 5900],
        attributes: { brand: 'DJI' },
      },
      {
        ro: 'Insta360 X3',
        ru: 'Insta360 X3',
        price: [5500, 7500],
        attributes: { brand: 'Insta360' },
      },
      {
        ro: 'SJCAM SJ8 Pro',
        ru: 'SJCAM SJ8 Pro',
        price: [1100, 2000],
        attributes: { brand: 'SJCAM' },
      },
      {
        ro: 'GoPro Hero 7 Silver',
        ru: 'GoPro Hero 7 Silver',
        price: [1600, 2500],
        attributes: { brand: 'GoPro' },
      },
    ],
    about: [
      {
        ro: [
          'Filmează foarte stabil, bună pentru moto și schi.',
          'Lentila fără zgârieturi.',
          'Nu se teme de apă și praf.',
        ],
        ru: ['Снимает плавно, хороша для мото и лыж.', 'Линза без царапин.', 'Влагозащищённая.'],
        en: ['Smooth video, great for motorcycling and skiing.'],
      },
      {
        ro: [
          'Două baterii și prinderi în set.',
          'Cu card de memorie cadou.',
          'Scoasă doar în câteva vacanțe.',
        ],
        ru: [
          'Две батареи и крепления в комплекте.',
          'Карта памяти в подарок.',
          'Брали только в пару отпусков.',
        ],
        en: ['Two batteries and mounts included.'],
      },
    ],
  },
  drone: {
    goods: [
      {
        ro: 'DJI Mini 3 cu telecomandă cu ecran',
        ru: 'DJI Mini 3, пульт с экраном',
        en: 'DJI Mini 3 with screen controller',
        price: [8500, 11500],
        attributes: { brand: 'DJI' },
      },
      {
        ro: 'DJI Mini 2 Fly More Combo',
        ru: 'DJI Mini 2 Fly More Combo',
        price: [5500, 7500],
        attributes: { brand: 'DJI' },
      },
      {
        ro: 'DJI Air 3, trei baterii',
        ru: 'DJI Air 3, три батареи',
        price: [17500, 22500],
        attributes: { brand: 'DJI' },
      },
      {
        ro: 'Dronă pentru copii cu cameră',
        ru: 'Детский дрон с камерой',
        price: [450, 1200],
        attributes: { state: 'like-new' },
      },
      {
        ro: 'FPV iFlight Nazgul 5',
        ru: 'FPV iFlight Nazgul 5',
        price: [4500, 6900],
        attributes: { brand: 'iFlight' },
      },
    ],
    about: [
      {
        ro: ['Fără căderi, elice originale.', 'Zboară stabil.', 'Puține ore de zbor.'],
        ru: ['Без падений, родные пропеллеры.', 'Летает стабильно.', 'Небольшой налёт.'],
        en: ['No crashes, few flight hours.'],
      },
      {
        ro: [
          'Geantă și elice de rezervă în set.',
          'Facem un zbor de probă.',
          'Toate actualizările sunt instalate.',
        ],
        ru: [
          'Сумка и запасные пропеллеры в комплекте.',
          'Сделаем пробный полёт.',
          'Всё обновлено.',
        ],
        en: ['We can do a test flight.'],
      },
    ],
  },
  'supraveghere-video': {
    goods: [
      {
        ro: 'Set supraveghere Hikvision, 4 camere',
        ru: 'Комплект Hikvision, 4 камеры',
        en: 'Hikvision kit, 4 cameras',
        price: [4500, 7500],
        attributes: { brand: 'Hikvision' },
      },
      {
        ro: 'Cameră Wi-Fi TP-Link Tapo C200',
        ru: 'Wi-Fi камера TP-Link Tapo C200',
        price: [380, 600],
        attributes: { brand: 'TP-Link' },
      },
      {
        ro: 'Cameră solară 4G pentru curte',
        ru: 'Солнечная камера 4G для двора',
        price: [900, 1700],
      },
      {
        ro: 'Videointerfon Commax color',
        ru: 'Видеодомофон Commax цветной',
        price: [1300, 2600],
        attributes: { brand: 'Commax' },
      },
      {
        ro: 'Registrator Dahua 8 canale',
        ru: 'Регистратор Dahua 8 каналов',
        price: [1200, 2200],
        attributes: { brand: 'Dahua' },
      },
    ],
    about: [
      {
        ro: [
          'Simplu la folosire, se învață în câteva minute.',
          'Lucrează stabil zi și noapte.',
          'Potrivit pentru casă, magazin sau depozit.',
        ],
        ru: [
          'Просто в управлении, разберётесь за пару минут.',
          'Работает стабильно днём и ночью.',
          'Подойдёт для дома, магазина или склада.',
        ],
        en: ['Easy to use.'],
      },
      {
        ro: [
          'Putem monta și configura.',
          'Rămas după instalarea unui obiect.',
          'Schema de conectare este în cutie.',
        ],
        ru: [
          'Можем установить и настроить.',
          'Осталось после монтажа объекта.',
          'Схема подключения в коробке.',
        ],
        en: ['We can install and set it up.'],
      },
    ],
  },
  console: {
    goods: [
      {
        ro: 'PlayStation 5 cu disc, două manete',
        ru: 'PlayStation 5 с дисководом, два геймпада',
        en: 'PlayStation 5 disc edition, two controllers',
        price: [7500, 9500],
        attributes: { platform: 'playstation-5', memory: '' },
      },
      {
        ro: 'PlayStation 5 Slim, sigilată',
        ru: 'PlayStation 5 Slim, запечатана',
        price: [9500, 11500],
        attributes: { platform: 'playstation-5', memory: '1024', state: 'new' },
      },
      {
        ro: 'PS4 Slim 500 GB cu jocuri',
        ru: 'PS4 Slim 500 ГБ с играми',
        price: [2900, 4200],
        attributes: { platform: 'playstation-4', memory: '512' },
      },
      {
        ro: 'PS4 Pro 1 TB',
        ru: 'PS4 Pro 1 ТБ',
        price: [3900, 5200],
        attributes: { platform: 'playstation-4', memory: '1024' },
      },
      {
        ro: 'Xbox Series S, 512 GB',
        ru: 'Xbox Series S, 512 ГБ',
        price: [3700, 4900],
        attributes: { platform: 'xbox-series', memory: '512' },
      },
      {
        ro: 'Nintendo Switch OLED',
        ru: 'Nintendo Switch OLED',
        en: 'Nintendo Switch OLED',
        price: [4500, 5900],
        attributes: { platform: 'nintendo-switch', memory: '64' },
      },
      {
        ro: 'Steam Deck 512 GB',
        ru: 'Steam Deck 512 ГБ',
        price: [7500, 9500],
        attributes: { platform: 'steam-deck', memory: '512' },
      },
      {
        ro: 'PlayStation 3 cu 20 de jocuri',
        ru: 'PlayStation 3 с 20 играми',
        price: [1300, 2200],
        attributes: { platform: 'playstation-3', memory: '', state: 'used' },
      },
    ],
    about: [
      {
        ro: [
          'Curățată de praf, funcționează perfect.',
          'Funcționează fără probleme, se verifică pe loc.',
          'A stat sub televizor, folosită rar.',
          'Sigilată, din magazin.',
        ],
        ru: [
          'Почищена от пыли, не шумит, работает отлично.',
          'Работает без проблем, проверка на месте.',
          'Стояла под телевизором, пользовались редко.',
          'Запечатана, из магазина.',
        ],
        en: ['Works without problems, can be tested.'],
      },
      {
        ro: [
          'Toate cablurile și cutia.',
          'Contul se eliberează, fără blocări.',
          'Vând pentru că nu mai am timp de jocuri.',
          'Ideală cadou pentru copil.',
        ],
        ru: [
          'Все кабели и коробка.',
          'Без блокировок аккаунта.',
          'Продаю, нет времени играть.',
          'Хороший подарок ребёнку.',
        ],
        en: ['All cables and the box included.'],
      },
    ],
  },
  'jocuri-video': {
    goods: [
      {
        ro: 'EA FC 25 pentru PS5',
        ru: 'EA FC 25 для PS5',
        en: 'EA FC 25 for PS5',
        price: [450, 800],
      },
      { ro: 'GTA V pentru PS4', ru: 'GTA V для PS4', price: [200, 350] },
      { ro: 'God of War Ragnarök, PS5', ru: 'God of War Ragnarök, PS5', price: [400, 700] },
      {
        ro: 'Zelda: Tears of the Kingdom, Switch',
        ru: 'Zelda: Tears of the Kingdom, Switch',
        en: 'Zelda: Tears of the Kingdom, Switch',
        price: [700, 1000],
      },
      {
        ro: 'Mortal Kombat 1, PS5, sigilat',
        ru: 'Mortal Kombat 1, PS5, запечатан',
        price: [600, 850],
        attributes: { state: 'new' },
      },
      {
        ro: 'Set 5 jocuri Xbox One',
        ru: 'Набор из 5 игр Xbox One',
        price: [500, 1000],
        attributes: { state: 'used' },
      },
    ],
    about: [
      {
        ro: [
          'Se citește fără erori.',
          'Folosit cu grijă, terminat o singură dată.',
          'Ediție pe disc, nu cod.',
        ],
        ru: [
          'Читается без ошибок.',
          'Пройдено один раз, пользовались аккуратно.',
          'Физическое издание, не код.',
        ],
        en: ['Physical copy, reads without errors.'],
      },
      {
        ro: [
          'Schimb pe alte jocuri.',
          'La două jocuri fac preț mai bun.',
          'Predare personală, seara.',
        ],
        ru: ['Меняю на другие игры.', 'За две игры цена лучше.', 'Встреча вечером.'],
        en: ['I also swap for other games.'],
      },
    ],
  },
  'accesorii-console': {
    goods: [
      {
        ro: 'Manetă DualSense PS5 albă',
        ru: 'Геймпад DualSense PS5 белый',
        en: 'White DualSense controller for PS5',
        price: [900, 1350],
        attributes: { brand: 'Sony' },
      },
      {
        ro: 'DualShock 4 original',
        ru: 'DualShock 4 оригинал',
        price: [500, 900],
        attributes: { brand: 'Sony' },
      },
      {
        ro: 'Volan Logitech G29 cu pedale',
        ru: 'Руль Logitech G29 с педалями',
        price: [3500, 4900],
        attributes: { brand: 'Logitech' },
      },
      {
        ro: 'Stație de încărcare pentru două manete',
        ru: 'Зарядная станция на два геймпада',
        price: [300, 550],
      },
      {
        ro: 'Joy-Con pentru Nintendo Switch',
        ru: 'Joy-Con для Nintendo Switch',
        price: [700, 1200],
        attributes: { brand: 'Nintendo' },
      },
      {
        ro: 'Manetă cu drift, la reparație',
        ru: 'Геймпад с дрифтом, под ремонт',
        price: [200, 400],
        attributes: { brand: 'Sony', state: 'broken' },
      },
    ],
    about: [
      {
        ro: [
          'Original, nu replică.',
          'Funcționează perfect, fără întârzieri.',
          'Se poate verifica pe consolă.',
        ],
        ru: [
          'Оригинал, не реплика.',
          'Работает отлично, без задержек.',
          'Можно проверить на приставке.',
        ],
        en: ['Original, not a replica.'],
      },
      {
        ro: ['Vând, am vândut consola.', 'Cablul este în set.', 'Curățat, arată îngrijit.'],
        ru: [
          'Приставку продал, больше не нужно.',
          'Кабель в комплекте.',
          'Почищено, вид аккуратный.',
        ],
        en: ['Cable included.'],
      },
    ],
  },
}
