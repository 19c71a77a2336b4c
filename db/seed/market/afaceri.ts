import type { CategoryRecipes } from './recipe.ts'

export const afaceri: CategoryRecipes = {
  'echipament-comercial': {
    goods: [
      {
        ro: 'Vitrină frigorifică 1,5 m',
        ru: 'Холодильная витрина 1,5 м',
        en: 'Refrigerated display case 1.5 m',
        price: [9000, 19000],
      },
      {
        ro: 'Rafturi metalice pentru magazin',
        ru: 'Металлические стеллажи для магазина',
        en: 'Metal shop shelving',
        price: [900, 2600],
      },
      {
        ro: 'Casă de marcat cu transmiterea datelor',
        ru: 'Кассовый аппарат с передачей данных',
        price: [3500, 7500],
      },
      { ro: 'Cântar comercial 15 kg', ru: 'Торговые весы 15 кг', price: [900, 2500] },
      {
        ro: 'Umerașe și standuri pentru haine',
        ru: 'Вешала и стойки для одежды',
        price: [350, 1500],
      },
      {
        ro: 'Ladă frigorifică cu capac de sticlă, 300 l',
        ru: 'Морозильный ларь со стеклом, 300 л',
        price: [4500, 9500],
      },
      {
        ro: 'Scaner coduri de bare USB',
        ru: 'Сканер штрихкодов USB',
        en: 'USB barcode scanner',
        price: [500, 1500],
      },
      {
        ro: 'Tejghea cu vitrină de sticlă',
        ru: 'Прилавок со стеклянной витриной',
        price: [1500, 5500],
      },
    ],
    about: [
      {
        ro: [
          'Vând echipament din magazinul nostru.',
          'Ne-am mutat într-un spațiu mai mic și vindem ce nu încape.',
          'Am lichidat un punct de vânzare, a rămas utilajul.',
        ],
        ru: [
          'Продаю оборудование из нашего магазина.',
          'Переехали в помещение поменьше, продаём лишнее.',
          'Закрыли торговую точку, осталось оборудование.',
        ],
        en: [
          'We sell equipment from our shop.',
          'We moved to a smaller place and sell what does not fit.',
        ],
      },
      {
        ro: [
          'Starea este bună, se vede în poze.',
          'Totul funcționează fără probleme.',
          'Dimensiunile exacte le spun în mesaje.',
        ],
        ru: [
          'Состояние хорошее, видно на фото.',
          'Всё работает без проблем.',
          'Точные размеры подскажу в сообщениях.',
        ],
        en: ['Everything works.', 'Ask me for the exact dimensions.'],
      },
      {
        ro: ['Eliberez factură la necesitate.', 'Ajut la încărcare.', 'Am mai multe bucăți.'],
        ru: ['При необходимости выпишу накладную.', 'Помогу с погрузкой.', 'Есть несколько штук.'],
        en: ['An invoice is possible.'],
      },
    ],
  },
  'echipament-horeca': {
    goods: [
      {
        ro: 'Mașină de cafea cu două grupuri',
        ru: 'Кофемашина двухгруппная',
        en: 'Two-group espresso machine',
        price: [22000, 65000],
      },
      {
        ro: 'Cuptor pentru pizza, două niveluri',
        ru: 'Печь для пиццы, двухъярусная',
        en: 'Pizza oven, two decks',
        price: [14000, 38000],
      },
      {
        ro: 'Frigider de bar cu ușă de sticlă',
        ru: 'Барный холодильник со стеклянной дверью',
        price: [4500, 11000],
      },
      { ro: 'Masă inox de lucru', ru: 'Рабочий стол из нержавейки', price: [2500, 6000] },
      { ro: 'Friteuză dublă 2 × 6 l', ru: 'Двойная фритюрница 2 × 6 л', price: [1800, 4500] },
      {
        ro: 'Râșniță de cafea profesională',
        ru: 'Профессиональная кофемолка',
        en: 'Professional coffee grinder',
        price: [5000, 16000],
      },
      {
        ro: 'Mese și scaune pentru terasă, set',
        ru: 'Столы и стулья для террасы, комплект',
        price: [1800, 6500],
      },
      { ro: 'Malaxor pentru aluat 20 l', ru: 'Тестомес 20 л', price: [9000, 19000] },
    ],
    about: [
      {
        ro: [
          'A lucrat într-un local mic, fără suprasolicitare.',
          'Echipament profesional, pentru cafenea sau restaurant.',
          'Schimbăm conceptul localului și vindem echipamentul.',
        ],
        ru: [
          'Работало в небольшом заведении, без перегрузок.',
          'Профессиональное оборудование для кафе или ресторана.',
          'Меняем концепцию заведения, продаём оборудование.',
        ],
        en: [
          'Professional equipment for a café or a restaurant.',
          'We are changing our concept and selling the equipment.',
        ],
      },
      {
        ro: [
          'Curat, verificat, se poate conecta pe loc.',
          'Se poate vedea la fața locului în orice zi.',
          'Puteți veni cu meșterul dumneavoastră.',
        ],
        ru: [
          'Чистое, проверенное, можно подключить на месте.',
          'Можно посмотреть в любой день.',
          'Можете приехать со своим мастером.',
        ],
        en: ['Clean and checked.', 'You can come with your own technician.'],
      },
      {
        ro: ['Vindem cu acte, pe firmă.', 'La mai multe bucăți facem preț.'],
        ru: ['Продаём с документами, от фирмы.', 'На несколько позиций сделаем скидку.'],
        en: ['Sold with documents by a company.'],
      },
    ],
  },
  'echipament-industrial': {
    goods: [
      {
        ro: 'Strung pentru metal 1K62',
        ru: 'Токарный станок 1К62',
        en: 'Metal lathe 1K62',
        price: [45000, 95000],
        attributes: { state: 'used' },
      },
      {
        ro: 'Compresor industrial 500 l',
        ru: 'Промышленный компрессор 500 л',
        en: 'Industrial compressor 500 l',
        price: [14000, 38000],
      },
      {
        ro: 'Circular de format pentru mobilă',
        ru: 'Форматно-раскроечный станок',
        price: [38000, 120000],
      },
      {
        ro: 'Mașini de cusut industriale',
        ru: 'Промышленные швейные машины',
        en: 'Industrial sewing machines',
        price: [4500, 14000],
      },
      { ro: 'Generator diesel 30 kW', ru: 'Дизельный генератор 30 кВт', price: [75000, 160000] },
      { ro: 'Linie de ambalare în pungi', ru: 'Линия упаковки в пакеты', price: [60000, 220000] },
      { ro: 'Stivuitor electric 1,5 t', ru: 'Электропогрузчик 1,5 т', price: [70000, 180000] },
      { ro: 'Presă hidraulică 63 t', ru: 'Гидравлический пресс 63 т', price: [55000, 130000] },
    ],
    about: [
      {
        ro: [
          'Se vinde de la întreprindere, se poate vedea conectat.',
          'Utilaj verificat, gata de lucru.',
          'Am modernizat secția și vindem utilajul de prisos.',
        ],
        ru: [
          'Продаёт предприятие, можно увидеть в подключении.',
          'Проверенное оборудование, готово к работе.',
          'Обновили цех, продаём лишнее оборудование.',
        ],
        en: ['Sold by a company, can be seen connected.', 'Checked and ready to work.'],
      },
      {
        ro: [
          'Cartea tehnică este la noi.',
          'Ajutăm la încărcare cu macara.',
          'La cerere trimitem video.',
        ],
        ru: [
          'Технический паспорт есть.',
          'Поможем с погрузкой краном.',
          'По запросу пришлём видео.',
        ],
        en: ['We help with loading by crane.', 'We send a video on request.'],
      },
      {
        ro: ['Prețul este cu TVA.', 'Se poate prin transfer.'],
        ru: ['Цена с НДС.', 'Возможна оплата перечислением.'],
        en: ['The price includes VAT.'],
      },
    ],
  },
  'afaceri-gata': {
    currency: 'EUR',
    goods: [
      {
        ro: 'Vând cafenea la cheie, centru',
        ru: 'Продам готовую кофейню, центр',
        en: 'Café for sale, city centre',
        price: [18000, 55000],
      },
      {
        ro: 'Salon de frumusețe funcțional',
        ru: 'Действующий салон красоты',
        en: 'Beauty salon in operation',
        price: [9000, 28000],
      },
      {
        ro: 'Magazin alimentar în sector locativ',
        ru: 'Продуктовый магазин в жилом районе',
        price: [12000, 45000],
      },
      {
        ro: 'Spălătorie auto self-service, 4 boxe',
        ru: 'Автомойка самообслуживания, 4 поста',
        price: [65000, 150000],
      },
      {
        ro: 'Magazin online cu stoc și clienți',
        ru: 'Интернет-магазин с товаром и клиентами',
        en: 'Online shop with stock and customers',
        price: [4000, 20000],
      },
      {
        ro: 'Atelier de mobilă cu utilaj',
        ru: 'Мебельный цех с оборудованием',
        price: [25000, 80000],
      },
      {
        ro: 'Brutărie cu puncte de vânzare',
        ru: 'Пекарня с точками продаж',
        price: [30000, 95000],
      },
    ],
    about: [
      {
        ro: [
          'Afacerea lucrează și aduce profit din prima zi.',
          'Vând din motiv de plecare peste hotare.',
          'Proiect pus la punct în ultimii patru ani.',
        ],
        ru: [
          'Бизнес работает и приносит прибыль с первого дня.',
          'Продаю в связи с отъездом за границу.',
          'Проект отлажен за последние четыре года.',
        ],
        en: [
          'The business works and makes a profit from day one.',
          'For sale because I am moving abroad.',
        ],
      },
      {
        ro: [
          'În preț intră tot utilajul și numele comercial.',
          'Echipa este gata să rămână cu noul proprietar.',
          'Cifrele le arăt la întâlnire.',
        ],
        ru: [
          'В цену входит всё оборудование и название.',
          'Команда готова остаться с новым владельцем.',
          'Цифры покажу при встрече.',
        ],
        en: [
          'The price includes all the equipment and the trade name.',
          'I show the figures when we meet.',
        ],
      },
      {
        ro: [
          'Ajut două luni la preluare.',
          'Intermediarii să nu deranjeze.',
          'Discut doar cu cumpărători serioși.',
        ],
        ru: [
          'Два месяца помогаю с передачей дел.',
          'Посредникам не беспокоить.',
          'Разговариваю только с серьёзными покупателями.',
        ],
        en: ['I help you for two months after the sale.'],
      },
    ],
  },
  'parteneriat-investitii': {
    currency: 'EUR',
    goods: [
      {
        ro: 'Caut partener pentru livadă de nuci',
        ru: 'Ищу партнёра в ореховый сад',
        en: 'Partner wanted for a walnut orchard',
        price: [15000, 60000],
      },
      {
        ro: 'Caut investitor pentru o pensiune rurală',
        ru: 'Ищу инвестора в сельский пансионат',
        price: [40000, 120000],
      },
      {
        ro: 'Parteneriat: producere de mobilă',
        ru: 'Партнёрство: производство мебели',
        price: [10000, 40000],
      },
      {
        ro: 'Caut cofondator pentru o aplicație mobilă',
        ru: 'Ищу сооснователя мобильного приложения',
        en: 'Co-founder wanted for a mobile app',
        price: [0, 0],
      },
      {
        ro: 'Investesc într-o afacere funcțională',
        ru: 'Инвестирую в действующий бизнес',
        en: 'I invest in a running business',
        price: [0, 0],
      },
      {
        ro: 'Caut partener cu spațiu pentru service auto',
        ru: 'Ищу партнёра с помещением под автосервис',
        price: [0, 0],
      },
    ],
    about: [
      {
        ro: [
          'Condițiile le discutăm deschis, la o cafea.',
          'Mă interesează doar proiecte reale, cu calcule.',
          'Lucrăm pe bază de contract, la notar.',
        ],
        ru: [
          'Условия обсудим открыто, за чашкой кофе.',
          'Интересуют только реальные проекты, с расчётами.',
          'Работаем по договору, у нотариуса.',
        ],
        en: ['Let us discuss the terms openly.', 'Only real projects with calculations.'],
      },
      {
        ro: [
          'Pun accent pe încredere și transparență.',
          'Am experiență în domeniu.',
          'Contribuția fiecăruia o stabilim împreună.',
        ],
        ru: [
          'Для меня важны доверие и прозрачность.',
          'Есть опыт в этой сфере.',
          'Вклад каждого определим вместе.',
        ],
        en: ['Trust and transparency matter to me.', 'I have experience in the field.'],
      },
      {
        ro: ['Ofertele de credite nu mă interesează.', 'Răspund la toate mesajele serioase.'],
        ru: ['Предложения кредитов не интересуют.', 'Отвечаю на все серьёзные сообщения.'],
        en: ['I answer every serious message.'],
      },
    ],
  },
  angro: {
    goods: [
      {
        ro: 'Haine second-hand angro, baloturi',
        ru: 'Секонд-хенд оптом, мешки',
        en: 'Second-hand clothes, wholesale bales',
        price: [900, 2500],
      },
      {
        ro: 'Miere de albine angro, preț pe kg',
        ru: 'Мёд оптом, цена за кг',
        en: 'Honey wholesale, price per kg',
        price: [70, 110],
      },
      {
        ro: 'Nuci decojite angro, preț pe kg',
        ru: 'Орех очищенный оптом, цена за кг',
        price: [110, 180],
      },
      {
        ro: 'Detergenți din Germania, palet',
        ru: 'Бытовая химия из Германии, паллета',
        price: [9000, 22000],
      },
      {
        ro: 'Ambalaje și pungi pentru magazine, cutie',
        ru: 'Упаковка и пакеты для магазинов, коробка',
        price: [250, 900],
      },
      {
        ro: 'Șosete de bumbac angro, 12 perechi',
        ru: 'Носки хлопковые оптом, 12 пар',
        price: [90, 180],
      },
      {
        ro: 'Vin vrac de la producător, preț pe litru',
        ru: 'Вино наливом от производителя, цена за литр',
        price: [18, 40],
      },
    ],
    about: [
      {
        ro: [
          'Vindem doar angro, cu stoc permanent.',
          'Lucrăm direct, fără intermediari.',
          'Furnizăm magazinelor din toată Moldova.',
        ],
        ru: [
          'Продаём только оптом, постоянно в наличии.',
          'Работаем напрямую, без посредников.',
          'Снабжаем магазины по всей Молдове.',
        ],
        en: ['Wholesale only, always in stock.', 'We supply shops all over Moldova.'],
      },
      {
        ro: [
          'Prețul depinde de cantitate.',
          'Livrăm cu transportul nostru.',
          'Se poate lua o mostră înainte de comandă.',
        ],
        ru: [
          'Цена зависит от количества.',
          'Доставляем своим транспортом.',
          'Можно взять образец перед заказом.',
        ],
        en: ['The price depends on the quantity.', 'You can have a sample before ordering.'],
      },
      {
        ro: [
          'Toate actele și certificatele sunt în regulă.',
          'Achitare numerar sau prin transfer.',
        ],
        ru: ['Все документы и сертификаты в порядке.', 'Оплата наличными или перечислением.'],
        en: ['All documents and certificates are in order.'],
      },
    ],
  },
}
