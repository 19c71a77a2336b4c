import type { CategoryRecipes, Good, Recipe } from './recipe.ts'

type Pool = Recipe['about'][number]
type Attributes = NonNullable<Good['attributes']>

/** Done at the customer's place. */
function visit(priceUnit: string): Attributes {
  return { price_unit: priceUnit, home_visit: true }
}

/** Done at the seller's own place, or away from both. */
function onSite(priceUnit: string): Attributes {
  return { price_unit: priceUnit, home_visit: false }
}

const trust: Pool = {
  ro: [
    'Lucrăm calitativ, cu contract și garanție.',
    'Avem poze de la lucrări și recomandări de la clienți.',
    'Respectăm termenele convenite.',
    'Prețul stabilit nu se schimbă pe parcurs.',
  ],
  ru: [
    'Работаем качественно, по договору и с гарантией.',
    'Есть фото работ и рекомендации клиентов.',
    'Соблюдаем оговорённые сроки.',
    'Оговорённая цена в процессе не меняется.',
  ],
  en: [
    'Quality work with a contract.',
    'Photos of our work and references are available.',
    'We keep the agreed deadlines.',
  ],
}

export const servicii: CategoryRecipes = {
  'reparatii-apartamente': {
    goods: [
      {
        ro: 'Reparații de apartamente la cheie',
        ru: 'Ремонт квартир под ключ',
        en: 'Turnkey flat renovation',
        price: [2200, 4500],
        attributes: visit('sqm'),
      },
      {
        ro: 'Teracotă și faianță, montare',
        ru: 'Укладка плитки и фаянса',
        en: 'Tiling, floors and walls',
        price: [280, 450],
        attributes: visit('sqm'),
      },
      {
        ro: 'Laminat și parchet, montare cu plintă',
        ru: 'Укладка ламината и паркета с плинтусом',
        price: [80, 160],
        attributes: visit('sqm'),
      },
      {
        ro: 'Tencuială mecanizată',
        ru: 'Механизированная штукатурка',
        price: [110, 170],
        attributes: visit('sqm'),
      },
      {
        ro: 'Șpacluire, vopsire, tapet',
        ru: 'Шпаклёвка, покраска, обои',
        price: [90, 190],
        attributes: visit('sqm'),
      },
      {
        ro: 'Tavane extensibile',
        ru: 'Натяжные потолки',
        en: 'Stretch ceilings',
        price: [150, 260],
        attributes: visit('sqm'),
      },
      {
        ro: 'Demolări și evacuarea gunoiului',
        ru: 'Демонтаж и вывоз мусора',
        price: [1500, 8000],
        attributes: visit('job'),
      },
    ],
    about: [
      {
        ro: [
          'Echipă cu peste zece ani de experiență.',
          'Facem curat după noi, la fiecare etapă.',
          'Venim la măsurare și facem devizul gratuit.',
        ],
        ru: [
          'Бригада с опытом более десяти лет.',
          'Убираем за собой на каждом этапе.',
          'Выезд на замер и смета бесплатно.',
        ],
        en: ['A team with more than ten years of experience.', 'Free measurement and estimate.'],
      },
      {
        ro: [
          'Ajutăm la alegerea și aducerea materialelor cu reducere.',
          'Se poate achita pe etape.',
          'Lucrăm în oraș și în localitățile vecine.',
        ],
        ru: [
          'Поможем выбрать и привезти материалы со скидкой.',
          'Оплата поэтапно.',
          'Работаем в городе и соседних населённых пунктах.',
        ],
        en: ['Payment in stages is possible.', 'We work in town and in the neighbouring villages.'],
      },
      trust,
    ],
  },
  'constructia-caselor': {
    goods: [
      {
        ro: 'Construcția caselor la cheie',
        ru: 'Строительство домов под ключ',
        en: 'Turnkey house construction',
        price: [11000, 18000],
        attributes: visit('sqm'),
      },
      {
        ro: 'Acoperișuri: construcție și reparație',
        ru: 'Крыши: строительство и ремонт',
        price: [350, 700],
        attributes: visit('sqm'),
      },
      {
        ro: 'Termoizolarea fațadelor',
        ru: 'Утепление фасадов',
        en: 'Facade insulation',
        price: [450, 800],
        attributes: visit('sqm'),
      },
      {
        ro: 'Fundații, armare și turnare beton',
        ru: 'Фундаменты, армирование и заливка бетона',
        price: [15000, 90000],
        attributes: visit('job'),
      },
      {
        ro: 'Pavaj, montare cu pregătirea terenului',
        ru: 'Укладка тротуарной плитки с подготовкой',
        price: [180, 320],
        attributes: visit('sqm'),
      },
      {
        ro: 'Garduri și porți din metal',
        ru: 'Заборы и ворота из металла',
        price: [5000, 45000],
        attributes: visit('job'),
      },
      {
        ro: 'Săpături cu miniexcavator',
        ru: 'Услуги мини-экскаватора',
        en: 'Mini excavator hire with driver',
        price: [500, 750],
        attributes: visit('hour'),
      },
    ],
    about: [
      {
        ro: [
          'Avem echipă, tehnică și schele proprii.',
          'Peste 60 de obiecte predate în toată republica.',
          'Facem deviz detaliat înainte de a începe.',
        ],
        ru: [
          'Своя бригада, техника и леса.',
          'Более 60 сданных объектов по всей республике.',
          'Подробная смета до начала работ.',
        ],
        en: ['Our own team, machines and scaffolding.', 'A detailed estimate before we start.'],
      },
      {
        ro: [
          'Lucrăm cu materialele noastre sau ale clientului.',
          'Ne deplasăm în orice raion.',
          'Începem în maximum două săptămâni de la contract.',
        ],
        ru: [
          'Работаем с нашими материалами или материалами заказчика.',
          'Выезжаем в любой район.',
          'Начинаем не позже двух недель после договора.',
        ],
        en: ['We work all over the country.', 'Our materials or yours.'],
      },
      trust,
    ],
  },
  'instalator-electrician': {
    goods: [
      {
        ro: 'Instalator, orice lucrare, urgent',
        ru: 'Сантехник, любые работы, срочно',
        en: 'Plumber, any job, urgent calls',
        price: [300, 1500],
        attributes: visit('job'),
      },
      {
        ro: 'Electrician autorizat',
        ru: 'Электрик с допуском',
        en: 'Licensed electrician',
        price: [300, 1500],
        attributes: visit('job'),
      },
      {
        ro: 'Schimbarea cablajului în apartament',
        ru: 'Замена проводки в квартире',
        price: [9000, 28000],
        attributes: visit('job'),
      },
      {
        ro: 'Montare și curățare aer condiționat',
        ru: 'Установка и чистка кондиционеров',
        price: [600, 2800],
        attributes: visit('job'),
      },
      {
        ro: 'Încălzire în pardoseală, montare',
        ru: 'Монтаж тёплого пола',
        price: [150, 280],
        attributes: visit('sqm'),
      },
      {
        ro: 'Desfundarea canalizării',
        ru: 'Прочистка канализации',
        price: [500, 1500],
        attributes: visit('job'),
      },
      {
        ro: 'Montare boiler și centrală termică',
        ru: 'Установка бойлера и котла',
        price: [800, 6500],
        attributes: visit('job'),
      },
    ],
    about: [
      {
        ro: [
          'Vin în aceeași zi, în orice colț al orașului.',
          'Lucrez singur, curat și fără grabă.',
          'Am toate sculele și piesele uzuale cu mine.',
        ],
        ru: [
          'Приезжаю в тот же день, в любой конец города.',
          'Работаю сам, чисто и без спешки.',
          'Весь инструмент и ходовые детали с собой.',
        ],
        en: [
          'I come the same day, anywhere in town.',
          'All the tools and usual parts are with me.',
        ],
      },
      {
        ro: [
          'Spun prețul înainte de a începe.',
          'Ofer garanție la lucrare.',
          'Pot cumpăra eu materialele, cu bon.',
        ],
        ru: [
          'Цену называю до начала работы.',
          'Даю гарантию на работу.',
          'Могу сам купить материалы, с чеком.',
        ],
        en: ['I tell the price before I start.', 'Warranty on my work.'],
      },
      {
        ro: [
          'Las curat după mine.',
          'Poze cu lucrări trimit în mesaje.',
          'Pensionarilor le fac reducere.',
        ],
        ru: ['Убираю за собой.', 'Фото работ пришлю в сообщениях.', 'Пенсионерам скидка.'],
        en: ['I leave the place clean.', 'Discount for pensioners.'],
      },
    ],
  },
  'mobila-la-comanda': {
    goods: [
      {
        ro: 'Bucătării la comandă',
        ru: 'Кухни на заказ',
        en: 'Custom-made kitchens',
        price: [25000, 95000],
        attributes: visit('job'),
      },
      {
        ro: 'Dulapuri-cupé la comandă',
        ru: 'Шкафы-купе на заказ',
        price: [12000, 38000],
        attributes: visit('job'),
      },
      {
        ro: 'Mobilă pentru copii la comandă',
        ru: 'Детская мебель на заказ',
        price: [15000, 45000],
        attributes: visit('job'),
      },
      {
        ro: 'Scări din lemn masiv',
        ru: 'Лестницы из массива дерева',
        en: 'Solid wood stairs',
        price: [28000, 110000],
        attributes: visit('job'),
      },
      {
        ro: 'Restaurare și tapițare canapele',
        ru: 'Реставрация и перетяжка диванов',
        price: [4500, 15000],
        attributes: visit('job'),
      },
      {
        ro: 'Uși din lemn la comandă',
        ru: 'Деревянные двери на заказ',
        en: 'Custom wooden doors',
        price: [6000, 15000],
        attributes: visit('job'),
      },
    ],
    about: [
      {
        ro: [
          'Atelier propriu, lucrăm din 2009.',
          'Meșteri cu experiență, fiecare detaliu este verificat.',
          'Venim la măsurare în ziua care vă convine.',
        ],
        ru: [
          'Собственный цех, работаем с 2009 года.',
          'Опытные мастера, проверяем каждую деталь.',
          'Приедем на замер в удобный для вас день.',
        ],
        en: [
          'Our own workshop, in business since 2009.',
          'We come to measure on a day that suits you.',
        ],
      },
      {
        ro: [
          'Folosim materiale și feronerie de calitate.',
          'Termenul îl scriem în contract.',
          'Se poate plăti în rate.',
        ],
        ru: [
          'Качественные материалы и фурнитура.',
          'Срок прописываем в договоре.',
          'Возможна рассрочка.',
        ],
        en: ['Quality materials and fittings.', 'Payment by instalments is possible.'],
      },
      trust,
    ],
  },
  'transport-marfa': {
    goods: [
      {
        ro: 'Transport marfă prin oraș, microbuz',
        ru: 'Грузоперевозки по городу, микроавтобус',
        en: 'Cargo van with driver, city',
        price: [300, 450],
        attributes: visit('hour'),
      },
      {
        ro: 'Mutări de apartamente și oficii cu hamali',
        ru: 'Квартирные и офисные переезды с грузчиками',
        en: 'Home and office moves with loaders',
        price: [1500, 5000],
        attributes: visit('job'),
      },
      {
        ro: 'Transport marfă Moldova – Europa',
        ru: 'Грузоперевозки Молдова – Европа',
        en: 'Cargo Moldova – Europe',
        price: [15, 28],
        attributes: visit('km'),
      },
      {
        ro: 'Transport mobilă și electrocasnice',
        ru: 'Перевозка мебели и бытовой техники',
        price: [500, 1500],
        attributes: visit('job'),
      },
      {
        ro: 'Basculantă: nisip, piatră, pământ',
        ru: 'Самосвал: песок, щебень, земля',
        price: [1200, 3500],
        attributes: visit('job'),
      },
      {
        ro: 'Manipulator cu macara, 5 tone',
        ru: 'Манипулятор с краном, 5 тонн',
        price: [700, 1000],
        attributes: visit('hour'),
      },
      {
        ro: 'Hamali, plata pe oră',
        ru: 'Грузчики, почасовая оплата',
        price: [100, 150],
        attributes: visit('hour'),
      },
    ],
    about: [
      {
        ro: [
          'Ajungem la ora stabilită.',
          'Avem grijă de lucruri ca de ale noastre.',
          'Avem mașini libere aproape mereu.',
        ],
        ru: [
          'Приезжаем точно в назначенное время.',
          'Бережём вещи как свои.',
          'Свободные машины есть почти всегда.',
        ],
        en: ['We arrive on time.', 'A vehicle is nearly always available.'],
      },
      {
        ro: [
          'Achitare numerar sau prin transfer.',
          'Pentru firme eliberăm factură.',
          'Comanda se face cu o zi înainte, în cazuri urgente și pe loc.',
        ],
        ru: [
          'Оплата наличными или перечислением.',
          'Для фирм выписываем накладную.',
          'Заказ за день, в срочных случаях и сразу.',
        ],
        en: ['Cash or bank transfer.', 'Invoices for companies.'],
      },
      {
        ro: [
          'Spuneți ce și unde, iar noi calculăm prețul.',
          'Prețul depinde de distanță și volum.',
          'Fără taxe ascunse.',
        ],
        ru: [
          'Скажите, что и куда, мы посчитаем цену.',
          'Цена зависит от расстояния и объёма.',
          'Без скрытых доплат.',
        ],
        en: ['The price depends on distance and volume.'],
      },
    ],
  },
  'transport-pasageri': {
    goods: [
      {
        ro: 'Transfer la aeroportul din Iași',
        ru: 'Трансфер в аэропорт Яссы',
        en: 'Transfer to Iași airport',
        price: [1800, 2800],
        attributes: visit('job'),
      },
      {
        ro: 'Microbuz cu șofer pentru nunți, 20 de locuri',
        ru: 'Микроавтобус с водителем на свадьбу, 20 мест',
        price: [3500, 6000],
        attributes: visit('day'),
      },
      {
        ro: 'Autocar pentru excursii, 50 de locuri',
        ru: 'Автобус для экскурсий, 50 мест',
        en: 'Coach for trips, 50 seats',
        price: [28, 42],
        attributes: visit('km'),
      },
      {
        ro: 'Automobil cu șofer pentru mire și mireasă',
        ru: 'Автомобиль с водителем для молодожёнов',
        price: [500, 1200],
        attributes: visit('hour'),
      },
      {
        ro: 'Transport angajați, curse zilnice',
        ru: 'Перевозка сотрудников, ежедневные рейсы',
        price: [1500, 3000],
        attributes: visit('day'),
      },
      {
        ro: 'Minivan 7 locuri, oriunde în Moldova',
        ru: 'Минивэн 7 мест, по всей Молдове',
        price: [9, 13],
        attributes: visit('km'),
      },
    ],
    about: [
      {
        ro: [
          'Șoferi cu experiență, care nu se grăbesc.',
          'Automobile curate, cu aer condiționat.',
          'Ajungem cu 15 minute înainte de ora stabilită.',
        ],
        ru: [
          'Опытные водители, едем спокойно.',
          'Чистые машины с кондиционером.',
          'Подъезжаем за 15 минут до назначенного времени.',
        ],
        en: [
          'Experienced drivers and clean, air-conditioned vehicles.',
          'We arrive 15 minutes early.',
        ],
      },
      {
        ro: [
          'Scaune pentru copii la cerere.',
          'Licență și asigurare pentru pasageri.',
          'Prețul este pentru vehicul, nu pentru fiecare persoană.',
        ],
        ru: [
          'Детские кресла по запросу.',
          'Лицензия и страховка пассажиров.',
          'Цена за машину, а не за человека.',
        ],
        en: ['Child seats on request.', 'The price is per vehicle, not per person.'],
      },
      {
        ro: [
          'Rezervați din timp, mai ales pentru weekend.',
          'Achitare numerar sau pe card.',
          'Vorbim română și rusă.',
        ],
        ru: [
          'Бронируйте заранее, особенно на выходные.',
          'Оплата наличными или картой.',
          'Говорим на румынском и русском.',
        ],
        en: ['Please book in advance, weekends fill up quickly.'],
      },
    ],
  },
  'service-auto': {
    goods: [
      {
        ro: 'Diagnosticare computerizată auto',
        ru: 'Компьютерная диагностика авто',
        en: 'Computer car diagnostics',
        price: [300, 600],
        attributes: onSite('job'),
      },
      {
        ro: 'Schimb ulei și filtre',
        ru: 'Замена масла и фильтров',
        en: 'Oil and filter change',
        price: [200, 400],
        attributes: onSite('job'),
      },
      {
        ro: 'Vopsitorie și tinichigerie auto',
        ru: 'Покраска и рихтовка авто',
        price: [2000, 3500],
        attributes: onSite('job'),
      },
      {
        ro: 'Reparația trenului de rulare',
        ru: 'Ремонт ходовой части',
        price: [400, 3500],
        attributes: onSite('job'),
      },
      {
        ro: 'Vulcanizare și echilibrare',
        ru: 'Шиномонтаж и балансировка',
        price: [350, 800],
        attributes: onSite('job'),
      },
      {
        ro: 'Detailing: polish, ceramică, salon',
        ru: 'Детейлинг: полировка, керамика, салон',
        en: 'Car detailing: polish, ceramic, interior',
        price: [1200, 9500],
        attributes: onSite('job'),
      },
      {
        ro: 'Reparație cutii automate',
        ru: 'Ремонт АКПП',
        price: [6000, 35000],
        attributes: onSite('job'),
      },
      {
        ro: 'Electrician auto cu ieșire la fața locului',
        ru: 'Автоэлектрик с выездом',
        price: [500, 1800],
        attributes: visit('job'),
      },
    ],
    about: [
      {
        ro: [
          'Lucrăm cu toate mărcile de automobile.',
          'Maeștri cu experiență și utilaj bun.',
          'Arătăm piesele schimbate.',
        ],
        ru: [
          'Работаем со всеми марками.',
          'Опытные мастера и хорошее оборудование.',
          'Показываем заменённые детали.',
        ],
        en: ['All makes of cars.', 'Experienced mechanics and good equipment.'],
      },
      {
        ro: [
          'Garanție la lucrare.',
          'Spunem prețul înainte, fără surprize la final.',
          'Putem comanda piesele, originale sau analog.',
        ],
        ru: [
          'Гарантия на работу.',
          'Цену называем заранее, без сюрпризов.',
          'Закажем запчасти, оригинал или аналог.',
        ],
        en: ['Warranty on our work.', 'We tell the price beforehand.'],
      },
      {
        ro: [
          'Programare la telefon, ca să nu așteptați.',
          'Așteptați într-o sală caldă, cu cafea.',
          'Achitare numerar sau pe card.',
        ],
        ru: [
          'По записи, чтобы не ждать.',
          'Есть тёплая зона ожидания с кофе.',
          'Оплата наличными или картой.',
        ],
        en: ['By appointment, so you do not wait.'],
      },
    ],
  },
  'tractare-auto': {
    goods: [
      {
        ro: 'Evacuator auto, ieșire rapidă',
        ru: 'Эвакуатор, быстрый выезд',
        en: 'Tow truck, fast call-out',
        price: [700, 1200],
        attributes: visit('job'),
      },
      {
        ro: 'Tractare auto în toată Moldova',
        ru: 'Эвакуация авто по всей Молдове',
        en: 'Car towing all over Moldova',
        price: [18, 28],
        attributes: visit('km'),
      },
      {
        ro: 'Tractare motociclete și ATV',
        ru: 'Эвакуация мотоциклов и квадроциклов',
        price: [600, 1000],
        attributes: visit('job'),
      },
      {
        ro: 'Platformă pentru tehnică agricolă',
        ru: 'Платформа для сельхозтехники',
        price: [28, 42],
        attributes: visit('km'),
      },
      {
        ro: 'Pornirea mașinii iarna, alimentare la drum',
        ru: 'Прикурить авто зимой, подвоз топлива',
        price: [300, 600],
        attributes: visit('job'),
      },
      {
        ro: 'Aducem automobile din România și Europa',
        ru: 'Пригон авто из Румынии и Европы',
        price: [15, 24],
        attributes: visit('km'),
      },
    ],
    about: [
      {
        ro: [
          'Răspundem imediat la telefon.',
          'În oraș ajungem în 20–40 de minute.',
          'Șofer cu experiență, încărcăm cu grijă.',
        ],
        ru: [
          'Сразу отвечаем на звонок.',
          'По городу приедем за 20–40 минут.',
          'Опытный водитель, грузим аккуратно.',
        ],
        en: ['We answer the phone at once.', 'An experienced driver and careful loading.'],
      },
      {
        ro: [
          'Prețul exact îl spunem la telefon.',
          'Achitare numerar, card sau transfer.',
          'Eliberăm acte pentru asigurare.',
        ],
        ru: [
          'Точную цену назовём по телефону.',
          'Оплата наличными, картой или перечислением.',
          'Выдаём документы для страховой.',
        ],
        en: ['We tell the exact price on the phone.', 'Cash, card or bank transfer.'],
      },
    ],
  },
  curatenie: {
    goods: [
      {
        ro: 'Curățenie generală în apartamente',
        ru: 'Генеральная уборка квартир',
        en: 'Deep cleaning of flats',
        price: [28, 50],
        attributes: visit('sqm'),
      },
      {
        ro: 'Curățenie după reparație',
        ru: 'Уборка после ремонта',
        en: 'Cleaning after renovation',
        price: [35, 60],
        attributes: visit('sqm'),
      },
      {
        ro: 'Curățare chimică a canapelelor',
        ru: 'Химчистка диванов',
        price: [500, 1300],
        attributes: visit('job'),
      },
      { ro: 'Spălarea geamurilor', ru: 'Мытьё окон', price: [25, 45], attributes: visit('sqm') },
      {
        ro: 'Menajeră, o dată pe săptămână',
        ru: 'Домработница раз в неделю',
        price: [100, 150],
        attributes: visit('hour'),
      },
      {
        ro: 'Spălarea covoarelor cu ridicare',
        ru: 'Стирка ковров с вывозом',
        en: 'Carpet washing with pick-up',
        price: [28, 45],
        attributes: visit('sqm'),
      },
      {
        ro: 'Curățenie zilnică în oficii',
        ru: 'Ежедневная уборка офисов',
        price: [250, 700],
        attributes: visit('day'),
      },
    ],
    about: [
      {
        ro: [
          'Venim cu tehnica și detergenții noștri.',
          'Echipă de încredere, cu recomandări.',
          'Folosim soluții fără miros puternic, potrivite pentru copii.',
        ],
        ru: [
          'Приезжаем со своей техникой и средствами.',
          'Надёжная команда с рекомендациями.',
          'Средства без резкого запаха, безопасны для детей.',
        ],
        en: ['We bring our own equipment and detergents.', 'A reliable team with references.'],
      },
      {
        ro: [
          'Dacă ceva nu v-a plăcut, refacem gratuit.',
          'Comanda minimă este de 500 de lei.',
          'Venim la ora care vă convine.',
        ],
        ru: [
          'Если что-то не понравилось, переделаем бесплатно.',
          'Минимальный заказ — 500 леев.',
          'Приедем в удобное для вас время.',
        ],
        en: [
          'If you are not happy, we do it again for free.',
          'We come at the time that suits you.',
        ],
      },
      {
        ro: [
          'Pentru comenzi repetate avem preț mai mic.',
          'Programați cu o zi înainte.',
          'Venim și în suburbii.',
        ],
        ru: [
          'Для повторных заказов цена ниже.',
          'Записывайтесь за день.',
          'Выезжаем и в пригород.',
        ],
        en: ['Lower prices for repeated orders.'],
      },
    ],
  },
  'bone-ingrijire': {
    goods: [
      {
        ro: 'Dădacă pentru copii de 1–5 ani',
        ru: 'Няня для детей 1–5 лет',
        en: 'Nanny for children aged 1–5',
        price: [70, 120],
        attributes: visit('hour'),
      },
      {
        ro: 'Îngrijire bătrâni, în ture de zi',
        ru: 'Сиделка для пожилых, дневные смены',
        price: [500, 850],
        attributes: visit('day'),
      },
      {
        ro: 'Dădacă seara și în weekend',
        ru: 'Няня по вечерам и в выходные',
        en: 'Babysitter, evenings and weekends',
        price: [80, 130],
        attributes: visit('hour'),
      },
      {
        ro: 'Asistentă medicală: injecții, perfuzii',
        ru: 'Медсестра: уколы, капельницы',
        price: [150, 400],
        attributes: visit('job'),
      },
      {
        ro: 'Însoțesc copilul la școală și la cercuri',
        ru: 'Отвожу ребёнка в школу и на кружки',
        price: [60, 100],
        attributes: visit('hour'),
      },
      {
        ro: 'Hotel pentru câini și pisici',
        ru: 'Передержка собак и кошек',
        en: 'Pet sitting at my place',
        price: [150, 300],
        attributes: onSite('day'),
      },
    ],
    about: [
      {
        ro: [
          'Am experiență de peste zece ani.',
          'Persoană răbdătoare și calmă.',
          'Lucrez cu suflet, fără grabă.',
        ],
        ru: [
          'Опыт более десяти лет.',
          'Терпение и спокойствие гарантирую.',
          'Работаю с душой, без спешки.',
        ],
        en: ['More than ten years of experience.', 'Patient and calm.'],
      },
      {
        ro: [
          'Prezint recomandări de la familii.',
          'Sunt mereu la telefon, ca să fiți liniștiți.',
          'Prima întâlnire este gratuită, ne cunoaștem.',
        ],
        ru: [
          'Есть рекомендации от семей.',
          'Всегда на связи, чтобы вы были спокойны.',
          'Первая встреча для знакомства бесплатная.',
        ],
        en: ['References from families are available.', 'The first meeting is free.'],
      },
      {
        ro: ['Fără fumat și alte vicii.', 'Vorbesc română și rusă.'],
        ru: ['Не курю, без вредных привычек.', 'Говорю на румынском и русском.'],
        en: ['Non-smoker.'],
      },
    ],
  },
  'reparatii-electrocasnice': {
    goods: [
      {
        ro: 'Reparația mașinilor de spălat',
        ru: 'Ремонт стиральных машин',
        en: 'Washing machine repair',
        price: [400, 1800],
        attributes: visit('job'),
      },
      {
        ro: 'Reparația frigiderelor la domiciliu',
        ru: 'Ремонт холодильников на дому',
        en: 'Fridge repair at your home',
        price: [500, 2500],
        attributes: visit('job'),
      },
      {
        ro: 'Reparația televizoarelor',
        ru: 'Ремонт телевизоров',
        price: [400, 2200],
        attributes: visit('job'),
      },
      {
        ro: 'Reparația mașinilor de cafea',
        ru: 'Ремонт кофемашин',
        price: [500, 2000],
        attributes: onSite('job'),
      },
      {
        ro: 'Reparația plitelor și cuptoarelor',
        ru: 'Ремонт плит и духовок',
        price: [400, 1500],
        attributes: visit('job'),
      },
      {
        ro: 'Curățarea boilerului, schimb anod',
        ru: 'Чистка бойлера, замена анода',
        price: [600, 1000],
        attributes: visit('job'),
      },
    ],
    about: [
      {
        ro: [
          'Maestru cu experiență de 15 ani.',
          'Diagnosticarea este gratuită dacă se face reparația.',
          'Lucrez cu toate mărcile.',
        ],
        ru: [
          'Мастер с опытом 15 лет.',
          'При ремонте диагностика бесплатная.',
          'Работаю со всеми марками.',
        ],
        en: [
          'A technician with 15 years of experience.',
          'Diagnostics are free if you order the repair.',
        ],
      },
      {
        ro: [
          'Garanție până la 12 luni.',
          'Am piese originale pe stoc.',
          'De obicei repar în aceeași zi.',
        ],
        ru: [
          'Гарантия до 12 месяцев.',
          'Оригинальные запчасти в наличии.',
          'Обычно ремонтирую в тот же день.',
        ],
        en: ['Warranty of up to 12 months.', 'Usually repaired the same day.'],
      },
      {
        ro: ['Dacă nu merită reparat, o spun cinstit.', 'Lucrez în oraș și în suburbii.'],
        ru: ['Если чинить не стоит, скажу честно.', 'Работаю в городе и пригородах.'],
        en: ['If it is not worth repairing, I say so.'],
      },
    ],
  },
  'reparatii-telefoane-pc': {
    goods: [
      {
        ro: 'Schimb ecran la telefon',
        ru: 'Замена экрана телефона',
        en: 'Phone screen replacement',
        price: [600, 4500],
        attributes: onSite('job'),
      },
      {
        ro: 'Schimb baterie la telefon',
        ru: 'Замена аккумулятора телефона',
        price: [400, 1300],
        attributes: onSite('job'),
      },
      {
        ro: 'Curățarea laptopului de praf, pastă termică',
        ru: 'Чистка ноутбука от пыли, термопаста',
        en: 'Laptop cleaning and thermal paste',
        price: [350, 600],
        attributes: onSite('job'),
      },
      {
        ro: 'Instalare Windows și programe',
        ru: 'Установка Windows и программ',
        price: [300, 600],
        attributes: visit('job'),
      },
      {
        ro: 'Recuperare date de pe disc',
        ru: 'Восстановление данных с диска',
        en: 'Data recovery',
        price: [800, 5000],
        attributes: onSite('job'),
      },
      {
        ro: 'Asamblare PC la comandă',
        ru: 'Сборка ПК на заказ',
        price: [600, 1200],
        attributes: onSite('job'),
      },
      {
        ro: 'Ajutor calculator: internet, imprimantă, viruși',
        ru: 'Компьютерная помощь: интернет, принтер, вирусы',
        price: [250, 700],
        attributes: visit('job'),
      },
    ],
    about: [
      {
        ro: [
          'Diagnosticarea este gratuită.',
          'Majoritatea lucrărilor durează până la o oră.',
          'Lucrez atent, datele rămân la locul lor.',
        ],
        ru: [
          'Диагностика бесплатная.',
          'Большинство работ занимает до часа.',
          'Работаю аккуратно, с данными обращаюсь бережно.',
        ],
        en: ['Free diagnostics.', 'Most jobs take up to an hour.'],
      },
      {
        ro: [
          'Garanție la lucrare.',
          'Spun prețul final înainte de a începe.',
          'Consult la alegerea pieselor.',
        ],
        ru: [
          'Гарантия на работу.',
          'Окончательную цену называю до начала.',
          'Подскажу по выбору комплектующих.',
        ],
        en: ['Warranty on the work.', 'You know the final price before I start.'],
      },
      {
        ro: ['Suntem lângă stația de troleibuz.', 'Achitare numerar sau pe card.'],
        ru: ['Рядом остановка троллейбуса.', 'Оплата наличными или картой.'],
        en: ['Cash or card.'],
      },
    ],
  },
  'juridice-contabile': {
    goods: [
      {
        ro: 'Servicii de contabilitate pentru SRL și ÎI',
        ru: 'Бухгалтерские услуги для SRL и ИП',
        en: 'Accounting for companies',
        price: [1500, 6000],
        attributes: onSite('job'),
      },
      {
        ro: 'Înregistrarea firmei la cheie',
        ru: 'Регистрация фирмы под ключ',
        en: 'Company registration',
        price: [1500, 3500],
        attributes: onSite('job'),
      },
      {
        ro: 'Avocat: divorț, partaj, pensie alimentară',
        ru: 'Адвокат: развод, раздел имущества, алименты',
        price: [3000, 12000],
        attributes: onSite('job'),
      },
      {
        ro: 'Consultație juridică',
        ru: 'Юридическая консультация',
        en: 'Legal consultation',
        price: [400, 900],
        attributes: onSite('hour'),
      },
      {
        ro: 'Declarații fiscale pentru persoane fizice',
        ru: 'Налоговые декларации для физлиц',
        price: [400, 900],
        attributes: onSite('job'),
      },
      {
        ro: 'Contracte: întocmire și verificare',
        ru: 'Составление и проверка договоров',
        price: [600, 2500],
        attributes: onSite('job'),
      },
    ],
    about: [
      {
        ro: [
          'Specialiști cu studii superioare și practică îndelungată.',
          'Lucrăm cu persoane fizice și cu companii.',
          'Explicăm pe înțeles, fără termeni complicați.',
        ],
        ru: [
          'Специалисты с высшим образованием и большой практикой.',
          'Работаем с физлицами и компаниями.',
          'Объясняем понятно, без сложных терминов.',
        ],
        en: [
          'Qualified specialists with long practice.',
          'We work with individuals and companies.',
        ],
      },
      {
        ro: [
          'Confidențialitatea este asigurată.',
          'Se poate lucra și online.',
          'Primim și în afara orelor de lucru, cu programare.',
        ],
        ru: [
          'Конфиденциальность обеспечена.',
          'Можно работать и онлайн.',
          'Принимаем и в нерабочее время, по записи.',
        ],
        en: ['Everything stays confidential.', 'We can also work online.'],
      },
      {
        ro: [
          'Prețul îl stabilim înainte și îl trecem în contract.',
          'Actele le pregătim în 1–3 zile.',
        ],
        ru: ['Цену согласуем заранее и пишем в договоре.', 'Документы готовим за 1–3 дня.'],
        en: ['The price is agreed beforehand and written in the contract.'],
      },
    ],
  },
  'it-design-marketing': {
    goods: [
      {
        ro: 'Creare site-uri de prezentare',
        ru: 'Создание сайтов-визиток',
        en: 'Business websites',
        price: [6000, 18000],
        attributes: onSite('job'),
      },
      {
        ro: 'Magazin online la cheie',
        ru: 'Интернет-магазин под ключ',
        en: 'Turnkey online shop',
        price: [15000, 55000],
        attributes: onSite('job'),
      },
      {
        ro: 'Logo și stil corporativ',
        ru: 'Логотип и фирменный стиль',
        en: 'Logo and brand identity',
        price: [2000, 12000],
        attributes: onSite('job'),
      },
      {
        ro: 'Administrare pagini Facebook și Instagram',
        ru: 'Ведение страниц Facebook и Instagram',
        price: [4000, 10000],
        attributes: onSite('job'),
      },
      {
        ro: 'Publicitate Google Ads, configurare',
        ru: 'Настройка рекламы Google Ads',
        price: [2500, 7000],
        attributes: onSite('job'),
      },
      {
        ro: 'Design interior, proiect complet',
        ru: 'Дизайн интерьера, полный проект',
        en: 'Interior design, full project',
        price: [180, 450],
        attributes: onSite('sqm'),
      },
      {
        ro: 'Design bannere, pliante, meniuri',
        ru: 'Дизайн баннеров, буклетов, меню',
        price: [400, 2500],
        attributes: onSite('job'),
      },
    ],
    about: [
      {
        ro: [
          'Lucrăm cu businessuri mici și mijlocii din toată Moldova.',
          'Portofoliul îl trimitem la cerere.',
          'O echipă mică, care răspunde repede.',
        ],
        ru: [
          'Работаем с малым и средним бизнесом по всей Молдове.',
          'Портфолио пришлём по запросу.',
          'Небольшая команда, отвечаем быстро.',
        ],
        en: ['We work with small and medium businesses.', 'We send our portfolio on request.'],
      },
      {
        ro: [
          'Discutăm scopul, apoi propunem o soluție și un preț.',
          'Corecturile sunt incluse în preț.',
          'Textele le facem în română, rusă și engleză.',
        ],
        ru: [
          'Обсуждаем цель, затем предлагаем решение и цену.',
          'Правки входят в стоимость.',
          'Тексты делаем на румынском, русском и английском.',
        ],
        en: ['Corrections are included in the price.', 'Texts in Romanian, Russian and English.'],
      },
      {
        ro: [
          'Contract, factură, plata în două etape.',
          'După predare vă ajutăm încă o lună, gratuit.',
        ],
        ru: ['Договор, счёт, оплата в два этапа.', 'После сдачи ещё месяц помогаем бесплатно.'],
        en: ['A month of free support after delivery.'],
      },
    ],
  },
  traduceri: {
    goods: [
      {
        ro: 'Traduceri română – rusă – engleză',
        ru: 'Переводы румынский – русский – английский',
        en: 'Translations Romanian – Russian – English',
        price: [90, 180],
        attributes: onSite('job'),
      },
      {
        ro: 'Traducere autorizată și apostilă',
        ru: 'Присяжный перевод и апостиль',
        en: 'Certified translation and apostille',
        price: [200, 600],
        attributes: onSite('job'),
      },
      {
        ro: 'Traduceri din italiană și franceză',
        ru: 'Переводы с итальянского и французского',
        price: [120, 220],
        attributes: onSite('job'),
      },
      {
        ro: 'Interpret la negocieri și notar',
        ru: 'Устный переводчик на переговоры и к нотариусу',
        en: 'Interpreter for meetings and the notary',
        price: [400, 900],
        attributes: visit('hour'),
      },
      {
        ro: 'Traduceri tehnice și medicale',
        ru: 'Технические и медицинские переводы',
        price: [150, 280],
        attributes: onSite('job'),
      },
      {
        ro: 'Traduceri din germană',
        ru: 'Переводы с немецкого',
        price: [140, 240],
        attributes: onSite('job'),
      },
    ],
    about: [
      {
        ro: [
          'Traducători cu diplomă și experiență.',
          'Lucrăm corect, cu verificarea terminologiei.',
          'Biroul nostru lucrează din 2010.',
        ],
        ru: [
          'Дипломированные переводчики с опытом.',
          'Работаем точно, проверяем терминологию.',
          'Наше бюро работает с 2010 года.',
        ],
        en: ['Qualified and experienced translators.', 'We check every term.'],
      },
      {
        ro: [
          'Comenzi urgente chiar în aceeași zi.',
          'Acceptăm comenzi online, după o poză clară.',
          'Prețul pentru texte este pe pagină.',
        ],
        ru: [
          'Срочные заказы в тот же день.',
          'Принимаем заказы онлайн, по чёткому фото.',
          'Цена за тексты — за страницу.',
        ],
        en: ['Urgent orders the same day.', 'Texts are priced per page.'],
      },
      {
        ro: ['Volum mare, preț mai mic.', 'Confidențialitate deplină.'],
        ru: ['Чем больше объём, тем ниже цена.', 'Полная конфиденциальность.'],
        en: ['Everything stays confidential.'],
      },
    ],
  },
  'meditatii-cursuri': {
    goods: [
      {
        ro: 'Meditații la matematică, pregătire BAC',
        ru: 'Репетитор по математике, подготовка к БАК',
        price: [200, 350],
        attributes: onSite('hour'),
      },
      {
        ro: 'Cursuri de engleză online',
        ru: 'Английский онлайн',
        en: 'English lessons online',
        price: [180, 350],
        attributes: onSite('hour'),
      },
      {
        ro: 'Meditații la limba română pentru vorbitori de rusă',
        ru: 'Румынский язык для русскоговорящих',
        en: 'Romanian for beginners',
        price: [180, 300],
        attributes: onSite('hour'),
      },
      {
        ro: 'Lecții de chitară',
        ru: 'Уроки игры на гитаре',
        en: 'Guitar lessons',
        price: [200, 350],
        attributes: onSite('hour'),
      },
      {
        ro: 'Pregătire pentru școală, clasa I',
        ru: 'Подготовка к школе, 1 класс',
        price: [130, 220],
        attributes: visit('hour'),
      },
      {
        ro: 'Programare pentru copii: Scratch, Python',
        ru: 'Программирование для детей: Scratch, Python',
        price: [150, 300],
        attributes: onSite('hour'),
      },
      {
        ro: 'Instructor auto, ore suplimentare de condus',
        ru: 'Автоинструктор, дополнительные занятия',
        price: [350, 500],
        attributes: onSite('hour'),
      },
      {
        ro: 'Curs de manichiură cu diplomă',
        ru: 'Курс маникюра с дипломом',
        price: [4500, 9000],
        attributes: onSite('job'),
      },
    ],
    about: [
      {
        ro: [
          'Explic pe înțeles, pornind de la nivelul dumneavoastră.',
          'Experiență de predare de peste opt ani.',
          'Lecțiile sunt practice, fără teorie inutilă.',
        ],
        ru: [
          'Объясняю понятно, начиная с вашего уровня.',
          'Опыт преподавания более восьми лет.',
          'Занятия практические, без лишней теории.',
        ],
        en: ['I start from your level and explain clearly.', 'More than eight years of teaching.'],
      },
      {
        ro: [
          'Prima lecție de probă este gratuită.',
          'Programul se stabilește împreună.',
          'Materialele sunt incluse în preț.',
        ],
        ru: [
          'Первое пробное занятие бесплатное.',
          'Время подберём вместе.',
          'Материалы входят в цену.',
        ],
        en: ['The first trial lesson is free.', 'Materials are included.'],
      },
      {
        ro: ['Rezultatul se vede după prima lună.', 'Lucrez cu răbdare și voie bună.'],
        ru: ['Результат заметен через месяц.', 'Занимаюсь терпеливо и с хорошим настроением.'],
        en: ['You will see the result within a month.'],
      },
    ],
  },
  'saloane-frumusete': {
    goods: [
      {
        ro: 'Manichiură și pedichiură, gel-lac',
        ru: 'Маникюр и педикюр, гель-лак',
        en: 'Manicure and pedicure',
        price: [300, 650],
        attributes: onSite('job'),
      },
      {
        ro: 'Tunsoare și coafură',
        ru: 'Стрижка и укладка',
        en: 'Haircut and styling',
        price: [200, 700],
        attributes: onSite('job'),
      },
      {
        ro: 'Vopsirea părului, balayage',
        ru: 'Окрашивание волос, балаяж',
        price: [900, 3000],
        attributes: onSite('job'),
      },
      {
        ro: 'Extensii de gene',
        ru: 'Наращивание ресниц',
        price: [350, 700],
        attributes: onSite('job'),
      },
      {
        ro: 'Epilare definitivă cu laser',
        ru: 'Лазерная эпиляция',
        en: 'Laser hair removal',
        price: [300, 1800],
        attributes: onSite('job'),
      },
      {
        ro: 'Masaj de relaxare și terapeutic',
        ru: 'Массаж расслабляющий и лечебный',
        en: 'Massage',
        price: [350, 800],
        attributes: onSite('job'),
      },
      {
        ro: 'Make-up de seară și de mireasă',
        ru: 'Макияж вечерний и свадебный',
        price: [600, 1800],
        attributes: visit('job'),
      },
    ],
    about: [
      {
        ro: [
          'Instrumente sterile și materiale de calitate.',
          'Maeștri cu experiență și cursuri absolvite.',
          'Atmosferă plăcută, cafea și muzică bună.',
        ],
        ru: [
          'Стерильные инструменты и качественные материалы.',
          'Опытные мастера с сертификатами.',
          'Приятная атмосфера, кофе и хорошая музыка.',
        ],
        en: ['Sterile tools and quality materials.', 'Experienced, certified masters.'],
      },
      {
        ro: [
          'Lucrăm cu programare.',
          'La prima vizită aveți 10 % reducere.',
          'Avem și certificate-cadou.',
        ],
        ru: ['Работаем по записи.', 'На первый визит скидка 10 %.', 'Есть подарочные сертификаты.'],
        en: ['By appointment.', 'Ten per cent off the first visit.'],
      },
      {
        ro: ['Primim și seara, după serviciu.', 'Poze cu lucrări trimitem în mesaje.'],
        ru: ['Принимаем и вечером, после работы.', 'Фото работ пришлём в сообщениях.'],
        en: ['Evening appointments after work.'],
      },
    ],
  },
  'foto-video-evenimente': {
    goods: [
      {
        ro: 'Fotograf la nuntă, zi completă',
        ru: 'Фотограф на свадьбу, полный день',
        en: 'Wedding photographer, full day',
        price: [8000, 18000],
        attributes: visit('day'),
      },
      {
        ro: 'Videograf la nuntă și cumătrie',
        ru: 'Видеограф на свадьбу и кумэтрию',
        price: [9000, 20000],
        attributes: visit('day'),
      },
      {
        ro: 'Ședință foto de familie',
        ru: 'Семейная фотосессия',
        en: 'Family photo session',
        price: [1200, 2800],
        attributes: visit('hour'),
      },
      {
        ro: 'Filmare cu drona',
        ru: 'Съёмка с дрона',
        en: 'Drone filming',
        price: [1500, 3500],
        attributes: visit('hour'),
      },
      {
        ro: 'Foto pentru produse și meniuri',
        ru: 'Предметная съёмка и съёмка меню',
        price: [900, 2500],
        attributes: visit('hour'),
      },
      {
        ro: 'Fotograf la botez',
        ru: 'Фотограф на крестины',
        price: [1200, 2200],
        attributes: visit('hour'),
      },
    ],
    about: [
      {
        ro: [
          'Cadre naturale, fără poze forțate.',
          'Lucrez cu două aparate și lumină profesională.',
          'Peste 200 de evenimente în toată Moldova.',
        ],
        ru: [
          'Живые кадры, без постановочных улыбок.',
          'Работаю с двумя камерами и профессиональным светом.',
          'Более 200 мероприятий по всей Молдове.',
        ],
        en: ['Natural pictures, no forced poses.', 'More than 200 events in Moldova.'],
      },
      {
        ro: [
          'Materialul prelucrat este gata în 2–4 săptămâni.',
          'Totul se transmite în format digital.',
          'Deplasarea în raioane se discută.',
        ],
        ru: [
          'Обработанный материал готов через 2–4 недели.',
          'Всё передаём в цифровом виде.',
          'Выезд в районы обсуждается.',
        ],
        en: ['Edited material is ready in 2–4 weeks.', 'Everything is delivered in digital form.'],
      },
      {
        ro: ['Datele de vară se rezervă repede.', 'Semnăm contract, cu avans de 20 %.'],
        ru: ['Летние даты разбирают быстро.', 'Заключаем договор, аванс 20 %.'],
        en: ['Summer dates go quickly.'],
      },
    ],
  },
  'muzica-moderatori': {
    goods: [
      {
        ro: 'Moderator bilingv la nunți',
        ru: 'Двуязычный ведущий на свадьбу',
        en: 'Bilingual wedding host',
        price: [7000, 18000],
        attributes: visit('day'),
      },
      {
        ro: 'DJ cu aparatură pentru petreceri',
        ru: 'DJ с аппаратурой на праздник',
        en: 'DJ with equipment',
        price: [4000, 10000],
        attributes: visit('day'),
      },
      {
        ro: 'Formație live, muzică populară și de estradă',
        ru: 'Живая музыка, народная и эстрадная',
        price: [18000, 45000],
        attributes: visit('day'),
      },
      {
        ro: 'Saxofonist la ceremonie',
        ru: 'Саксофонист на церемонию',
        en: 'Saxophone player',
        price: [2500, 5000],
        attributes: visit('hour'),
      },
      {
        ro: 'Animatori pentru copii',
        ru: 'Аниматоры для детей',
        price: [1200, 2500],
        attributes: visit('hour'),
      },
      {
        ro: 'Moș Crăciun și Crăciunița acasă',
        ru: 'Дед Мороз и Снегурочка на дом',
        price: [800, 1800],
        attributes: visit('job'),
      },
      {
        ro: 'Lumini și sunet pentru evenimente',
        ru: 'Свет и звук для мероприятий',
        price: [3000, 12000],
        attributes: visit('day'),
      },
    ],
    about: [
      {
        ro: [
          'Facem atmosferă, fără glume de prost gust.',
          'Experiență de peste zece ani pe scenă.',
          'Program adaptat la oaspeții dumneavoastră.',
        ],
        ru: [
          'Создаём атмосферу без пошлых шуток.',
          'Более десяти лет на сцене.',
          'Программа под ваших гостей.',
        ],
        en: ['More than ten years on stage.', 'A programme made for your guests.'],
      },
      {
        ro: [
          'Lucrăm în română și rusă.',
          'Mergem oriunde în Moldova.',
          'Trimitem video de la alte evenimente.',
        ],
        ru: [
          'Работаем на румынском и русском.',
          'Выезжаем по всей Молдове.',
          'Пришлём видео с других мероприятий.',
        ],
        en: ['We travel anywhere in Moldova.', 'We can send videos of earlier events.'],
      },
      {
        ro: ['Întrebați dacă data este liberă.', 'Rezervarea se face cu avans.'],
        ru: ['Уточняйте, свободна ли дата.', 'Бронь по предоплате.'],
        en: ['Ask whether your date is free.'],
      },
    ],
  },
}
