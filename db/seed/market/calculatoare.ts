import type { CategoryRecipes } from './recipe.ts'

export const calculatoare: CategoryRecipes = {
  laptopuri: {
    goods: [
      {
        ro: 'Lenovo ThinkPad T480, i5, 16 GB',
        ru: 'Lenovo ThinkPad T480, i5, 16 ГБ',
        en: 'Lenovo ThinkPad T480, i5, 16 GB',
        price: [4200, 5900],
        attributes: { brand: 'lenovo', cpu: 'intel-core-i5', ram: '16', screen_in: 14 },
      },
      {
        ro: 'Lenovo Legion 5, Ryzen 7, RTX 3060',
        ru: 'Lenovo Legion 5, Ryzen 7, RTX 3060',
        price: [11500, 15500],
        attributes: { brand: 'lenovo', cpu: 'amd-ryzen-7', ram: '16', screen_in: 15.6 },
      },
      {
        ro: 'MacBook Air M1, 8/256',
        ru: 'MacBook Air M1, 8/256',
        en: 'MacBook Air M1, 8/256',
        price: [8500, 10900],
        attributes: { brand: 'apple', cpu: 'apple-m', ram: '8', storage_gb: 256, screen_in: 13.3 },
      },
      {
        ro: 'MacBook Pro 14 M3, 16/512',
        ru: 'MacBook Pro 14 M3, 16/512',
        en: 'MacBook Pro 14 M3, 16/512',
        price: [24500, 29900],
        attributes: { brand: 'apple', cpu: 'apple-m', ram: '16', storage_gb: 512, screen_in: 14.2 },
      },
      {
        ro: 'HP EliteBook 840 G6, {ram} RAM',
        ru: 'HP EliteBook 840 G6, {ram} RAM',
        price: [4500, 6500],
        attributes: { brand: 'hp', cpu: 'intel-core-i5', screen_in: 14 },
      },
      {
        ro: 'HP Victus 15 pentru jocuri',
        ru: 'HP Victus 15 игровой',
        price: [9900, 13500],
        attributes: {
          brand: 'hp',
          cpu: 'intel-core-i5',
          ram: '16',
          storage_gb: 512,
          screen_in: 15.6,
        },
      },
      {
        ro: 'Dell Latitude 5490, i5, SSD',
        ru: 'Dell Latitude 5490, i5, SSD',
        price: [3600, 5200],
        attributes: {
          brand: 'dell',
          cpu: 'intel-core-i5',
          ram: '8',
          storage_gb: 256,
          screen_in: 14,
        },
      },
      {
        ro: 'Dell XPS 13, i7, ecran tactil',
        ru: 'Dell XPS 13, i7, сенсорный экран',
        price: [9500, 14500],
        attributes: { brand: 'dell', cpu: 'intel-core-i7', ram: '16', screen_in: 13.4 },
      },
      {
        ro: 'ASUS VivoBook 15, i3, pentru studii',
        ru: 'ASUS VivoBook 15, i3, для учёбы',
        price: [4500, 6200],
        attributes: {
          brand: 'asus',
          cpu: 'intel-core-i3',
          ram: '8',
          storage_gb: 256,
          screen_in: 15.6,
        },
      },
      {
        ro: 'ASUS TUF Gaming A15, Ryzen 5',
        ru: 'ASUS TUF Gaming A15, Ryzen 5',
        price: [9800, 13900],
        attributes: { brand: 'asus', cpu: 'amd-ryzen-5', ram: '16', screen_in: 15.6 },
      },
      {
        ro: 'Acer Aspire 5 nou, {storage_gb} GB SSD',
        ru: 'Acer Aspire 5 новый, SSD {storage_gb} ГБ',
        price: [8500, 10900],
        attributes: {
          brand: 'acer',
          cpu: 'intel-core-i5',
          ram: '16',
          screen_in: 15.6,
          state: 'new',
          warranty: true,
        },
      },
      {
        ro: 'Acer Nitro 5, i7, RTX 4050',
        ru: 'Acer Nitro 5, i7, RTX 4050',
        price: [13500, 17500],
        attributes: {
          brand: 'acer',
          cpu: 'intel-core-i7',
          ram: '16',
          storage_gb: 512,
          screen_in: 15.6,
        },
      },
      {
        ro: 'MSI Katana 15, i7, 144 Hz',
        ru: 'MSI Katana 15, i7, 144 Гц',
        price: [14500, 18900],
        attributes: { brand: 'msi', cpu: 'intel-core-i7', ram: '16', screen_in: 15.6 },
      },
      {
        ro: 'Huawei MateBook D16, i5',
        ru: 'Huawei MateBook D16, i5',
        price: [8900, 11900],
        attributes: {
          brand: 'huawei',
          cpu: 'intel-core-i5',
          ram: '16',
          storage_gb: 512,
          screen_in: 16,
        },
      },
      {
        ro: 'Laptop Toshiba pentru piese, nu pornește',
        ru: 'Ноутбук Toshiba на запчасти, не включается',
        price: [400, 900],
        attributes: {
          brand: 'toshiba',
          cpu: 'intel-core-i3',
          ram: '4',
          storage_gb: 500,
          screen_in: 15.6,
          state: 'broken',
        },
      },
    ],
    about: [
      {
        ro: [
          'Laptop rapid, funcționează fără probleme.',
          'Folosit cu grijă, curățat de praf, nu se încălzește.',
          'Ecran fără pixeli morți, tastatură fără uzură.',
          'Corp cu mici zgârieturi pe capac, tehnic perfect.',
          'Sigilat, în cutia magazinului.',
          'Bun pentru studii, oficiu și lucru de acasă, funcționează fără probleme.',
        ],
        ru: [
          'Шустрый ноутбук, работает без проблем.',
          'Не греется, почищен от пыли, паста заменена, следов износа мало.',
          'Экран без битых пикселей, работает отлично.',
          'На крышке мелкие царапины, технически идеален.',
          'Запечатан, в коробке из магазина.',
          'Подойдёт для учёбы, офиса и удалёнки, работает без проблем.',
        ],
        en: [
          'Works perfectly, no dead pixels.',
          'Good for study and home office, works without problems.',
        ],
      },
      {
        ro: [
          'Folosit cu grijă, bateria ține 4–5 ore.',
          'Sistem curat, totul instalat și funcționează.',
          'Tastatură comodă, cameră și Wi-Fi rapid, toate funcționează.',
          'Adus din Germania, folosit la oficiu.',
        ],
        ru: [
          'Пользовались аккуратно, батарея держит 4–5 часов.',
          'Удобная клавиатура, камера, быстрый Wi-Fi, всё работает.',
          'Привезён из Германии, пользовались в офисе.',
          'Чистая система, всё установлено и работает.',
        ],
        en: ['Comfortable keyboard, camera and Wi-Fi all work.'],
      },
      {
        ro: [
          'Se dă cu încărcător original.',
          'La laptop ofer geantă și mouse cadou.',
          'Garanție scrisă de la magazin.',
          'Se verifică pe loc cât doriți.',
        ],
        ru: [
          'Отдаю с родной зарядкой.',
          'Сумка и мышка в подарок.',
          'Письменная гарантия магазина.',
          'Проверка на месте сколько нужно.',
        ],
        en: ['Original charger included.'],
      },
    ],
  },
  'calculatoare-desktop': {
    goods: [
      {
        ro: 'PC gaming Ryzen 5 5600, RTX 3060',
        ru: 'Игровой ПК Ryzen 5 5600, RTX 3060',
        en: 'Gaming PC Ryzen 5 5600, RTX 3060',
        price: [9500, 13500],
        attributes: { cpu: 'amd-ryzen-5', ram: '16' },
      },
      {
        ro: 'Bloc de sistem i5 pentru oficiu',
        ru: 'Системный блок i5 для офиса',
        price: [1900, 3500],
        attributes: { cpu: 'intel-core-i5', ram: '8', storage_gb: 256 },
      },
      {
        ro: 'Calculator i7, RTX 4070, 32 GB',
        ru: 'Компьютер i7, RTX 4070, 32 ГБ',
        price: [21500, 28500],
        attributes: { cpu: 'intel-core-i7', ram: '32', storage_gb: 1000 },
      },
      {
        ro: 'Dell OptiPlex 7050 mini',
        ru: 'Dell OptiPlex 7050 mini',
        price: [2200, 3400],
        attributes: { brand: 'Dell', cpu: 'intel-core-i5', ram: '8', storage_gb: 256 },
      },
      {
        ro: 'Calculator complet cu monitor și tastatură',
        ru: 'Компьютер в сборе с монитором и клавиатурой',
        price: [3200, 5500],
        attributes: { cpu: 'intel-core-i3', ram: '8' },
      },
      {
        ro: 'Stație de lucru HP Z440, Xeon',
        ru: 'Рабочая станция HP Z440, Xeon',
        price: [4500, 7500],
        attributes: { brand: 'HP', cpu: 'other', ram: '32' },
      },
      {
        ro: 'Mac mini M2, 8/256',
        ru: 'Mac mini M2, 8/256',
        en: 'Mac mini M2, 8/256',
        price: [8500, 10500],
        attributes: { brand: 'Apple', cpu: 'apple-m', ram: '8', storage_gb: 256 },
      },
    ],
    about: [
      {
        ro: [
          'Lucrează silențios, temperaturi bune.',
          'Curățat de praf, verificat la teste.',
          'Pornește repede, fără erori.',
        ],
        ru: [
          'Работает тихо, температуры в норме.',
          'Почищен от пыли, проверен тестами.',
          'Быстро загружается, без ошибок.',
        ],
        en: ['Quiet, with good temperatures.'],
      },
      {
        ro: [
          'Sistem instalat, gata de lucru.',
          'Se poate verifica la mine acasă.',
          'Vând pentru că am trecut pe laptop.',
          'Poate fi îmbunătățit pe viitor.',
        ],
        ru: [
          'Система установлена, можно сразу работать.',
          'Проверка у меня дома.',
          'Продаю, перешёл на ноутбук.',
          'Есть запас для апгрейда.',
        ],
        en: ['Ready to work, can be tested at my place.'],
      },
    ],
  },
  tablete: {
    goods: [
      {
        ro: 'iPad 9, {memory}, Wi-Fi',
        ru: 'iPad 9, {memory}, Wi-Fi',
        en: 'iPad 9, {memory}, Wi-Fi',
        price: [3500, 4900],
        attributes: { brand: 'apple', screen_in: 10.2 },
      },
      {
        ro: 'iPad Air 5, 64 GB',
        ru: 'iPad Air 5, 64 ГБ',
        price: [6500, 8500],
        attributes: { brand: 'apple', screen_in: 10.9, memory: '64' },
      },
      {
        ro: 'Samsung Galaxy Tab A9',
        ru: 'Samsung Galaxy Tab A9',
        price: [2300, 3300],
        attributes: { brand: 'samsung', screen_in: 8.7, memory: '64' },
      },
      {
        ro: 'Samsung Tab S9 cu stilou',
        ru: 'Samsung Tab S9 со стилусом',
        price: [8900, 11500],
        attributes: { brand: 'samsung', screen_in: 11, memory: '128' },
      },
      {
        ro: 'Lenovo Tab M10 pentru copii',
        ru: 'Lenovo Tab M10 для детей',
        price: [1700, 2700],
        attributes: { brand: 'lenovo', screen_in: 10.1, memory: '64' },
      },
      {
        ro: 'Huawei MatePad 11, 128 GB',
        ru: 'Huawei MatePad 11, 128 ГБ',
        price: [4200, 5800],
        attributes: { brand: 'huawei', screen_in: 11, memory: '128' },
      },
    ],
    about: [
      {
        ro: [
          'Bună pentru lecții, desene și filme.',
          'Ecran fără fisuri, sub sticlă de protecție.',
          'Bateria ține mult.',
        ],
        ru: [
          'Хорош для уроков, мультиков и фильмов.',
          'Экран без трещин, под защитным стеклом.',
          'Заряд держит долго.',
        ],
        en: ['Good for lessons and films.'],
      },
      {
        ro: [
          'În set: husă și încărcător.',
          'Conturile sunt șterse, resetată la setările de fabrică.',
          'Copilul s-a săturat de ea, stă degeaba.',
        ],
        ru: [
          'В комплекте чехол и зарядка.',
          'Аккаунты удалены, сброшен до заводских настроек.',
          'Ребёнок наигрался, лежит без дела.',
        ],
        en: ['Case and charger included.'],
      },
    ],
  },
  'all-in-one': {
    goods: [
      {
        ro: 'iMac 24 M1, 8/256',
        ru: 'iMac 24 M1, 8/256',
        en: 'iMac 24 M1, 8/256',
        price: [13500, 17500],
        attributes: { brand: 'Apple', cpu: 'apple-m', ram: '8', storage_gb: 256 },
      },
      {
        ro: 'HP All-in-One 24, i5',
        ru: 'Моноблок HP 24, i5',
        price: [6500, 9500],
        attributes: { brand: 'HP', cpu: 'intel-core-i5', ram: '8' },
      },
      {
        ro: 'Lenovo IdeaCentre AIO 3, Ryzen 5',
        ru: 'Lenovo IdeaCentre AIO 3, Ryzen 5',
        price: [7500, 10500],
        attributes: { brand: 'Lenovo', cpu: 'amd-ryzen-5', ram: '8' },
      },
      {
        ro: 'Monobloc Dell OptiPlex 7440',
        ru: 'Моноблок Dell OptiPlex 7440',
        price: [3500, 5500],
        attributes: { brand: 'Dell', cpu: 'intel-core-i5', ram: '8', storage_gb: 256 },
      },
      {
        ro: 'iMac 27 Retina 5K',
        ru: 'iMac 27 Retina 5K',
        price: [8500, 13500],
        attributes: { brand: 'Apple', cpu: 'intel-core-i5', ram: '16' },
      },
    ],
    about: [
      {
        ro: [
          'Ocupă puțin loc, un singur fir la priză.',
          'Imagine bună, boxe și cameră încorporate.',
          'Bun pentru recepție, contabilitate sau acasă.',
        ],
        ru: [
          'Занимает мало места, один провод в розетку.',
          'Хорошая картинка, динамики и камера встроены.',
          'Подойдёт для ресепшена, бухгалтерии или дома.',
        ],
        en: ['Takes little space, speakers and camera built in.'],
      },
      {
        ro: [
          'Se dă cu tastatură și mouse.',
          'Ecranul fără pete.',
          'Sistem curat, instalat recent.',
        ],
        ru: [
          'Отдаю с клавиатурой и мышью.',
          'Экран без пятен.',
          'Чистая система, недавно установлена.',
        ],
        en: ['Keyboard and mouse included.'],
      },
    ],
  },
  servere: {
    goods: [
      {
        ro: 'Server Dell PowerEdge R630',
        ru: 'Сервер Dell PowerEdge R630',
        en: 'Dell PowerEdge R630 server',
        price: [7500, 14500],
        attributes: { brand: 'Dell' },
      },
      {
        ro: 'HP ProLiant DL380 Gen9',
        ru: 'HP ProLiant DL380 Gen9',
        price: [8500, 15500],
        attributes: { brand: 'HPE' },
      },
      {
        ro: 'NAS Synology DS220+',
        ru: 'NAS Synology DS220+',
        price: [4500, 6500],
        attributes: { brand: 'Synology' },
      },
      { ro: 'Dulap server 42U', ru: 'Серверный шкаф 42U', price: [5500, 9500] },
      {
        ro: 'UPS APC Smart 1500',
        ru: 'ИБП APC Smart 1500',
        price: [2900, 5500],
        attributes: { brand: 'APC' },
      },
    ],
    about: [
      {
        ro: [
          'Scos din exploatare la modernizarea oficiului.',
          'Verificat, fără erori în jurnal.',
          'A stat în cameră climatizată.',
        ],
        ru: [
          'Снят при модернизации офиса.',
          'Проверен, ошибок в журнале нет.',
          'Стоял в помещении с кондиционером.',
        ],
        en: ['Removed during an office upgrade, tested.'],
      },
      {
        ro: [
          'Configurația exactă o trimit în mesaje.',
          'Se vinde cu factură pentru firme.',
          'Șinele și cablurile sunt în set.',
        ],
        ru: [
          'Точную конфигурацию пришлю в сообщении.',
          'Продажа с накладной для фирм.',
          'Крепления и кабели в комплекте.',
        ],
        en: ['Exact configuration on request.'],
      },
    ],
  },
  'placi-video': {
    goods: [
      {
        ro: 'RTX 3060 12 GB Gigabyte',
        ru: 'RTX 3060 12 ГБ Gigabyte',
        en: 'Gigabyte RTX 3060 12 GB',
        price: [3500, 4600],
        attributes: { brand: 'Gigabyte' },
      },
      {
        ro: 'RTX 4070 Super MSI Ventus',
        ru: 'RTX 4070 Super MSI Ventus',
        price: [10500, 12900],
        attributes: { brand: 'MSI' },
      },
      {
        ro: 'GTX 1660 Super 6 GB',
        ru: 'GTX 1660 Super 6 ГБ',
        price: [1700, 2500],
        attributes: { brand: 'Palit' },
      },
      {
        ro: 'Radeon RX 6600 8 GB Sapphire',
        ru: 'Radeon RX 6600 8 ГБ Sapphire',
        price: [2900, 3800],
        attributes: { brand: 'Sapphire' },
      },
      {
        ro: 'GTX 1050 Ti 4 GB, fără alimentare suplimentară',
        ru: 'GTX 1050 Ti 4 ГБ, без доп. питания',
        price: [900, 1400],
        attributes: { brand: 'ASUS' },
      },
      {
        ro: 'RX 580 8 GB, cu artefacte',
        ru: 'RX 580 8 ГБ, артефачит',
        price: [300, 600],
        attributes: { brand: 'Sapphire', state: 'broken' },
      },
    ],
    about: [
      {
        ro: [
          'A stat într-un calculator de acasă, nu la minat.',
          'Temperaturi sub 70 de grade în teste, funcționează perfect.',
          'Nu a fost în reparație, funcționează fără probleme.',
          'Se verifică la mine pe stand.',
        ],
        ru: [
          'Стояла в домашнем компьютере, не в майнинге.',
          'В тестах до 70 градусов, работает отлично.',
          'В ремонте не была, работает без проблем.',
          'Проверка у меня на стенде.',
        ],
        en: ['Not used for mining.'],
      },
      {
        ro: ['Cutia s-a păstrat.', 'Vând pentru upgrade.', 'Se poate lua azi.'],
        ru: ['Коробка сохранилась.', 'Продаю из-за апгрейда.', 'Можно забрать сегодня.'],
        en: ['Original box.'],
      },
    ],
  },
  procesoare: {
    goods: [
      {
        ro: 'AMD Ryzen 5 5600',
        ru: 'AMD Ryzen 5 5600',
        en: 'AMD Ryzen 5 5600',
        price: [1500, 2100],
        attributes: { brand: 'AMD' },
      },
      {
        ro: 'Intel Core i5-12400F',
        ru: 'Intel Core i5-12400F',
        price: [1900, 2500],
        attributes: { brand: 'Intel' },
      },
      {
        ro: 'Intel i7-8700K, LGA 1151',
        ru: 'Intel i7-8700K, LGA 1151',
        price: [1700, 2500],
        attributes: { brand: 'Intel' },
      },
      {
        ro: 'Ryzen 7 7800X3D',
        ru: 'Ryzen 7 7800X3D',
        price: [6500, 8200],
        attributes: { brand: 'AMD' },
      },
      {
        ro: 'Xeon E5-2670 v3',
        ru: 'Xeon E5-2670 v3',
        price: [250, 500],
        attributes: { brand: 'Intel', state: 'used' },
      },
    ],
    about: [
      {
        ro: [
          'Toate contactele drepte.',
          'Nu a fost supus la overclocking.',
          'Verificat în teste de stabilitate.',
        ],
        ru: ['Все контакты ровные.', 'В разгоне не был.', 'Проверен тестами на стабильность.'],
        en: ['Never overclocked.'],
      },
      {
        ro: ['Fără cooler.', 'Vând împreună cu placa sau separat.', 'Rămas după upgrade.'],
        ru: ['Без кулера.', 'Продам с платой или отдельно.', 'Остался после апгрейда.'],
        en: ['Left after an upgrade.'],
      },
    ],
  },
  'placi-de-baza': {
    goods: [
      {
        ro: 'Placă de bază MSI B450 Tomahawk, AM4',
        ru: 'Материнская плата MSI B450 Tomahawk, AM4',
        price: [1100, 1700],
        attributes: { brand: 'MSI' },
      },
      {
        ro: 'ASUS Prime B660M, LGA 1700',
        ru: 'ASUS Prime B660M, LGA 1700',
        price: [1500, 2200],
        attributes: { brand: 'ASUS' },
      },
      {
        ro: 'Gigabyte B650 Gaming X, AM5',
        ru: 'Gigabyte B650 Gaming X, AM5',
        price: [2700, 3700],
        attributes: { brand: 'Gigabyte' },
      },
      {
        ro: 'Kit placă H110 + i3 + 8 GB',
        ru: 'Комплект плата H110 + i3 + 8 ГБ',
        price: [1000, 1600],
        attributes: { state: 'used' },
      },
      {
        ro: 'ASRock H81, LGA 1150',
        ru: 'ASRock H81, LGA 1150',
        price: [350, 650],
        attributes: { brand: 'ASRock', state: 'used' },
      },
    ],
    about: [
      {
        ro: [
          'Toate porturile lucrează, BIOS actualizat.',
          'Fără urme de reparație.',
          'Condensatoarele întregi, curată.',
        ],
        ru: [
          'Все порты рабочие, BIOS обновлён.',
          'Ремонта не было.',
          'Конденсаторы целые, чистая.',
        ],
      },
      {
        ro: [
          'Cu placa din spate pentru carcasă.',
          'Se poate testa pe loc cu procesor.',
          'Cutie și cabluri SATA.',
        ],
        ru: [
          'С задней планкой для корпуса.',
          'Можно проверить на месте с процессором.',
          'Коробка и кабели SATA.',
        ],
      },
    ],
  },
  'memorie-ram': {
    goods: [
      {
        ro: 'Kingston Fury 16 GB DDR4 3200 (2×8)',
        ru: 'Kingston Fury 16 ГБ DDR4 3200 (2×8)',
        price: [650, 1000],
        attributes: { brand: 'Kingston' },
      },
      {
        ro: 'DDR5 32 GB 6000 MHz G.Skill',
        ru: 'DDR5 32 ГБ 6000 МГц G.Skill',
        price: [2200, 3900],
        attributes: { brand: 'G.Skill' },
      },
      {
        ro: 'DDR3 8 GB pentru calculator',
        ru: 'DDR3 8 ГБ для компьютера',
        price: [150, 280],
        attributes: { state: 'used' },
      },
      {
        ro: 'SO-DIMM DDR4 8 GB pentru laptop',
        ru: 'SO-DIMM DDR4 8 ГБ для ноутбука',
        price: [280, 480],
        attributes: { brand: 'Samsung' },
      },
      {
        ro: 'Corsair Vengeance RGB 16 GB',
        ru: 'Corsair Vengeance RGB 16 ГБ',
        price: [800, 1300],
        attributes: { brand: 'Corsair' },
      },
    ],
    about: [
      {
        ro: [
          'Verificată cu MemTest, zero erori.',
          'Scoasă din calculator funcțional.',
          'Merge și pe plăci AMD, și pe Intel.',
        ],
        ru: [
          'Проверена MemTest, ноль ошибок.',
          'Снята с рабочего компьютера.',
          'Идёт и на AMD, и на Intel.',
        ],
      },
      {
        ro: [
          'Vând pentru că am pus mai multă memorie.',
          'Ajut la montare, dacă e nevoie.',
          'Se poate verifica pe loc.',
        ],
        ru: [
          'Продаю, поставил больше памяти.',
          'Помогу установить, если нужно.',
          'Можно проверить на месте.',
        ],
      },
    ],
  },
  'ssd-hdd': {
    goods: [
      {
        ro: 'SSD Samsung 980 500 GB NVMe',
        ru: 'SSD Samsung 980 500 ГБ NVMe',
        en: 'Samsung 980 500 GB NVMe SSD',
        price: [650, 950],
        attributes: { brand: 'Samsung' },
      },
      {
        ro: 'SSD Kingston A400 240 GB',
        ru: 'SSD Kingston A400 240 ГБ',
        price: [280, 420],
        attributes: { brand: 'Kingston' },
      },
      {
        ro: 'HDD WD Purple 2 TB pentru supraveghere',
        ru: 'HDD WD Purple 2 ТБ для видеонаблюдения',
        price: [650, 1100],
        attributes: { brand: 'Western Digital' },
      },
      {
        ro: 'Hard disk extern Seagate 1 TB',
        ru: 'Внешний диск Seagate 1 ТБ',
        price: [550, 900],
        attributes: { brand: 'Seagate' },
      },
      {
        ro: 'SSD WD Black SN850X 1 TB, nou',
        ru: 'SSD WD Black SN850X 1 ТБ, новый',
        price: [1700, 2300],
        attributes: { brand: 'Western Digital', state: 'new' },
      },
    ],
    about: [
      {
        ro: [
          'Sănătate bună în CrystalDiskInfo.',
          'Fără sectoare defecte.',
          'Viteze ca în specificație.',
        ],
        ru: [
          'В CrystalDiskInfo состояние хорошее.',
          'Битых секторов нет.',
          'Скорости как в характеристиках.',
        ],
        en: ['Good health in CrystalDiskInfo.'],
      },
      {
        ro: [
          'Formatat, gata de instalat.',
          'Trimit capturi cu testele.',
          'Pot transfera sistemul de pe discul vechi.',
        ],
        ru: [
          'Отформатирован, готов к установке.',
          'Пришлю скриншоты тестов.',
          'Могу перенести систему со старого диска.',
        ],
        en: ['I can send test screenshots.'],
      },
    ],
  },
  'carcase-surse': {
    goods: [
      {
        ro: 'Sursă Corsair RM750, 80+ Gold',
        ru: 'Блок питания Corsair RM750, 80+ Gold',
        price: [1300, 1900],
        attributes: { brand: 'Corsair' },
      },
      {
        ro: 'Sursă be quiet! 500W',
        ru: 'Блок питания be quiet! 500W',
        price: [550, 900],
        attributes: { brand: 'be quiet!' },
      },
      {
        ro: 'Carcasă NZXT H510 cu sticlă',
        ru: 'Корпус NZXT H510 со стеклом',
        price: [900, 1500],
        attributes: { brand: 'NZXT' },
      },
      {
        ro: 'Carcasă cu 4 ventilatoare RGB',
        ru: 'Корпус с 4 RGB-вентиляторами',
        price: [700, 1200],
      },
      {
        ro: 'Sursă Chieftec 600W',
        ru: 'Блок питания Chieftec 600W',
        price: [400, 700],
        attributes: { brand: 'Chieftec' },
      },
    ],
    about: [
      {
        ro: [
          'Produs solid, nu scârțâie și nu vibrează.',
          'Curățat de praf.',
          'Lucrează silențios.',
        ],
        ru: ['Солидная вещь, не дребезжит.', 'Почищено от пыли.', 'Работает тихо.'],
      },
      {
        ro: [
          'Toate cablurile și șuruburile sunt în set.',
          'Rămas după asamblarea altui calculator.',
          'Ridicare personală, e greu de trimis.',
        ],
        ru: [
          'Все кабели и винты в комплекте.',
          'Осталось после сборки другого компьютера.',
          'Лучше самовывоз.',
        ],
      },
    ],
  },
  monitoare: {
    goods: [
      {
        ro: 'Monitor Dell 24 Full HD IPS',
        ru: 'Монитор Dell 24 Full HD IPS',
        en: 'Dell 24 Full HD IPS monitor',
        price: [1300, 2100],
        attributes: { brand: 'Dell', screen_in: 24, resolution: 'full-hd' },
      },
      {
        ro: 'Monitor gaming AOC 27, 165 Hz, 2K',
        ru: 'Игровой монитор AOC 27, 165 Гц, 2K',
        price: [2900, 4200],
        attributes: { brand: 'AOC', screen_in: 27, resolution: '2k' },
      },
      {
        ro: 'LG UltraFine 27, 4K',
        ru: 'LG UltraFine 27, 4K',
        price: [3900, 5900],
        attributes: { brand: 'LG', screen_in: 27, resolution: '4k' },
      },
      {
        ro: 'Samsung Odyssey G5 32 curbat',
        ru: 'Samsung Odyssey G5 32 изогнутый',
        price: [3300, 4700],
        attributes: { brand: 'Samsung', screen_in: 32, resolution: '2k' },
      },
      {
        ro: 'Monitor Philips 22 pentru oficiu',
        ru: 'Монитор Philips 22 для офиса',
        price: [650, 1200],
        attributes: { brand: 'Philips', screen_in: 21.5, resolution: 'full-hd' },
      },
      {
        ro: 'BenQ 24 pentru jocuri, 144 Hz',
        ru: 'BenQ 24 игровой, 144 Гц',
        price: [1700, 2700],
        attributes: { brand: 'BenQ', screen_in: 24, resolution: 'full-hd' },
      },
    ],
    about: [
      {
        ro: [
          'Fără pixeli morți, culori vii.',
          'Ochii nu obosesc după o zi de lucru.',
          'Suport stabil.',
        ],
        ru: [
          'Без битых пикселей, живые цвета.',
          'Глаза не устают за рабочий день.',
          'Подставка устойчивая.',
        ],
        en: ['No dead pixels, vivid colours.'],
      },
      {
        ro: [
          'Cablurile HDMI și de alimentare sunt în set.',
          'Se poate conecta la laptop, verificăm pe loc.',
          'Se poate monta pe perete, VESA 100.',
        ],
        ru: [
          'Кабели HDMI и питания в комплекте.',
          'Можно подключить ноутбук и проверить.',
          'Есть крепление VESA 100.',
        ],
        en: ['HDMI and power cables included.'],
      },
    ],
  },
  'imprimante-scanere': {
    goods: [
      {
        ro: 'Canon i-SENSYS MF3010, 3 în 1',
        ru: 'Canon i-SENSYS MF3010, 3 в 1',
        en: 'Canon i-SENSYS MF3010, 3 in 1',
        price: [2200, 3300],
        attributes: { brand: 'Canon' },
      },
      {
        ro: 'HP LaserJet 1020',
        ru: 'HP LaserJet 1020',
        price: [900, 1500],
        attributes: { brand: 'HP', state: 'used' },
      },
      {
        ro: 'Epson L3250 cu rezervoare',
        ru: 'Epson L3250 с чернильницами',
        price: [2600, 3600],
        attributes: { brand: 'Epson' },
      },
      {
        ro: 'Brother DCP color laser',
        ru: 'Brother DCP цветной лазерный',
        price: [3900, 6500],
        attributes: { brand: 'Brother' },
      },
      {
        ro: 'Scaner Canon LiDE 300',
        ru: 'Сканер Canon LiDE 300',
        price: [900, 1400],
        attributes: { brand: 'Canon' },
      },
      {
        ro: 'Imprimantă de etichete Xprinter',
        ru: 'Принтер этикеток Xprinter',
        price: [900, 1600],
        attributes: { brand: 'Xprinter' },
      },
    ],
    about: [
      {
        ro: [
          'Lucrează fără probleme.',
          'Bun pentru acasă sau un oficiu mic.',
          'Ocupă puțin loc pe masă.',
        ],
        ru: [
          'Работает без проблем.',
          'Подойдёт для дома или небольшого офиса.',
          'Занимает мало места на столе.',
        ],
        en: ['Good for home or a small office.'],
      },
      {
        ro: ['Cablurile sunt în set.', 'Demonstrez cum lucrează.', 'A fost întreținut la timp.'],
        ru: ['Кабели в комплекте.', 'Покажу в работе.', 'Обслуживался вовремя.'],
        en: ['I can show how it works.'],
      },
    ],
  },
  'tastaturi-mouse': {
    goods: [
      {
        ro: 'Logitech MX Master 3S',
        ru: 'Logitech MX Master 3S',
        en: 'Logitech MX Master 3S',
        price: [1200, 1800],
        attributes: { brand: 'Logitech' },
      },
      {
        ro: 'Tastatură mecanică Redragon RGB',
        ru: 'Механическая клавиатура Redragon RGB',
        price: [500, 900],
        attributes: { brand: 'Redragon' },
      },
      {
        ro: 'Set Logitech MK270, tastatură și mouse',
        ru: 'Комплект Logitech MK270, клавиатура и мышь',
        price: [350, 600],
        attributes: { brand: 'Logitech' },
      },
      {
        ro: 'Mouse gaming Razer DeathAdder',
        ru: 'Игровая мышь Razer DeathAdder',
        price: [400, 850],
        attributes: { brand: 'Razer' },
      },
      {
        ro: 'Apple Magic Keyboard',
        ru: 'Apple Magic Keyboard',
        price: [900, 1500],
        attributes: { brand: 'Apple' },
      },
    ],
    about: [
      {
        ro: [
          'Lucrează exact, fără apăsări duble.',
          'Toate tastele și butoanele lucrează.',
          'Conexiune stabilă, fără întreruperi.',
        ],
        ru: [
          'Работает чётко, без двойных нажатий.',
          'Все клавиши и кнопки рабочие.',
          'Стабильное подключение, без обрывов.',
        ],
        en: ['Works well, all buttons are fine.'],
      },
      {
        ro: ['Curățat cu atenție.', 'Cutia se păstrează.', 'Vând, am trecut la alt model.'],
        ru: ['Аккуратно почищено.', 'Коробка есть.', 'Продаю, взял другую модель.'],
        en: ['Box included.'],
      },
    ],
  },
  'routere-retea': {
    goods: [
      {
        ro: 'Router TP-Link Archer AX23, Wi-Fi 6',
        ru: 'Роутер TP-Link Archer AX23, Wi-Fi 6',
        en: 'TP-Link Archer AX23 router, Wi-Fi 6',
        price: [700, 1100],
        attributes: { brand: 'TP-Link' },
      },
      {
        ro: 'MikroTik hAP ac²',
        ru: 'MikroTik hAP ac²',
        price: [800, 1300],
        attributes: { brand: 'MikroTik' },
      },
      {
        ro: 'Sistem mesh Xiaomi, 2 module',
        ru: 'Mesh-система Xiaomi, 2 модуля',
        price: [1300, 2100],
        attributes: { brand: 'Xiaomi' },
      },
      {
        ro: 'Switch TP-Link 8 porturi gigabit',
        ru: 'Свитч TP-Link 8 портов гигабит',
        price: [280, 450],
        attributes: { brand: 'TP-Link' },
      },
      {
        ro: 'Router 4G cu SIM Huawei',
        ru: '4G-роутер Huawei с SIM',
        price: [700, 1400],
        attributes: { brand: 'Huawei' },
      },
      {
        ro: 'Punct de acces Ubiquiti UniFi',
        ru: 'Точка доступа Ubiquiti UniFi',
        price: [1100, 1900],
        attributes: { brand: 'Ubiquiti' },
      },
    ],
    about: [
      {
        ro: [
          'Lucrează stabil, nu trebuie repornit.',
          'Verificat cu toți operatorii.',
          'Viteză bună, fără pierderi.',
        ],
        ru: [
          'Работает стабильно, перезагружать не надо.',
          'Проверен со всеми провайдерами.',
          'Хорошая скорость, без потерь.',
        ],
        en: ['Stable, no restarts needed.'],
      },
      {
        ro: [
          'Resetat la setările de fabrică.',
          'Alimentatorul și cablul sunt în set.',
          'Pot ajuta la configurare.',
        ],
        ru: [
          'Сброшен до заводских настроек.',
          'Блок питания и кабель в комплекте.',
          'Помогу с настройкой.',
        ],
        en: ['Power adapter and cable included.'],
      },
    ],
  },
  software: {
    goods: [
      {
        ro: 'Windows 11 Pro, licență pentru un calculator',
        ru: 'Windows 11 Pro, лицензия на один компьютер',
        en: 'Windows 11 Pro licence, one PC',
        price: [350, 900],
      },
      {
        ro: 'Microsoft Office 2021, cheie pe viață',
        ru: 'Microsoft Office 2021, бессрочный ключ',
        price: [400, 1200],
      },
      { ro: 'Antivirus ESET pentru un an', ru: 'Антивирус ESET на год', price: [350, 650] },
      {
        ro: 'Abonament Microsoft 365 Family',
        ru: 'Подписка Microsoft 365 Family',
        price: [900, 1500],
      },
      {
        ro: '1C Contabilitate pentru firmă mică',
        ru: '1С Бухгалтерия для небольшой фирмы',
        price: [2500, 6500],
      },
    ],
    about: [
      {
        ro: [
          'Licență originală, se activează online.',
          'Cheia vine pe e-mail în câteva minute.',
          'Pentru firme eliberăm factură.',
        ],
        ru: [
          'Оригинальная лицензия, активация онлайн.',
          'Ключ придёт на почту за несколько минут.',
          'Для фирм выписываем счёт.',
        ],
        en: ['Original licence, activated online.'],
      },
      {
        ro: [
          'Ajutăm la instalare, la distanță.',
          'Dacă nu se activează, întoarcem banii.',
          'Se pot comanda mai multe licențe.',
        ],
        ru: [
          'Поможем установить удалённо.',
          'Если не активируется, вернём деньги.',
          'Можно заказать несколько лицензий.',
        ],
        en: ['We help with installation.'],
      },
    ],
  },
}
