import type { CategoryRecipes } from './recipe.ts'

export const electrocasnice: CategoryRecipes = {
  'frigidere-congelatoare': {
    goods: [
      {
        ro: 'Frigider Samsung No Frost, 185 cm',
        ru: 'Холодильник Samsung No Frost, 185 см',
        en: 'Samsung No Frost fridge, 185 cm',
        price: [4500, 7900],
        attributes: { brand: 'Samsung' },
      },
      {
        ro: 'Frigider Atlant cu două compresoare',
        ru: 'Холодильник Атлант, два компрессора',
        price: [1900, 3500],
        attributes: { brand: 'Atlant' },
      },
      {
        ro: 'Frigider Bosch încorporabil',
        ru: 'Встраиваемый холодильник Bosch',
        price: [4900, 8500],
        attributes: { brand: 'Bosch' },
      },
      {
        ro: 'Ladă frigorifică 200 l',
        ru: 'Морозильный ларь 200 л',
        price: [2500, 4500],
        attributes: { brand: 'Zanetti' },
      },
      {
        ro: 'Side by side LG inox',
        ru: 'Side by side LG, нержавейка',
        price: [11500, 18500],
        attributes: { brand: 'LG' },
      },
      {
        ro: 'Frigider mic pentru cămin sau oficiu',
        ru: 'Маленький холодильник в общежитие или офис',
        price: [1200, 2200],
        attributes: { state: 'used' },
      },
      {
        ro: 'Congelator Beko cu 6 sertare, nou',
        ru: 'Морозильник Beko, 6 ящиков, новый',
        price: [5500, 7200],
        attributes: { brand: 'Beko', state: 'new' },
      },
    ],
    about: [
      {
        ro: [
          'Îngheață bine, lucrează silențios.',
          'Încăpător pentru dimensiunile sale.',
          'Rafturile și sertarele sunt întregi.',
          'Garniturile sunt bune, fără miros.',
        ],
        ru: [
          'Морозит хорошо, работает тихо.',
          'Вместительный для своего размера.',
          'Полки и ящики целые.',
          'Уплотнители в порядке, без запаха.',
        ],
        en: ['Cools well and runs quietly.', 'All shelves are in place.'],
      },
      {
        ro: [
          'Consum mic de curent.',
          'Se poate verifica înainte de cumpărare.',
          'Vând din cauza reparației în bucătărie.',
          'Ajut la încărcare, este lift.',
        ],
        ru: [
          'Малый расход электричества.',
          'Можно проверить перед покупкой.',
          'Продаю из-за ремонта на кухне.',
          'Помогу погрузить, есть лифт.',
        ],
        en: ['Can be checked before buying.'],
      },
    ],
  },
  'masini-de-spalat': {
    goods: [
      {
        ro: 'Mașină de spălat LG Direct Drive, 7 kg',
        ru: 'Стиральная машина LG Direct Drive, 7 кг',
        en: 'LG Direct Drive washing machine, 7 kg',
        price: [2900, 5200],
        attributes: { brand: 'LG', load_kg: 7 },
      },
      {
        ro: 'Samsung EcoBubble 8 kg',
        ru: 'Samsung EcoBubble 8 кг',
        price: [3500, 6500],
        attributes: { brand: 'Samsung', load_kg: 8 },
      },
      {
        ro: 'Bosch Serie 4, 8 kg, nouă',
        ru: 'Bosch Serie 4, 8 кг, новая',
        price: [7500, 9500],
        attributes: { brand: 'Bosch', load_kg: 8, state: 'new', warranty: true },
      },
      {
        ro: 'Whirlpool cu încărcare verticală, 6 kg',
        ru: 'Whirlpool с вертикальной загрузкой, 6 кг',
        price: [2500, 4500],
        attributes: { brand: 'Whirlpool', load_kg: 6 },
      },
      {
        ro: 'Indesit 5 kg, îngustă',
        ru: 'Indesit 5 кг, узкая',
        price: [1500, 2700],
        attributes: { brand: 'Indesit', load_kg: 5 },
      },
      {
        ro: 'Beko 7 kg, rulmenți zgomotoși',
        ru: 'Beko 7 кг, шумят подшипники',
        price: [600, 1200],
        attributes: { brand: 'Beko', load_kg: 7, state: 'broken' },
      },
      {
        ro: 'Uscător de rufe Electrolux 8 kg',
        ru: 'Сушильная машина Electrolux 8 кг',
        price: [5500, 8500],
        attributes: { brand: 'Electrolux', load_kg: 8 },
      },
    ],
    about: [
      {
        ro: [
          'Lucrează silențios, fără vibrații, funcționează perfect.',
          'Toate programele lucrează fără probleme.',
          'Sigilată, direct din depozit.',
          'Folosită în familie, îngrijită, cu filtre curățate.',
        ],
        ru: [
          'Работает тихо, без лишних вибраций.',
          'Все программы работают без проблем.',
          'Запечатана, со склада.',
          'Пользовались в семье бережно, фильтры чистили.',
        ],
        en: ['All programmes work without problems.'],
      },
      {
        ro: [
          'Are blocare pentru copii.',
          'Furtunurile sunt în set.',
          'Se poate vedea la adresă, etajul cu lift.',
          'Vând pentru că ne mutăm.',
        ],
        ru: [
          'Есть защита от детей.',
          'Шланги в комплекте.',
          'Можно посмотреть по адресу, лифт есть.',
          'Продаём из-за переезда.',
        ],
        en: ['Hoses included.'],
      },
    ],
  },
  'masini-spalat-vase': {
    goods: [
      {
        ro: 'Mașină de spălat vase Bosch 60 cm încorporabilă',
        ru: 'Посудомойка Bosch 60 см, встраиваемая',
        en: 'Built-in Bosch dishwasher, 60 cm',
        price: [4500, 7500],
        attributes: { brand: 'Bosch' },
      },
      {
        ro: 'Beko îngustă 45 cm, 10 seturi',
        ru: 'Beko узкая 45 см, 10 комплектов',
        price: [3200, 5200],
        attributes: { brand: 'Beko' },
      },
      {
        ro: 'Electrolux 14 seturi',
        ru: 'Electrolux на 14 комплектов',
        price: [5500, 8900],
        attributes: { brand: 'Electrolux' },
      },
      {
        ro: 'Mașină de spălat vase compactă de masă',
        ru: 'Компактная настольная посудомойка',
        price: [2200, 3900],
        attributes: { brand: 'Midea' },
      },
      {
        ro: 'Siemens iQ300, inox',
        ru: 'Siemens iQ300, нержавейка',
        price: [5500, 8500],
        attributes: { brand: 'Siemens' },
      },
    ],
    about: [
      {
        ro: ['Spală curat și usucă bine.', 'Consumă puțină apă.', 'Coșurile fără rugină.'],
        ru: ['Моет чисто и хорошо сушит.', 'Воды берёт мало.', 'Корзины без ржавчины.'],
        en: ['Washes clean and dries well.'],
      },
      {
        ro: [
          'Program rapid de 30 de minute și eco.',
          'Se dă cu furtunuri.',
          'Rămasă după schimbarea bucătăriei.',
        ],
        ru: ['Есть быстрая программа и эко.', 'Отдаю со шлангами.', 'Осталась после замены кухни.'],
        en: ['Hoses included.'],
      },
    ],
  },
  'aragaze-cuptoare': {
    goods: [
      {
        ro: 'Aragaz Gorenje, 4 ochiuri, cuptor electric',
        ru: 'Плита Gorenje, 4 конфорки, электродуховка',
        price: [2500, 4500],
        attributes: { brand: 'Gorenje' },
      },
      {
        ro: 'Plită inducție Bosch încorporabilă',
        ru: 'Индукционная панель Bosch, встраиваемая',
        en: 'Built-in Bosch induction hob',
        price: [3500, 5900],
        attributes: { brand: 'Bosch' },
      },
      {
        ro: 'Cuptor electric Electrolux încorporabil',
        ru: 'Духовой шкаф Electrolux, встраиваемый',
        price: [3200, 5500],
        attributes: { brand: 'Electrolux' },
      },
      {
        ro: 'Aragaz pe gaz Gefest',
        ru: 'Газовая плита Gefest',
        price: [1500, 3200],
        attributes: { brand: 'Gefest' },
      },
      {
        ro: 'Cuptor de masă Zilan 45 l, nou',
        ru: 'Настольная печь Zilan 45 л, новая',
        price: [1100, 1600],
        attributes: { brand: 'Zilan', state: 'new' },
      },
    ],
    about: [
      {
        ro: [
          'Încălzește uniform, gătește foarte bine.',
          'Spălat și curat, gata de instalat.',
          'Toate regimurile lucrează.',
        ],
        ru: [
          'Греет равномерно, готовит хорошо.',
          'Отмыто, готово к установке.',
          'Все режимы рабочие.',
        ],
        en: ['Heats evenly, all modes work.'],
      },
      {
        ro: [
          'Vând în legătură cu schimbarea bucătăriei.',
          'Se dă cu instrucțiune.',
          'Se poate verifica la conectare.',
        ],
        ru: ['Продаю из-за замены кухни.', 'Отдаю с инструкцией.', 'Можно проверить подключённым.'],
        en: ['Manual included.'],
      },
    ],
  },
  hote: {
    goods: [
      {
        ro: 'Hotă Elica 60 cm, inox',
        ru: 'Вытяжка Elica 60 см, нержавейка',
        price: [1200, 2500],
        attributes: { brand: 'Elica' },
      },
      {
        ro: 'Hotă înclinată Pyramida, sticlă neagră',
        ru: 'Наклонная вытяжка Pyramida, чёрное стекло',
        price: [1500, 2800],
        attributes: { brand: 'Pyramida' },
      },
      {
        ro: 'Hotă telescopică Bosch încorporabilă',
        ru: 'Телескопическая вытяжка Bosch',
        price: [1300, 2500],
        attributes: { brand: 'Bosch' },
      },
      {
        ro: 'Hotă plată 50 cm, albă',
        ru: 'Плоская вытяжка 50 см, белая',
        price: [400, 900],
        attributes: { brand: 'Eleyus' },
      },
      {
        ro: 'Hotă insulă 90 cm',
        ru: 'Островная вытяжка 90 см',
        price: [3500, 6500],
        attributes: { brand: 'Faber' },
      },
    ],
    about: [
      {
        ro: [
          'Trage bine, lucrează silențios.',
          'Trei viteze și iluminare LED.',
          'Filtrele se spală ușor.',
        ],
        ru: [
          'Тянет хорошо, работает тихо.',
          'Несколько скоростей и подсветка LED.',
          'Фильтры легко моются.',
        ],
        en: ['Strong and quiet.'],
      },
      {
        ro: [
          'Merge cu evacuare sau recirculare.',
          'Prinderile sunt în set.',
          'Nu s-a potrivit la mobilă.',
        ],
        ru: [
          'Работает на отвод или рециркуляцию.',
          'Крепления в комплекте.',
          'Не подошла к кухне.',
        ],
        en: ['Mounting kit included.'],
      },
    ],
  },
  aspiratoare: {
    goods: [
      {
        ro: 'Robot aspirator Xiaomi S10',
        ru: 'Робот-пылесос Xiaomi S10',
        en: 'Xiaomi S10 robot vacuum',
        price: [2900, 4500],
        attributes: { brand: 'Xiaomi' },
      },
      {
        ro: 'Dyson V11 Absolute',
        ru: 'Dyson V11 Absolute',
        price: [5500, 8500],
        attributes: { brand: 'Dyson' },
      },
      {
        ro: 'Aspirator Philips PowerPro cu container',
        ru: 'Пылесос Philips PowerPro с контейнером',
        price: [1200, 2300],
        attributes: { brand: 'Philips' },
      },
      {
        ro: 'Kärcher WD 3, uscat și umed',
        ru: 'Kärcher WD 3, сухая и влажная уборка',
        price: [1300, 2100],
        attributes: { brand: 'Kärcher' },
      },
      {
        ro: 'Thomas Twin, cu spălare',
        ru: 'Моющий пылесос Thomas Twin',
        price: [1900, 4200],
        attributes: { brand: 'Thomas' },
      },
      {
        ro: 'Aspirator Samsung 2000 W',
        ru: 'Пылесос Samsung 2000 Вт',
        price: [600, 1300],
        attributes: { brand: 'Samsung', state: 'used' },
      },
    ],
    about: [
      {
        ro: [
          'Trage puternic, ia și părul de animale.',
          'Filtre curățate, fără miros.',
          'Ușor de manevrat.',
        ],
        ru: [
          'Мощно тянет, собирает и шерсть.',
          'Фильтры чистые, без запаха.',
          'Лёгкий в управлении.',
        ],
        en: ['Strong suction, picks up pet hair.'],
      },
      {
        ro: [
          'Toate accesoriile sunt în set.',
          'Se poate proba acasă.',
          'Vând pentru că am luat alt model.',
        ],
        ru: ['Все насадки в комплекте.', 'Можно проверить дома.', 'Продаю, взяли другую модель.'],
        en: ['All brushes included.'],
      },
    ],
  },
  'aparate-cafea': {
    goods: [
      {
        ro: 'DeLonghi Magnifica S, automată',
        ru: 'DeLonghi Magnifica S, автомат',
        en: 'DeLonghi Magnifica S',
        price: [3900, 6500],
        attributes: { brand: 'DeLonghi' },
      },
      {
        ro: 'Philips LatteGo 3200',
        ru: 'Philips LatteGo 3200',
        price: [5500, 7900],
        attributes: { brand: 'Philips' },
      },
      {
        ro: 'Nespresso Essenza Mini',
        ru: 'Nespresso Essenza Mini',
        price: [900, 1600],
        attributes: { brand: 'Nespresso' },
      },
      {
        ro: 'Saeco Lirika pentru oficiu',
        ru: 'Saeco Lirika для офиса',
        price: [3500, 5500],
        attributes: { brand: 'Saeco' },
      },
      {
        ro: 'Espressor manual cu râșniță',
        ru: 'Рожковая кофеварка с кофемолкой',
        price: [2200, 4500],
        attributes: { brand: 'Sage' },
      },
      {
        ro: 'Jura E6, după service',
        ru: 'Jura E6, после обслуживания',
        price: [7500, 11500],
        attributes: { brand: 'Jura', state: 'used' },
      },
    ],
    about: [
      {
        ro: [
          'Face o cafea foarte bună, cu cremă groasă.',
          'Curățată de calcar, garnituri în stare bună.',
          'Încălzire rapidă, meniu simplu.',
        ],
        ru: [
          'Варит отличный кофе с плотной пенкой.',
          'Очищена от накипи, уплотнители в порядке.',
          'Быстрый нагрев, управление простое.',
        ],
        en: ['Makes very good coffee.'],
      },
      {
        ro: [
          'Veniți, facem o cafea și o verificați pe loc.',
          'La aparat dau un pachet de cafea cadou.',
          'Folosită acasă, 2–3 cești pe zi.',
        ],
        ru: [
          'Приезжайте, сварим кофе и проверите.',
          'Пачка кофе в подарок.',
          'Пользовались дома, 2–3 чашки в день.',
        ],
        en: ['Come and taste a coffee on the spot.'],
      },
    ],
  },
  'cuptoare-microunde': {
    goods: [
      {
        ro: 'Microunde Samsung 23 l',
        ru: 'Микроволновка Samsung 23 л',
        price: [700, 1500],
        attributes: { brand: 'Samsung' },
      },
      {
        ro: 'LG cu grill, 25 l',
        ru: 'LG с грилем, 25 л',
        price: [900, 1900],
        attributes: { brand: 'LG' },
      },
      {
        ro: 'Cuptor cu microunde Gorenje încorporabil',
        ru: 'Встраиваемая микроволновка Gorenje',
        price: [1900, 3200],
        attributes: { brand: 'Gorenje' },
      },
      {
        ro: 'Microunde Midea nouă, 20 l',
        ru: 'Микроволновка Midea новая, 20 л',
        price: [1150, 1500],
        attributes: { brand: 'Midea', state: 'new' },
      },
      {
        ro: 'Panasonic inverter',
        ru: 'Panasonic инверторная',
        price: [1200, 2500],
        attributes: { brand: 'Panasonic' },
      },
    ],
    about: [
      {
        ro: [
          'Încălzește repede, farfuria este întreagă.',
          'Curată înăuntru, emailul nu e sărit.',
          'Simplă la folosire, butoane clare.',
        ],
        ru: [
          'Греет быстро, тарелка целая.',
          'Внутри чистая, эмаль целая.',
          'Управление простое и понятное.',
        ],
        en: ['Heats fast, clean inside.'],
      },
      {
        ro: [
          'Bună pentru oficiu, cămin sau acasă.',
          'Vând pentru că am luat alt model.',
          'Se poate verifica pe loc.',
        ],
        ru: [
          'Подойдёт для офиса, общежития или дома.',
          'Продаю, взяли другую под кухню.',
          'Проверка на месте.',
        ],
        en: ['Good for an office or a student room.'],
      },
    ],
  },
  'roboti-blendere': {
    goods: [
      {
        ro: 'Robot de bucătărie Bosch MUM5',
        ru: 'Кухонный комбайн Bosch MUM5',
        en: 'Bosch MUM5 kitchen machine',
        price: [2900, 5200],
        attributes: { brand: 'Bosch' },
      },
      {
        ro: 'Blender Braun MultiQuick 7',
        ru: 'Блендер Braun MultiQuick 7',
        price: [900, 1700],
        attributes: { brand: 'Braun' },
      },
      {
        ro: 'KitchenAid Artisan roșu',
        ru: 'KitchenAid Artisan красный',
        price: [6500, 9500],
        attributes: { brand: 'KitchenAid' },
      },
      {
        ro: 'Mașină de tocat Moulinex',
        ru: 'Мясорубка Moulinex',
        price: [900, 1800],
        attributes: { brand: 'Moulinex' },
      },
      {
        ro: 'Storcător lent pentru sucuri',
        ru: 'Шнековая соковыжималка',
        price: [1200, 2600],
        attributes: { brand: 'Kuvings' },
      },
      {
        ro: 'Thermomix TM6',
        ru: 'Thermomix TM6',
        price: [16500, 22500],
        attributes: { brand: 'Vorwerk' },
      },
    ],
    about: [
      {
        ro: [
          'Motor puternic, ajută mult la bucătărie.',
          'Piesele se spală ușor.',
          'Lucrează fără miros și fără zgomot neobișnuit.',
        ],
        ru: [
          'Мощный мотор, хороший помощник на кухне.',
          'Детали легко моются.',
          'Работает без запаха и посторонних шумов.',
        ],
        en: ['Powerful motor, easy to clean.'],
      },
      {
        ro: [
          'Toate accesoriile sunt în set.',
          'Primit cadou, nu avem unde îl ține.',
          'Cu instrucțiune.',
        ],
        ru: ['Все насадки в комплекте.', 'Подарили, а держать негде.', 'С инструкцией.'],
        en: ['All attachments included.'],
      },
    ],
  },
  'fiare-de-calcat': {
    goods: [
      {
        ro: 'Fier de călcat Philips Azur',
        ru: 'Утюг Philips Azur',
        price: [500, 1100],
        attributes: { brand: 'Philips' },
      },
      {
        ro: 'Stație de călcat Tefal Pro Express',
        ru: 'Парогенератор Tefal Pro Express',
        en: 'Tefal Pro Express steam station',
        price: [1900, 3500],
        attributes: { brand: 'Tefal' },
      },
      {
        ro: 'Aparat de călcat vertical',
        ru: 'Вертикальный отпариватель',
        price: [500, 1300],
        attributes: { brand: 'Rowenta' },
      },
      {
        ro: 'Fier Braun TexStyle nou',
        ru: 'Утюг Braun TexStyle новый',
        price: [700, 1000],
        attributes: { brand: 'Braun', state: 'new' },
      },
      { ro: 'Masă de călcat cu priză', ru: 'Гладильная доска с розеткой', price: [400, 850] },
    ],
    about: [
      {
        ro: [
          'Hainele se calcă ușor, chiar și cele groase.',
          'Stare bună, curat.',
          'Lucru comod în casă.',
        ],
        ru: [
          'Гладить легко даже плотное бельё.',
          'Хорошее состояние, чистый вид.',
          'Удобная вещь в доме.',
        ],
        en: ['Makes ironing easy.'],
      },
      {
        ro: ['Cablul este întreg.', 'Vând, am primit și în cadou.', 'Se poate verifica.'],
        ru: ['Шнур целый.', 'Продаю, ещё и подарили такой же.', 'Можно проверить.'],
        en: ['I received another one as a gift.'],
      },
    ],
  },
  'aparate-aer-conditionat': {
    goods: [
      {
        ro: 'Aparat de aer condiționat Gree 12 inverter',
        ru: 'Кондиционер Gree 12 инвертор',
        en: 'Gree 12 inverter air conditioner',
        price: [5500, 8500],
        attributes: { brand: 'Gree' },
      },
      {
        ro: 'Condiționer Midea 9 cu montare',
        ru: 'Кондиционер Midea 9 с установкой',
        price: [5200, 7200],
        attributes: { brand: 'Midea', state: 'new' },
      },
      {
        ro: 'Condiționer mobil Zanussi',
        ru: 'Мобильный кондиционер Zanussi',
        price: [2900, 4900],
        attributes: { brand: 'Zanussi' },
      },
      {
        ro: 'LG Dual Inverter 18',
        ru: 'LG Dual Inverter 18',
        price: [9500, 13500],
        attributes: { brand: 'LG' },
      },
      {
        ro: 'Condiționer demontat, Samsung 12',
        ru: 'Кондиционер Samsung 12, демонтирован',
        price: [1900, 3200],
        attributes: { brand: 'Samsung', state: 'used' },
      },
    ],
    about: [
      {
        ro: ['Răcește repede.', 'Salvează pe căldură.', 'Lucrează silențios noaptea.'],
        ru: ['Быстро охлаждает.', 'Хорошо спасает в жару.', 'Работает тихо.'],
        en: ['Cools quickly and quietly.'],
      },
      {
        ro: [
          'Telecomanda este în set.',
          'Curățat și igienizat.',
          'Facem și montarea, la înțelegere.',
        ],
        ru: ['Пульт в комплекте.', 'Почищен и обработан.', 'Можем установить по договорённости.'],
        en: ['Remote control included.'],
      },
    ],
  },
  incalzitoare: {
    goods: [
      {
        ro: 'Convector electric Atlantic 2000 W',
        ru: 'Конвектор Atlantic 2000 Вт',
        price: [900, 1700],
        attributes: { brand: 'Atlantic' },
      },
      {
        ro: 'Calorifer cu ulei DeLonghi, 9 elemente',
        ru: 'Масляный радиатор DeLonghi, 9 секций',
        price: [800, 1500],
        attributes: { brand: 'DeLonghi' },
      },
      { ro: 'Panou infraroșu de perete', ru: 'Настенная инфракрасная панель', price: [900, 1900] },
      {
        ro: 'Tun de căldură pe motorină Master',
        ru: 'Дизельная тепловая пушка Master',
        price: [3500, 6500],
        attributes: { brand: 'Master' },
      },
      {
        ro: 'Termoventilator Zilan 2000 W',
        ru: 'Тепловентилятор Zilan 2000 Вт',
        price: [200, 400],
        attributes: { brand: 'Zilan' },
      },
    ],
    about: [
      {
        ro: [
          'Încălzește repede camera.',
          'Are protecție la supraîncălzire.',
          'Bun pentru casă, garaj sau oficiu.',
        ],
        ru: [
          'Быстро нагревает помещение.',
          'Есть защита от перегрева.',
          'Подойдёт для дома, гаража или офиса.',
        ],
        en: ['Heats a room quickly.'],
      },
      {
        ro: [
          'Folosit o iarnă, apoi am făcut încălzire în casă.',
          'Curat, fără miros la încălzire.',
          'Se poate proba pe loc.',
        ],
        ru: [
          'Пользовались одну зиму, потом сделали отопление.',
          'Чистый, при нагреве не пахнет.',
          'Можно проверить на месте.',
        ],
        en: ['Can be tested on the spot.'],
      },
    ],
  },
  boilere: {
    goods: [
      {
        ro: 'Boiler Ariston 80 l',
        ru: 'Бойлер Ariston 80 л',
        en: 'Ariston 80 l water heater',
        price: [1500, 3200],
        attributes: { brand: 'Ariston' },
      },
      {
        ro: 'Boiler Tesy 50 l, nou',
        ru: 'Бойлер Tesy 50 л, новый',
        price: [1900, 2600],
        attributes: { brand: 'Tesy', state: 'new' },
      },
      {
        ro: 'Boiler plat Electrolux 100 l',
        ru: 'Плоский бойлер Electrolux 100 л',
        price: [3200, 5200],
        attributes: { brand: 'Electrolux' },
      },
      {
        ro: 'Încălzitor instant pentru bucătărie',
        ru: 'Проточный водонагреватель для кухни',
        price: [450, 900],
      },
      {
        ro: 'Coloană pe gaz Vaillant',
        ru: 'Газовая колонка Vaillant',
        price: [1500, 3900],
        attributes: { brand: 'Vaillant' },
      },
      {
        ro: 'Boiler Atlantic 10 l sub chiuvetă',
        ru: 'Бойлер Atlantic 10 л под мойку',
        price: [900, 1600],
        attributes: { brand: 'Atlantic' },
      },
    ],
    about: [
      {
        ro: [
          'Încălzește repede și sigur.',
          'Fără calcar, curat.',
          'Nu curge, verificat sub presiune.',
        ],
        ru: ['Греет быстро и надёжно.', 'Без накипи, чистый.', 'Не течёт, проверен под давлением.'],
        en: ['Heats fast, no leaks.'],
      },
      {
        ro: [
          'Supapa și prinderile sunt în set.',
          'Vând, am trecut la alt sistem.',
          'Pot recomanda un instalator.',
        ],
        ru: [
          'Клапан и крепления в комплекте.',
          'Продаю, перешли на другую систему.',
          'Могу посоветовать мастера.',
        ],
        en: ['Mounting kit included.'],
      },
    ],
  },
}
