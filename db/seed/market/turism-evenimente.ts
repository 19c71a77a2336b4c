import type { CategoryRecipes } from './recipe.ts'

export const turismEvenimente: CategoryRecipes = {
  'pensiuni-hoteluri': {
    goods: [
      {
        ro: 'Pensiune rurală, cameră dublă, preț pe noapte',
        ru: 'Сельский пансионат, двухместный номер, за ночь',
        en: 'Country guesthouse, double room, per night',
        price: [900, 1600],
      },
      {
        ro: 'Căsuță la pădure, 6 persoane, preț pe noapte',
        ru: 'Домик у леса, 6 человек, цена за ночь',
        price: [1800, 3500],
      },
      {
        ro: 'Cameră la hotel, mic dejun inclus',
        ru: 'Номер в отеле, завтрак включён',
        en: 'Hotel room, breakfast included',
        price: [900, 2200],
      },
      {
        ro: 'Vilă cu piscină pentru weekend',
        ru: 'Вилла с бассейном на выходные',
        en: 'Villa with a pool for the weekend',
        price: [6000, 15000],
      },
      {
        ro: 'Agropensiune cu mâncare de casă',
        ru: 'Агропансионат, домашняя кухня',
        price: [800, 1400],
      },
      { ro: 'Căsuțe lângă iaz, cu pescuit', ru: 'Домики у озера, с рыбалкой', price: [1000, 2400] },
      {
        ro: 'Glamping cu ciubăr, pentru doi',
        ru: 'Глэмпинг с чаном, для двоих',
        en: 'Glamping with a hot tub for two',
        price: [1800, 3200],
      },
    ],
    about: [
      {
        ro: [
          'Loc liniștit, gazde ospitaliere.',
          'Curat și îngrijit, ca acasă.',
          'Vă așteptăm cu drag, vara și iarna.',
        ],
        ru: [
          'Тихое место, гостеприимные хозяева.',
          'Чисто и ухоженно, как дома.',
          'Ждём вас летом и зимой.',
        ],
        en: ['A quiet place with friendly hosts.', 'Clean and cosy, like home.'],
      },
      {
        ro: [
          'Parcare gratuită și Wi-Fi.',
          'Lenjerie și prosoape curate pentru fiecare oaspete.',
          'Intrarea de la 14:00, ieșirea până la 12:00.',
        ],
        ru: [
          'Бесплатная парковка и Wi-Fi.',
          'Чистое бельё и полотенца для каждого гостя.',
          'Заезд с 14:00, выезд до 12:00.',
        ],
        en: ['Free parking and Wi-Fi.', 'Check-in from 2 pm, check-out until noon.'],
      },
      {
        ro: ['Rezervarea se confirmă cu avans.', 'Pentru mai multe nopți prețul scade.'],
        ru: ['Бронь подтверждается авансом.', 'При проживании от нескольких ночей цена ниже.'],
        en: ['Lower price for several nights.'],
      },
    ],
  },
  'excursii-tururi': {
    goods: [
      {
        ro: 'Excursie la Cricova cu degustare',
        ru: 'Экскурсия в Крикова с дегустацией',
        en: 'Cricova tour with wine tasting',
        price: [900, 1600],
      },
      {
        ro: 'Tur Saharna – Țipova, o zi',
        ru: 'Тур Сахарна – Цыпова, один день',
        price: [450, 750],
      },
      {
        ro: 'Orheiul Vechi și mănăstirea Curchi',
        ru: 'Старый Орхей и монастырь Курки',
        en: 'Orheiul Vechi and Curchi monastery',
        price: [500, 900],
      },
      {
        ro: 'Tur pietonal prin Chișinău, 2 ore',
        ru: 'Пешая экскурсия по Кишинёву, 2 часа',
        en: 'Walking tour of Chișinău, 2 hours',
        price: [150, 350],
      },
      {
        ro: 'Cetatea Soroca și satul Rudi',
        ru: 'Сорокская крепость и село Рудь',
        price: [500, 850],
      },
      {
        ro: 'Caiac pe Răut, cu instructor',
        ru: 'Каяки по Реуту, с инструктором',
        price: [450, 800],
      },
      { ro: 'Excursie la Iași, o zi', ru: 'Экскурсия в Яссы, один день', price: [900, 1500] },
    ],
    about: [
      {
        ro: [
          'Prețul este pentru o persoană.',
          'Ghid licențiat, cu povești pe care nu le găsiți pe internet.',
          'Grupuri mici, fără grabă.',
        ],
        ru: [
          'Цена за одного человека.',
          'Лицензированный гид с историями, которых нет в интернете.',
          'Небольшие группы, без спешки.',
        ],
        en: ['The price is per person.', 'A licensed guide and small groups.'],
      },
      {
        ro: [
          'Ghidaj în română, rusă sau engleză.',
          'Plecări sâmbăta și duminica.',
          'Pentru copii și pensionari, preț mai mic.',
        ],
        ru: [
          'Экскурсии на румынском, русском или английском.',
          'Отправление по субботам и воскресеньям.',
          'Детям и пенсионерам дешевле.',
        ],
        en: ['In Romanian, Russian or English.', 'Every Saturday and Sunday.'],
      },
      {
        ro: [
          'Locurile sunt limitate, anunțați-ne din timp.',
          'Pentru grupuri facem și program individual.',
        ],
        ru: ['Места ограничены, сообщите заранее.', 'Для групп делаем и отдельную программу.'],
        en: ['Places are limited, please book early.'],
      },
    ],
  },
  'bilete-transport': {
    currency: 'EUR',
    goods: [
      {
        ro: 'Autocar Chișinău – Bologna – Roma',
        ru: 'Автобус Кишинёв – Болонья – Рим',
        en: 'Coach Chișinău – Bologna – Rome',
        price: [110, 150],
      },
      {
        ro: 'Autocar Chișinău – București, zilnic',
        ru: 'Автобус Кишинёв – Бухарест, ежедневно',
        en: 'Coach Chișinău – Bucharest, daily',
        price: [20, 30],
      },
      {
        ro: 'Curse regulate spre Germania',
        ru: 'Регулярные рейсы в Германию',
        en: 'Regular trips to Germany',
        price: [90, 140],
      },
      { ro: 'Microbuz Chișinău – Odesa', ru: 'Микроавтобус Кишинёв – Одесса', price: [15, 25] },
      { ro: 'Colete și pasageri spre Paris', ru: 'Посылки и пассажиры в Париж', price: [110, 160] },
      {
        ro: 'Microbuz spre aeroportul Iași',
        ru: 'Микроавтобус в аэропорт Яссы',
        en: 'Minibus to Iași airport',
        price: [18, 30],
      },
      {
        ro: 'Autocar spre mare, Bulgaria, vara',
        ru: 'Автобус на море, Болгария, летом',
        price: [45, 75],
      },
    ],
    about: [
      {
        ro: [
          'Prețul este pentru o persoană, într-o direcție.',
          'Transport confortabil, cu aer condiționat și prize.',
          'Șoferi cu experiență, opriri pe drum.',
        ],
        ru: [
          'Цена за человека в одну сторону.',
          'Комфортный транспорт с кондиционером и розетками.',
          'Опытные водители, остановки в пути.',
        ],
        en: ['The price is per person, one way.', 'Comfortable, with air conditioning.'],
      },
      {
        ro: [
          'Bagaj de 30 kg inclus.',
          'Copiii au reducere.',
          'Luăm pasageri și din raioane, pe traseu.',
        ],
        ru: ['Багаж 30 кг включён.', 'Детям скидка.', 'Забираем пассажиров и из районов по пути.'],
        en: ['30 kg of luggage included.', 'Reduced price for children.'],
      },
      {
        ro: [
          'Rezervați locul din timp, mai ales de sărbători.',
          'Companie cu licență și asigurare.',
        ],
        ru: [
          'Бронируйте место заранее, особенно к праздникам.',
          'Компания с лицензией и страховкой.',
        ],
        en: ['Licensed and insured.'],
      },
    ],
  },
  'sali-evenimente': {
    goods: [
      {
        ro: 'Sală pentru nunți, 200 de persoane, preț de persoană',
        ru: 'Зал для свадеб, 200 человек, цена за гостя',
        en: 'Wedding hall for 200 guests, price per guest',
        price: [900, 1600],
      },
      {
        ro: 'Sală de conferințe, 40 de locuri, pe oră',
        ru: 'Конференц-зал на 40 мест, за час',
        en: 'Conference room, 40 seats, per hour',
        price: [400, 900],
      },
      {
        ro: 'Cameră de joacă pentru zile de naștere',
        ru: 'Детская комната для дней рождения',
        price: [2000, 5000],
      },
      {
        ro: 'Terasă la iaz pentru cumătrii',
        ru: 'Терраса у озера для кумэтрий',
        price: [600, 1000],
      },
      {
        ro: 'Casă de vacanță pentru petreceri',
        ru: 'Загородный дом для вечеринок',
        price: [4500, 10000],
      },
      { ro: 'Sală de mese pentru parastas', ru: 'Зал для поминок', price: [350, 600] },
      {
        ro: 'Loft pentru ședințe foto, pe oră',
        ru: 'Лофт для фотосессий, за час',
        price: [350, 700],
      },
    ],
    about: [
      {
        ro: [
          'Loc îngrijit și primitor.',
          'Loc ușor de găsit.',
          'Administratorul vă ajută de la început până la sfârșit.',
        ],
        ru: [
          'Ухоженное и уютное место.',
          'Легко найти.',
          'Администратор поможет от начала до конца.',
        ],
        en: ['A well-kept, welcoming place.', 'Our administrator helps you from start to finish.'],
      },
      {
        ro: [
          'Parcare pentru oaspeți.',
          'Puteți veni oricând să vedeți locul.',
          'Curățenia este inclusă în preț.',
        ],
        ru: ['Парковка для гостей.', 'Можно приехать и посмотреть.', 'Уборка входит в цену.'],
        en: ['Parking for guests.', 'You are welcome to come and see it.'],
      },
      {
        ro: ['Întrebați de date libere.', 'Data se rezervă cu avans și contract.'],
        ru: ['Уточняйте свободные даты.', 'Дата бронируется авансом и договором.'],
        en: ['Ask for free dates.'],
      },
    ],
  },
  'decor-flori': {
    goods: [
      {
        ro: 'Decor pentru nuntă la cheie',
        ru: 'Оформление свадьбы под ключ',
        en: 'Full wedding decoration',
        price: [12000, 45000],
      },
      {
        ro: 'Baloane cu heliu, compoziții',
        ru: 'Шары с гелием, композиции',
        en: 'Helium balloons',
        price: [250, 1800],
      },
      { ro: 'Buchet de mireasă', ru: 'Букет невесты', en: 'Bridal bouquet', price: [700, 1800] },
      { ro: '101 trandafiri', ru: '101 роза', en: '101 roses', price: [2200, 4500] },
      {
        ro: 'Fotozonă pentru ziua de naștere',
        ru: 'Фотозона на день рождения',
        price: [1500, 4500],
      },
      {
        ro: 'Coroane și aranjamente funerare',
        ru: 'Венки и траурные композиции',
        price: [500, 1800],
      },
      {
        ro: 'Arcadă de flori pentru ceremonie',
        ru: 'Цветочная арка для церемонии',
        price: [2500, 8000],
      },
    ],
    about: [
      {
        ro: [
          'Facem la comandă, după gustul și bugetul dumneavoastră.',
          'Lucrăm atent la fiecare detaliu.',
          'Atelier propriu, idei proprii.',
        ],
        ru: [
          'Делаем на заказ, под ваш вкус и бюджет.',
          'Внимательны к каждой детали.',
          'Своя мастерская, свои идеи.',
        ],
        en: ['Made to order, for your taste and budget.', 'We care about every detail.'],
      },
      {
        ro: [
          'Livrăm la ora stabilită.',
          'Trimitem o poză înainte de livrare.',
          'Avem portofoliu, îl trimitem în mesaje.',
        ],
        ru: [
          'Доставляем к назначенному часу.',
          'Перед доставкой присылаем фото.',
          'Портфолио пришлём в сообщениях.',
        ],
        en: ['Delivery at the agreed hour.', 'We send a photo before delivery.'],
      },
      {
        ro: ['Comandați cu câteva zile înainte.', 'Culorile se aleg împreună.'],
        ru: ['Заказывайте за несколько дней.', 'Цвета подберём вместе.'],
        en: ['Please order a few days ahead.'],
      },
    ],
  },
  'inchiriere-costume': {
    goods: [
      {
        ro: 'Închiriere costume naționale',
        ru: 'Прокат национальных костюмов',
        en: 'Traditional costume hire',
        price: [250, 700],
      },
      {
        ro: 'Rochii de seară în chirie',
        ru: 'Вечерние платья напрокат',
        en: 'Evening dresses for hire',
        price: [500, 1800],
      },
      {
        ro: 'Costume de carnaval pentru copii',
        ru: 'Карнавальные костюмы для детей',
        price: [150, 350],
      },
      { ro: 'Costum Moș Crăciun în chirie', ru: 'Костюм Деда Мороза напрокат', price: [250, 500] },
      {
        ro: 'Boxe și microfoane în chirie, pe zi',
        ru: 'Колонки и микрофоны в аренду, за день',
        en: 'Speakers and microphones for hire, per day',
        price: [600, 2000],
      },
      {
        ro: 'Proiector și ecran în chirie, pe zi',
        ru: 'Проектор и экран в аренду, за день',
        price: [400, 900],
      },
      {
        ro: 'Corturi și mese pentru evenimente, chirie',
        ru: 'Шатры и столы для мероприятий, прокат',
        price: [800, 4500],
      },
    ],
    about: [
      {
        ro: [
          'Totul este curat și verificat înainte de fiecare închiriere.',
          'Prețul este pentru o zi.',
          'Avem un sortiment mare, veniți să alegeți.',
        ],
        ru: [
          'Всё чистое и проверено перед каждой выдачей.',
          'Цена за одни сутки.',
          'Большой выбор, приходите и выбирайте.',
        ],
        en: ['Everything is clean and checked before each hire.', 'The price is for one day.'],
      },
      {
        ro: [
          'Se lasă un gaj, care se întoarce integral.',
          'Rezervarea se poate face în mesaje.',
          'Dacă luați pentru mai multe zile, prețul scade.',
        ],
        ru: [
          'Берём залог, возвращаем полностью.',
          'Забронировать можно в сообщениях.',
          'На несколько дней цена ниже.',
        ],
        en: ['A deposit is taken and fully returned.', 'Cheaper for several days.'],
      },
      {
        ro: [
          'Ridicarea și întoarcerea, la oficiul nostru.',
          'Rezervați din timp pentru sărbători.',
        ],
        ru: ['Выдача и возврат в нашем офисе.', 'К праздникам бронируйте заранее.'],
        en: ['Pick-up and return at our office.'],
      },
    ],
  },
  'bilete-evenimente': {
    goods: [
      {
        ro: 'Două bilete la concert',
        ru: 'Два билета на концерт',
        en: 'Two concert tickets',
        price: [500, 1800],
      },
      {
        ro: 'Bilet la festival de muzică, 2 zile',
        ru: 'Билет на музыкальный фестиваль, 2 дня',
        en: 'Music festival ticket, 2 days',
        price: [700, 1500],
      },
      {
        ro: 'Bilete la teatru, sâmbătă seara',
        ru: 'Билеты в театр, суббота вечер',
        price: [150, 400],
      },
      {
        ro: 'Bilete la meciul naționalei de fotbal',
        ru: 'Билеты на матч сборной по футболу',
        en: 'Tickets for the national football match',
        price: [150, 500],
      },
      {
        ro: 'Bilete la spectacol pentru copii',
        ru: 'Билеты на детский спектакль',
        price: [100, 250],
      },
      { ro: 'Bilete la stand-up', ru: 'Билеты на стендап', price: [250, 500] },
    ],
    about: [
      {
        ro: [
          'Nu mai pot merge și vând la prețul de cumpărare.',
          'S-au schimbat planurile, biletele sunt libere.',
          'Locuri bune, se vede bine scena.',
        ],
        ru: [
          'Не получается пойти, продаю по цене покупки.',
          'Изменились планы, отдаю билеты.',
          'Хорошие места, всё видно.',
        ],
        en: ['I cannot go, so I sell at the price I paid.', 'Good seats.'],
      },
      {
        ro: [
          'Format electronic, transmit imediat după achitare.',
          'Arăt dovada cumpărării.',
          'Ne putem întâlni în centru.',
        ],
        ru: [
          'Электронный формат, отправлю сразу после оплаты.',
          'Покажу подтверждение покупки.',
          'Можем встретиться в центре.',
        ],
        en: ['Electronic, sent right after payment.', 'I can show the proof of purchase.'],
      },
    ],
  },
}
